// The 404 page: a search field and the range, so that nobody stands before a wall.
import { lazy, Suspense } from 'react'
import { useTexts } from '#web/i18n/language.tsx'
import { Range } from '#web/site/cards/range.tsx'
import { SearchField } from '#web/site/search/search-field.tsx'
import { SectionHead } from '#web/site/section-head.tsx'
import { PageTitle } from '#web/site/shell/page-title.tsx'

/** Comes after the page: it asks what is near the address and what others look for. */
const Suggestions = lazy(async () => ({ default: (await import('./suggestions.tsx')).Suggestions }))

const SuggestionsToCome = () => <div className="wrap others to-come" />

export function NotFoundPage() {
  const texts = useTexts('site/errors').missing
  return (
    <>
      <PageTitle is={texts.notFoundTitle} />
      <div className="wrap message-page">
        <p className="kicker num">{texts.notFoundKicker}</p>
        <h1>{texts.notFoundTitle}</h1>
        <p className="lede">{texts.notFoundText}</p>
        <SearchField wide />
      </div>
      <Suspense fallback={<SuggestionsToCome />}>
        <Suggestions />
      </Suspense>
      <section className="section close" aria-labelledby="range">
        <div className="wrap">
          <SectionHead id="range" title={texts.rangeTitle} small />
          <Range />
        </div>
      </section>
    </>
  )
}
