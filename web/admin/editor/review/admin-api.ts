// Reviews as the editor and the page of a review ask for them.
import { queryOptions } from '@tanstack/react-query'
import type { CallAt } from '#contract/calls.ts'
import type { Review } from '#contract/content/review.ts'
import type { InputOf } from '#contract/wire/call.ts'
import type { Kind } from '#contract/wire/kind.ts'
import { ask, send } from '#web/client/send.ts'

/** Where one record stands; `version` is that of the working copy, which a review is about. */
export const reviewQuery = (kind: Kind, id: number, version: number) =>
  queryOptions({
    queryKey: ['review', 'of', kind, id, version],
    queryFn: ({ signal }) => ask('/api/web/review/of', { kind, id }, { signal, quiet: true }),
    staleTime: 0,
  })

const quiet = { quiet: true } as const

export const reviewNow = (kind: Kind, id: number) => ask('/api/web/review/of', { kind, id }, quiet)
export const askReview = (one: InputOf<CallAt<'/api/web/review/ask'>>) =>
  send('/api/web/review/ask', one, quiet)

/** Something of this version has to be approved and is not yet. */
export const isWaiting = (review: Review | undefined): review is Review =>
  review !== undefined && review.needs.length > 0 && !review.approved

/** Somebody asked, and it is neither approved nor returned. */
export const isAsked = ({ state }: Pick<Review, 'state'>): boolean =>
  state === 'asked' || state === 'inReview'
