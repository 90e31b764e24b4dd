// What can be done with one row of the list of people, as far as the person may.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { App } from 'antd'
import type { StaffUser } from '#contract/staff.ts'
import { type RowWay, RowWays } from '#web/admin/list/row-ways.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { forgetUsers, recoverUser } from './admin-api.ts'
import { USER_TEXTS } from './admin-texts.ts'
import { useHindrance } from './admin-use-hindrance.ts'
import { useUnlock } from './admin-use-unlock.ts'

/** What the page opens for a person. */
export type UserDialog = 'edit' | 'reset' | 'sessions' | 'explain' | 'remove'

type Props = { person: StaffUser; onOpen: (dialog: UserDialog) => void }

export function UserActions({ person, onOpen }: Props) {
  const texts = useTexts(USER_TEXTS)
  const { message } = App.useApp()
  const client = useQueryClient()
  const may = useMay()
  const hindrance = useHindrance()(person)
  const { unlock, busy } = useUnlock(person)
  const recovering = useMutation({
    ...recoverUser(),
    onSuccess: () => void message.success(texts.recovered(person.username)),
    onSettled: () => forgetUsers(client),
  })

  const opening = (key: UserDialog, label: string): RowWay => ({ key, label, onClick: () => onOpen(key) })
  const ways: RowWay[] = []
  if (person.trashTime !== null) {
    if (may('userList:delete') && hindrance === null) {
      ways.push({ key: 'recover', label: texts.recover, onClick: () => recovering.mutate(person) })
    }
    ways.push(opening('explain', texts.explain))
    return <RowWays name={person.username} ways={ways} busy={recovering.isPending} />
  }
  if (may('userList:update') && hindrance !== 'beyond') ways.push(opening('edit', texts.edit))
  ways.push(opening('explain', texts.explain))
  if (may('userList:resetPassword') && hindrance === null) ways.push(opening('reset', texts.reset))
  if (unlock) ways.push({ key: 'unlock', label: texts.unlock, onClick: unlock })
  ways.push(opening('sessions', texts.sessionsOf))
  if (may('userList:delete') && hindrance === null) {
    ways.push({ ...opening('remove', texts.remove), danger: true })
  }
  return <RowWays name={person.username} ways={ways} busy={busy} />
}
