// The sign-in of staff, in the look of the public site (spec §2, §5).
import { lazy, Suspense, useEffect, useState } from 'react'
import { PROVIDER_DONE, PROVIDER_QUERY } from '#contract/people/provider-return.ts'
import type { SecondStep } from '#contract/people/second-step.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { clearNotice, readNotice } from '#web/session/notice.ts'
import { passkeysHere } from '#web/session/passkeys.ts'
import { BESIDE, FORGOTTEN, safeRedirect } from '#web/session/redirect.ts'
import { type Credentials, signIn, signInByPasskey } from '#web/session/session.ts'
import { readToken } from '#web/session/token.ts'
import { useCaptcha } from '#web/session/use-captcha.ts'
import { Icon } from '#web/ui/icon.tsx'
import { CaptchaField } from './captcha-field.tsx'
import { EntrancePage } from './entrance.tsx'
import { EntranceForm, NameField } from './entrance-form.tsx'
import { PasswordField } from './password-field.tsx'
import { useEntranceForm } from './use-entrance-form.ts'
import { usePasskeyButton } from './use-passkey-button.ts'
import { useWay, WayLink } from './way.ts'

/** With the first who has a passkey or a second step. */
const bringSecondStep = () => import('./second-step.tsx')
const SecondStepPage = lazy(async () => ({ default: (await bringSecondStep()).SecondStepPage }))
const PasskeyFailure = lazy(async () => ({ default: (await bringSecondStep()).PasskeyFailure }))

/** With the first page that offers a provider (`web/app/programs/read-entrance.ts`), or who came back from one. */
const bringProviders = () => import('./provider-entrance.tsx')
const ProviderButtons = lazy(async () => ({ default: (await bringProviders()).ProviderButtons }))
const Refusal = lazy(async () => ({ default: (await bringProviders()).Refusal }))
const CameBack = lazy(async () => ({ default: (await bringProviders()).CameBack }))
const BesidePage = lazy(async () => ({ default: (await bringProviders()).BesidePage }))

export function LoginPage() {
  const texts = useTexts('console/login/sign-in')
  const { search } = useWay()
  const [notice] = useState(readNotice)
  const target = safeRedirect(search.get('redirect') ?? notice?.back)
  const [signedIn] = useState(() => readToken() !== '')
  const [second, setSecond] = useState<SecondStep | null>(null)
  const [over, setOver] = useState('')
  useEffect(clearNotice, [])
  const { go } = useWay()
  const came = search.get(PROVIDER_QUERY)
  const [back, setBack] = useState(came === PROVIDER_DONE)
  const [beside, setBeside] = useState(false)
  const done = async () => {
    if (target === BESIDE) setBeside(true)
    else await go(target, { replace: true })
  }

  if (beside)
    return (
      <Suspense>
        <BesidePage />
      </Suspense>
    )
  if (second) {
    const beginAnew = (description: string) => {
      setOver(description)
      setSecond(null)
    }
    return (
      <Suspense>
        <SecondStepPage second={second} onDone={done} onOver={beginAnew} />
      </Suspense>
    )
  }
  if (back) {
    const goOn = (act: () => void) => {
      setBack(false)
      act()
    }
    return (
      <Suspense>
        <CameBack
          onDone={done}
          onSecond={(asked) => goOn(() => setSecond(asked))}
          onFailed={(why) => goOn(() => setOver(why))}
        />
      </Suspense>
    )
  }
  const isRefused = came !== null && came !== PROVIDER_DONE
  return (
    <EntrancePage title={texts.title} description={texts.description}>
      {notice && (
        <p className="login-notice" role="status">
          {notice.description}
        </p>
      )}
      {over ? (
        <p className="login-notice" role="status">
          {over}
        </p>
      ) : (
        isRefused && (
          <Suspense>
            <Refusal />
          </Suspense>
        )
      )}
      {signedIn && !notice && came === null && (
        <p className="login-signed-in">
          {texts.signedIn}{' '}
          <WayLink className="text-link" to={target}>
            {texts.toConsole}
          </WayLink>
        </p>
      )}
      <OtherEntrances to={target} onDone={done} />
      <LoginForm onDone={done} onSecond={setSecond} />
    </EntrancePage>
  )
}

const BLANK: Credentials = { username: '', password: '', code: '' }

/** The ways that need nothing to be remembered stand before the one that does, and at once: nothing moves under a press. */
function OtherEntrances({ to, onDone }: { to: string; onDone: () => Promise<void> }) {
  const texts = useTexts('console/login/sign-in')
  const { providers } = useWay().entrance
  if (providers.length === 0 && !passkeysHere()) return null
  return (
    <div className="login-others">
      {providers.length > 0 && (
        <Suspense>
          <ProviderButtons to={to} />
        </Suspense>
      )}
      {passkeysHere() && <PasskeyEntrance onDone={onDone} />}
      <p className="login-or">{texts.orPassword}</p>
    </div>
  )
}

function PasskeyEntrance({ onDone }: { onDone: () => Promise<void> }) {
  const texts = useTexts('console/login/sign-in')
  const { busy, failure, press } = usePasskeyButton(async () => {
    await signInByPasskey()
    await onDone()
  })
  return (
    <>
      {failure !== null && (
        <Suspense>
          <PasskeyFailure error={failure} />
        </Suspense>
      )}
      <button className="button outline wide" type="button" aria-disabled={busy} onClick={() => void press()}>
        {busy ? texts.waiting : texts.passkey}
      </button>
    </>
  )
}

type FormProps = { onDone: () => Promise<void>; onSecond: (second: SecondStep) => void }

/** Name, password and captcha; what failed stands in the form and the focus goes where it can be put right. */
function LoginForm({ onDone, onSecond }: FormProps) {
  const { entrance } = useWay()
  const { passwordReset, work } = entrance
  const asked = entrance.captcha && !work
  const texts = useTexts('console/login/sign-in')
  const captcha = useCaptcha(asked)
  const form = useEntranceForm<keyof Credentials>({
    blank: BLANK,
    check: ({ username, password, code }) => ({
      ...(username.trim() === '' && { username: texts.usernameEmpty }),
      ...(password.trim() === '' && { password: texts.passwordEmpty }),
      ...(asked && code.trim() === '' && { code: texts.codeEmpty }),
    }),
    send: async (given) => {
      const second = await signIn(given, work)
      if (second) onSecond(second)
      else await onDone()
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
      <WayLink className="text-link" to={FORGOTTEN}>
        {texts.forgotten}
      </WayLink>
    </p>
  ) : (
    <p className="note">
      <Icon name="lock" />
      {texts.lost}
    </p>
  )
  return (
    <EntranceForm of={form} description={texts.submit} saysBusy={texts.busy} foot={foot}>
      <NameField label={texts.username} longest={60} {...form.field('username')} />
      <PasswordField name="password" label={texts.password} {...form.field('password')} />
      {asked && <CaptchaField captcha={captcha} {...form.field('code')} />}
    </EntranceForm>
  )
}
