// Where the link of the letter leads to: a new password, once. The secret leaves the address as soon as it was read.
import { useEffect, useState } from 'react'
import { fitsPasswordLength } from '#contract/inputs/checks.ts'
import { plainWords } from '#web/client/plain-words.ts'
import { Refused } from '#web/client/send.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { leaveNotice } from '#web/session/notice.ts'
import { FORGOTTEN, NEW_PASSWORD, SIGN_IN } from '#web/session/redirect.ts'
import { readLink, setPassword } from './api.ts'
import { EntrancePage } from './entrance.tsx'
import { EntranceForm } from './entrance-form.tsx'
import { PasswordField } from './password-field.tsx'
import { forgetSecret, keepSecret, readSecret } from './reset-secret.ts'
import { useEntranceForm } from './use-entrance-form.ts'
import { useWay, WayLink } from './way.ts'

type Link =
  | { state: 'checking' }
  | { state: 'good'; username: string }
  /** `retry`: it was not the link that failed. */
  | { state: 'failed'; description: string; retry: boolean }

export function NewPasswordPage() {
  const texts = useTexts('console/login/reset')
  const { go } = useWay()
  const token = useToken()
  const [round, setRound] = useState(0)
  const [link, setLink] = useState<Link>({ state: 'checking' })

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is what asks again
  useEffect(() => {
    const leaving = new AbortController()
    setLink({ state: 'checking' })
    readLink(token, leaving.signal).then(
      ({ username }) => setLink({ state: 'good', username }),
      (error: unknown) => {
        if (leaving.signal.aborted) return
        if (!(error instanceof Refused)) console.error(error)
        const description = plainWords(error)
        setLink({ state: 'failed', description, retry: !(error instanceof Refused && error.code === 410) })
      },
    )
    return () => leaving.abort()
  }, [token, round])

  const done = () => {
    forgetSecret()
    leaveNotice(texts.done)
    void go(SIGN_IN, { replace: true })
  }
  const over = (description: string) => {
    forgetSecret()
    setLink({ state: 'failed', description, retry: false })
  }

  if (link.state === 'checking') return <EntrancePage title={texts.newTitle} description={texts.checking} />
  if (link.state === 'good') {
    return (
      <EntrancePage title={texts.newTitle} description={texts.newText}>
        <NewPasswordForm token={token} username={link.username} onDone={done} onOver={over} />
      </EntrancePage>
    )
  }
  return (
    <EntrancePage title={link.retry ? texts.newTitle : texts.over} description={link.description}>
      {link.retry ? (
        <button className="button wide" type="button" onClick={() => setRound(round + 1)}>
          {texts.retry}
        </button>
      ) : (
        <WayLink className="button wide" to={FORGOTTEN}>
          {texts.askAnew}
        </WayLink>
      )}
      <p className="login-back">
        <WayLink className="text-link" to={SIGN_IN}>
          {texts.back}
        </WayLink>
      </p>
    </EntrancePage>
  )
}

/** The secret of the address, which leaves it as soon as it was read. */
function useToken(): string {
  const { search, go } = useWay()
  const given = search.get('token')
  if (given !== null) keepSecret(given)
  useEffect(() => {
    if (given !== null) void go(NEW_PASSWORD, { replace: true })
  }, [given, go])
  return given ?? readSecret()
}

const BLANK = { updatepwd: '', updateconfirmPwd: '' }

type Props = { token: string; username: string; onDone: () => void; onOver: (description: string) => void }

/** The new password, twice, by the rules that everybody has (spec §5, decision 9). */
function NewPasswordForm({ token, username, onDone, onOver }: Props) {
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
    <EntranceForm of={form} description={texts.set} saysBusy={texts.setting}>
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
