// Quantities and ranges in a spreadsheet: one cell with the unit, `12.5 kg` or `-20…60 °C`, read as people type it.
import type { QuantityField, RangeField, Value } from '#contract/fields/field.ts'
import { isMeasure } from '#contract/quantities/measure.ts'
import { typedQuantity, typedRange } from '#contract/quantities/parse.ts'
import { unitsOf } from '#contract/quantities/units.ts'
import { listed, serverTexts } from '#server/texts.ts'
import type { FieldCells } from './cells.ts'

const reasons = serverTexts('server/publishing/sheets')

/** With a plain point and no groups, so that a file reads the same in every language. */
function written(value: Value): string {
  if (!isMeasure(value)) return ''
  const { unit } = value
  if ('value' in value) return `${value.value} ${unit}`
  const { from, to } = value
  if (from === null) return `≤ ${to} ${unit}`
  return to === null ? `≥ ${from} ${unit}` : `${from}…${to} ${unit}`
}

export const measureCells: FieldCells<QuantityField | RangeField> = {
  columns: (name) => [{ key: name, place: name }],
  write: (value) => [written(value)],
  read(cell, { name, field }) {
    const typed = cell(name)
    if (typed === undefined) return undefined
    if (typed.trim() === '') return { value: null }
    const value = field.type === 'quantity' ? typedQuantity(field, typed) : typedRange(field, typed)
    if (value) return { value }
    const units = listed(unitsOf(field.dimension))
    return {
      errors: {
        [name]: field.type === 'quantity' ? reasons.noQuantity({ units }) : reasons.noRange({ units }),
      },
    }
  },
}
