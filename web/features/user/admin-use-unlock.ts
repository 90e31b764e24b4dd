// Lets somebody sign in again who waits because of wrong passwords.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { App } from 'antd'
import type { StaffUser } from '#contract/people/staff.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { forgetUsers, unlockUser } from './admin-api.ts'
import { useHindrance } from './admin-use-hindrance.ts'

/** `unlock` is null for whoever may not, and for a person who is not locked. */
export function useUnlock(person: StaffUser): { unlock: (() => void) | null; busy: boolean } {
  const texts = useTexts('console/user/list')
  const { message } = App.useApp()
  const client = useQueryClient()
  const may = useMay()
  const hindrance = useHindrance()(person)
  const allowed = person.locked && may(['userList:unlock', 'loginLog:unlock']) && hindrance !== 'beyond'
  const { mutate, isPending } = useMutation({
    ...unlockUser(),
    onSuccess: () => void message.success(texts.unlocked({ name: person.username })),
    onSettled: () => forgetUsers(client),
  })
  return { unlock: allowed ? () => mutate(person.username) : null, busy: isPending }
}
