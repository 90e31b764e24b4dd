// Success cases as the console asks for them and changes them.
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { successCaseCalls } from '#contract/news-and-cases/success-case.ts'
import type { InputOf } from '#contract/wire/call.ts'
import type { RecordSource } from '#web/admin/editor/inputs/record-picker.tsx'
import { ask, send } from '#web/client/send.ts'

type Calls = typeof successCaseCalls
export type CaseListQuery = InputOf<Calls['list']>

/** A page of cases; the one before stays in sight while the next is on its way. */
export const casePageQuery = (query: CaseListQuery) =>
  queryOptions({
    queryKey: ['successCase', 'page', query],
    queryFn: ({ signal }) => ask('/api/web/successCase/list', query, { signal }),
    placeholderData: keepPreviousData,
  })

/** The working copy of one case, read anew whenever its form is opened; what was just written counts as read. */
export const caseQuery = (id: number) =>
  queryOptions({
    queryKey: ['successCase', 'one', id],
    queryFn: ({ signal }) => ask('/api/web/successCase/read', { id }, { signal }),
    staleTime: 3_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** The industries and regions that cases have, to filter by and to choose from. */
export const termsQuery = queryOptions({
  queryKey: ['successCase', 'terms'],
  queryFn: ({ signal }) => ask('/api/web/successCase/terms', {}, { signal }),
  staleTime: 60_000,
})

export const addCase = (draft: InputOf<Calls['add']>) =>
  send('/api/web/successCase/add', draft, { quiet: true })

/** What the editor saves by itself is refused quietly: it says so in its own place. */
export const updateCase = (change: InputOf<Calls['update']>) =>
  send('/api/web/successCase/update', change, { quiet: true })

/** After a write: lists and terms are asked for anew. */
export const forgetCases = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: ['successCase', 'page'] }),
    client.invalidateQueries({ queryKey: ['successCase', 'terms'] }),
  ])

/** Products to choose from: what visitors may see, so that whoever writes cases needs no right on products. */
export const PRODUCT_SOURCE: RecordSource = {
  key: 'publicProduct',
  async find(keyword, signal) {
    const { items } = await ask('/api/web/successCase/products', { keyword }, { signal })
    return items
  },
  async one(id, signal) {
    const { items } = await ask('/api/web/successCase/products', { id }, { signal })
    const [found] = items
    if (!found) throw new Error('gone')
    return found
  },
}
