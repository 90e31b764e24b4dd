// What can be done with one person of the list and with many, as far as the signed-in person may.
import type { Flag, StaffUser } from '#contract/people/staff.ts'
import { useChange, useConfirm } from '#web/admin/forms/record-change.tsx'
import type { BulkAction } from '#web/admin/list/bulk/bulk-action.ts'
import type { RowAction } from '#web/admin/list/row-actions.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { forgetUsers, recoverUser, removeUser, resetFactors, setFlag } from '../admin-api.ts'
import { useInviteAgain, useUnlock, useUserLimit } from '../admin-user-operations.ts'

/** What the page opens for a person. */
export type UserDialog = 'edit' | 'reset' | 'sessions' | 'explain' | 'remove' | 'recover'

export function useUserActions(onOpen: (dialog: UserDialog, person: StaffUser) => void) {
  const texts = useTexts('console/user/list')
  const inviteTexts = useTexts('console/user/invite')
  const limitOf = useUserLimit()
  const { unlockOf } = useUnlock()
  const inviteAgainOf = useInviteAgain()
  const { change } = useChange(forgetUsers)
  const confirm = useConfirm()

  const resetStep = async (person: StaffUser) => {
    const name = person.username
    const question = { title: texts.resetFactorsTitle({ name }), text: texts.resetFactorsText }
    if (await confirm({ ...question, ok: texts.resetFactors }))
      await change(texts.resetFactorsDone({ name }), () => resetFactors(person))
  }

  return (person: StaffUser): (RowAction | null)[] => {
    const limit = limitOf(person)
    const blocked = limit === 'beyond' ? texts.beyond : null
    const reason = (yourself: string) => (limit === 'yourself' ? yourself : blocked)
    const opening = (key: UserDialog, label: string) => ({ key, label, onClick: () => onOpen(key, person) })
    const again = inviteAgainOf(person)
    const unlock = unlockOf(person)
    // Whose roles were deleted meanwhile is given one first.
    const recover = () =>
      person.roles.length > 0
        ? change(texts.recovered({ name: person.username }), () => recoverUser(person))
        : onOpen('recover', person)
    if (person.trashTime !== null)
      return [
        { key: 'recover', permit: 'userList:delete', label: texts.recover, blocked, onClick: recover },
        opening('explain', texts.explain),
      ]
    return [
      { ...opening('edit', texts.edit), permit: 'userList:update', blocked },
      opening('explain', texts.explain),
      {
        ...opening('reset', texts.reset),
        permit: 'userList:resetPassword',
        blocked: reason(texts.notYourOwnPassword),
      },
      person.secondStep
        ? {
            key: 'resetFactors',
            permit: 'userList:resetPassword',
            label: texts.resetFactors,
            blocked: reason(texts.notYourOwnPassword),
            onClick: () => void resetStep(person),
          }
        : null,
      again && { key: 'invite', label: inviteTexts.again, blocked, onClick: again },
      unlock && { key: 'unlock', label: texts.unlock, onClick: unlock },
      opening('sessions', texts.sessionsOf),
      {
        ...opening('remove', texts.remove),
        permit: 'userList:delete',
        danger: true,
        blocked: reason(texts.notYourself),
      },
    ]
  }
}

type Target = Pick<StaffUser, 'id' | 'version'>

export function useUserBulk(trashed: boolean): BulkAction<StaffUser>[] {
  const texts = useTexts('console/user/bulk')
  const limit = useUserLimit()
  const turn = (key: 'enable' | 'disable', from: Flag, to: Flag): BulkAction<StaffUser> => ({
    key,
    permit: 'userList:update',
    ...texts[key],
    danger: to === 'disabled',
    fits: (person) => person.flag === from && limit(person) === null,
    run: (person) => setFlag(person, to),
    undo: (_, changed: Target) => setFlag(changed, from),
  })
  const trashing = { permit: 'userList:delete', fits: (person: StaffUser) => limit(person) === null } as const
  if (trashed)
    return [
      {
        key: 'recover',
        ...trashing,
        ...texts.recover,
        run: (person) => recoverUser(person),
        undo: (_, recovered: Target) => removeUser(recovered),
      },
    ]
  return [
    turn('enable', 'disabled', 'enabled'),
    turn('disable', 'enabled', 'disabled'),
    {
      key: 'remove',
      ...trashing,
      ...texts.remove,
      danger: true,
      run: removeUser,
      undo: (person) => recoverUser(inTrash(person)),
    },
  ]
}

/** The person after the deletion, which is one change and answers no version. */
export const inTrash = ({ id, version }: Target): Target => ({ id, version: version + 1 })
