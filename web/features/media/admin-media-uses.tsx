// Where a picture is used, each record once, with a way to it.
import { useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import type { RecordLink } from '#contract/content/content.ts'
import { FALLBACK } from '#contract/languages/language-codes.ts'
import { LoadFailed } from '#web/admin/page-parts/load-failed.tsx'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { RouterLink } from '#web/ui/router-link.tsx'
import { usesQuery } from './admin-api.ts'

/** Where the console edits a record; kinds without a page there are named only. */
const addressOf = ({ kind, id, title }: Pick<RecordLink, 'kind' | 'id' | 'title'>): string | null => {
  if (kind === 'product') return `/webSystemManage/web_product/${id}`
  if (kind === 'productType') {
    return `/webSystemManage/web_product_type?${new URLSearchParams({ keyword: title[FALLBACK] })}`
  }
  return null
}

export function MediaUses({ id }: { id: number }) {
  const texts = useTexts('console/media/detail')
  const language = useLanguage()
  const { data, error, refetch, isFetching } = useQuery(usesQuery(id))
  return (
    <section className="media-about" aria-label={texts.uses}>
      <h3>{texts.uses}</h3>
      {error && !data && <LoadFailed error={error} onAgain={() => void refetch()} busy={isFetching} />}
      {!data && !error && <Skeleton active title={false} paragraph={{ rows: 2 }} />}
      {data?.length === 0 && <p className="field-hint">{texts.usesNone}</p>}
      <ul>
        {data?.map((record) => {
          const name = textIn(record.title, language)
          const to = addressOf(record)
          return (
            <li key={record.id}>
              <small>{texts.kinds[record.kind]}</small> {to ? <RouterLink to={to}>{name}</RouterLink> : name}{' '}
              <small>{record.shown ? texts.shown : texts.notShown}</small>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
