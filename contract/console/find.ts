// What staff find by a few letters wherever they are in the console: records of every kind, pictures, messages, quotes and people.
import { z } from 'zod'
import { ContentState } from '#contract/content/content.ts'
import { queryNumber } from '#contract/inputs/number.ts'
import { Text } from '#contract/languages/language.ts'
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import { MediaKey } from '#contract/media/media-key.ts'
import { defineCall } from '#contract/wire/call.ts'
import { KINDS } from '#contract/wire/kind.ts'
import { Keyword } from '#contract/wire/page.ts'

/** What is found, in the order it is shown in. */
export const FIND_GROUPS = [...KINDS, 'media', 'quote', 'message', 'user'] as const
export type FindGroup = (typeof FIND_GROUPS)[number]

/** Hits of a group, unless more of one are asked for. */
export const FOUND = 5
/** Counting ends here. */
export const FIND_COUNTED = 1_000

export const Found = z.object({
  group: z.enum(FIND_GROUPS),
  /** Of a quote that of its inquiry, in whose page it is written. */
  id: z.int(),
  /** Of a record, for what is done with it at once; null for all else. */
  version: z.int().nullable(),
  title: z.union([z.string(), Text]),
  /** The model of a product, the login name of a person, the company of a message, the inquiry of a quote. */
  detail: z.string(),
  picture: MediaKey.nullable(),
  state: ContentState.nullable(),
  /** How whole a record is in each language. */
  languages: z.record(z.enum(LANGUAGES), z.enum(['filled', 'missing', 'stale'])).nullable(),
  updateTime: z.iso.datetime(),
  updatedBy: z.string().nullable(),
})
export type Found = z.output<typeof Found>

export const findCalls = {
  find: defineCall({
    path: '/api/find/list',
    access: 'signed-in',
    takes: 'query',
    input: z.strictObject({
      keyword: Keyword.min(1),
      /** One group alone. */
      group: z.enum(FIND_GROUPS).optional(),
      /** Hits of each group. */
      limit: queryNumber(1, 50).default(FOUND),
    }),
    output: z.array(z.object({ group: z.enum(FIND_GROUPS), total: z.int(), items: z.array(Found) })),
    summary:
      'What the asker may open and that has words which begin like those of the keyword, or their pinyin; the best first.',
  }),
}
