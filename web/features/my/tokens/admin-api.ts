// Tokens of programs as the console asks for them, makes and revokes them.
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { programCalls } from '#contract/people/program.ts'
import type { InputOf } from '#contract/wire/call.ts'
import { ask, send } from '#web/client/send.ts'

export type TokenDraft = InputOf<(typeof programCalls)['add']>

export const TOKENS_ON_PAGE = 20

export const tokensQuery = (page: number) =>
  queryOptions({
    queryKey: ['token', 'list', page],
    queryFn: ({ signal }) => ask('/api/token/list', { page, limit: TOKENS_ON_PAGE }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const scopeQuery = queryOptions({
  queryKey: ['token', 'scope'],
  queryFn: ({ signal }) => ask('/api/token/scope', {}, { signal }),
  staleTime: 0,
})

export const addToken = (draft: TokenDraft) => send('/api/token/add', draft, { quiet: true })
export const revokeToken = (id: number) => send('/api/token/revoke', { id }, { quiet: true })

export const forgetTokens = (client: QueryClient) => client.invalidateQueries({ queryKey: ['token', 'list'] })
