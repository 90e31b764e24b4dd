// Messages as the console asks for them and works on them, and the answers that are kept.
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { cannedAnswerCalls } from '#contract/enquiries/canned-answer.ts'
import type { messageDeskCalls } from '#contract/enquiries/message-desk.ts'
import type { StaffSpamReason } from '#contract/enquiries/message-states.ts'
import type { InputOf } from '#contract/wire/call.ts'
import { pagesOf } from '#web/admin/list/admin-api.ts'
import { downloadFile } from '#web/client/download-file.ts'
import { ask, send } from '#web/client/send.ts'

type Calls = typeof messageDeskCalls
export type MessageQuery = InputOf<Calls['list']>
export type MessageNarrowed = InputOf<Calls['exportAll']>
export type Target = { id: number; version: number }
export type AnswerInput = Omit<InputOf<Calls['reply']>, 'id' | 'version'>

const PAGE = ['message', 'page'] as const

export const messagePageQuery = pagesOf('/api/web/message/list', ...PAGE)

/** The messages before and after one in the list that was looked at last. */
export function neighboursOf(client: QueryClient, id: number) {
  const pages = client
    .getQueryCache()
    .findAll({ queryKey: PAGE })
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
  for (const { state } of pages) {
    const items = (state.data as { items: readonly { id: number }[] } | undefined)?.items ?? []
    const at = items.findIndex((item) => item.id === id)
    if (at !== -1) return { before: items[at - 1]?.id ?? null, after: items[at + 1]?.id ?? null }
  }
  return { before: null, after: null }
}

/** How many are in each state; a figure that is late does no harm. */
export const messageStatesQuery = (query: InputOf<Calls['states']>) =>
  queryOptions({
    queryKey: ['message', 'states', query],
    queryFn: ({ signal }) => ask('/api/web/message/states', query, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  })

/** One whole message; what is missing is said in place. */
export const messageQuery = (id: number) =>
  queryOptions({
    queryKey: ['message', 'one', id],
    queryFn: ({ signal }) => ask('/api/web/message/read', { id }, { signal, quiet: true }),
  })

export const readMessage = (id: number) => ask('/api/web/message/read', { id }, { quiet: true })

export const askedRecordsQuery = () =>
  queryOptions({
    queryKey: ['messageChoice', 'products'],
    queryFn: ({ signal }) => ask('/api/web/message/products', {}, { signal, quiet: true }),
    staleTime: 60_000,
  })

export const cannedQuery = () =>
  queryOptions({
    queryKey: ['messageCanned'],
    queryFn: ({ signal }) => ask('/api/web/message/canned', {}, { signal, quiet: true }),
    staleTime: 30_000,
  })

/** A whole record names itself; the call takes no more than that. */
const only = ({ id, version }: Target): Target => ({ id, version })

/** Operations on one message, quietly: whoever runs them reports what was refused. */
export const assign = (target: Target, userId: number | null) =>
  send('/api/web/message/assign', { ...only(target), userId }, { quiet: true })
export const setState = (target: Target, state: InputOf<Calls['setState']>['state']) =>
  send('/api/web/message/setState', { ...only(target), state }, { quiet: true })
/** Without a reason the one from before stands. */
export const markSpam = (target: Target, spam: boolean, reason?: StaffSpamReason) =>
  send('/api/web/message/spam', { ...only(target), spam, reason }, { quiet: true })
export const writeNote = (target: Target, text: string) =>
  send('/api/web/message/note', { ...only(target), text }, { quiet: true })
export const setDue = (target: Target, dueTime: string | null) =>
  send('/api/web/message/due', { ...only(target), dueTime }, { quiet: true })
export const reply = (target: Target, answer: AnswerInput) =>
  send('/api/web/message/reply', { ...only(target), ...answer }, { quiet: true })
export const merge = (target: Target, others: Target[]) =>
  send('/api/web/message/merge', { ...only(target), others }, { quiet: true })
export const unmerge = (target: Target) => send('/api/web/message/unmerge', only(target), { quiet: true })

export const erase = (target: Target) => send('/api/web/message/delete', only(target), { quiet: true })

export const previewAnswer = (answer: InputOf<Calls['preview']>) =>
  send('/api/web/message/preview', answer, { quiet: true })

export const exportMessages = (filters: MessageNarrowed, progress: { onProgress: (bytes: number) => void }) =>
  downloadFile('/api/web/message/export', filters, progress)

/** A file that came along with a message. */
export const downloadMessageFile = (
  query: { id: number; file: number },
  progress: { onProgress: (bytes: number) => void },
) => downloadFile('/api/web/message/file/download', query, progress)

type Canned = typeof cannedAnswerCalls
export const addCanned = (answer: InputOf<Canned['add']>) =>
  send('/api/web/message/addCanned', answer, { quiet: true })
export const updateCanned = (answer: InputOf<Canned['update']>) =>
  send('/api/web/message/updateCanned', answer, { quiet: true })
export const removeCanned = (target: Target) =>
  send('/api/web/message/removeCanned', only(target), { quiet: true })

export const forgetMessages = (client: QueryClient) => client.invalidateQueries({ queryKey: ['message'] })
export const forgetCanned = (client: QueryClient) => client.invalidateQueries({ queryKey: ['messageCanned'] })
