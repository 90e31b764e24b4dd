// Asks for a letter with a link to a new password; what the page answers tells nobody who has an account here.
import { type FormEvent, useRef, useState } from 'react'
import { useLoaderData } from 'react-router'
import { Refused } from '#web/client/send.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { SIGN_IN } from '#web/session/redirect.ts'
import { useCaptcha } from '#web/session/use-captcha.ts'
import { RouterLink } from '#web/ui/router-link.tsx'
import { askForLetter } from './api.ts'
import { CaptchaField } from './captcha-field.tsx'
import { type Entrance, EntrancePage } from './entrance.tsx'
import { RESET_TEXTS } from './reset-texts.ts'
import { LOGIN_TEXTS } from './texts.ts'

export function ForgottenPage() {
  const texts = useTexts(RESET_TEXTS)
  const { passwordReset } = useLoaderData<Entrance>()
  const [sent, setSent] = useState(false)
  const back = (
    <p className="login-back">
      <RouterLink className="text-link" to={SIGN_IN}>
        {texts.back}
      </RouterLink>
    </p>
  )
  if (!passwordReset) {
    return (
      <EntrancePage title={texts.title} says={texts.noMail}>
        {back}
      </EntrancePage>
    )
  }
  if (sent) {
    return (
      <EntrancePage title={texts.sentTitle} says={texts.sentSays}>
        <ul className="login-hints" role="status">
          {texts.sentHints.map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
        </ul>
        <button className="button outline wide" type="button" onClick={() => setSent(false)}>
          {texts.again}
        </button>
        {back}
      </EntrancePage>
    )
  }
  return (
    <EntrancePage title={texts.title} says={texts.says}>
      <ForgottenForm onSent={() => setSent(true)} />
      {back}
    </EntrancePage>
  )
}

type Field = 'username' | 'code'
const FIELDS: readonly Field[] = ['username', 'code']

function ForgottenForm({ onSent }: { onSent: () => void }) {
  const texts = useTexts(RESET_TEXTS)
  const { codeEmpty } = useTexts(LOGIN_TEXTS)
  const form = useRef<HTMLFormElement>(null)
  const captcha = useCaptcha()
  const [given, setGiven] = useState({ username: '', code: '' })
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({})
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)

  const set = (field: Field) => (value: string) => {
    setGiven((before) => ({ ...before, [field]: value }))
    setErrors(({ [field]: _, ...others }) => others)
  }
  const focus = (field: Field) => {
    const input = form.current?.elements.namedItem(field)
    if (input instanceof HTMLInputElement) input.focus()
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const empty = { username: texts.whoEmpty, code: codeEmpty }
    const missing = FIELDS.filter((field) => given[field].trim() === '')
    setErrors(Object.fromEntries(missing.map((field) => [field, empty[field]])))
    setFailure('')
    const [first] = missing
    if (first) return focus(first)
    setBusy(true)
    try {
      await askForLetter({ username: given.username.trim(), code: given.code.trim() })
    } catch (error) {
      if (!(error instanceof Refused)) console.error(error)
      const fields = error instanceof Refused ? error.fields : {}
      const wrong = FIELDS.filter((field) => fields[field])
      setErrors(Object.fromEntries(wrong.map((field) => [field, fields[field]])))
      setFailure(error instanceof Error ? error.message : String(error))
      // The captcha was good for one try.
      setGiven((before) => ({ ...before, code: '' }))
      captcha.renew()
      setBusy(false)
      return focus(wrong[0] ?? 'code')
    }
    onSent()
  }

  return (
    <form ref={form} className="login-fields" noValidate onSubmit={submit} aria-busy={busy}>
      {failure && (
        <p className="login-failure" role="alert">
          {failure}
        </p>
      )}
      <div className="field full">
        <label htmlFor="forgotten-username">{texts.who}</label>
        <input
          className="input"
          id="forgotten-username"
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          // biome-ignore lint/a11y/noAutofocus: the page is this form
          autoFocus
          required
          value={given.username}
          onChange={(event) => set('username')(event.target.value)}
          aria-invalid={errors.username !== undefined}
          aria-describedby={errors.username && 'forgotten-username-error'}
        />
        {errors.username && (
          <p className="field-error" id="forgotten-username-error">
            {errors.username}
          </p>
        )}
      </div>
      <CaptchaField captcha={captcha} value={given.code} onChange={set('code')} error={errors.code} />
      <button className="button wide" type="submit" aria-disabled={busy}>
        {busy ? texts.asking : texts.ask}
      </button>
    </form>
  )
}
