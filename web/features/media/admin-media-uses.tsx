// Where a picture is used, each record once, with a way to it.

import { useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { useKindNames } from '#web/admin/kinds/kind-names.ts'
import { LoadFailed } from '#web/admin/page-parts/load-failed.tsx'
import { useFormAddress } from '#web/admin/records/record-places.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { RouterLink } from '#web/ui/router-link.tsx'
import { usesQuery } from './admin-api.ts'

export function MediaUses({ id }: { id: number }) {
  const texts = useTexts('console/media/detail')
  const language = useLanguage()
  const kinds = useKindNames('one')
  const addressOf = useFormAddress()
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
              <small>{kinds[record.kind]}</small> {to ? <RouterLink to={to}>{name}</RouterLink> : name}{' '}
              <small>{record.shown ? texts.shown : texts.notShown}</small>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
