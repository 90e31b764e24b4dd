// The languages above the forms before the console, the one shown marked.
import { type MouseEvent, useState } from 'react'
import { LANGUAGE_FACTS, type Language, STAFF_LANGUAGES } from '#contract/languages/language-codes.ts'
import { useLanguage, useLanguageStore, useTexts } from '#web/i18n/language.tsx'

export function EntranceLanguages() {
  const store = useLanguageStore()
  const shown = useLanguage()
  const texts = useTexts('console/login/sign-in')
  const [failed, setFailed] = useState(false)
  const choose = (event: MouseEvent, language: Language) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setFailed(false)
    store.change(language).catch((error: unknown) => {
      console.error(error)
      setFailed(true)
    })
  }
  return (
    <>
      <ul className="languages" aria-label={texts.language}>
        {STAFF_LANGUAGES.map((language) => (
          <li key={language}>
            <a
              lang={language}
              hrefLang={language}
              href={`/?lang=${language}${location.hash}`}
              aria-current={language === shown ? 'true' : undefined}
              onClick={(event) => choose(event, language)}
            >
              {LANGUAGE_FACTS[language].name}
            </a>
          </li>
        ))}
      </ul>
      {failed && (
        <p className="toast" role="alert" data-shown>
          {texts.switchFailed}
        </p>
      )}
    </>
  )
}
