// Who else has this record open at the moment: advice, not a lock.
import { UserOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Avatar, Tooltip } from 'antd'
import { avatarAddress } from '#web/admin/frame/sign-in/avatar-address.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { presenceQuery } from './admin-api.ts'
import type { LifeBase } from './editor-kind.ts'

type Props = { base: LifeBase; id: number; editing: boolean }

export function Presence({ base, id, editing }: Props) {
  const texts = useTexts('console/editor/editor')
  const { data: others = [] } = useQuery({
    ...presenceQuery(base, id, editing),
    placeholderData: (before) => before,
  })
  if (others.length === 0) return null
  return (
    <ul className="editor-present" aria-label={texts.present}>
      {others.map(({ username, nickName, avatar, editing: writes }) => {
        const name = nickName || username
        const says = writes ? texts.presentEditing({ name }) : texts.presentViewing({ name })
        return (
          <li key={username} data-editing={writes || undefined}>
            <Tooltip title={says}>
              <Avatar
                size={28}
                alt={says}
                {...(avatar ? { src: avatarAddress(avatar) } : { icon: <UserOutlined /> })}
              />
            </Tooltip>
            <span className={writes ? 'editor-present-word' : 'hidden-text'}>{says}</span>
          </li>
        )
      })}
    </ul>
  )
}
