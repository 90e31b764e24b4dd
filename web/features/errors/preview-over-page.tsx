// The link of a preview is over: what happened, and the way to the published site.
import type { Language } from '#contract/languages/language-codes.ts'
import { useTexts } from '#web/i18n/language.tsx'

const TEXTS: Record<Language, { title: string; text: string; link: string }> = {
  zh: {
    title: '预览链接已失效',
    text: '预览链接只在一段时间内有效。请向发送者索取新的链接，或查看已发布的网站。',
    link: '查看已发布的网站',
  },
  en: {
    title: 'This preview link has expired',
    text: 'A preview link works for a limited time. Ask the sender for a new one, or see the published site.',
    link: 'See the published site',
  },
  es: {
    title: 'Este enlace de vista previa venció',
    text: 'Un enlace de vista previa funciona por tiempo limitado. Pida uno nuevo a quien se lo envió o vea el sitio publicado.',
    link: 'Ir al sitio publicado',
  },
}

export function PreviewOverPage() {
  const texts = useTexts(TEXTS)
  return (
    <div className="wrap message-page" role="alert">
      <h1>{texts.title}</h1>
      <p className="lede">{texts.text}</p>
      <p className="actions">
        {/* Out of the preview: the page begins anew without its secret. */}
        <a className="button" href="/">
          {texts.link}
        </a>
      </p>
    </div>
  )
}
