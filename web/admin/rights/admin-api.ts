// Rights over the wire: requests for them, roles that give them, people who have them, and why.
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Resource } from '#contract/wire/resource.ts'
import { ask, send } from '#web/client/send.ts'

const LOOK_MS = 60_000

/** What others ask for that the person can grant. */
export const rightRequestsQuery = () =>
  queryOptions({
    queryKey: ['right', 'list'],
    queryFn: ({ signal }) => ask('/api/right/list', {}, { signal, quiet: true }),
    refetchInterval: LOOK_MS,
  })

export const decline = (id: number) => send('/api/right/decline', { id })

/** All roles, and which of them the person may give. */
export const rolesQuery = () =>
  queryOptions({
    queryKey: ['role', 'all'],
    queryFn: ({ signal }) => ask('/api/role/listAll', {}, { signal }),
  })

/** Why a person may or may not do something; asked anew each time, because roles change. */
export const explainQuery = (userId: number, resource: Resource) =>
  queryOptions({
    queryKey: ['right', 'explain', userId, resource],
    queryFn: ({ signal }) => ask('/api/role/explain', { userId, resource }, { signal, quiet: true }),
    staleTime: 0,
  })

/** People whose name or login name holds what was typed, for whoever may see the list of people. */
export const peopleQuery = (name: string, limit: number) =>
  queryOptions({
    queryKey: ['user', 'found', name, limit],
    queryFn: ({ signal }) =>
      ask(
        '/api/user/list',
        { page: 1, limit, sort: 'username', ...(name !== '' && { name }) },
        { signal, quiet: true },
      ),
    placeholderData: keepPreviousData,
  })

/** The enabled people by role, which everybody who is signed in may ask for. */
export const peopleByRoleQuery = () =>
  queryOptions({
    queryKey: ['user', 'tree'],
    queryFn: ({ signal }) => send('/api/user/listTreeUser', {}, { signal, quiet: true }),
    staleTime: 30_000,
  })
