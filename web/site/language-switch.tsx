// The three languages, the one shown marked; choosing one keeps the page and the place on it.
import { LANGUAGES } from '#contract/language-codes.ts'
import { useLanguage, useLanguageStore, useTexts } from '#web/i18n/language.tsx'
import { LANGUAGE_NAMES, siteTexts } from './texts.ts'

export function LanguageSwitch() {
  const store = useLanguageStore()
  const shown = useLanguage()
  const texts = useTexts(siteTexts)
  return (
    <ul className="languages" aria-label={texts.language}>
      {LANGUAGES.map((language) => (
        <li key={language}>
          <button
            type="button"
            lang={language}
            aria-current={language === shown ? 'true' : undefined}
            onClick={() => store.change(language)}
          >
            {LANGUAGE_NAMES[language]}
          </button>
        </li>
      ))}
    </ul>
  )
}
