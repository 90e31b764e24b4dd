// The tables and curves of a product as visitors read them, in both systems of units.
import { NO_TEXT } from '#contract/content/blank.ts'
import type { Text } from '#contract/languages/language.ts'
import { eachLanguage } from '#contract/languages/language-codes.ts'
import type { ProductContent } from '#contract/products/product.ts'
import { cellsIn, pointsIn } from '#contract/products/product-tables.ts'
import { holesInUs } from '#contract/quantities/running-words.ts'
import { writeInches } from '#contract/quantities/sizes.ts'
import { writeFigure } from '#contract/quantities/span.ts'
import { inSystem, unitIn } from '#contract/quantities/systems.ts'
import { canonical, type Dimension, dimensionOfUnit, fromCanonical } from '#contract/quantities/units.ts'
import { WRITTEN_UNITS } from '#contract/quantities/write-fact.ts'
import { inUs } from '#server/publishing/cards/fact.ts'
import { hasText } from '#server/publishing/texts/text.ts'

type Table = ProductContent['tables'][number]

export const shownTables = (tables: readonly Table[]) => tables.map(shownTable)

function shownTable({ role, title, note, heads, letters, units, rows }: Table) {
  const names = eachLanguage((language) => cellsIn(heads[language]))
  const cells = rows.map((row): (string | Text)[] => [
    ...(hasText(row.name) ? [row.name] : []),
    ...cellsIn(row.cells),
  ])
  const [signs, unitOf] = [cellsIn(letters), cellsIn(units)]
  const count = Math.max(...Object.values(names).map(({ length }) => length), 0)
  const columns = Array.from({ length: count }, (_, at) => ({
    name: eachLanguage((language) => names[language][at] ?? ''),
    letter: signs[at] ?? '',
    ...written(
      cells.map((row) => row[at] ?? ''),
      unitOf[at] ?? '',
    ),
  }))
  const figures = Object.fromEntries(
    signs.flatMap((letter, at) =>
      letter === '' ? [] : [[letter, cells.map((row) => figureOf(row[at] ?? ''))] as const],
    ),
  )
  return { role, title, note, usNote: inUs(note), columns, figures }
}

const FIGURE = /^[-+]?\d+(\.\d+)?$/
const figureOf = (cell: string | Text): number | null =>
  typeof cell === 'string' && FIGURE.test(cell) ? Number(cell) : null

/** The cells of a column: numbers as each language writes them, words as they are. */
function written(cells: readonly (string | Text)[], unit: string) {
  const inLanguages = (write: (value: number) => Text): Text[] =>
    cells.map((cell) => {
      const value = figureOf(cell)
      if (value !== null) return write(value)
      return typeof cell === 'string' ? eachLanguage(() => cell) : cell
    })
  const plain = (value: number) => eachLanguage((language) => writeFigure(value, language))
  // Of other words nobody knows which of their figures have the unit.
  const areFigures = cells.every((cell) => cell === '' || figureOf(cell) !== null)
  const us = areFigures ? inOther(unit, inLanguages) : holesInOther(cells, unit)
  return { unit, cells: inLanguages(plain), us }
}

function inOther(unit: string, inLanguages: (write: (value: number) => Text) => Text[]) {
  const dimension = dimensionOfUnit(unit)
  if (dimension === undefined) return null
  const other = unitIn('us', { unit, dimension })
  if (other === unit) return null
  const write = (value: number): Text => {
    const { from } = inSystem({ from: value, to: value, unit, dimension, base: NOTHING }, 'us')
    if (from === null) return NO_TEXT
    return eachLanguage((language) =>
      dimension === 'size' ? writeInches(from) : writeFigure(from, language),
    )
  }
  return { unit: WRITTEN_UNITS[other] ?? other, cells: inLanguages(write) }
}
const NOTHING = { from: null, to: null }

/** Bolt holes, `8 × 18`; null where a cell is anything else. */
function holesInOther(cells: readonly (string | Text)[], unit: string) {
  const read = cells.map((cell) => {
    const text = typeof cell === 'string' ? cell : ''
    return text === '' ? NO_TEXT : eachLanguage((language) => holesInUs(text, unit, language) ?? '')
  })
  const areHoles = read.every((text, at) => cells[at] === '' || hasText(text))
  return areHoles ? { unit: 'in', cells: read } : null
}

export const shownCurves = (curves: ProductContent['curves']) =>
  curves.map(({ form, title, x, xUnit, y, yUnit, series }) => ({
    form,
    title,
    x: { name: x, unit: xUnit, us: otherScale(xUnit) },
    y: { name: y, unit: yUnit, us: otherScale(yUnit) },
    series: series.flatMap(({ name, points }) => {
      const read = pointsIn(points)
      return read && read.length > 0 ? [{ name, points: read }] : []
    }),
  }))

/** How a scale reads in units of the United States; null where it is no other. */
function otherScale(unit: string) {
  const dimension = dimensionOfUnit(unit)
  if (dimension === undefined) return null
  const other = unitIn('us', { unit, dimension })
  if (other === unit) return null
  const zero = converted(dimension, 0, unit, other)
  return { unit: WRITTEN_UNITS[other] ?? other, factor: converted(dimension, 1, unit, other) - zero, zero }
}

function converted(dimension: Dimension, value: number, unit: string, other: string): number {
  const base = canonical(dimension, value, unit)
  return (base === undefined ? undefined : fromCanonical(dimension, base, other)) ?? value
}
