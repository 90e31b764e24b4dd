// The new password, twice, by the rules that everybody has (spec §5, decision 9).
import { type FormEvent, useRef, useState } from 'react'
import { Refused } from '#web/client/send.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { setPassword } from './api.ts'
import { PasswordField } from './password-field.tsx'
import { RESET_TEXTS } from './reset-texts.ts'

type Field = 'updatepwd' | 'updateconfirmPwd'
const FIELDS: readonly Field[] = ['updatepwd', 'updateconfirmPwd']
const SHORTEST = 6
const LONGEST = 15

type Props = { token: string; username: string; onDone: () => void; onOver: (says: string) => void }

export function NewPasswordForm({ token, username, onDone, onOver }: Props) {
  const texts = useTexts(RESET_TEXTS)
  const form = useRef<HTMLFormElement>(null)
  const [given, setGiven] = useState({ updatepwd: '', updateconfirmPwd: '' })
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({})
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)

  const set = (field: Field) => (value: string) => {
    setGiven((before) => ({ ...before, [field]: value }))
    setErrors(({ [field]: _, ...others }) => others)
  }
  /** Says what is wrong, and goes to the first field of it. */
  const complain = (wrong: Partial<Record<Field, string>>) => {
    setErrors(wrong)
    const first = FIELDS.find((field) => wrong[field])
    const input = first && form.current?.elements.namedItem(first)
    if (input instanceof HTMLInputElement) input.focus()
    return first !== undefined
  }
  const problems = (): Partial<Record<Field, string>> => {
    const { updatepwd, updateconfirmPwd } = given
    const length = [...updatepwd].length
    if (updatepwd === '') return { updatepwd: texts.passwordEmpty }
    if (length < SHORTEST || length > LONGEST) return { updatepwd: texts.passwordLength }
    if (updateconfirmPwd === '') return { updateconfirmPwd: texts.repeatEmpty }
    return updateconfirmPwd === updatepwd ? {} : { updateconfirmPwd: texts.mismatch }
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setFailure('')
    if (complain(problems())) return
    setBusy(true)
    try {
      await setPassword({ token, ...given })
    } catch (error) {
      setBusy(false)
      const says = error instanceof Error ? error.message : String(error)
      if (!(error instanceof Refused)) console.error(error)
      else if (error.code === 410) return onOver(says)
      else if (complain(error.fields)) return
      return setFailure(says)
    }
    onDone()
  }

  return (
    <form ref={form} className="login-fields" noValidate onSubmit={submit} aria-busy={busy}>
      {failure && (
        <p className="login-failure" role="alert">
          {failure}
        </p>
      )}
      <div className="field full">
        <label htmlFor="reset-username">{texts.username}</label>
        {/* What keeps passwords learns whose it is. */}
        <input
          className="input"
          id="reset-username"
          name="username"
          autoComplete="username"
          value={username}
          readOnly
        />
      </div>
      <PasswordField
        name="updatepwd"
        label={texts.password}
        hint={texts.passwordHint}
        isNew
        value={given.updatepwd}
        onChange={set('updatepwd')}
        error={errors.updatepwd}
      />
      <PasswordField
        name="updateconfirmPwd"
        label={texts.repeat}
        isNew
        value={given.updateconfirmPwd}
        onChange={set('updateconfirmPwd')}
        error={errors.updateconfirmPwd}
      />
      <button className="button wide" type="submit" aria-disabled={busy}>
        {busy ? texts.setting : texts.set}
      </button>
    </form>
  )
}
