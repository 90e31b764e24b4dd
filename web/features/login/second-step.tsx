// The second step of a sign-in: a passkey, a code of the authenticator, or a recovery code; another way is always at hand.
import { useEffect, useState } from 'react'
import type { SecondStep, SecondWay } from '#contract/people/second-step.ts'
import { plainWords } from '#web/client/plain-words.ts'
import { Refused } from '#web/client/send.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { askPasskey, PasskeyUnused, passkeysHere } from '#web/session/passkeys.ts'
import { takeSecondStep } from '#web/session/session.ts'
import { EntrancePage } from './entrance.tsx'
import { EntranceForm } from './entrance-form.tsx'
import { useEntranceForm } from './use-entrance-form.ts'
import { usePasskeyButton } from './use-passkey-button.ts'

type Props = {
  second: SecondStep
  /** The token is kept. */
  onDone: () => Promise<void>
  /** It begins anew, since this one is over (with what is said of that) or another account is wanted. */
  onOver: (description: string) => void
}

export function SecondStepPage({ second, onDone, onOver }: Props) {
  const texts = useTexts('console/sign-in-step')
  const ways = second.ways.filter((way) => way !== 'passkey' || (second.passkey && passkeysHere()))
  const [way, setWay] = useState<SecondWay>(ways[0] ?? 'recovery')
  const over = (error: unknown) => {
    const isOver = error instanceof Refused && error.code === 410
    if (isOver) onOver(plainWords(error))
    return isOver
  }
  const props = { second, onDone, over }
  return (
    <EntrancePage title={texts.title[way]} description={texts.text[way]}>
      {way === 'passkey' ? <ByPasskey {...props} /> : <ByCode key={way} way={way} {...props} />}
      <ul className="login-ways">
        {ways
          .filter((other) => other !== way)
          .map((other) => (
            <li key={other}>
              <button type="button" className="text-link" onClick={() => setWay(other)}>
                {texts.other[other]}
              </button>
            </li>
          ))}
        <li>
          <button type="button" className="text-link" onClick={() => onOver('')}>
            {texts.back}
          </button>
        </li>
      </ul>
    </EntrancePage>
  )
}

type WayProps = Pick<Props, 'second' | 'onDone'> & { over: (error: unknown) => boolean }

const BLANK = { code: '' }

function ByCode({ way, second: { step }, onDone, over }: WayProps & { way: 'code' | 'recovery' }) {
  const texts = useTexts('console/sign-in-step')
  const form = useEntranceForm<keyof typeof BLANK>({
    blank: BLANK,
    check: ({ code }) => (code.trim() === '' ? { code: texts.empty[way] } : {}),
    send: async ({ code }) => {
      await takeSecondStep({ step, way, code: code.trim() })
      await onDone()
    },
    onRefused: over,
    otherwise: 'code',
  })
  const { value, onChange, error } = form.field('code')
  return (
    <EntranceForm of={form} description={texts.submit} saysBusy={texts.busy}>
      <div className="field full">
        <label htmlFor="login-second">{texts.label[way]}</label>
        <input
          className="input num login-second"
          id="login-second"
          name="code"
          {...(way === 'code'
            ? { autoComplete: 'one-time-code', inputMode: 'numeric' as const, maxLength: 7 }
            : { autoComplete: 'off', autoCapitalize: 'characters', maxLength: 20 })}
          spellCheck={false}
          // biome-ignore lint/a11y/noAutofocus: the page is this field
          autoFocus
          required
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error !== undefined}
          aria-describedby={error && 'login-second-error'}
        />
        {error && (
          <p className="field-error" id="login-second-error">
            {error}
          </p>
        )}
        {way === 'recovery' && <p className="field-hint">{texts.noneLeft}</p>}
      </div>
    </EntranceForm>
  )
}

function ByPasskey({ second: { step, passkey }, onDone, over }: WayProps) {
  const texts = useTexts('console/sign-in-step')
  const { busy, failure, press } = usePasskeyButton(async () => {
    if (!passkey) return
    await takeSecondStep({ step, way: 'passkey', passkey: await askPasskey(passkey) })
    await onDone()
  }, over)
  // Most people have nothing else to say here. A browser that wants a press first leaves the button.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is shown
  useEffect(() => void press(), [])
  return (
    <div className="login-fields">
      {failure !== null && <PasskeyFailure error={failure} />}
      <button className="button wide" type="button" aria-disabled={busy} onClick={() => void press()}>
        {busy ? texts.waiting : texts.usePasskey}
      </button>
    </div>
  )
}

/** Why a passkey did not let somebody in. */
export function PasskeyFailure({ error }: { error: unknown }) {
  const texts = useTexts('console/sign-in-step')
  return (
    <p className="login-failure" role="alert">
      {error instanceof PasskeyUnused ? texts.unused : plainWords(error)}
    </p>
  )
}
