// What a person may not do to a role, each with its reason; the server judges by the same rules (docs/decisions/system/0006).
import { useQuery } from '@tanstack/react-query'
import type { Role } from '#contract/people/role.ts'
import { rolesQuery } from '#web/admin/rights/admin-api.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useSession } from '#web/session/permit.tsx'

/** The role that passes every check (`ADMIN_ROLE` of the contract, which would bring the validator along). */
const ADMIN = 'admin'
export const isAdminRole = ({ name }: Pick<Role, 'name'>) => name === ADMIN

export const ROLE_FLAGS = ['enabled', 'disabled'] as const

export type RoleLimits = Record<'edit' | 'members' | 'flag' | 'remove', string | undefined>

/** Answers, for a role, why something cannot be done; what can be done has no reason. */
export function useRoleLimits(): (role: Pick<Role, 'id' | 'name'>) => RoleLimits {
  const texts = useTexts('console/role/list')
  const session = useSession()
  const { data: choices } = useQuery(rolesQuery())
  return (role) => {
    if (isAdminRole(role)) {
      const locked = session.roles.includes(ADMIN) ? undefined : texts.adminsOnly
      return { edit: locked, members: locked, flag: texts.adminText, remove: texts.adminText }
    }
    const beyond = choices?.find(({ id }) => id === role.id)?.grantable === false ? texts.beyond : undefined
    return { edit: undefined, members: beyond, flag: beyond, remove: beyond }
  }
}
