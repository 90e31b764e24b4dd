// Success cases: what visitors see of them, and their calls. What they are made of is said in `kinds/success-case.ts`.
import { z } from 'zod'
import { PublicSeo } from '#contract/content/content.ts'
import { RichDoc } from '#contract/content/rich-text.ts'
import { QueryId } from '#contract/inputs/number.ts'
import { choiceCall, staffCalls, staffShapes, termsCall } from '#contract/kinds/kind-calls.ts'
import { FILTERS_SAID, NARROWS } from '#contract/kinds/public-calls.ts'
import { successCaseKind } from '#contract/kinds/success-case.ts'
import { LanguageQuery, ShownIn } from '#contract/languages/language.ts'
import { Illustration, Picture } from '#contract/media/media.ts'
import { NARROWED_BY } from '#contract/products/facet.ts'
import { ProductCard, ShownSpec } from '#contract/products/product-card.ts'
import { defineCall } from '#contract/wire/call.ts'
import { PageQuery, pageOf } from '#contract/wire/page.ts'

const shapes = staffShapes(successCaseKind)
/** What publishing stores of a success case. */
export const CaseContent = shapes.Content
export type CaseContent = z.output<typeof CaseContent>

const result = <T extends z.ZodType>(value: T, unit: T, says: T) => z.object({ value, unit, says })

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
  /** What it says to the fields of the owner; `side` are those that stand beside its heading. */
  ...{ facts: z.array(ShownSpec), side: z.array(ShownSpec) },
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

export const successCaseCalls = {
  ...staffCalls(successCaseKind, shapes, {
    one: 'case study',
    many: 'case studies',
  }),
  terms: termsCall(successCaseKind, shapes, 'industries and regions of all cases'),
  products: choiceCall(
    successCaseKind,
    'products',
    'Products that a case may name: those that hold the keyword, the latest changed first, or the one with this id.',
  ),
  listAll: defineCall({
    path: '/api/web/successCase/listAll',
    access: 'anyone',
    takes: 'query',
    input: PageQuery.extend({ ...shapes.narrowing, ...NARROWED_BY, lang: LanguageQuery.optional() }),
    output: pageOf(CaseCard),
    madeFrom: ['successCase', 'media'],
    summary: 'A page of published case studies.',
  }),
  filters: defineCall({
    path: '/api/web/successCase/filters',
    access: 'anyone',
    takes: 'query',
    input: z.strictObject({ ...shapes.narrowing, ...NARROWED_BY, lang: LanguageQuery.optional() }),
    output: shapes.Terms(z.string()).extend(NARROWS),
    madeFrom: ['successCase'],
    summary: `What published cases are narrowed by: ${FILTERS_SAID}`,
  }),
  getById: defineCall({
    path: '/api/web/successCase/getById',
    access: 'anyone',
    takes: 'query',
    input: z.strictObject({ id: QueryId, lang: LanguageQuery.optional() }),
    output: SuccessCase,
    madeFrom: ['successCase', 'product', 'productType', 'media'],
    summary: 'One published case study with the products it used.',
  }),
}
