// What is open over the list of people: a form, a question, somebody's sessions and permissions.
import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Drawer, Form } from 'antd'
import { useState } from 'react'
import type { StaffUser } from '#contract/people/staff.ts'
import { RecordDeletion, useChange, useConfirm } from '#web/admin/forms/record-change.tsx'
import { ImportDialog } from '#web/admin/import/import-dialog.tsx'
import { Nothing } from '#web/admin/page-parts/nothing.tsx'
import { SessionList } from '#web/admin/page-parts/session-list.tsx'
import { ExplainDrawer } from '#web/admin/rights/explain-drawer.tsx'
import { plainWords } from '#web/client/plain-words.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import {
  endSessions,
  forgetUsers,
  recoverUser,
  removeUser,
  sessionsQuery,
  USER_IMPORT,
} from '../admin-api.ts'
import { type Handover, PasswordHandover, ResetPassword } from '../admin-passwords.tsx'
import { RoleSelect } from '../admin-role-select.tsx'
import { UserDrawer } from '../admin-user-drawer.tsx'
import { UserFormDialog } from '../admin-user-form-dialog.tsx'
import { useUserLimit } from '../admin-user-operations.ts'
import { InviteDialog } from '../invite/admin-invite-dialog.tsx'
import { inTrash, type UserDialog } from './admin-user-actions.tsx'

export type Opened =
  | { dialog: UserDialog; person: StaffUser }
  | { dialog: 'add' }
  | { dialog: 'invite' }
  | { dialog: 'import' }
  | null

/** What is open over the list; a password that was made here is shown once more when its dialog is closed. */
export function UserDialogs({ opened, onClose }: { opened: Opened; onClose: () => void }) {
  const texts = useTexts('console/user/list')
  const importWords = useTexts('console/user/import')
  const [handover, setHandover] = useState<Handover | null>(null)
  if (handover) return <PasswordHandover {...handover} onClose={() => setHandover(null)} />
  if (!opened) return null
  if (opened.dialog === 'import')
    return <ImportDialog kind={USER_IMPORT} words={importWords} onClose={onClose} />
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
      return <ExplainDrawer of={person} onClose={onClose} />
    case 'recover':
      return <UserRecovery person={person} onClose={onClose} />
    case 'remove':
      return (
        <RecordDeletion
          name={person.username}
          text={texts.removeSays}
          done={texts.removed({ name: person.username })}
          remove={() => removeUser(person)}
          undo={() => recoverUser(inTrash(person))}
          forget={forgetUsers}
          onClose={onClose}
        />
      )
  }
}

function UserSessions({ person, onClose }: { person: StaffUser; onClose: () => void }) {
  const texts = useTexts('console/user/sessions')
  const asked = useQuery(sessionsQuery(person.id))
  const { busy, change } = useChange(forgetUsers)
  const confirm = useConfirm()
  const allowed = useMay()('userList:endSession')
  const limit = useUserLimit()(person)
  const beyond = limit === 'beyond'
  const count = asked.data?.length ?? 0
  const endAll = async () => {
    if (await confirm({ title: texts.endAllTitle, text: texts.endSays, ok: texts.endAll }))
      await change(texts.endedAll, () => endSessions({ id: person.id }))
  }
  const end = (sessionId: number) => endSessions({ id: person.id, sessionId })
  return (
    <Drawer
      open
      title={texts.title({ name: person.username })}
      size="min(560px, 100vw)"
      onClose={onClose}
      extra={
        // One's own session would end with the others.
        allowed &&
        limit !== 'yourself' &&
        count > 1 && (
          <Button danger size="small" loading={busy} disabled={beyond} onClick={() => void endAll()}>
            {texts.endAll}
          </Button>
        )
      }
    >
      {asked.data && count === 0 && <Nothing title={texts.none} says={texts.noneSays} />}
      {allowed && beyond && count > 0 && (
        <Alert className="form-failure" type="info" title={texts.beyond} showIcon />
      )}
      <SessionList
        asked={asked}
        ending={allowed ? { text: texts.endSays, end, forget: forgetUsers, blocked: beyond } : null}
      />
    </Drawer>
  )
}

/** Takes somebody out of the trash whose roles were all deleted meanwhile: nobody is without one (spec §5). */
function UserRecovery({ person, onClose }: { person: StaffUser; onClose: () => void }) {
  const texts = useTexts('console/user/form')
  const [roles, setRoles] = useState<number[]>([])
  const [missing, setMissing] = useState(false)
  const [failure, setFailure] = useState('')
  const { busy, attempt } = useChange(forgetUsers)
  const save = () => {
    if (roles.length === 0) return setMissing(true)
    setFailure('')
    const done = texts.recovered({ name: person.username })
    attempt(() => recoverUser(person, roles), done).then(onClose, (error) => setFailure(plainWords(error)))
  }
  const choose = (chosen: number[]) => {
    setRoles(chosen)
    setMissing(false)
  }
  return (
    <UserFormDialog
      form="recovery"
      title={texts.recoverTitle({ name: person.username })}
      says={texts.recoverSays}
      okText={texts.recover}
      busy={busy}
      failure={failure}
      onSave={save}
      onClose={onClose}
    >
      <Form.Item
        label={texts.roles}
        htmlFor="recovery.roles"
        required
        extra={texts.rolesHint}
        {...(missing && { validateStatus: 'error' as const, help: texts.noRole })}
      >
        <RoleSelect id="recovery.roles" value={roles} disabled={false} onChange={choose} />
      </Form.Item>
    </UserFormDialog>
  )
}
