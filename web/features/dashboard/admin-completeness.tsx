// How whole the content is in each language, kind by kind; a gap leads to the records that have it.
import { useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import type { Kind } from '#contract/kind.ts'
import { LANGUAGES, type Language } from '#contract/language-codes.ts'
import { KIND_WORDS } from '#web/admin/editor/kind-words.ts'
import { LANGUAGE_NAMES } from '#web/admin/language-names.ts'
import { LoadFailed } from '#web/admin/load-failed.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { thousands } from '#web/ui/number-format.ts'
import { RouterLink } from '#web/ui/router-link.tsx'
import { completenessQuery } from './admin-api.ts'
import { DASHBOARD_TEXTS } from './admin-texts.ts'

/** Lists that can be narrowed to a gap. */
const LISTS: Partial<Record<Kind, string>> = {
  product: '/webSystemManage/web_product',
  news: '/webSystemManage/web_news',
  successCase: '/webSystemManage/web_success_case',
}

export function Completeness() {
  const texts = useTexts(DASHBOARD_TEXTS)
  const kinds = useTexts(KIND_WORDS)
  const { data, error, refetch, isFetching } = useQuery(completenessQuery())
  const shown = data?.filter(({ total }) => total > 0) ?? []
  if (data && shown.length === 0) return null
  return (
    <section className="dash-words" aria-labelledby="dash-words-title">
      <h2 id="dash-words-title">{texts.words}</h2>
      <p>{texts.wordsSays}</p>
      {error && !data && <LoadFailed error={error} onAgain={refetch} busy={isFetching} />}
      {!error && !data && <Skeleton active paragraph={{ rows: 4 }} title={false} />}
      {data && (
        <div className="dash-words-scroll">
          <table>
            <thead>
              <tr>
                <th scope="col">{texts.wordsKind}</th>
                {LANGUAGES.map((language) => (
                  <th key={language} scope="col">
                    {LANGUAGE_NAMES[language]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map(({ kind, total, languages }) => (
                <tr key={kind}>
                  <th scope="row">
                    {kinds[kind]} <small>{thousands(total)}</small>
                  </th>
                  {LANGUAGES.map((language) => (
                    <Cell
                      key={language}
                      counts={languages[language]}
                      language={language}
                      {...(LISTS[kind] && { to: LISTS[kind] })}
                    />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

type CellProps = {
  counts: { filled: number; missing: number; stale: number }
  language: Language
  to?: string
}

function Cell({ counts, language, to }: CellProps) {
  const texts = useTexts(DASHBOARD_TEXTS)
  const gaps = (['missing', 'stale'] as const).filter((gap) => counts[gap] > 0)
  const says = (gap: 'missing' | 'stale') => texts[gap](thousands(counts[gap]))
  return (
    <td data-title={LANGUAGE_NAMES[language]}>
      <span className="dash-whole">{texts.filled(thousands(counts.filled))}</span>
      {gaps.map((gap) =>
        to ? (
          <RouterLink key={gap} to={`${to}?gap=${gap}.${language}`} data-gap={gap}>
            {says(gap)}
          </RouterLink>
        ) : (
          <span key={gap} data-gap={gap}>
            {says(gap)}
          </span>
        ),
      )}
    </td>
  )
}
