// Shows a password that was made here, once, so that it can be handed over.
import { CopyOutlined } from '@ant-design/icons'
import { App, Button, Input, type InputRef, Modal } from 'antd'
import { useRef } from 'react'
import { useTexts } from '#web/i18n/language.tsx'
export type Handover = { username: string; password: string }

/** Rendered while there is something to hand over. */
export function PasswordHandover({ username, password, onClose }: Handover & { onClose: () => void }) {
  const texts = useTexts('console/user/form')
  const { message } = App.useApp()
  const field = useRef<InputRef>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(password)
      void message.success(texts.copied)
    } catch {
      // Not over https, or not allowed.
      field.current?.select()
      void message.warning(texts.copyFailed)
    }
  }
  return (
    <Modal
      open
      title={texts.handOver({ name: username })}
      // A click beside it must not lose what cannot be shown again.
      mask={{ closable: false }}
      keyboard={false}
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          {texts.close}
        </Button>
      }
      width={460}
    >
      <p className="dialog-says">{texts.handOverSays}</p>
      <span className="user-handover">
        <Input
          ref={field}
          readOnly
          value={password}
          aria-label={texts.password}
          onFocus={({ target }) => target.select()}
        />
        <Button icon={<CopyOutlined />} onClick={() => void copy()}>
          {texts.copy}
        </Button>
      </span>
    </Modal>
  )
}
