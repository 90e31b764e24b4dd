// The signed-in person and the way out (spec §4 "Session").
import { LogoutOutlined, UserOutlined } from '@ant-design/icons'
import { useQueryClient } from '@tanstack/react-query'
import { App, Avatar, Button, Dropdown } from 'antd'
import { openSignIn } from '#web/admin/open-sign-in.ts'
import { CONSOLE_TEXTS } from '#web/admin/texts.ts'
import { useUnsaved } from '#web/admin/unsaved.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { useSession } from '#web/session/permit.tsx'
import { signOut } from '#web/session/session.ts'

export function UserMenu() {
  const texts = useTexts(CONSOLE_TEXTS)
  const { username, name, nickName, avatar } = useSession()
  const leave = useSignOut()
  const shown = nickName || name || username
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: [
          { key: 'who', label: <Who shown={shown} username={username} />, disabled: true },
          { type: 'divider' },
          { key: 'out', icon: <LogoutOutlined />, label: texts.signOut, onClick: leave },
        ],
      }}
    >
      <Button type="text" className="user-button" aria-label={`${texts.account}: ${shown}`}>
        <Avatar size={24} {...(avatar ? { src: avatar } : { icon: <UserOutlined /> })} alt="" />
        <span className="top-bar-word">{shown}</span>
      </Button>
    </Dropdown>
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
  const texts = useTexts(CONSOLE_TEXTS)
  return (
    <Button type="link" onClick={useSignOut()}>
      {texts.signOut}
    </Button>
  )
}

/** Asks about unsaved input, ends the session, and begins anew at the sign-in with nothing kept in memory. */
function useSignOut() {
  const texts = useTexts(CONSOLE_TEXTS)
  const { modal, message } = App.useApp()
  const unsaved = useUnsaved()
  const client = useQueryClient()

  const leave = async () => {
    unsaved.release()
    void message.loading({ content: texts.signingOut, duration: 0 })
    await signOut()
    client.clear()
    openSignIn()
  }
  return () => {
    if (!unsaved.any()) return void leave()
    modal.confirm({
      title: texts.leaveTitle,
      content: texts.leaveSays,
      okText: texts.leave,
      okButtonProps: { danger: true },
      cancelText: texts.stay,
      onOk: leave,
    })
  }
}
