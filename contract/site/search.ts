// Keyword search over what is published, suggestions while a keyword is typed, and the words that found nothing.
import { z } from 'zod'
import { Id } from '#contract/inputs/number.ts'
import { DECLARED_KINDS } from '#contract/kinds/declared.ts'
import { LanguageQuery, ShownIn } from '#contract/languages/language.ts'
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import { Picture } from '#contract/media/media.ts'
import { ShownSpec } from '#contract/products/product-card.ts'
import { defineCall } from '#contract/wire/call.ts'
import { Keyword, longPageOf, PageQuery, sortBy } from '#contract/wire/page.ts'

export const SEARCHED_KINDS = ['product', 'productType', ...DECLARED_KINDS, 'aboutus'] as const
/** Records of one kind that are ranked and counted, at most. */
export const SEARCH_COUNTED = 1_000
/** What is offered while a keyword is typed. */
export const SUGGESTED = 7
/** Facts of a product that is found. */
export const FOUND_FACTS = 3
/** Words that found nothing, as they are kept. */
export const MISSING_KEPT = 1_000

/** Where a text was hit: from and to in UTF-16 code units, in order and without overlap. */
const Hits = z.array(z.tuple([z.int(), z.int()]))
export type Hits = z.output<typeof Hits>

const SearchedKind = z.enum(SEARCHED_KINDS)

export const Found = z.object({
  kind: SearchedKind,
  id: z.int(),
  /** The path of its page, without the language in front: `/newsDetail/3-annual-meeting`. */
  address: z.string(),
  title: z.string(),
  /** The model of a product, else empty. */
  code: z.string(),
  /** The summary, or the passage that was hit. */
  summary: z.string(),
  /** The other name of a product that was hit, such as `magmeter`; empty where its own name or text was. */
  called: z.string(),
  /** The earlier model that was asked for and that this product replaces; empty for none. */
  replaces: z.string(),
  /** What a product says to the quantities that were asked for, then what stands on its card. */
  keySpecs: z.array(ShownSpec),
  cover: Picture.nullable(),
  hits: z.object({ title: Hits, code: Hits, summary: Hits }),
  shownIn: ShownIn,
})
export type Found = z.output<typeof Found>

export const Suggestion = z.object({
  kind: SearchedKind,
  id: z.int(),
  /** The path of its page, without the language in front: `/newsDetail/3-annual-meeting`. */
  address: z.string(),
  title: z.string(),
  code: z.string(),
  hits: z.object({ title: Hits, code: Hits }),
  cover: Picture.nullable(),
  /** Of a product, what it says to the quantity that was asked for, else the first that an engineer asks. */
  fact: ShownSpec.nullable(),
  shownIn: ShownIn,
})
export type Suggestion = z.output<typeof Suggestion>

export const MissingWord = z.object({
  id: z.int(),
  word: z.string(),
  lang: z.enum(LANGUAGES),
  times: z.int(),
  lastTime: z.iso.datetime(),
})
export type MissingWord = z.output<typeof MissingWord>

const MADE_FROM = ['productType', 'product', ...DECLARED_KINDS, 'aboutus', 'media'] as const

export const searchCalls = {
  search: defineCall({
    path: '/api/web/search',
    access: 'anyone',
    takes: 'query',
    input: PageQuery.extend({
      keyword: Keyword.min(1),
      kind: SearchedKind.optional(),
      lang: LanguageQuery.optional(),
    }),
    output: z.object({
      total: z.int(),
      counts: z.record(SearchedKind, z.int()),
      /** Kinds of which there is more than was counted. */
      more: z.array(SearchedKind),
      /** No record has all the words; these have some of them. */
      loosely: z.boolean(),
      /** Words that the first of them do not have, as they were typed. */
      missing: z.array(z.string()),
      /** What was sought in place of what was typed, where that was misspelled or pinyin. */
      mended: z.string().nullable(),
      items: z.array(Found),
      /** When nothing is found: words of titles that are written nearly so. */
      nearest: z.array(z.string()),
      /** And the families of products that have some of it, else all there are: their path without the language, and their name. */
      families: z.array(z.object({ address: z.string(), title: z.string(), shownIn: ShownIn })),
    }),
    madeFrom: MADE_FROM,
    summary:
      'What is published and has the words of the keyword in any of the three languages, the best first, with counts by kind.',
  }),
  suggest: defineCall({
    path: '/api/web/search/suggest',
    access: 'anyone',
    takes: 'query',
    input: z.strictObject({ keyword: Keyword.min(1), lang: LanguageQuery.optional() }),
    output: z.object({ items: z.array(Suggestion) }),
    madeFrom: MADE_FROM,
    summary:
      'The few records whose titles have the words that somebody is typing, else products that have most of them.',
  }),
  missing: defineCall({
    path: '/api/web/search/missing',
    access: 'web_search',
    takes: 'query',
    input: PageQuery.extend({
      lang: LanguageQuery.optional(),
      sort: sortBy(['times', 'lastTime']).default('-lastTime'),
    }),
    output: longPageOf(MissingWord),
    summary: 'Words that visitors searched for and that found nothing.',
  }),
  forget: defineCall({
    path: '/api/web/search/forget',
    access: 'web_search:delete',
    takes: 'body',
    input: z.strictObject({ id: Id }),
    output: z.null(),
    logs: 'search:delete',
    summary: 'Takes a word off the list of those that found nothing, until somebody searches for it again.',
  }),
}
