// The new password, twice, by the rules that everybody has (spec §5, decision 9).
import { fitsPasswordLength } from '#contract/inputs/checks.ts'
import { plainWords } from '#web/client/plain-words.ts'
import { Refused } from '#web/client/send.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { setPassword } from './api.ts'
import { EntranceForm } from './entrance-form.tsx'
import { PasswordField } from './password-field.tsx'
import { useEntranceForm } from './use-entrance-form.ts'

const BLANK = { updatepwd: '', updateconfirmPwd: '' }

type Props = { token: string; username: string; onDone: () => void; onOver: (says: string) => void }

export function NewPasswordForm({ token, username, onDone, onOver }: Props) {
  const texts = useTexts('console/login/reset')
  const form = useEntranceForm<keyof typeof BLANK>({
    blank: BLANK,
    check: ({ updatepwd, updateconfirmPwd }) => {
      if (updatepwd === '') return { updatepwd: texts.passwordEmpty }
      if (!fitsPasswordLength(updatepwd)) return { updatepwd: texts.passwordLength }
      if (updateconfirmPwd === '') return { updateconfirmPwd: texts.repeatEmpty }
      return updateconfirmPwd === updatepwd ? {} : { updateconfirmPwd: texts.mismatch }
    },
    send: async (given) => {
      await setPassword({ token, ...given })
      onDone()
    },
    onRefused: (error) => {
      if (error instanceof Refused && error.code === 410) onOver(plainWords(error))
    },
    otherwise: 'updatepwd',
  })
  return (
    <EntranceForm of={form} says={texts.set} saysBusy={texts.setting}>
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
        {...form.field('updatepwd')}
      />
      <PasswordField name="updateconfirmPwd" label={texts.repeat} isNew {...form.field('updateconfirmPwd')} />
    </EntranceForm>
  )
}
