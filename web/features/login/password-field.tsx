// A password that can be shown, with a hint while Caps Lock is on.
import { type KeyboardEvent, useState } from 'react'
import { useTexts } from '#web/i18n/language.tsx'

type Props = {
  name: string
  label: string
  hint?: string
  /** It is chosen here, so nothing that is kept is filled in. */
  isNew?: boolean
  value: string
  onChange: (value: string) => void
  error: string | undefined
}

export function PasswordField({ name, label, hint = '', isNew = false, value, onChange, error }: Props) {
  const texts = useTexts('console/login/sign-in')
  const [shown, setShown] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const id = `login-${name}`
  const judge = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  return (
    <div className="field full">
      <label htmlFor={id}>{label}</label>
      <div className="password">
        <input
          className="input"
          id={id}
          name={name}
          type={shown ? 'text' : 'password'}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={200}
          required
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={judge}
          onKeyUp={judge}
          onBlur={() => setCapsLock(false)}
          aria-invalid={error !== undefined}
          aria-describedby={error || capsLock || hint ? `${id}-says` : undefined}
        />
        <button
          type="button"
          className="icon-button"
          aria-label={shown ? texts.hidePassword : texts.showPassword}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M2.5 12s3.5-6.5 9.5-6.5S21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
            <path d="M12 14.8a2.8 2.8 0 1 0 0-5.600 2.8 2.8 0 0 0 0 5.6z" />
            {shown && <path d="M4 4l16 16" />}
          </svg>
        </button>
      </div>
      <div id={`${id}-says`}>
        {error && <p className="field-error">{error}</p>}
        {hint && !error && <p className="field-hint">{hint}</p>}
        {capsLock && (
          <p className="caps-lock" role="status">
            {texts.capsLock}
          </p>
        )}
      </div>
    </div>
  )
}
