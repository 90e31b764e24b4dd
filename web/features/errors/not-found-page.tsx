// The 404 page: a search field and the range, so that nobody stands before a wall.
import { useLocation } from 'react-router'
import { LANGUAGE_FACTS } from '#contract/languages/language-codes.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { fillNear } from '#web/site/behaviour/near/fill-near.ts'
import { RangeSection } from '#web/site/cards/range.tsx'
import { usePlaces } from '#web/site/links/doorway.tsx'
import { SearchField } from '#web/site/search/search-field.tsx'
import { useDrawn } from '#web/site/shell/head-notes.ts'
import { PageTitle } from '#web/site/shell/page-title.tsx'
import './not-found.css'

export function NotFoundPage() {
  useDrawn('features/errors/not-found-page.tsx')
  const texts = useTexts('site/errors').missing
  const language = useLanguage()
  const { pathname } = useLocation()
  const places = usePlaces()
  return (
    <>
      <PageTitle is={texts.notFoundTitle} />
      <div className="wrap message-page">
        <p className="kicker num">{texts.notFoundKicker}</p>
        <h1>{texts.notFoundTitle}</h1>
        <p className="lede">{places ? texts.inOthers : texts.notFoundText}</p>
        {places && (
          <ul className="other-languages">
            {places.there.map((one) => (
              <li key={one}>
                <a lang={one} hrefLang={one} href={places.everywhere[one]}>
                  {LANGUAGE_FACTS[one].name}
                </a>
              </li>
            ))}
          </ul>
        )}
        <SearchField wide />
      </div>
      {/* Comes after the page: it asks what is near the address and what others look for. */}
      <div
        key={`${language} ${pathname}`}
        className="wrap others"
        ref={fillNear}
        data-near={texts.near}
        data-popular={texts.popular}
        suppressHydrationWarning
      >
        {''}
      </div>
      <RangeSection id="range" title={texts.rangeTitle} small />
    </>
  )
}
