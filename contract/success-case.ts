// Success cases: their shapes and their public calls.
import { z } from 'zod'
import { defineCall } from '#contract/call.ts'
import { ENTRY_SHAPE } from '#contract/content.ts'
import { LanguageQuery, ShownIn, Text } from '#contract/language.ts'
import { lifecycleCalls } from '#contract/lifecycle.ts'
import { MediaKey, Picture } from '#contract/media.ts'
import { QueryId } from '#contract/number.ts'
import { PageQuery, pageOf } from '#contract/page.ts'
import { ProductCard } from '#contract/product-type.ts'
import { RichDoc, RichText } from '#contract/rich-text.ts'

const result = <T extends z.ZodType>(text: T) => z.object({ value: text, unit: text, says: text })

/** What publishing stores of a success case. */
export const CaseContent = z.object({
  title: Text,
  summary: Text,
  client: Text,
  industry: Text,
  region: Text,
  year: z.string(),
  cover: MediaKey.nullable(),
  challenge: RichText,
  solution: RichText,
  outcome: RichText,
  results: z.array(result(Text)).max(4),
  quotation: z.object({ text: Text, by: Text }).nullable(),
  /** Ids of the products that were used. */
  products: z.array(z.int()).max(12),
})
export type CaseContent = z.output<typeof CaseContent>

export const CaseCard = z.object({
  id: z.int(),
  title: z.string(),
  summary: z.string(),
  industry: z.string(),
  region: z.string(),
  cover: Picture.nullable(),
  results: z.array(result(z.string())),
  shownIn: ShownIn,
})
export type CaseCard = z.output<typeof CaseCard>

export const SuccessCase = CaseCard.extend({
  client: z.string(),
  year: z.string(),
  challenge: RichDoc.nullable(),
  solution: RichDoc.nullable(),
  outcome: RichDoc.nullable(),
  /** The pictures that stand in the texts. */
  illustrations: z.array(Picture),
  quotation: z.object({ text: z.string(), by: z.string() }).nullable(),
  products: z.array(ProductCard),
  next: CaseCard.pick({ id: true, title: true, shownIn: true }).nullable(),
})
export type SuccessCase = z.output<typeof SuccessCase>

/** A success case as staff see it: the working copy, in three languages. */
export const StaffCase = CaseContent.extend(ENTRY_SHAPE)
export type StaffCase = z.output<typeof StaffCase>

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
    input: PageQuery.extend({ lang: LanguageQuery.optional() }),
    output: pageOf(CaseCard),
    madeFrom: ['successCase', 'media'],
    says: 'A page of published success cases.',
  }),
  getById: defineCall({
    path: '/api/web/successCase/getById',
    access: 'anyone',
    takes: 'query',
    input: z.strictObject({ id: QueryId, lang: LanguageQuery.optional() }),
    output: SuccessCase,
    madeFrom: ['successCase', 'product', 'productType', 'media'],
    says: 'One published success case with the products it used.',
  }),
}
