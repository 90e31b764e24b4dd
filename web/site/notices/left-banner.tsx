// Says why somebody is no longer in the console, with the way back in.
import { useEffect } from 'react'
import { useTexts } from '#web/i18n/language.tsx'
import { clearNotice, type Notice } from '#web/session/notice.ts'
import { signInAddress } from '#web/session/redirect.ts'
import { SiteLink } from '#web/site/links/site-link.tsx'

export function LeftBanner({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const texts = useTexts('site/parts').leftBanner
  useEffect(clearNotice, [])
  return (
    <aside className="preview-banner" aria-label={texts.label}>
      <p className="wrap" role="status">
        <strong>{notice.says}</strong>
        <SiteLink to={signInAddress(notice.back || undefined)}>{texts.signIn}</SiteLink>
        <button type="button" onClick={onClose}>
          {texts.close}
        </button>
      </p>
    </aside>
  )
}
