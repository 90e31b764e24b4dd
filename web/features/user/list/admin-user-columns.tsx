// The columns of the list of people.
import { LockOutlined, UserOutlined } from '@ant-design/icons'
import { useQueryClient } from '@tanstack/react-query'
import { Avatar, Button, Tag, Tooltip } from 'antd'
import type { ReactNode } from 'react'
import type { Flag, StaffUser } from '#contract/people/staff.ts'
import { useChange } from '#web/admin/forms/record-change.tsx'
import { avatarAddress } from '#web/admin/frame/sign-in/avatar-address.ts'
import type { Columns } from '#web/admin/list/list-columns.ts'
import { RowSwitch } from '#web/admin/list/row-switch.tsx'
import { timeColumn } from '#web/admin/list/time-column.tsx'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { TimePassed } from '#web/admin/shown-values/time-passed.tsx'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useMay, useSession } from '#web/session/permit.tsx'
import { forgetUsers, setFlag, showFlag } from '../admin-api.ts'
import { useUnlock, useUserLimit } from '../admin-user-operations.ts'

type Options = {
  trashed: boolean
  /** Opens the form; null for a person who may not be changed. */
  onEdit: (person: StaffUser) => (() => void) | null
  onSessions: (person: StaffUser) => void
}

export function useUserColumns({ trashed, onEdit, onSessions }: Options): Columns<StaffUser> {
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
      timeColumn('lastLoginTime', texts.lastLogin, {
        sort: true,
        from: 'roomy',
        folded: false,
        cell: ({ lastLoginTime }) =>
          lastLoginTime ? (
            <TimePassed time={lastLoginTime} />
          ) : (
            <span className="user-nothing">{texts.never}</span>
          ),
      }),
      timeColumn('createTime', texts.created, { sort: true, from: 'roomy', extra: trashed, folded: false }),
      timeColumn('updateTime', texts.updated, { sort: true, from: 'roomy', extra: true, folded: false }),
      ...(trashed ? [timeColumn('trashTime', texts.trashedSince)] : []),
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
          {person.secondStep && <Tag>{texts.secondStep}</Tag>}
          {person.mustChangePassword && (
            <Tooltip title={texts.waitingText}>
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
  const { unlockOf, busy } = useUnlock()
  const unlock = unlockOf(person)
  if (!unlock) {
    return (
      <Tag color="orange" icon={<LockOutlined />}>
        {texts.locked}
      </Tag>
    )
  }
  return (
    <Tooltip title={texts.lockedText}>
      <Button
        size="small"
        className="user-locked"
        icon={<LockOutlined />}
        loading={busy}
        onClick={() => void unlock()}
        aria-label={`${texts.unlock}: ${person.username}`}
      >
        {texts.locked}
      </Button>
    </Tooltip>
  )
}

/** The switch moves at once and can be taken back. */
function UserSwitch({ person }: { person: StaffUser }) {
  const texts = useTexts('console/user/list')
  const client = useQueryClient()
  const { busy, change } = useChange(forgetUsers)
  const may = useMay()
  const limit = useUserLimit()(person)
  if (!may('userList:update') || person.trashTime !== null) {
    return (
      <span className="state-word" data-state={person.flag === 'enabled' ? 'published' : 'draft'}>
        {texts.states[person.flag]}
      </span>
    )
  }
  const write = async (version: number, flag: Flag) => {
    const before = person.flag
    showFlag(client, person.id, flag)
    return setFlag({ id: person.id, version }, flag).catch((error: unknown) => {
      showFlag(client, person.id, before)
      throw error
    })
  }
  const turn = (on: boolean) => {
    const done = on ? texts.enabledNow : texts.disabledNow
    void change(
      done({ name: person.username }),
      () => write(person.version, on ? 'enabled' : 'disabled'),
      ({ version }) => write(version, on ? 'disabled' : 'enabled'),
    )
  }
  return (
    <RowSwitch
      checked={person.flag === 'enabled'}
      busy={busy}
      label={texts.switchOf({ name: person.username })}
      allowed
      blocked={limit && (limit === 'yourself' ? texts.notYourself : texts.beyond)}
      onChange={turn}
    />
  )
}
