// The columns of the list of people.
import { LockOutlined, UserOutlined } from '@ant-design/icons'
import { Avatar, Button, Tag, Tooltip } from 'antd'
import type { ReactNode } from 'react'
import type { StaffUser } from '#contract/people/staff.ts'
import { avatarAddress } from '#web/admin/frame/sign-in/avatar-address.ts'
import type { ListColumn, MainColumn } from '#web/admin/list/list-columns.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { TimePassed } from '#web/admin/shown-values/time-passed.tsx'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useSession } from '#web/session/permit.tsx'
import { useUnlock } from '../admin-use-unlock.ts'
import { UserSwitch } from './admin-user-switch.tsx'

type Options = {
  trashed: boolean
  /** Opens the form; null for a person who may not be changed. */
  onEdit: (person: StaffUser) => (() => void) | null
  onSessions: (person: StaffUser) => void
}
type Columns = { main: MainColumn<StaffUser>; columns: ListColumn<StaffUser>[] }

export function useUserColumns({ trashed, onEdit, onSessions }: Options): Columns {
  const texts = useTexts('console/user/list')
  const language = useLanguage()
  const roleNames = ({ roles }: StaffUser) => roles.map(({ name, title }) => textIn(title, language) || name)
  return {
    main: {
      key: 'username',
      title: texts.person,
      sort: true,
      cell: (person, folded) => <UserName person={person} folded={folded} onEdit={onEdit(person)} />,
    },
    columns: [
      {
        key: 'roles',
        title: texts.role,
        cell: (person) => (
          <span className="user-roles">
            {roleNames(person).map((name) => (
              <Tag key={name}>{name}</Tag>
            ))}
          </span>
        ),
        folded: (person) => roleNames(person).join(', '),
      },
      {
        key: 'contact',
        title: texts.contact,
        from: 'roomy',
        cell: ({ phone, email }) => (
          <span className="user-contact">
            {phone && <span>{phone}</span>}
            {email && <span title={email}>{email}</span>}
          </span>
        ),
        folded: ({ phone }) => phone,
      },
      {
        key: 'flag',
        title: texts.state,
        width: 76,
        cell: (person) => <UserSwitch person={person} />,
      },
      {
        key: 'sessions',
        title: texts.sessions,
        width: 84,
        from: 'roomy',
        cell: (person) =>
          person.sessions > 0 ? (
            <Button
              type="link"
              size="small"
              className="user-sessions-count"
              aria-label={texts.sessionsCount({ count: person.sessions })}
              onClick={() => onSessions(person)}
            >
              {person.sessions}
            </Button>
          ) : (
            <span className="user-nothing">0</span>
          ),
        folded: false,
      },
      {
        key: 'lastLoginTime',
        title: texts.lastLogin,
        width: 132,
        sort: true,
        from: 'roomy',
        cell: ({ lastLoginTime }) =>
          lastLoginTime ? (
            <TimePassed time={lastLoginTime} />
          ) : (
            <span className="user-nothing">{texts.never}</span>
          ),
        folded: false,
      },
      {
        key: 'createTime',
        title: texts.created,
        width: 132,
        sort: true,
        from: 'roomy',
        extra: trashed,
        cell: ({ createTime }) => <TimePassed time={createTime} />,
        folded: false,
      },
      {
        key: 'updateTime',
        title: texts.updated,
        width: 132,
        sort: true,
        from: 'roomy',
        extra: true,
        cell: ({ updateTime }) => <TimePassed time={updateTime} />,
        folded: false,
      },
      ...(trashed
        ? [
            {
              key: 'trashTime',
              title: texts.trashedSince,
              width: 132,
              cell: ({ trashTime }: StaffUser) => trashTime && <TimePassed time={trashTime} />,
            },
          ]
        : []),
    ],
  }
}

type NameProps = { person: StaffUser; folded: ReactNode; onEdit: (() => void) | null }

function UserName({ person, folded, onEdit }: NameProps) {
  const texts = useTexts('console/user/list')
  const you = useSession().id === person.id
  const { username, nickName, avatar } = person
  const shown = nickName || username
  return (
    <span className="user-name">
      <Avatar size={36} {...(avatar ? { src: avatarAddress(avatar) } : { icon: <UserOutlined /> })} alt="" />
      <span>
        <span className="user-title">
          {onEdit ? (
            <Button type="link" className="user-open" onClick={onEdit}>
              {shown}
            </Button>
          ) : (
            <strong>{shown}</strong>
          )}
          {you && <Tag className="tag-own">{texts.you}</Tag>}
          {person.locked && <Locked person={person} />}
          {person.mustChangePassword && (
            <Tooltip title={texts.waitingSays}>
              <Tag>{texts.waiting}</Tag>
            </Tooltip>
          )}
        </span>
        {nickName && <small>{username}</small>}
        {folded}
      </span>
    </span>
  )
}

function Locked({ person }: { person: StaffUser }) {
  const texts = useTexts('console/user/list')
  const { unlock, busy } = useUnlock(person)
  if (!unlock) {
    return (
      <Tag color="orange" icon={<LockOutlined />}>
        {texts.locked}
      </Tag>
    )
  }
  return (
    <Tooltip title={texts.lockedSays}>
      <Button
        size="small"
        className="user-locked"
        icon={<LockOutlined />}
        loading={busy}
        onClick={unlock}
        aria-label={`${texts.unlock}: ${person.username}`}
      >
        {texts.locked}
      </Button>
    </Tooltip>
  )
}
