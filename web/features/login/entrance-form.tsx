// The frame of the forms before the console, and the field for a name.
import type { ReactNode } from 'react'
import type { useEntranceForm } from './use-entrance-form.ts'

type Props = {
  of: Pick<ReturnType<typeof useEntranceForm>, 'form' | 'failure' | 'busy' | 'submit'>
  /** What the button says, and what it says while it works. */
  description: string
  saysBusy: string
  children: ReactNode
  foot?: ReactNode
}

export function EntranceForm({
  of: { form, failure, busy, submit },
  description,
  saysBusy,
  children,
  foot,
}: Props) {
  return (
    <form ref={form} className="login-fields" noValidate onSubmit={submit} aria-busy={busy}>
      {failure && (
        <p className="login-failure" role="alert">
          {failure}
        </p>
      )}
      {children}
      <button className="button wide" type="submit" aria-disabled={busy}>
        {busy ? saysBusy : description}
      </button>
      {foot}
    </form>
  )
}

type NameProps = {
  label: string
  longest: number
  value: string
  onChange: (value: string) => void
  error: string | undefined
}

export function NameField({ label, longest, value, onChange, error }: NameProps) {
  return (
    <div className="field full">
      <label htmlFor="login-username">{label}</label>
      <input
        className="input"
        id="login-username"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={longest}
        // biome-ignore lint/a11y/noAutofocus: the page is this form
        autoFocus
        required
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={error !== undefined}
        aria-describedby={error && 'login-username-error'}
      />
      {error && (
        <p className="field-error" id="login-username-error">
          {error}
        </p>
      )}
    </div>
  )
}
