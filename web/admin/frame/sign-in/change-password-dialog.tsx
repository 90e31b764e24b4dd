// The change of a password that somebody else set: until it is done the console shows nothing else (decision 9).
import { Modal } from 'antd'
import { useState } from 'react'
import { useTexts } from '#web/i18n/language.tsx'
import { PasswordForm } from './password-form.tsx'
import { SignOutLink } from './user-menu.tsx'

export function ChangePasswordDialog() {
  const texts = useTexts('console/frame/console')
  const [changed, setChanged] = useState(false)
  return (
    <Modal
      open={!changed}
      title={texts.changeTitle}
      closable={false}
      keyboard={false}
      footer={null}
      width={440}
    >
      <p className="dialog-says">{texts.changeSays}</p>
      <PasswordForm onChanged={() => setChanged(true)} otherWay={<SignOutLink />} />
    </Modal>
  )
}
