// What the data sheet of a product says: the same figures as its page, in one language and one system of units.
import type { Language } from '#contract/languages/language-codes.ts'
import { valueWithUnit, writeNote } from '#contract/languages/locales.ts'
import { curveOf } from '#contract/products/drawings/curve.ts'
import { dimensionsOf, holesOf, isDrawn, rowOf } from '#contract/products/drawings/drawn-size.ts'
import { outlineOf } from '#contract/products/drawings/outline.ts'
import type { Product } from '#contract/products/product.ts'
import type { ProductCard, ShownSpec } from '#contract/products/product-card.ts'
import type { ShownColumn, ShownTable } from '#contract/products/product-tables.ts'
import { writeMeasure } from '#contract/quantities/measure.ts'
import type { System } from '#contract/quantities/system-names.ts'
import { drawnSvg } from '#server/parts/papers/drawn.ts'
import { inLanguage } from '#server/publishing/texts/text.ts'
import { serverTexts } from '#server/texts.ts'

const words = serverTexts('server/parts/papers')

/** Highlights below the picture, and key figures beside it. */
const POINTS = 3
const FIGURES = 4
/** Of the key to the order code. */
const CODE_COLUMNS = 3

type How = { language: Language; system: System }
type Group = { title: string; rows: { name: string; value: string; note: string }[] }

type Written = Pick<ShownSpec, 'value' | 'unit' | 'us'>

/** A value of a specification with its unit in one system, followed by those of regions where it differs. */
export function valueIn({ regions = [], ...fact }: Omit<ShownSpec, 'name'>, how: How): string {
  const said = regions.map((one) => writeNote(one.name, writtenIn(one, how), how.language))
  return [writtenIn(fact, how), ...said].filter((part) => part !== '').join(' · ')
}

function writtenIn({ value, unit, us }: Written, { language, system }: How): string {
  const said = system === 'us' && us ? us : { value, unit }
  return said.value === '' ? '' : valueWithUnit(said.value, said.unit, language)
}

/** What a value was stated for, in the system of the paper. */
export const statedIn = (
  { conditions, usConditions }: Pick<ShownSpec, 'conditions' | 'usConditions'>,
  { system }: How,
): string => (system === 'us' ? usConditions : null) ?? conditions

/** What `sheet.typ` takes beside the frame. */
export function sheetOf(product: Product, how: How) {
  const own = inLanguage(words, how.language)
  const groups = groupsOf(product, how)
  const [left = [], right = []] = inColumns(groups, 2, heightOf)
  const dimensions = product.tables.find(isDrawn) ?? product.tables.find(({ role }) => role === 'dimensions')
  return {
    model: product.productModel,
    name: product.productName,
    summary: product.summary,
    figures: figuresOf(product, how),
    points: product.highlights.slice(0, POINTS),
    sizes: dimensions ? sizesOf(dimensions, how) : null,
    ...{ left, right },
    notFor: product.notFor === '' ? null : { name: own.notFor, says: product.notFor },
    order: orderOf(product, own.order),
    curves: product.curves.flatMap((curve) => {
      const picture = curveOf(curve, how.language)
      return picture
        ? [{ title: curve.title || own.performance, svg: drawnSvg(picture, how.system, 17) }]
        : []
    }),
    tables: product.tables
      .filter((table) => table !== dimensions && table.columns.length > 0)
      .map((table) => tableOf(table, how, table.role === 'limits' ? own.limits : own.sizes)),
  }
}

/** The facts of its card; a value that is a text alone is set smaller by the template. */
export const figuresOf = ({ keySpecs }: Pick<ProductCard, 'keySpecs'>, { system }: How) =>
  // A large figure holds everywhere; what holds in a region alone stands in the table.
  keySpecs
    .filter(({ value }) => value !== '')
    .slice(0, FIGURES)
    .map(({ name, value, unit, us }) => ({
      ...{ name, value, unit },
      ...(system === 'us' && us),
    }))

function groupsOf(product: Product, how: How): Group[] {
  const own = inLanguage(words, how.language)
  const groups = product.specs.map(({ title, rows }) => ({
    title,
    rows: rows.map((row) => ({ name: row.name, value: valueIn(row, how), note: statedIn(row, how) })),
  }))
  const names = new Set(groups.flatMap(({ rows }) => rows.map(({ name }) => name)))
  const rest = (['weight', 'ambient'] as const).flatMap((fact) => {
    const measure = product[fact]
    if (!measure || names.has(own[fact])) return []
    const us = how.system === 'us' ? product.usMeasures[fact] : null
    return [{ name: own[fact], value: us ?? writeMeasure(measure, how.language), note: '' }]
  })
  return rest.length === 0 ? groups : [...groups, { title: own.shipping, rows: rest }]
}

/** Columns of about the same height, in the order of what stands in them. */
function inColumns<One>(all: readonly One[], count: number, heightOf: (one: One) => number): One[][] {
  const whole = all.reduce((sum, one) => sum + heightOf(one), 0)
  const columns = Array.from({ length: count }, (): One[] => [])
  let before = 0
  for (const one of all) {
    const middle = before + heightOf(one) / 2
    // One that stands alone begins on the left.
    columns[Math.max(0, Math.ceil((middle / whole) * count) - 1)]?.push(one)
    before += heightOf(one)
  }
  return columns
}

/** In lines. */
const heightOf = ({ rows }: Group) =>
  3 + rows.reduce((sum, { value, note }) => sum + 1 + Math.floor(value.length / 34) + (note ? 0.8 : 0), 0)

function sizesOf(table: ShownTable, how: How) {
  const [first] = table.columns
  const row = first && isDrawn(table) ? rowOf(first, null) : null
  const outline = row === null ? null : outlineOf(dimensionsOf(table, row), holesOf(table, row))
  const { dimensions } = inLanguage(words, how.language)
  return {
    ...tableOf(table, how, dimensions),
    drawing: outline && drawnSvg(outline, how.system),
  }
}

function tableOf({ title, note, usNote, columns }: ShownTable, how: How, called: string) {
  const [first] = columns
  const inUnits = columns.map((column) => columnIn(column, how))
  return {
    title: title || called,
    note: statedIn({ conditions: note, usConditions: usNote }, how),
    columns: inUnits.map(({ head }) => head),
    rows: (first?.cells ?? []).map((_, row) => inUnits.map(({ cells }) => cells[row] ?? '')),
  }
}

/** The unit stands in the head, once for the column; sizes say theirs in the cell. */
function columnIn({ name, letter, unit, cells, us }: ShownColumn, { system }: How) {
  const other = system === 'us' && us ? us : null
  const named = /^[A-Z]$/.test(letter) ? `${name} ${letter}` : name
  if (unit === 'DN' && us) {
    const sized = other
      ? other.cells.map((cell) => `${cell}\u00a0in`)
      : cells.map((cell) => `DN\u00a0${cell}`)
    return { head: named, cells: sized }
  }
  const shown = other?.unit ?? unit
  return { head: shown === '' ? named : `${named}, ${shown}`, cells: other?.cells ?? cells }
}

/** With the standard of each position as the example. */
function orderOf({ orderPrefix, orderCode }: Product, title: string) {
  if (orderCode.length === 0) return null
  const positions = orderCode.map(({ name, options }, at) => ({
    ...{ name, letter: String.fromCharCode(65 + at) },
    chosen: (options.find(({ standard }) => standard) ?? options[0])?.code ?? '',
    options: options.map(({ code, text }) => ({ code, text })),
  }))
  const columns = inColumns(positions, CODE_COLUMNS, ({ options }) => 2 + options.length * 0.6)
  return { title, prefix: orderPrefix, columns }
}
