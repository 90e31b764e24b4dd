// The table of people and what is opened from it.
import { PlusOutlined, UploadOutlined, UserAddOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import type { StaffUser } from '#contract/people/staff.ts'
import { ImportDialog } from '#web/admin/import/import-dialog.tsx'
import { ExportButton } from '#web/admin/list/export-button.tsx'
import { ListPage } from '#web/admin/list/list-page.tsx'
import { useList } from '#web/admin/list/use-list.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { Permit, useMay } from '#web/session/permit.tsx'
import { exportUsers, USER_IMPORT, userPageQuery } from '../admin-api.ts'
import { type Handover, PasswordHandover } from '../admin-password-handover.tsx'
import { ResetPassword } from '../admin-reset-password.tsx'
import { useHindrance } from '../admin-use-hindrance.ts'
import { UserDrawer } from '../admin-user-drawer.tsx'
import { UserRecovery } from '../admin-user-recovery.tsx'
import { UserSessions } from '../admin-user-sessions.tsx'
import { UserExplain } from '../explain/admin-user-explain.tsx'
import { InviteDialog } from '../invite/admin-invite-dialog.tsx'
import { UserActions, type UserDialog } from './admin-user-actions.tsx'
import { useUserBulk } from './admin-user-bulk.ts'
import { useUserColumns } from './admin-user-columns.tsx'
import { UserDeletion } from './admin-user-deletion.tsx'
import { UserFilters } from './admin-user-filters.tsx'
import { USER_LIST } from './admin-user-list.ts'
import './admin-user-list.css'

type Opened =
  | { dialog: UserDialog; person: StaffUser }
  | { dialog: 'add' }
  | { dialog: 'invite' }
  | { dialog: 'import' }
  | null

export function AdminUserListPage() {
  const texts = useTexts('console/user/list')
  const inviteTexts = useTexts('console/user/invite')
  const list = useList(USER_LIST)
  const may = useMay()
  const hindrance = useHindrance()
  const [opened, setOpened] = useState<Opened>(null)
  const { trashed, sort } = list.state
  const open = (dialog: UserDialog, person: StaffUser) => setOpened({ dialog, person })
  const onEdit = (person: StaffUser) =>
    may('userList:update') && person.trashTime === null && hindrance(person) !== 'beyond'
      ? () => open('edit', person)
      : null
  return (
    <>
      <ListPage<StaffUser>
        name="userList"
        title={texts.title}
        words={texts}
        list={list}
        asked={useQuery(userPageQuery(list.query))}
        filters={<UserFilters list={list} />}
        buttons={
          <>
            <Permit for="userList:export">
              <ExportButton
                label={trashed ? texts.exportTrash : texts.export}
                make={(options) => exportUsers({ ...USER_LIST.filtersOf(list.state), sort }, options)}
              />
            </Permit>
            <Permit for="userList:import">
              <Button icon={<UploadOutlined />} onClick={() => setOpened({ dialog: 'import' })}>
                {texts.import}
              </Button>
            </Permit>
            <Permit for="userList:add">
              <Button icon={<UserAddOutlined />} onClick={() => setOpened({ dialog: 'add' })}>
                {texts.add}
              </Button>
              <Button type="primary" icon={<PlusOutlined />} onClick={() => setOpened({ dialog: 'invite' })}>
                {inviteTexts.add}
              </Button>
            </Permit>
          </>
        }
        {...useUserColumns({ trashed, onEdit, onSessions: (person) => open('sessions', person) })}
        rowName={({ username }) => username}
        onOpen={(person) => onEdit(person)?.()}
        actions={(person) => <UserActions person={person} onOpen={(dialog) => open(dialog, person)} />}
        actionsWidth={180}
        bulk={useUserBulk(trashed)}
      />
      <UserDialogs opened={opened} onClose={() => setOpened(null)} />
    </>
  )
}

/** What is open over the list; a password that was made here is shown once more when its dialog is closed. */
function UserDialogs({ opened, onClose }: { opened: Opened; onClose: () => void }) {
  const [handover, setHandover] = useState<Handover | null>(null)
  if (handover) return <PasswordHandover {...handover} onClose={() => setHandover(null)} />
  if (!opened) return null
  if (opened.dialog === 'import') return <UserImport onClose={onClose} />
  if (opened.dialog === 'invite') return <InviteDialog onClose={onClose} />
  if (opened.dialog === 'add') {
    return <UserDrawer task={{ do: 'add' }} onClose={onClose} onHandover={setHandover} />
  }
  const { dialog, person } = opened
  switch (dialog) {
    case 'edit':
      return <UserDrawer task={{ do: 'edit', person }} onClose={onClose} onHandover={setHandover} />
    case 'reset':
      return <ResetPassword person={person} onClose={onClose} onHandover={setHandover} />
    case 'sessions':
      return <UserSessions person={person} onClose={onClose} />
    case 'explain':
      return <UserExplain person={person} onClose={onClose} />
    case 'recover':
      return <UserRecovery person={person} onClose={onClose} />
    case 'remove':
      return <UserDeletion person={person} onClose={onClose} />
  }
}

const UserImport = ({ onClose }: { onClose: () => void }) => (
  <ImportDialog kind={USER_IMPORT} words={useTexts('console/user/import')} onClose={onClose} />
)
