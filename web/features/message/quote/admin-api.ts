// The calls of the desk: what is written into a quote, sent, and followed.
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Language } from '#contract/languages/language-codes.ts'
import type { quoteCalls } from '#contract/quotes/quote.ts'
import type { QuoteContent, QuoteDetail } from '#contract/quotes/quote-shapes.ts'
import type { InputOf } from '#contract/wire/call.ts'
import type { QuoteTarget } from '#web/admin/quotes/admin-api.ts'
import { downloadFile, type FileToKeep } from '#web/client/download-file.ts'
import { ask, send } from '#web/client/send.ts'

type Calls = typeof quoteCalls
const QUIET = { quiet: true } as const
/** A whole record names itself; the call takes no more than that. */
const only = ({ id, version }: QuoteTarget): QuoteTarget => ({ id, version })

export const beginQuote = (messageId: number) => send('/api/web/quote/begin', { messageId })
export const saveQuote = (target: QuoteTarget, content: QuoteContent) =>
  send('/api/web/quote/save', { ...only(target), content }, QUIET)
export const reviseQuote = (target: QuoteTarget, edition?: number) =>
  send('/api/web/quote/revise', { ...only(target), ...(edition !== undefined && { edition }) }, QUIET)
export const copyQuote = (target: QuoteTarget, from: number) =>
  send('/api/web/quote/copy', { ...only(target), from }, QUIET)
export const discardDraft = (target: QuoteTarget) => send('/api/web/quote/discard', only(target), QUIET)
export type Letter = Pick<InputOf<Calls['send']>, 'subject' | 'body' | 'remindDays' | 'nudgeDays'>
export const sendQuote = (target: QuoteTarget, letter: Letter) =>
  send('/api/web/quote/send', { ...only(target), ...letter }, QUIET)
/** At a later hour, an ISO time. */
export const scheduleQuote = (target: QuoteTarget, letter: Letter, sendTime: string) =>
  send('/api/web/quote/schedule', { ...only(target), ...letter, sendTime }, QUIET)
export const unscheduleQuote = (target: QuoteTarget) => send('/api/web/quote/unschedule', only(target), QUIET)
export type Reminders = Pick<QuoteDetail, 'remindTime' | 'nudgeTime'>
export const remindOfQuote = (target: QuoteTarget, times: Reminders) =>
  send('/api/web/quote/remind', { ...only(target), ...times }, QUIET)

/** Made anew for each version of the draft, and never kept. */
export const letterQuery = ({ id, version }: QuoteTarget) =>
  queryOptions({
    queryKey: ['quoteLetter', id, version],
    queryFn: ({ signal }) => ask('/api/web/quote/letter', { id }, { signal, ...QUIET }),
    staleTime: 0,
    gcTime: 0,
  })

export const quotableQuery = (language: Language, keyword: string) =>
  queryOptions({
    queryKey: ['quotable', language, keyword],
    queryFn: ({ signal }) =>
      ask('/api/web/quote/products', { language, ...(keyword && { keyword }) }, { signal, ...QUIET }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })

/** The paper of a version as the customer gets it. */
export const paperOf = (
  { id, edition }: { id: number; edition: number },
  options: { signal?: AbortSignal; onProgress?: (bytes: number) => void } = {},
): Promise<FileToKeep> => downloadFile('/api/web/quote/paper', { id, edition }, { ...QUIET, ...options })
