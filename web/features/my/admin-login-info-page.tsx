// The page of the signed-in person: their picture, contact fields, sessions, and another password.
import { LockOutlined } from '@ant-design/icons'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { Button, Drawer } from 'antd'
import { useState } from 'react'
import { PasswordForm } from '#web/admin/frame/sign-in/password-form.tsx'
import { PageHead } from '#web/admin/page-parts/page-head.tsx'
import { SessionList } from '#web/admin/page-parts/session-list.tsx'
import { useMobile } from '#web/admin/page-parts/use-media.ts'
import { OwnFactors } from '#web/admin/second-step/own-factors.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { useSession } from '#web/session/permit.tsx'
import { endOwnSession, ownSessionsQuery } from './admin-api.ts'
import { AvatarField } from './admin-avatar-field.tsx'
import { OwnForm } from './admin-own-form.tsx'
import './admin-login-info.css'

type DrawerStatus = 'closed' | 'updatepwd'

/** Spec §9. */
const WIDTH = '30%'

export function AdminLoginInfoPage() {
  const texts = useTexts('console/my/own')
  const [status, setStatus] = useState<DrawerStatus>('closed')
  // Whoever comes from elsewhere has no password here.
  const { provider } = useSession()
  return (
    <>
      <PageHead title={texts.title}>
        {!provider && (
          <Button icon={<LockOutlined />} onClick={() => setStatus('updatepwd')}>
            {texts.changePassword}
          </Button>
        )}
      </PageHead>
      <div className="my-info">
        <AvatarField />
        <OwnForm />
      </div>
      <OwnSecondStep />
      <OwnSessions />
      <PasswordDrawer status={status} onClose={() => setStatus('closed')} />
    </>
  )
}

function PasswordDrawer({ status, onClose }: { status: DrawerStatus; onClose: () => void }) {
  const texts = useTexts('console/my/own')
  const mobile = useMobile()
  return (
    <Drawer
      open={status === 'updatepwd'}
      onClose={onClose}
      title={texts.changePassword}
      size={mobile ? '100%' : WIDTH}
      rootClassName="my-password"
      destroyOnHidden
      autoFocus={false}
    >
      <PasswordForm onChanged={onClose} otherWay={<Button onClick={onClose}>{texts.cancel}</Button>} />
    </Drawer>
  )
}

const forget = (client: QueryClient) => client.invalidateQueries({ queryKey: ownSessionsQuery().queryKey })

function OwnSecondStep() {
  const texts = useTexts('console/second-step')
  const { provider } = useSession()
  return (
    <section className="my-card my-sessions" aria-labelledby="my-second-step">
      <h2 id="my-second-step">{texts.signInTitle}</h2>
      <p>{provider ? texts.provider.signInText({ provider: provider.title }) : texts.signInText}</p>
      <OwnFactors />
    </section>
  )
}

function OwnSessions() {
  const texts = useTexts('console/my/own')
  const asked = useQuery(ownSessionsQuery())
  return (
    <section className="my-card my-sessions" aria-labelledby="my-sessions">
      <h2 id="my-sessions">{texts.sessions}</h2>
      <p>{texts.sessionsText}</p>
      <SessionList asked={asked} ending={{ text: texts.endText, end: endOwnSession, forget }} />
      {asked.data?.length === 1 && <p className="field-hint">{texts.alone}</p>}
    </section>
  )
}
