// Says above every page of a preview that it is one, and until when its link works.
import { useLocation } from 'react-router'
import type { Language } from '#contract/languages/language-codes.ts'
import { LOCALES } from '#contract/languages/locales.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'

const _TEXTS: Record<
  Language,
  { is: string; until: (time: string) => string; label: string; leave: string }
> = {
  zh: {
    is: '这是预览，内容可能尚未发布。',
    until: (time) => `链接有效期至 ${time}`,
    label: '预览',
    leave: '查看已发布的网站',
  },
  en: {
    is: 'Preview – not yet published.',
    until: (time) => `Link valid until ${time}.`,
    label: 'Preview',
    leave: 'See the published site',
  },
  es: {
    is: 'Vista previa: todavía sin publicar.',
    until: (time) => `Enlace válido hasta el ${time}.`,
    label: 'Vista previa',
    leave: 'Ver el sitio publicado',
  },
}

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
