// What a row of the console's list says to the fields of the owner that are its columns, and how the list is narrowed by them.
import { z } from 'zod'
import { wanted } from '#contract/inputs/wanted.ts'
import { Text } from '#contract/languages/language.ts'
import { FILTER_LENGTH, readFilter } from '#contract/products/attribute-filter.ts'

/** In words, with its unit, by the key of the field; nothing of a field to which the record says nothing. */
export const OwnSaid = z.record(z.string(), Text)

/** As visitors narrow products; figures are in the unit of the field. What is no such column is passed over, as in an old view. */
export const OwnFilter = z
  .string()
  .max(FILTER_LENGTH)
  .refine((written) => readFilter(written) !== null, wanted('filter'))
  .meta({ examples: ['o1:c1,c2;o2:yes;o3:1..5;o4:12'] })
