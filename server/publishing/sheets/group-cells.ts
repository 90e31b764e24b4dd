// Fields that are there together or not at all, such as a quotation and who said it, as they stand in cells.
import { NO_TEXT } from '#contract/content/blank.ts'
import type { Field, Value } from '#contract/fields/field.ts'
import { isEmpty, valuesIn } from '#contract/fields/places.ts'
import { blankOf, textIn } from '#contract/fields/walk.ts'
import { type FieldCells, hasAny, type Problems } from './cells.ts'

/** How a field stands in columns of its own. */
type CellsOf = (field: Field) => FieldCells

/** The cells of a group: each of its fields has its columns, and fields that are all empty are no group. */
export const groupCells = (cellsOf: CellsOf): FieldCells<Field & { type: 'group' }> => ({
  columns: (name, { fields }) =>
    Object.entries(fields).flatMap(([inner, field]) => cellsOf(field).columns(`${name}.${inner}`, field)),
  write: (value, at, { fields }, named) =>
    Object.entries(fields).flatMap(([inner, field]) =>
      cellsOf(field).write(valuesIn(value)?.[inner] ?? blankOf(field), at, field, {
        ...named,
        name: `${named.name}.${inner}`,
      }),
    ),
  read(cell, { name, field: { fields, always }, before, ...at }) {
    const value: { [inner: string]: Value } = {}
    const errors: Problems = {}
    let isGiven = false
    for (const [inner, field] of Object.entries(fields)) {
      const old = valuesIn(before)?.[inner] ?? blankOf(field)
      const read = cellsOf(field).read(cell, { ...at, name: `${name}.${inner}`, field, before: old })
      if (read?.value !== undefined || read?.errors) isGiven = true
      Object.assign(errors, read?.errors)
      const given = (read?.value as Value | undefined) ?? old
      value[inner] = field.type === 'words' ? { ...NO_TEXT, ...textIn(old), ...(given as object) } : given
    }
    if (!isGiven) return undefined
    if (hasAny(errors)) return { errors }
    const isThere =
      always || Object.entries(fields).some(([inner, field]) => !isEmpty(field, value[inner] ?? null))
    return { value: isThere ? value : null }
  },
})
