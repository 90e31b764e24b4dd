// Sets an authenticator up: the code that a telephone reads, the secret to type, and the first six digits.
import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Form, Input, Modal } from 'antd'
import { useState } from 'react'
import { encode } from 'uqr'
import { Pending } from '#web/admin/page-parts/pending.tsx'
import { plainWords } from '#web/client/plain-words.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { addAuthenticator, beginAuthenticator } from './admin-api.ts'
import './second-step.css'

type Props = { onAdded: (recoveryCodes: string[] | null) => void; onClose: () => void }

export function AuthenticatorDialog({ onAdded, onClose }: Props) {
  const texts = useTexts('console/second-step')
  const asked = useQuery({
    ...{ queryKey: ['my', 'authenticator'], queryFn: beginAuthenticator },
    ...{ gcTime: 0, staleTime: Number.POSITIVE_INFINITY },
  })
  const [code, setCode] = useState('')
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const submit = async () => {
    if (!asked.data || busy) return
    if (code.trim() === '') return setFailure(texts.empty.code)
    setBusy(true)
    setFailure('')
    try {
      const { recoveryCodes } = await addAuthenticator(asked.data.step, code.trim())
      onAdded(recoveryCodes)
    } catch (error) {
      setFailure(plainWords(error))
    }
    setBusy(false)
  }
  return (
    <Modal
      open
      title={texts.authenticatorTitle}
      onCancel={onClose}
      footer={null}
      width={480}
      mask={{ closable: false }}
    >
      {asked.data ? (
        <Form layout="vertical" requiredMark={false} onFinish={() => void submit()}>
          <p className="dialog-says">{texts.scan}</p>
          <div className="authenticator">
            <QrCode text={asked.data.address} label={texts.scanCode} />
            <p>
              {texts.typeSecret}
              <code>{asked.data.secret.match(/.{1,4}/g)?.join(' ')}</code>
            </p>
          </div>
          {failure && <Alert type="error" role="alert" title={failure} showIcon />}
          <Form.Item label={texts.label.code} htmlFor="authenticator-code">
            <Input
              id="authenticator-code"
              autoComplete="one-time-code"
              inputMode="numeric"
              maxLength={7}
              autoFocus
              value={code}
              onChange={(event) => setCode(event.target.value)}
            />
          </Form.Item>
          <div className="dialog-actions">
            <Button onClick={onClose}>{texts.cancel}</Button>
            <Button type="primary" htmlType="submit" loading={busy}>
              {texts.confirm}
            </Button>
          </div>
        </Form>
      ) : (
        <Pending asked={asked} rows={6} />
      )}
    </Modal>
  )
}

/** Drawn here, so that no other site hears of the secret. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 3 })
  const dark = data.flatMap((line, y) => line.flatMap((on, x) => (on ? `M${x} ${y}h1v1h-1z` : [])))
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#0b1a2d" d={dark.join('')} />
    </svg>
  )
}
