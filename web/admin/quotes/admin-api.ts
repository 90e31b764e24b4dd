// Quotes as the console asks for them and works on them. What is kept of them is asked anew with the messages that they answer.
import { queryOptions } from '@tanstack/react-query'
import type { quoteCalls } from '#contract/quotes/quote.ts'
import type { QuoteDetail } from '#contract/quotes/quote-shapes.ts'
import type { LostReason } from '#contract/quotes/quote-states.ts'
import type { InputOf } from '#contract/wire/call.ts'
import { pagesOf } from '#web/admin/list/admin-api.ts'
import { downloadFile } from '#web/client/download-file.ts'
import { ask, send } from '#web/client/send.ts'

type Calls = typeof quoteCalls
export type QuoteQuery = InputOf<Calls['list']>
export type QuoteNarrowed = InputOf<Calls['exportAll']>
export type QuoteTarget = Pick<QuoteDetail, 'id' | 'version'>

export const quotePageQuery = pagesOf('/api/web/quote/list', 'message', 'quotePage')

/** The quote of a message, or none. */
export const quoteOfQuery = (messageId: number) =>
  queryOptions({
    queryKey: ['message', 'quoteOf', messageId],
    queryFn: ({ signal }) => ask('/api/web/quote/ofMessage', { messageId }, { signal, quiet: true }),
  })

const only = ({ id, version }: QuoteTarget): QuoteTarget => ({ id, version })

export const closeAsWon = (target: QuoteTarget, how: { orderNumber: string; confirm: boolean }) =>
  send('/api/web/quote/close', { ...only(target), outcome: 'won', ...how }, { quiet: true })
export const closeAsLost = (target: QuoteTarget, why: { reason: LostReason; note: string }) =>
  send('/api/web/quote/close', { ...only(target), outcome: 'lost', ...why }, { quiet: true })
export const reopenQuote = (target: QuoteTarget) =>
  send('/api/web/quote/reopen', only(target), { quiet: true })

export const exportQuotes = (filters: QuoteNarrowed, progress: { onProgress: (bytes: number) => void }) =>
  downloadFile('/api/web/quote/export', filters, progress)
