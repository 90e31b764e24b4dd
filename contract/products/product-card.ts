// A product as it stands in lists of every kind of page.
import { z } from 'zod'
import { ShownIn } from '#contract/languages/language.ts'
import { Picture } from '#contract/media/media.ts'

const Written = z.object({ value: z.string(), unit: z.string() })
/** A record that a fact names: the path of its page, without the language in front. */
const NamedRecord = z.object({ title: z.string(), address: z.string() })
/** One line of a specification, in one language; `us` is the same in units of the United States, where those are others. */
const ShownValue = Written.extend({
  name: z.string(),
  us: Written.nullable(),
  /** Where the value was stated for. */
  conditions: z.string(),
  /** The same in units of the United States; null where those are no others. */
  usConditions: z.string().nullable(),
  /** Of a field that leads to records: those that visitors see, which `value` names. */
  records: z.array(NamedRecord).optional(),
})
export const ShownSpec = ShownValue.extend({
  /** Where it differs: what holds in each of these regions, named by it; `value` is that for everywhere else, empty where there is none. */
  regions: z.array(ShownValue.extend({ region: z.string() })).optional(),
})
export type ShownSpec = z.output<typeof ShownSpec>

/** A product as it stands in a list. */
export const ProductCard = z.object({
  id: z.int(),
  /** The path of its page, without the language in front: `/productDetail/12-ltb-50`. */
  address: z.string(),
  productModel: z.string(),
  productName: z.string(),
  productTypeId: z.int(),
  productTypeName: z.string(),
  hot: z.boolean(),
  /** No longer made. */
  discontinued: z.boolean(),
  cover: Picture.nullable(),
  /** The facts an engineer asks first. */
  keySpecs: z.array(ShownSpec),
  shownIn: ShownIn,
})
export type ProductCard = z.output<typeof ProductCard>
