// A product type as records of other kinds name it.
import { z } from 'zod'
import { ShownIn } from '#contract/languages/language.ts'

export const TypeCard = z.object({
  id: z.int(),
  /** The path of its page, without the language in front. */
  address: z.string(),
  productTypeName: z.string(),
  shownIn: ShownIn,
})
export type TypeCard = z.output<typeof TypeCard>
