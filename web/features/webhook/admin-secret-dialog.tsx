// Shows a new secret this once, to be copied to the receiver.
import { CopyOutlined } from '@ant-design/icons'
import { Button, Input, Modal } from 'antd'
import { useState } from 'react'
import { useTexts } from '#web/i18n/language.tsx'

/** Rendered while it is open; it is closed by its button alone. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const texts = useTexts('console/webhook')
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret)
      setCopied(true)
    } catch {
      // Without TLS there is no clipboard: the field is selected, and the keys copy it.
      document.querySelector<HTMLInputElement>('.webhook-secret input')?.select()
    }
  }
  return (
    <Modal
      open
      title={texts.secretTitle}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      width={600}
      footer={
        <Button type="primary" onClick={onClose}>
          {texts.done}
        </Button>
      }
    >
      <p className="dialog-says">{texts.secretSays}</p>
      <div className="webhook-secret">
        <Input
          readOnly
          value={secret}
          aria-label={texts.secretTitle}
          onFocus={({ target }) => target.select()}
        />
        <Button icon={<CopyOutlined />} onClick={() => void copy()}>
          {copied ? texts.copied : texts.copy}
        </Button>
      </div>
    </Modal>
  )
}
