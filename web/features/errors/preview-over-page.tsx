// The link of a preview is over: what happened, and the way to the published site.
import { useTexts } from '#web/i18n/language.tsx'

export function PreviewOverPage() {
  const texts = useTexts('site/errors').previewOver
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
