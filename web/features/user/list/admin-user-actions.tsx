// What can be done with one row of the list of people, as far as the person may.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { App } from 'antd'
import type { StaffUser } from '#contract/people/staff.ts'
import { type RowWay, RowWays } from '#web/admin/list/row-ways.tsx'
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

  const opening = (key: UserDialog, label: string): RowWay => ({ key, label, onClick: () => onOpen(key) })
  const beyond = hindrance === 'beyond' ? texts.beyond : null
  const reason = (yourself: string) => (hindrance === 'yourself' ? yourself : beyond)
  const ways: RowWay[] = []
  if (person.trashTime !== null) {
    if (may('userList:delete')) {
      // Whose roles were deleted meanwhile is given one first.
      const { id, version } = person
      const recover = () => (person.roles.length > 0 ? recovering.mutate({ id, version }) : onOpen('recover'))
      ways.push({ key: 'recover', label: texts.recover, hindered: beyond, onClick: recover })
    }
    ways.push(opening('explain', texts.explain))
    return <RowWays name={person.username} ways={ways} busy={recovering.isPending} />
  }
  if (may('userList:update')) ways.push({ ...opening('edit', texts.edit), hindered: beyond })
  ways.push(opening('explain', texts.explain))
  if (may('userList:resetPassword')) {
    ways.push({ ...opening('reset', texts.reset), hindered: reason(texts.notYourOwnPassword) })
  }
  if (inviteAgain)
    ways.push({ key: 'invite', label: inviteTexts.again, hindered: beyond, onClick: inviteAgain })
  if (unlock) ways.push({ key: 'unlock', label: texts.unlock, onClick: unlock })
  ways.push(opening('sessions', texts.sessionsOf))
  if (may('userList:delete')) {
    ways.push({ ...opening('remove', texts.remove), danger: true, hindered: reason(texts.notYourself) })
  }
  return <RowWays name={person.username} ways={ways} busy={busy} />
}
