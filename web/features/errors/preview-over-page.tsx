// The link of a preview is over: what happened, and the way to the published site.
import { useTexts } from '#web/i18n/language.tsx'
import { errorTexts } from './texts.ts'

export function PreviewOverPage() {
  const texts = useTexts(errorTexts)
  return (
    <div className="wrap message-page" role="alert">
      <h1>{texts.overTitle}</h1>
      <p className="lede">{texts.overText}</p>
      <p className="actions">
        {/* Out of the preview: the page begins anew without its secret. */}
        <a className="button" href="/">
          {texts.overLink}
        </a>
      </p>
    </div>
  )
}
