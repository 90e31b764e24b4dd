// Says above every page of a preview that it is one, and until when its link works.
import { useLocation } from 'react-router'
import { LOCALES } from '#contract/languages/locales.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'

export function PreviewBanner({ until }: { until: string | null }) {
  const language = useLanguage()
  const { pathname, search } = useLocation()
  const texts = useTexts('site/parts').previewBanner
  const time = new Intl.DateTimeFormat(LOCALES[language], {
    ...{ year: 'numeric', month: 'short', day: 'numeric' },
    ...{ hour: '2-digit', minute: '2-digit', timeZoneName: 'short' },
  })
  return (
    <aside className="preview-banner" aria-label={texts.label}>
      <p className="wrap">
        <strong>{texts.is}</strong>
        {until && <span>{texts.until({ time: time.format(new Date(until)) })}</span>}
        <a href={`/#${pathname}${search}`}>{texts.leave}</a>
      </p>
    </aside>
  )
}
