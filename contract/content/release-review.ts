// The review of a release as a whole: where its records stand, and one request for all of them (decision 59).
import { z } from 'zod'
import { Id, QueryId } from '#contract/inputs/number.ts'
import { defineCall } from '#contract/wire/call.ts'
import { REASON_LENGTH, Review } from './review.ts'

/** The records of a release that have to be approved before it goes on. */
const ReleaseReview = z.object({
  items: z.array(Review.pick({ kind: true, id: true, title: true, state: true, approved: true })),
})

export const releaseReviewCalls = {
  of: defineCall({
    path: '/api/web/review/ofRelease',
    access: 'web_release',
    takes: 'query',
    background: true,
    input: z.strictObject({ release: QueryId }),
    output: ReleaseReview,
    summary: 'Where the records of a release stand that have to be approved before it goes on.',
  }),
  ask: defineCall({
    path: '/api/web/review/askRelease',
    access: 'web_release:update',
    takes: 'body',
    input: z.strictObject({ release: Id, note: z.string().trim().max(REASON_LENGTH).default('') }),
    output: ReleaseReview,
    logs: 'review:ask',
    summary: 'Asks for a review of each record of a release that needs one and has none open.',
  }),
}
