// What can be done with many people at once, as far as the person may.
import { useQueryClient } from '@tanstack/react-query'
import type { Flag, StaffUser } from '#contract/people/staff.ts'
import type { BulkAction } from '#web/admin/list/bulk/bulk-action.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { forgetUsers, recoverQuietly, removeQuietly, setFlagQuietly } from '../admin-api.ts'
import { useHindrance } from '../admin-use-hindrance.ts'

type Target = Pick<StaffUser, 'id' | 'version'>

export function useUserBulk(trashed: boolean): BulkAction<StaffUser>[] {
  const texts = useTexts('console/user/bulk')
  const may = useMay()
  const hindrance = useHindrance()
  const client = useQueryClient()
  const settled = () => forgetUsers(client)

  const turn = (key: 'enable' | 'disable', from: Flag, to: Flag): BulkAction<StaffUser> => ({
    key,
    ...texts[key],
    danger: to === 'disabled',
    fits: (person) => person.flag === from && hindrance(person) === null,
    run: (person) => setFlagQuietly(person, to),
    undo: (_, changed: Target) => setFlagQuietly(changed, from),
    settled,
  })
  if (trashed) {
    if (!may('userList:delete')) return []
    return [
      {
        key: 'recover',
        ...texts.recover,
        fits: (person) => hindrance(person) === null,
        run: recoverQuietly,
        undo: (_, recovered: Target) => removeQuietly(recovered),
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
      fits: (person) => hindrance(person) === null,
      run: removeQuietly,
      undo: (person) => recoverQuietly(inTrash(person)),
      settled,
    })
  }
  return actions
}

/** The person after the deletion, which is one change and answers no version. */
export const inTrash = ({ id, version }: Target): Target => ({ id, version: version + 1 })
