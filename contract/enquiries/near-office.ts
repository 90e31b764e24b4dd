// The office that is nearest to whoever wrote, as the answer names it.
import { z } from 'zod'
import { localizedShape } from '#contract/fields/localized.ts'
import { dealerKind } from '#contract/kinds/dealer.ts'
import { ShownIn } from '#contract/languages/language.ts'

export const NearOffice = z.object({
  ...localizedShape(dealerKind.fields, ['name', 'place', 'phone', 'hours', 'zone']),
  /** Hours in words, of offices that have no others. */
  said: z.string(),
  shownIn: ShownIn,
})
export type NearOffice = z.output<typeof NearOffice>
