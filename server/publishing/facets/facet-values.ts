// What the index holds of a published record. Of products all that visitors may know, as the search asks it too; of other kinds the
// fields that narrow their lists, and beside them what lists are narrowed by anyway, under keys that no field has.
import { DECLARED } from '#contract/kinds/declared.ts'
import type { KindOf } from '#contract/kinds/kind.ts'
import type { Filter, Wanted } from '#contract/products/attribute-filter.ts'
import type { AttributeValues } from '#contract/products/product-attribute.ts'
import type { Kind } from '#contract/wire/kind.ts'
import { forVisitors, narrowingFields } from '#server/publishing/fields/own-fields.ts'

type Slot = 'label' | 'region' | 'code'
type Columns = Record<Slot, string> & { dated: number; hot: number }

const isSlot = (slot: string | undefined): slot is Slot =>
  slot === 'label' || slot === 'region' || slot === 'code'
/** The day of what has none: it is never over. */
const NO_DAY = '9999-12-31'
const DAY_KEY = ':dated'
const DAY_MS = 24 * 60 * 60 * 1000
const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)

/** The key that what stands in a column is asked under; no attribute has it, in no region. */
export const slotKey = (slot: Slot): string => `:${slot}`
/** The columns that a list is narrowed by, each with the name that it is asked under. */
export const narrowingSlots = ({
  list,
  shown,
  fields,
}: KindOf): { name: string; slot: Slot; also?: string }[] => [
  ...list.filters.flatMap(({ field }) => {
    const slot = fields[field]?.slot
    return isSlot(slot) ? [{ name: field, slot }] : []
  }),
  ...Object.entries(shown?.filters ?? {}).flatMap(([name, filter]) =>
    filter.by === 'choice'
      ? [{ name, slot: filter.slot, ...(filter.also !== undefined && { also: filter.also }) }]
      : [],
  ),
]

/** Asks for days from one to before another, both as milliseconds since 1970. */
export const daysWithin = (from: number | null, until: number | null): [string, Wanted] => [
  DAY_KEY,
  { since: from === null ? null : dayOf(from), until: until === null ? null : dayOf(until - DAY_MS) },
]
/** Asks for what is called so in the columns of a list. */
export function termsAsked(kind: KindOf, chosen: object): Filter {
  return new Map(
    narrowingSlots(kind).flatMap(({ name, slot, also }) => {
      const value: unknown = Reflect.get(chosen, name)
      if (typeof value !== 'string' || value === '') return []
      return [[slotKey(slot), { values: also === undefined ? [value] : [value, also] }] as const]
    }),
  )
}

/** What the index says of a record of a kind: by the values that it publishes and its columns. */
export function valuesShown(kind: Kind): (values: AttributeValues, row: Columns) => AttributeValues {
  const declared: KindOf | undefined = DECLARED.find((one) => one.kind === kind)
  if (!declared) return forVisitors(kind)
  const keys = new Set(narrowingFields(kind).map(({ key }) => key))
  const slots = narrowingSlots(declared)
  return (values, row) => ({
    ...Object.fromEntries(Object.entries(values).filter(([key]) => keys.has(key))),
    // Several choices stand together in their column; a list is never taken for a day.
    ...Object.fromEntries(slots.map(({ slot }) => [slotKey(slot), row[slot].split(',').filter(Boolean)])),
    [DAY_KEY]: row.dated > 0 ? dayOf(row.dated) : NO_DAY,
  })
}
