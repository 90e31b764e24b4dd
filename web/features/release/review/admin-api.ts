// Reviews as their pages ask for them and change them.
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { CallAt } from '#contract/calls.ts'
import type { REVIEW_LISTS } from '#contract/content/review.ts'
import type { InputOf } from '#contract/wire/call.ts'
import type { Kind } from '#contract/wire/kind.ts'
import { ask, send } from '#web/client/send.ts'

export const REVIEWS_ON_PAGE = 20
export type ReviewList = (typeof REVIEW_LISTS)[number]

export const reviewsQuery = (list: ReviewList, page: number) =>
  queryOptions({
    queryKey: ['review', 'list', list, page],
    queryFn: ({ signal }) =>
      ask('/api/web/review/list', { list, page, limit: REVIEWS_ON_PAGE }, { signal, quiet: true }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const wholeReviewQuery = (kind: Kind, id: number) =>
  queryOptions({
    queryKey: ['review', 'whole', kind, id],
    queryFn: ({ signal }) => ask('/api/web/review/read', { kind, id }, { signal }),
    staleTime: 0,
  })

/** People who may be mentioned by what their name begins with. */
export const findPeople = (kind: Kind, keyword: string) =>
  ask('/api/web/review/people', { kind, keyword }, { quiet: true })

type One = { kind: Kind; id: number }
type Exact = One & { version: number }
const quiet = { quiet: true } as const

export const approve = ({ kind, id, version }: Exact) =>
  send('/api/web/review/approve', { kind, id, version }, quiet)
export const takeBack = ({ kind, id }: One) => send('/api/web/review/takeBack', { kind, id }, quiet)
export const withdraw = ({ kind, id }: One) => send('/api/web/review/withdraw', { kind, id }, quiet)
export const giveBack = ({ kind, id, version }: Exact, reason: string) =>
  send('/api/web/review/giveBack', { kind, id, version, reason }, quiet)
export const comment = (said: InputOf<CallAt<'/api/web/review/comment'>>) =>
  send('/api/web/review/comment', said)
export const settle = ({ kind, id }: One, one: number, done: boolean) =>
  send('/api/web/review/settle', { kind, id, comment: one, done })

export const rulesQuery = () =>
  queryOptions({
    queryKey: ['review', 'rules'],
    queryFn: ({ signal }) => ask('/api/web/review/rules', {}, { signal }),
    staleTime: 0,
  })
export const keepRules = (rules: InputOf<CallAt<'/api/web/review/keepRules'>>) =>
  send('/api/web/review/keepRules', rules, quiet)
