// The signed-in person and the way out (spec §4 "Session").
import {
  ExportOutlined,
  FullscreenOutlined,
  IdcardOutlined,
  LogoutOutlined,
  UserOutlined,
} from '@ant-design/icons'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useNavigate } from 'react-router'
import { useFullscreen } from '#web/admin/frame/fullscreen-button.tsx'
import { LateMenu } from '#web/admin/frame/late/late-menu.tsx'
import { LOGIN_INFO } from '#web/admin/frame/tabs/page-handle.ts'
import { useAskUnsaved } from '#web/admin/frame/unsaved/use-ask-unsaved.ts'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { useMiddling } from '#web/admin/page-parts/use-media.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useSession } from '#web/session/permit.tsx'
import { signOut } from '#web/session/session.ts'
import { avatarAddress } from './avatar-address.ts'
import { openSignIn } from './open-sign-in.ts'

export function UserMenu() {
  const texts = useTexts('console/frame/console')
  const { username, name, nickName, avatar } = useSession()
  const bar = useTexts('console/frame/bar')
  const leave = useSignOut()
  const navigate = useNavigate()
  const phone = !useMiddling()
  const { full, toggle } = useFullscreen()
  const shown = nickName || name || username
  return (
    <LateMenu
      menu={{
        items: [
          { key: 'who', label: <Who shown={shown} username={username} />, disabled: true },
          { type: 'divider' },
          {
            key: 'personal',
            icon: <IdcardOutlined />,
            label: bar.personal,
            onClick: () => void navigate(LOGIN_INFO),
          },
          // On a narrow screen the bar has no room for these two.
          ...(phone
            ? [
                {
                  key: 'site',
                  icon: <ExportOutlined />,
                  label: texts.publicSite,
                  onClick: () => void window.open('#/HomePage', '_blank'),
                },
                {
                  key: 'full',
                  icon: <FullscreenOutlined />,
                  label: full ? bar.fullscreenEnd : bar.fullscreen,
                  onClick: toggle,
                },
              ]
            : []),
          { type: 'divider' },
          { key: 'out', icon: <LogoutOutlined />, label: texts.signOut, onClick: leave },
        ],
      }}
    >
      {(opener) => (
        <Button {...opener} type="text" className="user-button" aria-label={`${texts.account}: ${shown}`}>
          <span className="user-picture">
            {avatar ? <img src={avatarAddress(avatar)} alt="" /> : <UserOutlined />}
          </span>
          <span className="top-bar-word">{shown}</span>
        </Button>
      )}
    </LateMenu>
  )
}

function Who({ shown, username }: { shown: string; username: string }) {
  return (
    <span className="user-who">
      <strong>{shown}</strong>
      {shown !== username && <small>{username}</small>}
    </span>
  )
}

/** The way out for a page without the bar above it. */
export function SignOutLink() {
  const texts = useTexts('console/frame/console')
  return (
    <Button type="link" onClick={useSignOut()}>
      {texts.signOut}
    </Button>
  )
}

/** Asks about unsaved input, ends the session, and begins anew at the sign-in with nothing kept in memory. */
function useSignOut() {
  const texts = useTexts('console/frame/console')
  const { message } = useApp()
  const client = useQueryClient()
  const ask = useAskUnsaved()

  const leave = async () => {
    void message.loading({ content: texts.signingOut, duration: 0 })
    await signOut()
    client.clear()
    openSignIn()
  }
  return () => ask(() => void leave())
}
