// The form of a product: what it holds, how it is made from a record, and how it becomes a write.

import { NO_TEXT } from '#contract/content/blank.ts'
import { blankContent, contentIn } from '#contract/kinds/content.ts'
import type { ContentOf } from '#contract/kinds/kind.ts'
import { productKind } from '#contract/kinds/product.ts'
import type { Text } from '#contract/languages/language.ts'
import { trimmed } from '#contract/languages/language-codes.ts'
import { isSpan } from '#contract/products/attribute-filter.ts'
import type { AttributeValue } from '#contract/products/product-attribute.ts'
import { newId } from '#web/admin/editor/inputs/lines.ts'
import { hasText } from '#web/admin/forms/completeness.ts'
import { writeOf } from '#web/admin/kinds/form-values.ts'

/** What a write carries. */
export type ProductFields = ContentOf<typeof productKind> & { productTypeId: number | null }

/** Lines that can be moved have an identity of their own while they are edited; it never leaves the form. */
export type Line = { id: string; text: Text }
export type SpecRow = { id: string; name: Text; value: Text; unit: string; key: boolean }
export type SpecGroup = { id: string; title: Text; rows: SpecRow[] }
export type Download = { id: string } & ProductFields['downloads'][number]
export type ProductForm = Omit<ProductFields, 'highlights' | 'specs' | 'downloads'> & {
  downloads: Download[]
  highlights: Line[]
  specs: SpecGroup[]
}

export const newLine = (): Line => ({ id: newId(), text: NO_TEXT })
export const newRow = (): SpecRow => ({ id: newId(), name: NO_TEXT, value: NO_TEXT, unit: '', key: false })
export const newGroup = (): SpecGroup => ({ id: newId(), title: NO_TEXT, rows: [newRow()] })

export const BLANK_PRODUCT: ProductFields = { ...blankContent(productKind), productTypeId: null }

/** The part of a record, or of a revision of any age, that the form edits. */
export const fieldsOf = (product: { productTypeId: number | null }): ProductFields => ({
  ...contentIn(productKind, product),
  productTypeId: product.productTypeId,
})

export function formOf(fields: ProductFields): ProductForm {
  const whole = fieldsOf(fields)
  return {
    ...whole,
    downloads: whole.downloads.map((file) => ({ id: newId(), ...file })),
    highlights: fields.highlights.map((text) => ({ id: newId(), text })),
    specs: fields.specs.map(({ title, rows }) => ({
      id: newId(),
      title,
      rows: rows.map((row) => ({ id: newId(), ...row })),
    })),
  }
}

/** A line that says nothing yet is not written. */
export const saysLine = ({ text }: Line) => hasText(text)
export const saysRow = ({ name, value, unit }: SpecRow) =>
  hasText(name) || hasText(value) || unit.trim() !== ''
export const saysGroup = ({ title, rows }: SpecGroup) => hasText(title) || rows.some(saysRow)

/** The write: white space around texts is cut, lines and groups that say nothing are left out. */
export function fieldsIn(form: ProductForm): ProductFields {
  // The lists that the form holds in a shape of its own are written below.
  const plain = { ...form, highlights: [], specs: [], downloads: [] }
  return {
    ...contentIn(productKind, writeOf(productKind.fields, plain)),
    productTypeId: form.productTypeId,
    highlights: form.highlights.filter(saysLine).map(({ text }) => trimmed(text)),
    specs: form.specs.filter(saysGroup).map(({ title, rows }) => ({
      title: trimmed(title),
      rows: rows.filter(saysRow).map(({ name, value, unit, key }) => ({
        name: trimmed(name),
        value: trimmed(value),
        unit: unit.trim(),
        key,
      })),
    })),
    values: saidValues(form.values),
    downloads: form.downloads.map(({ key, title, language }) => ({ key, title: trimmed(title), language })),
    // As the server will keep it: only what is no longer made is replaced.
    replacement: form.status === 'discontinued' ? form.replacement : null,
  }
}

const isText = (value: AttributeValue): value is Text => typeof value === 'object' && !isSpan(value)

/** A text that says nothing is no value. */
const saidValues = (values: ProductFields['values']): ProductFields['values'] =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => !isText(value) || hasText(value))
      .map(([key, value]) => [key, isText(value) ? trimmed(value) : value]),
  )

/**
 * The field of the form that a field of the write stands for: lines that were left out do not count there,
 * so `specs.0.title` may be the second group on the page. Answers the path with places as the form has them.
 */
export function formPath(form: ProductForm, field: string): string {
  const [head, at, part, rowAt, ...rest] = field.split('.')
  if (head === 'highlights' && at)
    return ['highlights', placeOf(form.highlights, saysLine, Number(at))].join('.')
  if (head !== 'specs' || !at) return field
  const group = placeOf(form.specs, saysGroup, Number(at))
  if (part !== 'rows' || !rowAt) return ['specs', group, ...field.split('.').slice(2)].join('.')
  const row = placeOf(form.specs[group]?.rows ?? [], saysRow, Number(rowAt))
  return ['specs', group, 'rows', row, ...rest].join('.')
}

function placeOf<T>(list: readonly T[], counts: (item: T) => boolean, nth: number): number {
  const places = list.flatMap((item, place) => (counts(item) ? [place] : []))
  return places[nth] ?? nth
}
