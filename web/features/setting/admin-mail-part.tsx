// What the settings say of mail: who is told, who sends, and a letter that tries it.
import { SendOutlined } from '@ant-design/icons'
import { Alert, Button, Input } from 'antd'
import { useState } from 'react'
import { isEmail } from '#contract/inputs/checks.ts'
import type { Settings } from '#contract/site/setting.ts'
import { useEditing } from '#web/admin/editor/editing.ts'
import { WordsField } from '#web/admin/editor/inputs/words-field.tsx'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { plainWords } from '#web/client/plain-words.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { sendTestMail } from './admin-api.ts'
import type { SettingForm } from './admin-setting-draft.ts'
import { AddressesField } from './admin-setting-fields.tsx'

/** Limits of the contract (`contract/site/setting.ts`). */
const RECIPIENTS = 20
const SENDER = 80

export function MailPart({ configured }: { configured: Settings['configured'] }) {
  const { fields, hints, mail } = useTexts('console/setting')
  const { form, change, disabled } = useEditing<SettingForm>()
  const { recipients } = configured
  const otherwise = recipients.length > 0 ? hints.configured({ list: recipients.join(', ') }) : hints.nobody
  return (
    <>
      {!configured.mail && <Alert type="warning" showIcon title={mail.none} className="setting-note" />}
      <AddressesField
        path="recipients"
        label={fields.recipients}
        values={form.recipients}
        max={RECIPIENTS}
        hint={form.recipients.length > 0 ? '' : otherwise}
        placeholder={hints.recipients}
        onChange={(next) => change('recipients', (before) => ({ ...before, recipients: next }))}
      />
      <WordsField
        path="senderName"
        label={fields.senderName}
        value={form.senderName}
        max={SENDER}
        hint={hints.senderName}
        onChange={(next) => change('senderName', (before) => ({ ...before, senderName: next }))}
      />
      {configured.mail && !disabled && <TestMail sender={configured.sender} />}
    </>
  )
}

function TestMail({ sender }: { sender: string }) {
  const { mail, problem } = useTexts('console/setting')
  const { message } = useApp()
  const [to, setTo] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const tryIt = async () => {
    if (!isEmail(to.trim())) return setFailure(problem.noEmail)
    setFailure('')
    setBusy(true)
    try {
      await sendTestMail(to.trim())
      void message.success(mail.sent({ to: to.trim() }))
    } catch (error) {
      setFailure(plainWords(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="setting-test">
      <p className="field-hint">{mail.sender({ address: sender })}</p>
      <div>
        <Input
          type="email"
          aria-label={mail.to}
          placeholder={mail.to}
          value={to}
          maxLength={254}
          status={failure ? 'error' : ''}
          onChange={({ target }) => setTo(target.value)}
          onPressEnter={() => void tryIt()}
        />
        <Button icon={<SendOutlined />} loading={busy} onClick={() => void tryIt()}>
          {mail.test}
        </Button>
      </div>
      {failure && (
        <p className="field-problem" role="alert">
          {failure}
        </p>
      )}
    </div>
  )
}
