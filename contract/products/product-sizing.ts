// What helps to choose a size: the rulers of a family, and how far each of its products reaches on them.
import { z } from 'zod'
import { QueryId } from '#contract/inputs/number.ts'
import { LanguageQuery, ShownIn } from '#contract/languages/language.ts'
import { defineCall } from '#contract/wire/call.ts'
import { ProductCard, ShownSpec } from './product-card.ts'

/** Products that one ruler shows; of more, the filters of the list are the better tool. */
export const SIZED = 24

/** In the unit that is compared; an open end is null. */
const Span = z.object({ from: z.number().nullable(), to: z.number().nullable() })
/** How values read in a system of units: `value * factor + zero`, and the unit. */
const Scale = z.object({ unit: z.string(), factor: z.number(), zero: z.number() })
/** Where the mark of a ruler may stand: the value in the unit that is compared, and how it reads in both systems. */
const RulerStep = z.object({ value: z.number(), label: z.string(), us: z.string() })
export const Ruler = z.object({
  key: z.string(),
  name: z.string(),
  /** What it measures: `size`, `flow`. */
  dimension: z.string(),
  /** Equal steps, from the least that any product reaches to the most. */
  steps: z.array(RulerStep),
  /** How values between the steps read; null where steps are names, as sizes are. */
  reads: z.object({ metric: Scale, us: Scale }).nullable(),
})
export type Ruler = z.output<typeof Ruler>

export const SizedProduct = ProductCard.pick({
  ...{ id: true, address: true, productModel: true, productName: true, cover: true, shownIn: true },
}).extend({
  /** How far it reaches on each ruler that it says something to, in the unit that is compared; an open end is null. */
  spans: z.record(z.string(), Span),
  /** The keys of the media that it is for. */
  media: z.array(z.string()),
  /**
   * What it gives or bears on one ruler over another one, at most and at least (null where that is not said): its curve, or
   * its sizes one by one. In the units that are compared.
   */
  limit: z
    .object({
      ...{ over: z.string(), of: z.string() },
      points: z.array(z.object({ x: z.number(), low: z.number().nullable(), y: z.number() })),
    })
    .nullable(),
  accuracy: ShownSpec.nullable(),
  /** The class of its price, of so many. */
  price: z.object({ name: z.string(), rank: z.int(), of: z.int() }).nullable(),
})
export type SizedProduct = z.output<typeof SizedProduct>

export const SizeLines = z.object({
  /** Null where no two products say their size. */
  ruler: Ruler.nullable(),
  media: z.array(z.object({ key: z.string(), name: z.string() })),
  families: z.array(
    z.object({
      id: z.int(),
      address: z.string(),
      productTypeName: z.string(),
      /** What the ruler is called in the addresses of this family. */
      ruler: z.string(),
      products: z.array(z.object({ span: Span, media: z.array(z.string()) })),
      shownIn: ShownIn,
    }),
  ),
  shownIn: ShownIn,
})
export type SizeLines = z.output<typeof SizeLines>

export const productSizingCalls = {
  sizing: defineCall({
    path: '/api/web/product/sizing',
    access: 'anyone',
    takes: 'query',
    input: z.strictObject({ typeId: QueryId, lang: LanguageQuery.optional() }),
    output: z.object({
      rulers: z.array(Ruler),
      media: z.array(z.object({ key: z.string(), name: z.string() })),
      products: z.array(SizedProduct),
      /** There are more than these. */
      more: z.boolean(),
      shownIn: ShownIn,
    }),
    madeFrom: ['productType', 'product', 'media'],
    summary: 'The rulers of a product type, and how far its products reach on them.',
  }),
  sizeLines: defineCall({
    path: '/api/web/product/sizeLines',
    access: 'anyone',
    takes: 'query',
    input: z.strictObject({ lang: LanguageQuery.optional() }),
    output: SizeLines,
    madeFrom: ['productType', 'product'],
    summary: 'The families of products on one ruler of sizes: how far each of their products reaches.',
  }),
}
