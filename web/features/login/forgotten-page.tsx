// Asks for a letter with a link to a new password; what the page answers tells nobody who has an account here.
import { useState } from 'react'
import { useTexts } from '#web/i18n/language.tsx'
import { SIGN_IN } from '#web/session/redirect.ts'
import { codeOf } from '#web/session/session.ts'
import { useCaptcha } from '#web/session/use-captcha.ts'
import { askForLetter } from './api.ts'
import { CaptchaField } from './captcha-field.tsx'
import { EntrancePage } from './entrance.tsx'
import { EntranceForm, NameField } from './entrance-form.tsx'
import { useEntranceForm } from './use-entrance-form.ts'
import { useWay, WayLink } from './way.ts'

export function ForgottenPage() {
  const texts = useTexts('console/login/reset')
  const { passwordReset } = useWay().entrance
  const [sent, setSent] = useState(false)
  const back = (
    <p className="login-back">
      <WayLink className="text-link" to={SIGN_IN}>
        {texts.back}
      </WayLink>
    </p>
  )
  if (!passwordReset) {
    return (
      <EntrancePage title={texts.title} description={texts.noMail}>
        {back}
      </EntrancePage>
    )
  }
  if (sent) {
    return (
      <EntrancePage title={texts.sentTitle} description={texts.sentText}>
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
    <EntrancePage title={texts.title} description={texts.description}>
      <ForgottenForm onSent={() => setSent(true)} />
      {back}
    </EntrancePage>
  )
}

const BLANK = { username: '', code: '' }

function ForgottenForm({ onSent }: { onSent: () => void }) {
  const texts = useTexts('console/login/reset')
  const { codeEmpty } = useTexts('console/login/sign-in')
  const { captcha: needed, work } = useWay().entrance
  const asked = needed && !work
  const captcha = useCaptcha(asked)
  const form = useEntranceForm<keyof typeof BLANK>({
    blank: BLANK,
    check: ({ username, code }) => ({
      ...(username.trim() === '' && { username: texts.whoEmpty }),
      ...(asked && code.trim() === '' && { code: codeEmpty }),
    }),
    send: async ({ username, code }) => {
      await askForLetter({ username: username.trim(), code: await codeOf(code, work) })
      onSent()
    },
    // The captcha was good for one try.
    onRefused: () => {
      form.set('code', '')
      captcha.renew()
    },
    otherwise: asked ? 'code' : 'username',
  })
  return (
    <EntranceForm of={form} description={texts.ask} saysBusy={texts.asking}>
      <NameField label={texts.who} longest={254} {...form.field('username')} />
      {asked && <CaptchaField captcha={captcha} {...form.field('code')} />}
    </EntranceForm>
  )
}
