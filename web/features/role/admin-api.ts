// Roles as the console asks for them and changes them, and the people who have them.
import { queryOptions } from '@tanstack/react-query'
import type { Role, roleCalls } from '#contract/people/role.ts'
import type { InputOf } from '#contract/wire/call.ts'
import { pagesOf } from '#web/admin/list/admin-api.ts'
import { ask, send } from '#web/client/send.ts'

type Calls = typeof roleCalls
type RoleDraft = InputOf<Calls['add']>
type RoleChange = InputOf<Calls['update']>
type MembersChange = InputOf<Calls['setMembers']>

export const rolePageQuery = pagesOf('/api/role/list', 'role', 'page')

/** One role with what it grants, read anew whenever its page is opened. */
export const roleQuery = (id: number) =>
  queryOptions({
    queryKey: ['role', 'one', id],
    queryFn: ({ signal }) => ask('/api/role/read', { id }, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

export const membersQuery = pagesOf('/api/role/members', 'role', 'members')

/** Quietly: its form tells what was refused. */
export const addRole = (draft: RoleDraft) => send('/api/role/add', draft, { quiet: true })

/** Quietly, as what follows: whoever changes one or many of them reports what was refused. */
export const updateRole = (change: RoleChange) => send('/api/role/update', change, { quiet: true })
export const removeRole = ({ id, version }: Pick<Role, 'id' | 'version'>) =>
  send('/api/role/delete', { id, version }, { quiet: true })

export const grantRole = (grant: InputOf<Calls['grant']>) => send('/api/role/grant', grant, { quiet: true })

export const setMembers = (change: MembersChange) => send('/api/role/setMembers', change, { quiet: true })
