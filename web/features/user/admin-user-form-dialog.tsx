// A short form about a person in a dialog, with what was refused above it.
import { Alert, Form, Modal } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '#web/i18n/language.tsx'

type Props = {
  /** The id of the form. */
  form: string
  title: string
  says: string
  okText: string
  busy: boolean
  failure: string
  onSave: () => void
  onClose: () => void
  children: ReactNode
}

/** Rendered while it is open. */
export function UserFormDialog({
  form,
  title,
  says,
  okText,
  busy,
  failure,
  onSave,
  onClose,
  children,
}: Props) {
  const { cancel } = useTexts('console/user/form')
  return (
    <Modal
      open
      title={title}
      okText={okText}
      okButtonProps={{ htmlType: 'submit', form, loading: busy }}
      cancelText={cancel}
      onCancel={onClose}
      mask={{ closable: false }}
      width={460}
    >
      <p className="dialog-says">{says}</p>
      {failure && <Alert className="form-failure" type="error" role="alert" title={failure} showIcon />}
      <Form id={form} layout="vertical" onFinish={onSave}>
        {children}
      </Form>
    </Modal>
  )
}
