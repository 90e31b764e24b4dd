// The captcha as a button: pressing the picture brings another one.
import { useTexts } from '#web/i18n/language.tsx'
import type { Captcha } from '#web/session/use-captcha.ts'

export function CaptchaPicture({ captcha }: { captcha: Captcha }) {
  const texts = useTexts('console/frame/console')
  return (
    <button
      type="button"
      className="captcha-button"
      onClick={captcha.renew}
      aria-busy={captcha.state === 'loading'}
    >
      {captcha.state === 'failed' || captcha.address === '' ? (
        <span>{captcha.state === 'failed' ? texts.captchaFailed : ''}</span>
      ) : (
        <img src={captcha.address} alt={texts.captchaPicture} />
      )}
    </button>
  )
}
