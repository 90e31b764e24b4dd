// Stands before the console while a role demands a second step that the person does not have (decision 54).
import { useQueryClient } from '@tanstack/react-query'
import { Modal } from 'antd'
import { SignOutLink } from '#web/admin/frame/sign-in/user-menu.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { sessionQuery } from '#web/session/session.ts'
import { OwnFactors } from './own-factors.tsx'

export function SetUpDialog() {
  const texts = useTexts('console/second-step')
  const client = useQueryClient()
  return (
    <Modal open title={texts.setUpTitle} closable={false} keyboard={false} footer={null} width={560}>
      <p className="dialog-says">{texts.setUpText}</p>
      <OwnFactors onReady={() => void client.fetchQuery(sessionQuery())} />
      <div className="dialog-actions">
        <SignOutLink />
      </div>
    </Modal>
  )
}
