// The question whether unsaved input may be left behind.
import { Modal } from 'antd'
import { useTexts } from '#web/i18n/language.tsx'

type Props = { open: boolean; onLeave: () => void; onStay: () => void }

export function LeaveQuestion({ open, onLeave, onStay }: Props) {
  const texts = useTexts('console/frame/console')
  return (
    <Modal
      open={open}
      title={texts.leaveTitle}
      okText={texts.leave}
      okButtonProps={{ danger: true }}
      cancelText={texts.stay}
      onOk={onLeave}
      onCancel={onStay}
      width={440}
    >
      {texts.leaveText}
    </Modal>
  )
}
