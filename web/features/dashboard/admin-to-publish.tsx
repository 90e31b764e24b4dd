// What of the content visitors do not see yet, kind by kind.
import { useQuery } from '@tanstack/react-query'
import { STAFF_LANGUAGES } from '#contract/languages/language-codes.ts'
import { useKindNames } from '#web/admin/kinds/kind-names.ts'
import { usePermittedAddress } from '#web/admin/page-parts/record-link.ts'
import { listAddress } from '#web/admin/records/record-places.ts'
import { LANGUAGE_NAMES } from '#web/admin/shown-values/language-names.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { thousands } from '#web/ui/number-format.ts'
import { RouterLink } from '#web/ui/router-link.tsx'
import { completenessQuery, toPublishQuery } from './admin-api.ts'
import { Card } from './admin-card.tsx'

/** A number that leads to what it counts. */
function Led({ to, children }: { to: string | null; children: string }) {
  return to ? <RouterLink to={to}>{children}</RouterLink> : children
}

const STATES = ['draft', 'scheduled', 'changed'] as const

export function ToPublishCard() {
  const texts = useTexts('console/dashboard/work')
  const kinds = useKindNames('many')
  const way = usePermittedAddress()
  return (
    <Card
      title={texts.toPublish}
      query={useQuery(toPublishQuery())}
      empty={{
        is: (counts) => counts.every(({ draft, scheduled, changed }) => draft + scheduled + changed === 0),
        description: texts.noToPublish,
      }}
    >
      {(counts) => (
        <table className="dash-table">
          <thead>
            <tr>
              <td />
              {STATES.map((state) => (
                <th key={state} scope="col">
                  {texts[state]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {counts.map((count) => (
              <tr key={count.kind}>
                <th scope="row">{kinds[count.kind]}</th>
                {STATES.map((state) => (
                  <td key={state}>
                    <Led to={count[state] > 0 ? way(listAddress(count.kind, { state })) : null}>
                      {thousands(count[state])}
                    </Led>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  )
}

export function LanguagesCard() {
  const texts = useTexts('console/dashboard/page')
  return (
    <Card
      title={texts.words}
      description={texts.wordsText}
      query={useQuery(completenessQuery())}
      empty={{ is: (kinds) => kinds.every(({ total }) => total === 0), description: texts.wordsNone }}
      rows={3}
    >
      {(kinds) => (
        <ul className="dash-words">
          {STAFF_LANGUAGES.map((language) => {
            const sum = (of: 'filled' | 'missing' | 'stale') =>
              kinds.reduce((all, { languages }) => all + languages[language][of], 0)
            const [filled, missing, stale] = [sum('filled'), sum('missing'), sum('stale')]
            return (
              <li key={language}>
                <span>{LANGUAGE_NAMES[language]}</span>
                <meter
                  min={0}
                  max={filled + missing + stale}
                  value={filled}
                  aria-label={LANGUAGE_NAMES[language]}
                />
                <span className="dash-words-whole">{texts.filled({ count: thousands(filled) })}</span>
                {missing > 0 && <small>{texts.missing({ count: thousands(missing) })}</small>}
                {stale > 0 && <small>{texts.stale({ count: thousands(stale) })}</small>}
              </li>
            )
          })}
        </ul>
      )}
    </Card>
  )
}
