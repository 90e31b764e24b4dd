// Shows who one is, in a dialog: by a passkey, a code, a recovery code or the password; another way is always at hand.
import { Alert, Button, Form, Input, type InputRef } from 'antd'
import { useEffect, useRef, useState } from 'react'
import type { Ceremony, PasskeyAnswer, ProofWay, SecondWay } from '#contract/people/second-step.ts'
import { plainWords } from '#web/client/plain-words.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { askPasskey, PasskeyUnused, passkeysHere } from '#web/session/passkeys.ts'
import './second-step.css'

type Way = SecondWay | Exclude<ProofWay, 'provider'>
/** What was shown. */
export type Shown<W extends Way> =
  | { way: 'passkey'; passkey: PasskeyAnswer }
  | { way: Exclude<W, 'passkey'>; value: string }

type Props<W extends Way> = {
  ways: readonly W[]
  passkey: Ceremony | null
  submit: string
  /** Throws what was refused, which is said here. */
  onShown: (shown: Shown<W>) => Promise<void>
  onCancel: () => void
}

export function IdentityForm<W extends Way>({ ways, passkey, submit, onShown, onCancel }: Props<W>) {
  const texts = useTexts('console/second-step')
  const usable = ways.filter((way) => way !== 'passkey' || (passkey !== null && passkeysHere()))
  const [way, setWay] = useState<Way>(usable[0] ?? 'recovery')
  const [value, setValue] = useState('')
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const field = useRef<InputRef>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each way has a field of its own
  useEffect(() => field.current?.focus(), [way])

  const show = async () => {
    if (busy) return
    if (way !== 'passkey' && value.trim() === '') return setFailure(texts.empty[way])
    setBusy(true)
    setFailure('')
    try {
      if (way !== 'passkey') await onShown({ way, value } as Shown<W>)
      else if (passkey) await onShown({ way, passkey: await askPasskey(passkey) })
    } catch (error) {
      setFailure(error instanceof PasskeyUnused ? texts.unused : plainWords(error))
      field.current?.focus({ cursor: 'all' })
    }
    setBusy(false)
  }
  const choose = (other: Way) => {
    setWay(other)
    setValue('')
    setFailure('')
  }
  return (
    <Form layout="vertical" requiredMark={false} onFinish={() => void show()} className="identity">
      {failure && <Alert type="error" role="alert" title={failure} showIcon />}
      {way === 'passkey' ? (
        <p>{texts.passkeyText}</p>
      ) : (
        <Form.Item label={texts.label[way]} htmlFor="identity">
          {way === 'password' ? (
            <Input.Password
              id="identity"
              ref={field}
              autoComplete="current-password"
              value={value}
              onChange={(event) => setValue(event.target.value)}
            />
          ) : (
            <Input
              id="identity"
              ref={field}
              autoComplete={way === 'code' ? 'one-time-code' : 'off'}
              inputMode={way === 'code' ? 'numeric' : 'text'}
              maxLength={20}
              value={value}
              onChange={(event) => setValue(event.target.value)}
            />
          )}
        </Form.Item>
      )}
      {usable.length > 1 && (
        <p className="identity-ways">
          {usable
            .filter((other) => other !== way)
            .map((other) => (
              <Button key={other} type="link" size="small" onClick={() => choose(other)}>
                {texts.other[other]}
              </Button>
            ))}
        </p>
      )}
      <div className="dialog-actions">
        <Button onClick={onCancel}>{texts.cancel}</Button>
        <Button type="primary" htmlType="submit" loading={busy}>
          {way === 'passkey' ? texts.usePasskey : submit}
        </Button>
      </div>
    </Form>
  )
}
