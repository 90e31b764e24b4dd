// The page of the signed-in person: avatar, contact fields, sessions, and the way to another password (spec §2).
import { LockOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { PageHead } from '#web/admin/page-parts/page-head.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { AvatarField } from './admin-avatar-field.tsx'
import { OwnForm } from './admin-own-form.tsx'
import { OwnSessions } from './admin-own-sessions.tsx'
import { type DrawerStatus, PasswordDrawer } from './admin-password-drawer.tsx'
import './admin-login-info.css'

export function AdminLoginInfoPage() {
  const texts = useTexts('console/my')
  const [status, setStatus] = useState<DrawerStatus>('closed')
  return (
    <>
      <PageHead title={texts.title}>
        <Button icon={<LockOutlined />} onClick={() => setStatus('updatepwd')}>
          {texts.changePassword}
        </Button>
      </PageHead>
      <div className="my-info">
        <AvatarField />
        <OwnForm />
      </div>
      <OwnSessions />
      <PasswordDrawer status={status} onClose={() => setStatus('closed')} />
    </>
  )
}
