// How much of the content is whole in each language, all kinds together; where the gaps are, what is to be mended says.
import { useQuery } from '@tanstack/react-query'
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import { LANGUAGE_NAMES } from '#web/admin/shown-values/language-names.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { thousands } from '#web/ui/number-format.ts'
import { completenessQuery } from './admin-api.ts'
import { Card } from './admin-card.tsx'

export function LanguagesCard() {
  const texts = useTexts('console/dashboard/page')
  return (
    <Card
      title={texts.words}
      says={texts.wordsSays}
      query={useQuery(completenessQuery())}
      empty={{ is: (kinds) => kinds.every(({ total }) => total === 0), says: texts.wordsNone }}
      rows={3}
    >
      {(kinds) => (
        <ul className="dash-words">
          {LANGUAGES.map((language) => {
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
