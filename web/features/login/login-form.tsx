// Name, password and captcha; what failed is said in the form and the focus goes where it can be put right.
import { useLoaderData, useNavigate } from 'react-router'
import { useTexts } from '#web/i18n/language.tsx'
import { FORGOTTEN } from '#web/session/redirect.ts'
import { type Credentials, signIn } from '#web/session/session.ts'
import { useCaptcha } from '#web/session/use-captcha.ts'
import { Icon } from '#web/ui/icon.tsx'
import { RouterLink } from '#web/ui/router-link.tsx'
import { CaptchaField } from './captcha-field.tsx'
import type { Entrance } from './entrance.tsx'
import { EntranceForm, NameField } from './entrance-form.tsx'
import { PasswordField } from './password-field.tsx'
import { useEntranceForm } from './use-entrance-form.ts'

const BLANK: Credentials = { username: '', password: '', code: '' }

export function LoginForm({ target }: { target: string }) {
  const { passwordReset, captcha: asked } = useLoaderData<Entrance>()
  const texts = useTexts('console/login/sign-in')
  const navigate = useNavigate()
  const captcha = useCaptcha(asked)
  const form = useEntranceForm<keyof Credentials>({
    blank: BLANK,
    check: ({ username, password, code }) => ({
      ...(username.trim() === '' && { username: texts.usernameEmpty }),
      ...(password.trim() === '' && { password: texts.passwordEmpty }),
      ...(asked && code.trim() === '' && { code: texts.codeEmpty }),
    }),
    send: async (given) => {
      await signIn(given)
      await navigate(target, { replace: true })
    },
    // The captcha was good for one try, so the next one needs a new one anyway.
    onRefused: () => {
      form.set('code', '')
      captcha.renew()
    },
    otherwise: 'password',
  })

  const foot = passwordReset ? (
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
  )
  return (
    <EntranceForm of={form} says={texts.submit} saysBusy={texts.busy} foot={foot}>
      <NameField label={texts.username} longest={60} {...form.field('username')} />
      <PasswordField name="password" label={texts.password} {...form.field('password')} />
      {asked && <CaptchaField captcha={captcha} {...form.field('code')} />}
    </EntranceForm>
  )
}
