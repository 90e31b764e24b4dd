// Roles as the console asks for them and changes them, and the people who have them.
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Role, roleCalls } from '#contract/people/role.ts'
import type { InputOf } from '#contract/wire/call.ts'
import { ask, send } from '#web/client/send.ts'

type Calls = typeof roleCalls
type RoleListQuery = InputOf<Calls['list']>
type RoleDraft = InputOf<Calls['add']>
type RoleChange = InputOf<Calls['update']>
type MembersChange = InputOf<Calls['setMembers']>

/** A page of roles; the one before stays in sight while the next is on its way. */
export const rolePageQuery = (query: RoleListQuery) =>
  queryOptions({
    queryKey: ['role', 'page', query],
    queryFn: ({ signal }) => ask('/api/role/list', query, { signal }),
    placeholderData: keepPreviousData,
  })

/** One role with what it grants, read anew whenever its page is opened. */
export const roleQuery = (id: number) =>
  queryOptions({
    queryKey: ['role', 'one', id],
    queryFn: ({ signal }) => ask('/api/role/read', { id }, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

export const membersQuery = (query: { id: number; page: number; limit: number; name?: string }) =>
  queryOptions({
    queryKey: ['role', 'members', query],
    queryFn: ({ signal }) => ask('/api/role/members', query, { signal }),
    placeholderData: keepPreviousData,
  })

/** Quietly: its form tells what was refused. */
export const addRole = (draft: RoleDraft) => send('/api/role/add', draft, { quiet: true })

/** Quietly, as what follows: whoever changes one or many of them reports what was refused. */
export const updateRole = (change: RoleChange) => send('/api/role/update', change, { quiet: true })
export const removeRole = ({ id, version }: Pick<Role, 'id' | 'version'>) =>
  send('/api/role/delete', { id, version }, { quiet: true })

export const grantRole = (grant: InputOf<Calls['grant']>) => send('/api/role/grant', grant, { quiet: true })

export const setMembers = (change: MembersChange) => send('/api/role/setMembers', change, { quiet: true })
