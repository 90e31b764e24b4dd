// Asks before something is deleted, names it, and stays to say why when the server refuses.
import { Alert, Modal } from 'antd'
import { type ReactNode, useState } from 'react'
import { plainWords } from '#web/client/plain-words.ts'
import { useTexts } from '#web/i18n/language.tsx'

type Props = {
  name: string
  description: string
  /** What stands under the sentence, such as the records that point at this one. */
  more?: ReactNode
  /** Why a first try was refused. */
  refused?: string
  onDelete: () => Promise<unknown>
  onClose: () => void
}

/** Rendered while it is open. */
export function DeleteDialog({ name, description, more, refused = '', onDelete, onClose }: Props) {
  const texts = useTexts('console/frame/parts').deleteDialog
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState(refused)

  const remove = async () => {
    setBusy(true)
    setRefusal('')
    try {
      await onDelete()
      onClose()
    } catch (error) {
      setRefusal(plainWords(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Modal
      open
      title={texts.title({ name })}
      okText={texts.ok}
      okButtonProps={{ danger: true, loading: busy }}
      cancelText={texts.cancel}
      onOk={remove}
      onCancel={onClose}
      width={460}
    >
      <p className="dialog-says">{description}</p>
      {more}
      {refusal && <Alert type="error" role="alert" title={refusal} showIcon />}
    </Modal>
  )
}
