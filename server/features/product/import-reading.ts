// What the rows of an import say: cells read into fields, each row judged alone and beside the others of its file.
import type { z } from 'zod'
import type { Language } from '#contract/languages/language-codes.ts'
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import type { ProductContent } from '#contract/products/product.ts'
import { productCalls } from '#contract/products/product.ts'
import type { Attribute } from '#contract/products/product-attribute.ts'
import { Failure, invalid, type Reason } from '#server/failure.ts'
import { take } from '#server/http/input/take.ts'
import type { SheetRow } from '#server/parts/sheets/sheet-reading.ts'
import type { Entry } from '#server/publishing/kind.ts'
import { highlightsIn, KEPT, specsIn, valuesIn } from './cells.ts'
import { flagIn, type Imported, IN_THREE, type InThree, placesOf, statusIn } from './columns.ts'
import { contentFieldsOf } from './content-cells.ts'
import { differs, NO_HEADING, noSuch, repeated, UNKNOWN, WRONG, wrongLine } from './import-reasons.ts'
import { BLANK_PRODUCT } from './rules.ts'
import type { MediaIn } from './sheet-media.ts'

const RowFields = productCalls.add.input.partial()
export type RowGiven = z.output<typeof RowFields>

/** The text of each column that the file has; others are undefined. */
export type ReadRow = {
  row: number
  model: string
  cell: (column: Imported) => string | undefined
  errors: Partial<Record<Imported, Reason>>
}

/** Reads the rows below the heading; refuses a file without the column of models. */
export function readRows(sheet: readonly SheetRow[]): ReadRow[] {
  const [heading, ...below] = sheet
  const places = placesOf(heading?.cells ?? [])
  if (!places.has('productModel')) throw invalid({ file: NO_HEADING })
  const first = new Map<string, number>()
  return below.map(({ row, cells }) => {
    const cell = (column: Imported) => {
      const at = places.get(column)
      return at === undefined ? undefined : (cells[at] ?? '').trim()
    }
    const model = cell('productModel') ?? ''
    const errors: ReadRow['errors'] = {}
    const before = first.get(model)
    if (model === '') errors.productModel = WRONG.productModel
    else if (before !== undefined) errors.productModel = repeated(before)
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
): { fields: RowGiven; errors: ReadRow['errors']; notes: ReadRow['errors'] } {
  const errors = { ...own }
  const stored = before ? before.content : BLANK_PRODUCT
  const three = (name: 'productName' | 'summary' | 'highlights' | 'specs') =>
    Object.fromEntries(
      LANGUAGES.flatMap((one) => {
        const said = cell(`${name}.${one}`)
        return said === undefined ? [] : [[one, said]]
      }),
    ) as Partial<Record<Language, string>>
  const has = (part: object) => Object.keys(part).length > 0
  const more = contentFieldsOf(cell, stored, known.mediaOf)
  Object.assign(errors, more.errors)
  const raw: Record<string, unknown> = { productModel: model, ...more.raw }
  for (const name of ['productName', 'summary'] as const) if (has(three(name))) raw[name] = three(name)
  if (has(three('highlights'))) raw.highlights = highlightsIn(three('highlights'), stored.highlights)
  if (has(three('specs'))) {
    const specs = specsIn(three('specs'), stored.specs)
    if ('differs' in specs) errors[`specs.${specs.differs}`] = differs
    else raw.specs = specs
  }

  const named = cell('type')
  const typeId = named === undefined ? (before?.parentId ?? null) : known.typeOf(named)
  if (typeId === undefined) errors.type = UNKNOWN.type
  else if (named !== undefined) raw.productTypeId = typeId
  const values = cell('values')
  if (values !== undefined && values !== KEPT && typeId !== undefined) {
    const read = valuesIn(values, known.attributesOf(typeId))
    if ('wrong' in read) errors.values = wrongLine(read.wrong)
    else raw.values = read.values
  }
  const [hot, status] = [cell('hot'), cell('status')]
  if (hot) {
    const flag = flagIn(hot)
    if (flag === undefined) errors.hot = WRONG.hot
    else raw.hot = flag
  }
  if (status) {
    const one = statusIn(status)
    if (one) raw.status = one
    else errors.status = WRONG.status
  }
  for (const column of ['related', 'accessories', 'replacement'] as const) {
    const said = cell(column)
    if (said === undefined || said === KEPT) continue
    const models = said.split(/[,，、;；\n]+/).flatMap((one) => one.trim() || [])
    const ids = models.map(known.productOf)
    const missing = models.find((_, at) => ids[at] === undefined)
    if (missing !== undefined) errors[column] = noSuch(missing)
    else if (models.includes(model)) errors[column] = UNKNOWN.itself
    else if (column !== 'replacement') raw[column] = ids
    else if (ids.length > 1) errors[column] = UNKNOWN.several
    else raw[column] = ids[0] ?? null
  }
  return { fields: checked(raw, errors), errors, notes: more.notes }
}

/** The same checks as a write by hand; each message goes to the column that its field came from. */
function checked(raw: object, errors: ReadRow['errors']): RowGiven {
  try {
    return take(RowFields, raw)
  } catch (error) {
    if (!(error instanceof Failure) || !error.fields) throw error
    for (const [path, reason] of Object.entries(error.fields)) errors[columnOf(path)] ??= reason
    return {}
  }
}

/** The column that a field of a write comes from. */
export function columnOf(path: string): Imported {
  const [, name = path, rest = ''] = /^(seo\.[a-z]+|[^.]+)(?:\.(.*))?$/i.exec(path) ?? []
  const column = ELSEWHERE[name] ?? name
  const of = LANGUAGES.find((one) => rest.split('.').at(-1) === one)
  return (IN_THREE.includes(column as InThree) ? `${column}.${of ?? LANGUAGES[0]}` : column) as Imported
}
const ELSEWHERE: Record<string, string> = {
  productTypeId: 'type',
  'seo.title': 'seoTitle',
  'seo.description': 'seoDescription',
  'seo.picture': 'seoPicture',
  'seo.listed': 'listed',
}
