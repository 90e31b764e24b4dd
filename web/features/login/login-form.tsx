// Name, password and captcha; what failed is said in the form and the focus goes where it can be put right.
import { type FormEvent, useRef, useState } from 'react'
import { useLoaderData, useNavigate } from 'react-router'
import { Refused } from '#web/client/send.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { FORGOTTEN } from '#web/session/redirect.ts'
import { type Credentials, signIn } from '#web/session/session.ts'
import { useCaptcha } from '#web/session/use-captcha.ts'
import { Icon } from '#web/ui/icon.tsx'
import { RouterLink } from '#web/ui/router-link.tsx'
import { CaptchaField } from './captcha-field.tsx'
import type { Entrance } from './entrance.tsx'
import { PasswordField } from './password-field.tsx'
import { LOGIN_TEXTS } from './texts.ts'

type Field = keyof Credentials
const FIELDS: readonly Field[] = ['username', 'password', 'code']

export function LoginForm({ target }: { target: string }) {
  const { passwordReset } = useLoaderData<Entrance>()
  const texts = useTexts(LOGIN_TEXTS)
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const captcha = useCaptcha()
  const [given, setGiven] = useState<Credentials>({ username: '', password: '', code: '' })
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({})
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)

  const set = (field: Field) => (value: string) => {
    setGiven((before) => ({ ...before, [field]: value }))
    setErrors(({ [field]: _, ...others }) => others)
  }
  const focus = (field: Field) => {
    const input = form.current?.elements.namedItem(field)
    if (!(input instanceof HTMLInputElement)) return
    input.focus()
    input.select()
  }

  const refused = (error: unknown) => {
    const fields = error instanceof Refused ? error.fields : {}
    const wrong = FIELDS.filter((field) => fields[field])
    setErrors(Object.fromEntries(wrong.map((field) => [field, fields[field]])))
    setFailure(error instanceof Error ? error.message : String(error))
    // The captcha was good for one try, so the next one needs a new one anyway.
    setGiven((before) => ({ ...before, code: '' }))
    captcha.renew()
    focus(wrong[0] ?? 'password')
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const empty = { username: texts.usernameEmpty, password: texts.passwordEmpty, code: texts.codeEmpty }
    const missing = FIELDS.filter((field) => given[field].trim() === '')
    setErrors(Object.fromEntries(missing.map((field) => [field, empty[field]])))
    setFailure('')
    const [first] = missing
    if (first) return focus(first)
    setBusy(true)
    try {
      await signIn(given)
    } catch (error) {
      // What the server refused is said in the form; anything else is worth a trace.
      if (!(error instanceof Refused)) console.error(error)
      setBusy(false)
      return refused(error)
    }
    await navigate(target, { replace: true })
    setBusy(false)
  }

  return (
    <form ref={form} className="login-fields" noValidate onSubmit={submit} aria-busy={busy}>
      {failure && (
        <p className="login-failure" role="alert">
          {failure}
        </p>
      )}
      <div className="field full">
        <label htmlFor="login-username">{texts.username}</label>
        <input
          className="input"
          id="login-username"
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={60}
          // biome-ignore lint/a11y/noAutofocus: the page is this form
          autoFocus
          required
          value={given.username}
          onChange={(event) => set('username')(event.target.value)}
          aria-invalid={errors.username !== undefined}
          aria-describedby={errors.username && 'login-username-error'}
        />
        {errors.username && (
          <p className="field-error" id="login-username-error">
            {errors.username}
          </p>
        )}
      </div>
      <PasswordField
        name="password"
        label={texts.password}
        value={given.password}
        onChange={set('password')}
        error={errors.password}
      />
      <CaptchaField captcha={captcha} value={given.code} onChange={set('code')} error={errors.code} />
      <button className="button wide" type="submit" aria-disabled={busy}>
        {busy ? texts.busy : texts.submit}
      </button>
      {passwordReset ? (
        <p className="login-back">
          <RouterLink className="text-link" to={FORGOTTEN}>
            {texts.forgotten}
          </RouterLink>
        </p>
      ) : (
        <p className="note">
          <Icon name="lock" />
          {texts.lost}
        </p>
      )}
    </form>
  )
}
