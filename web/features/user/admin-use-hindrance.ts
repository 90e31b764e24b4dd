// Why the signed-in person may not change somebody, as far as the page can know before the server is asked.
import { useQuery } from '@tanstack/react-query'
import type { StaffUser } from '#contract/people/staff.ts'
import { rolesQuery } from '#web/admin/rights/admin-api.ts'
import { useSession } from '#web/session/permit.tsx'

type Hindrance = 'yourself' | 'beyond' | null

/**
 * Somebody is managed by whoever holds all that they hold, and that is so when each of their roles could be given. While
 * roles are unknown nothing stands in the way: the server judges every write anyway.
 */
export function useHindrance(): (person: Pick<StaffUser, 'id' | 'roles'>) => Hindrance {
  const { id } = useSession()
  const { data: roles } = useQuery(rolesQuery())
  const beyond = new Set(roles?.filter(({ grantable }) => !grantable).map((role) => role.id))
  return (person) => {
    if (person.id === id) return 'yourself'
    return person.roles.some((role) => beyond.has(role.id)) ? 'beyond' : null
  }
}
