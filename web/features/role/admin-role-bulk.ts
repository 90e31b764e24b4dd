// What can be done with many roles at once, as far as the person may.
import { useQueryClient } from '@tanstack/react-query'
import type { Role } from '#contract/people/role.ts'
import { forgetRights } from '#web/admin/admin-api.ts'
import type { BulkAction } from '#web/admin/list/bulk/bulk-action.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { removeRoleQuietly, updateRoleQuietly } from './admin-api.ts'
import type { RoleLimits } from './admin-use-role-limits.ts'

type Target = Pick<Role, 'id' | 'version'>

/** Roles that the person may not change are left out, and so is what would be refused anyway. */
export function useRoleBulk(limits: (role: Role) => RoleLimits): BulkAction<Role>[] {
  const texts = useTexts('console/role/bulk')
  const may = useMay()
  const client = useQueryClient()
  const settled = () => forgetRights(client)
  const turn = ({ id, version }: Target, flag: Role['flag']) => updateRoleQuietly({ id, version, flag })
  const switching = (flag: Role['flag'], back: Role['flag']): BulkAction<Role> => ({
    key: flag,
    ...texts[flag],
    fits: (role) => role.flag === back && limits(role).flag === undefined,
    run: (role) => turn(role, flag),
    undo: (_, turned: Target) => turn(turned, back),
    settled,
  })
  const actions: BulkAction<Role>[] = []
  if (may('roleList:update')) {
    actions.push(switching('enabled', 'disabled'), switching('disabled', 'enabled'))
  }
  if (may('roleList:delete')) {
    actions.push({
      key: 'remove',
      ...texts.remove,
      danger: true,
      fits: (role) => role.members === 0 && limits(role).remove === undefined,
      run: removeRoleQuietly,
      settled,
    })
  }
  return actions
}
