// Products beside each other: what each says to the same question, and which of them says it better.
import { z } from 'zod'
import { wanted } from '#contract/inputs/wanted.ts'
import { LanguageQuery, ShownIn } from '#contract/languages/language.ts'
import { defineCall } from '#contract/wire/call.ts'
import { ProductCard, ShownSpec } from './product-card.ts'

/** Products that are compared at once; more do not fit beside each other on paper. */
const COMPARED = 4

/** One question; `better` are the places of those that answer it best, empty where all are equal or it depends on the use. */
export const ComparedRow = z.object({
  name: z.string(),
  /** What each product says, in their order; null for nothing. */
  cells: z.array(ShownSpec.omit({ name: true }).nullable()),
  better: z.array(z.int()),
  differs: z.boolean(),
})
export type ComparedRow = z.output<typeof ComparedRow>

export const productCompareCalls = {
  compare: defineCall({
    path: '/api/web/product/compare',
    access: 'anyone',
    takes: 'query',
    input: z.strictObject({
      /** Up to four, between commas, in the order in which they stand; those that nobody sees are left out. */
      ids: z
        .string()
        .regex(/^[1-9]\d{0,14}(?:,[1-9]\d{0,14})*$/, wanted('ids'))
        .refine((ids) => ids.split(',').length <= COMPARED, wanted('ids'))
        .meta({ examples: ['3,5'] })
        .transform((ids) => [...new Set(ids.split(',').map(Number))]),
      lang: LanguageQuery.optional(),
    }),
    output: z.object({
      products: z.array(ProductCard),
      groups: z.array(z.object({ title: z.string(), rows: z.array(ComparedRow) })),
      shownIn: ShownIn,
    }),
    madeFrom: ['productType', 'product', 'media'],
    summary:
      'Up to four published products, fact beside fact, with the better value marked where there is one.',
  }),
}
