// What can be done with one row of the list of people, as far as the person may.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { App } from 'antd'
import type { StaffUser } from '#contract/people/staff.ts'
import { type RowAction, RowActions } from '#web/admin/list/row-actions.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { forgetUsers, recoverUser } from '../admin-api.ts'
import { useHindrance } from '../admin-use-hindrance.ts'
import { useUnlock } from '../admin-use-unlock.ts'
import { useInviteAgain } from '../invite/admin-use-invite-again.ts'

/** What the page opens for a person. */
export type UserDialog = 'edit' | 'reset' | 'sessions' | 'explain' | 'remove' | 'recover'

type Props = { person: StaffUser; onOpen: (dialog: UserDialog) => void }

export function UserActions({ person, onOpen }: Props) {
  const texts = useTexts('console/user/list')
  const { message } = App.useApp()
  const client = useQueryClient()
  const may = useMay()
  const hindrance = useHindrance()(person)
  const { unlock, busy } = useUnlock(person)
  const inviteTexts = useTexts('console/user/invite')
  const inviteAgain = useInviteAgain(person)
  const recovering = useMutation({
    ...recoverUser(),
    onSuccess: () => void message.success(texts.recovered({ name: person.username })),
    onSettled: () => forgetUsers(client),
  })

  const opening = (key: UserDialog, label: string): RowAction => ({ key, label, onClick: () => onOpen(key) })
  const beyond = hindrance === 'beyond' ? texts.beyond : null
  const reason = (yourself: string) => (hindrance === 'yourself' ? yourself : beyond)
  const actions: RowAction[] = []
  if (person.trashTime !== null) {
    if (may('userList:delete')) {
      // Whose roles were deleted meanwhile is given one first.
      const { id, version } = person
      const recover = () => (person.roles.length > 0 ? recovering.mutate({ id, version }) : onOpen('recover'))
      actions.push({ key: 'recover', label: texts.recover, blocked: beyond, onClick: recover })
    }
    actions.push(opening('explain', texts.explain))
    return <RowActions name={person.username} actions={actions} busy={recovering.isPending} />
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
