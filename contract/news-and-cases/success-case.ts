// Success cases: their shapes and their calls.
import { z } from 'zod'
import { ContentState, ENTRY_SHAPE, Gap, PublicSeo, Seo, SeoInput, Slugs } from '#contract/content/content.ts'
import { lifecycleCalls } from '#contract/content/lifecycle.ts'
import { RichDoc, RichText, richTextInput } from '#contract/content/rich-text.ts'
import { Id, QueryId, Version } from '#contract/inputs/number.ts'
import { wanted } from '#contract/inputs/wanted.ts'
import { LanguageQuery, ShownIn, Text, textInput, textOf } from '#contract/languages/language.ts'
import { Illustration, MediaKey, Picture } from '#contract/media/media.ts'
import { ProductCard } from '#contract/products/product-card.ts'
import { defineCall } from '#contract/wire/call.ts'
import { Keyword, PageQuery, pageOf, sortBy } from '#contract/wire/page.ts'

/** Limits of one case (`docs/limits.md`). */
export const CASE_RESULTS = 4
export const CASE_PRODUCTS = 12
export const CASE_GALLERY = 20
/** Industries and regions that a filter offers, at most. */
export const CASE_TERMS = 200

const result = <T extends z.ZodType>(value: T, unit: T, says: T) => z.object({ value, unit, says })

/** What publishing stores of a success case. */
export const CaseContent = z.object({
  title: Text,
  summary: Text,
  client: Text,
  industry: Text,
  region: Text,
  year: z.string(),
  cover: MediaKey.nullable(),
  gallery: z.array(MediaKey),
  challenge: RichText,
  solution: RichText,
  outcome: RichText,
  results: z.array(result(Text, Text, Text)).max(CASE_RESULTS),
  quotation: z.object({ text: Text, by: Text }).nullable(),
  /** Ids of the products that were used. */
  products: z.array(z.int()).max(CASE_PRODUCTS),
  seo: Seo,
  slugs: Slugs,
})
export type CaseContent = z.output<typeof CaseContent>

export const CaseCard = z.object({
  id: z.int(),
  /** The path of its page, without the language in front: `/successCaseDetail/5-a-town-saves-water`. */
  address: z.string(),
  title: z.string(),
  summary: z.string(),
  industry: z.string(),
  region: z.string(),
  cover: Picture.nullable(),
  results: z.array(result(z.string(), z.string(), z.string())),
  shownIn: ShownIn,
})
export type CaseCard = z.output<typeof CaseCard>

const Neighbour = CaseCard.pick({
  id: true,
  address: true,
  title: true,
  cover: true,
  shownIn: true,
}).nullable()
export const SuccessCase = CaseCard.extend({
  client: z.string(),
  year: z.string(),
  gallery: z.array(Picture),
  challenge: RichDoc.nullable(),
  solution: RichDoc.nullable(),
  outcome: RichDoc.nullable(),
  /** The pictures that stand in the texts. */
  illustrations: z.array(Illustration),
  quotation: z.object({ text: z.string(), by: z.string() }).nullable(),
  products: z.array(ProductCard),
  seo: PublicSeo,
  /** The cases before and after it in the order of the list. */
  previous: Neighbour,
  next: Neighbour,
})
export type SuccessCase = z.output<typeof SuccessCase>

/** A success case as staff see it: the working copy, in three languages. */
export const StaffCase = CaseContent.extend(ENTRY_SHAPE)
export type StaffCase = z.output<typeof StaffCase>

/** A row of the console's table. */
export const StaffCaseRow = z.object({
  ...ENTRY_SHAPE,
  ...CaseContent.pick({ title: true, client: true, industry: true, region: true, year: true, cover: true })
    .shape,
})
export type StaffCaseRow = z.output<typeof StaffCaseRow>

const draft = {
  title: textInput(200),
  summary: textInput(600),
  client: textInput(200),
  industry: textInput(80),
  region: textInput(80),
  year: z
    .string()
    .trim()
    .regex(/^(?:\d{4})?$/, wanted('year')),
  cover: MediaKey.nullable(),
  gallery: z.array(MediaKey).max(CASE_GALLERY),
  challenge: richTextInput,
  solution: richTextInput,
  outcome: richTextInput,
  results: z.array(z.strictObject(result(textOf(20), textOf(20), textOf(80)).shape)).max(CASE_RESULTS),
  quotation: z.strictObject({ text: textOf(1_000), by: textOf(200) }).nullable(),
  products: z.array(Id).max(CASE_PRODUCTS),
  seo: SeoInput,
  slugs: Slugs,
}
/** A draft may be incomplete: a title in one language is enough (decision 3). Publishing checks the rest. */
export const CaseDraft = z.strictObject(draft).partial().required({ title: true })
export const CaseChange = z.strictObject({
  id: Id,
  version: Version,
  /** The editor saves by itself: such revisions of one sitting become one. */
  autosave: z.boolean().default(false),
  ...z.strictObject(draft).partial().shape,
})
export type CaseChange = z.output<typeof CaseChange>

/** The name of an industry or a region in an address, made from its words: `drinking-water`. */
const Term = z.string().trim().min(1).max(100)

/** An industry or a region that there are cases of. */
const termOf = <T extends z.ZodType>(name: T) => z.object({ key: z.string(), name, count: z.int() })
const Terms = <T extends z.ZodType>(name: T) =>
  z.object({ industries: z.array(termOf(name)), regions: z.array(termOf(name)) })

/** What visitors narrow the list by. */
const narrowing = { industry: Term.optional(), region: Term.optional() }

export const CaseFilters = z.strictObject({
  keyword: Keyword.optional(),
  industry: Term.optional(),
  region: Term.optional(),
  state: ContentState.optional(),
  /** Records with this gap in a language. */
  gap: Gap.optional(),
})
export type CaseFilters = z.output<typeof CaseFilters>

export const successCaseCalls = {
  ...lifecycleCalls({
    base: 'successCase',
    page: 'web_success_case',
    module: 'successCase',
    staff: StaffCase,
  }),
  listAll: defineCall({
    path: '/api/web/successCase/listAll',
    access: 'anyone',
    takes: 'query',
    input: PageQuery.extend({
      ...narrowing,
      lang: LanguageQuery.optional(),
    }),
    output: pageOf(CaseCard),
    madeFrom: ['successCase', 'media'],
    says: 'A page of published case studies.',
  }),
  filters: defineCall({
    path: '/api/web/successCase/filters',
    access: 'anyone',
    takes: 'query',
    input: z.strictObject({ ...narrowing, lang: LanguageQuery.optional() }),
    output: Terms(z.string()),
    madeFrom: ['successCase'],
    says: 'The industries and regions of published cases, each with its count under the other choice (1,000 at most), the most first.',
  }),
  getById: defineCall({
    path: '/api/web/successCase/getById',
    access: 'anyone',
    takes: 'query',
    input: z.strictObject({ id: QueryId, lang: LanguageQuery.optional() }),
    output: SuccessCase,
    madeFrom: ['successCase', 'product', 'productType', 'media'],
    says: 'One published case study with the products it used.',
  }),
  list: defineCall({
    path: '/api/web/successCase/list',
    access: 'web_success_case',
    takes: 'query',
    input: CaseFilters.extend({
      ...PageQuery.shape,
      sort: sortBy(['sort', 'updateTime', 'createTime', 'year']).default('-updateTime'),
    }),
    output: pageOf(StaffCaseRow),
    says: 'A page of case studies for the console.',
  }),
  terms: defineCall({
    path: '/api/web/successCase/terms',
    access: 'web_success_case',
    takes: 'query',
    input: z.strictObject({}),
    output: Terms(Text),
    says: 'The industries and regions of all cases in three languages, to filter by and to choose from.',
  }),
  products: defineCall({
    path: '/api/web/successCase/products',
    access: 'web_success_case',
    takes: 'query',
    input: z.strictObject({ keyword: Keyword.optional(), id: QueryId.optional() }),
    output: z.object({ items: z.array(z.object({ id: z.int(), title: Text, state: ContentState })) }),
    says: 'Products that a case may name: those that hold the keyword, the latest changed first, or the one with this id.',
  }),
  read: defineCall({
    path: '/api/web/successCase/read',
    access: 'web_success_case',
    takes: 'query',
    input: z.strictObject({ id: QueryId }),
    output: StaffCase,
    says: 'The working copy of one case study in three languages.',
  }),
  add: defineCall({
    path: '/api/web/successCase/add',
    access: 'web_success_case:add',
    takes: 'body',
    size: 'content',
    input: CaseDraft,
    output: StaffCase,
    logs: 'successCase:add',
    says: 'Adds a case study as a draft.',
  }),
  update: defineCall({
    path: '/api/web/successCase/update',
    access: 'web_success_case:update',
    takes: 'body',
    size: 'content',
    input: CaseChange,
    output: StaffCase,
    logs: 'successCase:update',
    says: 'Saves the working copy; fields left out stay as they are, and visitors see no change.',
  }),
}
