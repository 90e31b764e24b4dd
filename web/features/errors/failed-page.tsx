// A page that did not come: what happened, and a way to try again. It needs nothing that could have failed.
import { useTexts } from '#web/i18n/language.tsx'
import { Icon } from '#web/ui/icon.tsx'

type Props = { onRetry: () => void; busy: boolean; offline: boolean }

export function FailedPage({ onRetry, busy, offline }: Props) {
  const texts = useTexts('site/errors').failed
  return (
    <div className="wrap message-page" role="alert">
      <h1>{offline ? texts.offlineTitle : texts.failedTitle}</h1>
      <p className="lede">{offline ? texts.offlineText : texts.failedText}</p>
      <p className="actions">
        <button className="button" type="button" onClick={onRetry} aria-disabled={busy}>
          {busy ? texts.trying : texts.again}
          <Icon name="refresh" />
        </button>
      </p>
    </div>
  )
}
