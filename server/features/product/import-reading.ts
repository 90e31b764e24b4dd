// What the rows of an import say: cells read into fields, each row judged alone and beside the others of its file.
import type { z } from 'zod'
import type { ProductContent } from '#contract/products/product.ts'
import { productCalls } from '#contract/products/product.ts'
import type { Attribute } from '#contract/products/product-attribute.ts'
import { Failure, invalid } from '#server/failure.ts'
import { take } from '#server/http/input/take.ts'
import type { SheetRow } from '#server/parts/sheets/sheet-reading.ts'
import type { Entry } from '#server/publishing/kind.ts'
import type { Problems } from '#server/publishing/sheets/cells.ts'
import type { Cell } from '#server/publishing/sheets/kind-sheet.ts'
import type { MediaIn } from '#server/publishing/sheets/sheet-media.ts'
import { serverTexts } from '#server/texts.ts'
import { BLANK_PRODUCT } from './rules.ts'
import { SHEET } from './sheet.ts'

const words = serverTexts('server/product/import')

const RowFields = productCalls.add.input.partial()
export type RowGiven = z.output<typeof RowFields>

/** The text of each column that the file has; others are undefined. */
export type ReadRow = { row: number; model: string; cell: Cell; errors: Problems }

/** Reads the rows below the heading; refuses a file without the column of models. */
export function readRows(sheet: readonly SheetRow[]): ReadRow[] {
  const [heading, ...below] = sheet
  const places = SHEET.placesOf(heading?.cells ?? [])
  if (!places.has('productModel')) throw invalid({ file: words.noHeading })
  const first = new Map<string, number>()
  return below.map(({ row, cells }) => {
    const cell: Cell = (column) => {
      const at = places.get(column)
      return at === undefined ? undefined : (cells[at] ?? '').trim()
    }
    const model = cell('productModel') ?? ''
    const errors: ReadRow['errors'] = {}
    const before = first.get(model)
    if (model === '') errors.productModel = words.noModel
    else if (before !== undefined) errors.productModel = words.repeated({ row: before })
    else first.set(model, row)
    return { row, model, cell, errors }
  })
}

/** What the other records say to the cells of a file. */
export type Known = {
  /** The type that a cell names: its id, null for none, undefined when nothing or several match. */
  typeOf: (cell: string) => number | null | undefined
  attributesOf: (typeId: number | null) => readonly Attribute[]
  /** The product of this model: its id; undefined when there is none or several. */
  productOf: (model: string) => number | undefined
  mediaOf: MediaIn
}

/** The fields that a row gives over `before`, and what is wrong with them by column. */
export function fieldsOf(
  { cell, model, errors: own }: ReadRow,
  known: Known,
  before: Entry<ProductContent> | null,
): { fields: RowGiven; errors: Problems; notes: Problems } {
  const named = cell('type')
  const typeId = named === undefined ? (before?.parentId ?? null) : known.typeOf(named)
  const {
    raw,
    errors: wrong,
    notes,
  } = SHEET.read(cell, before?.content ?? BLANK_PRODUCT, {
    media: known.mediaOf,
    record: (_, said) => known.productOf(said),
    self: model,
    attributes: typeId === undefined ? null : known.attributesOf(typeId),
  })
  const errors = { ...own, ...(typeId === undefined && { type: words.unknownType }), ...wrong }
  if (named !== undefined && typeId !== undefined) raw.productTypeId = typeId
  return { fields: checked({ ...raw, productModel: model }, errors), errors, notes }
}

/** The same checks as a write by hand; each message goes to the column that its field came from. */
function checked(raw: object, errors: Problems): RowGiven {
  try {
    return take(RowFields, raw)
  } catch (error) {
    if (!(error instanceof Failure) || !error.fields) throw error
    for (const [path, reason] of Object.entries(error.fields)) errors[SHEET.columnOf(path)] ??= reason
    return {}
  }
}
