// What stands above a page now and then: that it belongs to a preview, or why somebody is no longer in the console.
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { LOCALES } from '#contract/languages/locales.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { clearNotice, type Notice } from '#web/session/notice.ts'
import { signInAddress } from '#web/session/redirect.ts'
import { SiteLink } from '#web/site/links/site-link.tsx'
import './preview-banner.css'

/** That the page belongs to a preview, and until when its link works. */
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

/** Why somebody is no longer in the console, with the way back in. */
export function LeftBanner({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const texts = useTexts('site/parts').leftBanner
  useEffect(clearNotice, [])
  return (
    <aside className="preview-banner" aria-label={texts.label}>
      <p className="wrap" role="status">
        <strong>{notice.description}</strong>
        <SiteLink to={signInAddress(notice.back || undefined)}>{texts.signIn}</SiteLink>
        <button type="button" onClick={onClose}>
          {texts.close}
        </button>
      </p>
    </aside>
  )
}
