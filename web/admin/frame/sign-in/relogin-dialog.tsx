// The offer to log in again where one is, so that the page keeps what was typed (spec §4, decision 19).
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Form, Input, type InputRef, Modal } from 'antd'
import { useRef, useState } from 'react'
import type { SecondStep } from '#contract/people/second-step.ts'
import { siteQuery } from '#web/admin/admin-api.ts'
import { useUnsaved } from '#web/admin/frame/unsaved/unsaved.tsx'
import { IdentityForm } from '#web/admin/second-step/identity-form.tsx'
import { ProviderAgain } from '#web/admin/second-step/provider-again.tsx'
import { plainWords } from '#web/client/plain-words.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useSession } from '#web/session/permit.tsx'
import { type Credentials, readSession, sessionQuery, signIn, takeSecondStep } from '#web/session/session.ts'
import { dropToken } from '#web/session/token.ts'
import { type Captcha, useCaptcha } from '#web/session/use-captcha.ts'
import { openSignIn, openStart } from './open-sign-in.ts'
import './relogin-dialog.css'

type Props = { open: boolean; onClose: () => void }

export function ReloginDialog({ open, onClose }: Props) {
  const texts = useTexts('console/frame/console')
  return (
    <Modal
      open={open}
      title={texts.reloginTitle}
      onCancel={onClose}
      footer={null}
      width={440}
      mask={{ closable: false }}
      destroyOnHidden
    >
      <ReloginForm onClose={onClose} />
    </Modal>
  )
}

function ReloginForm({ onClose }: { onClose: () => void }) {
  const texts = useTexts('console/frame/console')
  const { username, id, provider } = useSession()
  const client = useQueryClient()
  const unsaved = useUnsaved()
  const { data: site } = useQuery(siteQuery(useLanguage()))
  const work = site?.work ?? false
  const asked = (site?.captcha ?? true) && !work
  const captcha = useCaptcha(asked)
  const password = useRef<InputRef>(null)
  const [form] = Form.useForm<Credentials>()
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const [second, setSecond] = useState<SecondStep | null>(null)

  const submit = async (given: Credentials) => {
    setBusy(true)
    setFailure('')
    try {
      const needed = await signIn({ ...given, code: given.code ?? '' }, work)
      if (needed) setSecond(needed)
      else await goOn()
    } catch (error) {
      setFailure(plainWords(error))
      captcha.renew()
      form.setFieldValue('code', '')
      password.current?.focus({ cursor: 'all' })
    } finally {
      setBusy(false)
    }
  }
  const goOn = async () => {
    const found = await readSession({ quiet: true })
    if (found.info.id !== id) return startOver()
    client.setQueryData(sessionQuery().queryKey, found)
    await client.invalidateQueries({ predicate: (query) => query.state.status === 'error' })
    onClose()
  }
  const startOver = () => {
    unsaved.release()
    client.clear()
    openStart()
  }
  /** The spec's own way: everything cleared, the page loaded anew. */
  const leave = () => {
    dropToken()
    unsaved.release()
    client.clear()
    openSignIn()
  }

  if (second)
    return (
      <IdentityForm
        ways={second.ways}
        passkey={second.passkey}
        submit={texts.reloginAgain}
        onCancel={() => setSecond(null)}
        onShown={async (shown) => {
          const { step } = second
          if (shown.way === 'passkey') await takeSecondStep({ step, ...shown })
          else await takeSecondStep({ step, way: shown.way, code: shown.value })
          await goOn()
        }}
      />
    )
  if (provider)
    return (
      <>
        <p className="dialog-says">{texts.reloginText}</p>
        <ProviderAgain provider={provider} onSignedIn={goOn} onCancel={onClose} />
      </>
    )
  return (
    <Form<Credentials>
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={{ username, password: '', code: '' }}
      onFinish={submit}
      className="relogin"
    >
      <p>{texts.reloginText}</p>
      <p className="relogin-keeps">{texts.reloginKeeps}</p>
      {failure && <Alert type="error" role="alert" title={failure} showIcon />}
      <Form.Item name="username" label={texts.username} rules={[{ required: true, whitespace: true }]}>
        <Input autoComplete="username" autoCapitalize="none" spellCheck={false} />
      </Form.Item>
      <Form.Item name="password" label={texts.password} rules={[{ required: true }]}>
        <Input.Password ref={password} autoComplete="current-password" autoFocus />
      </Form.Item>
      {asked && (
        <div className="relogin-code">
          <Form.Item name="code" label={texts.code}>
            <Input autoComplete="off" maxLength={6} />
          </Form.Item>
          <CaptchaPicture captcha={captcha} />
        </div>
      )}
      <div className="relogin-actions">
        <Button type="link" onClick={leave}>
          {texts.reloginOver}
        </Button>
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button type="primary" htmlType="submit" loading={busy}>
          {texts.reloginAgain}
        </Button>
      </div>
    </Form>
  )
}

function CaptchaPicture({ captcha }: { captcha: Captcha }) {
  const texts = useTexts('console/frame/console')
  return (
    <button
      type="button"
      className="captcha-button"
      onClick={captcha.renew}
      aria-busy={captcha.state === 'loading'}
    >
      {captcha.state === 'failed' || captcha.address === '' ? (
        <span>{captcha.state === 'failed' ? texts.captchaFailed : ''}</span>
      ) : (
        <img src={captcha.address} alt={texts.captchaPicture} />
      )}
    </button>
  )
}
