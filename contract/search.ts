// Keyword search over what is published.
import { z } from 'zod'
import { defineCall } from '#contract/call.ts'
import { LanguageQuery, ShownIn } from '#contract/language.ts'
import { Picture } from '#contract/media.ts'
import { Keyword, PageQuery } from '#contract/page.ts'

export const SEARCHED_KINDS = ['product', 'productType', 'successCase', 'news'] as const

export const Found = z.object({
  kind: z.enum(SEARCHED_KINDS),
  id: z.int(),
  title: z.string(),
  /** The model of a product, else empty. */
  code: z.string(),
  summary: z.string(),
  cover: Picture.nullable(),
  shownIn: ShownIn,
})
export type Found = z.output<typeof Found>

export const searchCalls = {
  search: defineCall({
    path: '/api/web/search',
    access: 'anyone',
    takes: 'query',
    input: PageQuery.extend({
      keyword: Keyword.min(1),
      kind: z.enum(SEARCHED_KINDS).optional(),
      lang: LanguageQuery.optional(),
    }),
    output: z.object({
      total: z.int(),
      counts: z.record(z.enum(SEARCHED_KINDS), z.int()),
      items: z.array(Found),
    }),
    madeFrom: ['productType', 'product', 'successCase', 'news', 'media'],
    says: 'What is published and holds the keyword in any of the three languages, with counts by kind.',
  }),
}
