// Says why somebody is no longer in the console, with the way back in.
import { useEffect } from 'react'
import type { Language } from '#contract/languages/language-codes.ts'
import { useLanguage } from '#web/i18n/language.tsx'
import { clearNotice, type Notice } from '#web/session/notice.ts'
import { signInAddress } from '#web/session/redirect.ts'
import { SiteLink } from '#web/site/links/site-link.tsx'

const TEXTS: Record<Language, { label: string; signIn: string; close: string }> = {
  zh: { label: '登录状态', signIn: '重新登录', close: '关闭' },
  en: { label: 'Your session', signIn: 'Sign in again', close: 'Close' },
  es: { label: 'Su sesión', signIn: 'Iniciar sesión', close: 'Cerrar' },
}

export function LeftBanner({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const texts = TEXTS[useLanguage()]
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
