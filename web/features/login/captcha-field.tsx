// The captcha: pressing the picture or the button beside it brings another one.
import { useTexts } from '#web/i18n/language.tsx'
import type { Captcha } from '#web/session/use-captcha.ts'
import { Icon } from '#web/ui/icon.tsx'

type Props = { captcha: Captcha; value: string; onChange: (value: string) => void; error: string | undefined }

export function CaptchaField({ captcha, value, onChange, error }: Props) {
  const texts = useTexts('console/login/sign-in')
  const renew = () => {
    onChange('')
    captcha.renew()
    document.getElementById('login-code')?.focus()
  }
  return (
    <div className="field full">
      <label htmlFor="login-code">{texts.code}</label>
      <div className="captcha">
        <input
          className="input num"
          id="login-code"
          name="code"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={6}
          required
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error !== undefined}
          aria-describedby={error && 'login-code-error'}
        />
        <button
          type="button"
          className="captcha-image"
          onClick={renew}
          aria-busy={captcha.state === 'loading'}
          data-state={captcha.state}
        >
          {captcha.state === 'failed' && texts.pictureFailed}
          {captcha.address && <img src={captcha.address} alt={texts.picture} />}
        </button>
        <button type="button" className="icon-button" aria-label={texts.renew} onClick={renew}>
          <Icon name="refresh" />
        </button>
      </div>
      {error && (
        <p className="field-error" id="login-code-error">
          {error}
        </p>
      )}
    </div>
  )
}
