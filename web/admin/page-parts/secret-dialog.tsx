// Shows a secret once, to be copied and kept; it is closed by its button alone, since it cannot be shown again.
import { CopyOutlined } from '@ant-design/icons'
import { Button, Input, type InputRef, Modal } from 'antd'
import { useRef } from 'react'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { useTexts } from '#web/i18n/language.tsx'

type Props = {
  title: string
  description: string
  /** What the secret is. */
  label: string
  secret: string
  words: { copy: string; copied: string; close: string }
  onClose: () => void
}

/** Rendered while it is open. */
export function SecretDialog({ title, description, label, secret, words, onClose }: Props) {
  const texts = useTexts('console/frame/parts').secretDialog
  const { message } = useApp()
  const field = useRef<InputRef>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret)
      void message.success(words.copied)
    } catch {
      // Not over https, or not allowed.
      field.current?.select()
      void message.warning(texts.copyFailed)
    }
  }
  return (
    <Modal
      open
      title={title}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      width={600}
      footer={
        <Button type="primary" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      <p className="dialog-says">{description}</p>
      <div className="dialog-secret">
        <Input
          ref={field}
          readOnly
          value={secret}
          aria-label={label}
          onFocus={({ target }) => target.select()}
        />
        <Button icon={<CopyOutlined />} onClick={() => void copy()}>
          {words.copy}
        </Button>
      </div>
    </Modal>
  )
}
