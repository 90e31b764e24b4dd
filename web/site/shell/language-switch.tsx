// The languages of the site, the one shown marked; choosing one keeps the page and the place on it.
import { type MouseEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { LANGUAGE_FACTS, type Language, PUBLIC_LANGUAGES } from '#contract/languages/language-codes.ts'
import { MISSING_ROUTE } from '#contract/site/rendering.ts'
import { useLanguage, useLanguageStore, useTexts } from '#web/i18n/language.tsx'
import { addresses } from '#web/site/links/addresses.ts'
import { canonicalAddress, useDoor, usePlaces } from '#web/site/links/doorway.tsx'
import { PageOwn } from './piece.tsx'

/**
 * Each language is the address of this page in it. How the end of it reads there is known of the page that the server
 * rendered; of others the server knows it when it is asked.
 */
export function LanguageSwitch() {
  const store = useLanguageStore()
  const shown = useLanguage()
  const texts = useTexts('site/frame')
  const { hash } = useDoor()
  const places = usePlaces()
  const { pathname, search } = useLocation()
  // The page that stands at every address of nothing has no address in another language: home has.
  const path = pathname === MISSING_ROUTE ? addresses.home : pathname
  const [failed, setFailed] = useState(false)
  const choose = (event: MouseEvent, language: Language) => {
    // The pages of one language are one application: another one is loaded (`language-choice.ts`).
    if (!hash || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setFailed(false)
    store.change(language).catch((error: unknown) => {
      console.error(error)
      setFailed(true)
    })
  }
  return (
    <PageOwn>
      <ul className="languages" aria-label={texts.language}>
        {PUBLIC_LANGUAGES.map((language) => (
          <li key={language}>
            <a
              lang={language}
              hrefLang={language}
              href={(places?.everywhere[language] ?? canonicalAddress(language, path)) + search}
              title={!places || places.there.includes(language) ? undefined : texts.notInLanguage}
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
    </PageOwn>
  )
}
