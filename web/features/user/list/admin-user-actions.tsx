// What can be done with one person of the list and with many, as far as the signed-in person may.
import { useQueryClient } from '@tanstack/react-query'
import type { Flag, StaffUser } from '#contract/people/staff.ts'
import { useChange } from '#web/admin/forms/record-change.tsx'
import type { BulkAction } from '#web/admin/list/bulk/bulk-action.ts'
import { type RowAction, RowActions } from '#web/admin/list/row-actions.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { forgetUsers, recoverUser, removeUser, setFlag } from '../admin-api.ts'
import { useInviteAgain, useUnlock, useUserLimit } from '../admin-user-operations.ts'

/** What the page opens for a person. */
export type UserDialog = 'edit' | 'reset' | 'sessions' | 'explain' | 'remove' | 'recover'

type Props = { person: StaffUser; onOpen: (dialog: UserDialog) => void }

export function UserActions({ person, onOpen }: Props) {
  const texts = useTexts('console/user/list')
  const may = useMay()
  const limit = useUserLimit()(person)
  const { unlock, busy } = useUnlock(person)
  const inviteTexts = useTexts('console/user/invite')
  const inviteAgain = useInviteAgain(person)
  const recovering = useChange(forgetUsers)

  const opening = (key: UserDialog, label: string): RowAction => ({ key, label, onClick: () => onOpen(key) })
  const beyond = limit === 'beyond' ? texts.beyond : null
  const reason = (yourself: string) => (limit === 'yourself' ? yourself : beyond)
  const actions: RowAction[] = []
  if (person.trashTime !== null) {
    if (may('userList:delete')) {
      // Whose roles were deleted meanwhile is given one first.
      const recover = () =>
        person.roles.length > 0
          ? void recovering.change(texts.recovered({ name: person.username }), () => recoverUser(person))
          : onOpen('recover')
      actions.push({ key: 'recover', label: texts.recover, blocked: beyond, onClick: recover })
    }
    actions.push(opening('explain', texts.explain))
    return <RowActions name={person.username} actions={actions} busy={recovering.busy} />
  }
  if (may('userList:update')) actions.push({ ...opening('edit', texts.edit), blocked: beyond })
  actions.push(opening('explain', texts.explain))
  if (may('userList:resetPassword')) {
    actions.push({ ...opening('reset', texts.reset), blocked: reason(texts.notYourOwnPassword) })
  }
  if (inviteAgain)
    actions.push({ key: 'invite', label: inviteTexts.again, blocked: beyond, onClick: inviteAgain })
  if (unlock) actions.push({ key: 'unlock', label: texts.unlock, onClick: unlock })
  actions.push(opening('sessions', texts.sessionsOf))
  if (may('userList:delete')) {
    actions.push({ ...opening('remove', texts.remove), danger: true, blocked: reason(texts.notYourself) })
  }
  return <RowActions name={person.username} actions={actions} busy={busy} />
}

type Target = Pick<StaffUser, 'id' | 'version'>

export function useUserBulk(trashed: boolean): BulkAction<StaffUser>[] {
  const texts = useTexts('console/user/bulk')
  const may = useMay()
  const limit = useUserLimit()
  const client = useQueryClient()
  const settled = () => forgetUsers(client)

  const turn = (key: 'enable' | 'disable', from: Flag, to: Flag): BulkAction<StaffUser> => ({
    key,
    ...texts[key],
    danger: to === 'disabled',
    fits: (person) => person.flag === from && limit(person) === null,
    run: (person) => setFlag(person, to),
    undo: (_, changed: Target) => setFlag(changed, from),
    settled,
  })
  if (trashed) {
    if (!may('userList:delete')) return []
    return [
      {
        key: 'recover',
        ...texts.recover,
        fits: (person) => limit(person) === null,
        run: (person) => recoverUser(person),
        undo: (_, recovered: Target) => removeUser(recovered),
        settled,
      },
    ]
  }
  const actions: BulkAction<StaffUser>[] = []
  if (may('userList:update')) {
    actions.push(turn('enable', 'disabled', 'enabled'), turn('disable', 'enabled', 'disabled'))
  }
  if (may('userList:delete')) {
    actions.push({
      key: 'remove',
      ...texts.remove,
      danger: true,
      fits: (person) => limit(person) === null,
      run: removeUser,
      undo: (person) => recoverUser(inTrash(person)),
      settled,
    })
  }
  return actions
}

/** The person after the deletion, which is one change and answers no version. */
export const inTrash = ({ id, version }: Target): Target => ({ id, version: version + 1 })
