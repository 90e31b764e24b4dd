// What a product gives or bears on one ruler over another one: along a curve, or size by size in its table of dimensions.
import type { ProductContent } from '#contract/products/product.ts'
import { cellsIn, pointsIn } from '#contract/products/product-tables.ts'
import { canonical, unitsOf } from '#contract/quantities/units.ts'
import type { Measured } from './rulers.ts'

/** In the units that are compared; `low` is null where nothing is said of the least. */
export type Limit = { over: string; of: string; points: { x: number; low: number | null; y: number }[] }

const isOf = ({ dimension }: Measured, unit: string) => unit !== '' && unitsOf(dimension).includes(unit)

/** Null where what is drawn over and what is given are not both rulers. */
export const limitOf = (
  { curves, tables }: Pick<ProductContent, 'curves' | 'tables'>,
  rulers: readonly Measured[],
): Limit | null => ofCurve(curves, rulers) ?? ofTable(tables, rulers)

/** The highest curve of a pump, or of what something bears at most. */
function ofCurve(curves: ProductContent['curves'], rulers: readonly Measured[]): Limit | null {
  const curve = curves.find(({ form }) => form === 'pump' || form === 'most')
  const over = rulers.find((one) => isOf(one, curve?.xUnit ?? ''))
  const of = rulers.find((one) => one !== over && isOf(one, curve?.yUnit ?? ''))
  if (!curve || !over || !of) return null
  const read = curve.series.map(({ points }) => pointsIn(points) ?? [])
  const [highest = []] = read.toSorted(([one], [other]) => (other?.y ?? 0) - (one?.y ?? 0))
  const points = highest.map(({ x, y }) => ({
    x: canonical(over.dimension, x, curve.xUnit) ?? x,
    ...{ low: null, y: canonical(of.dimension, y, curve.yUnit) ?? y },
  }))
  return points.length < 2 ? null : { over: over.key, of: of.key, points }
}

/** Rows by a size, of which some columns are of another ruler: from the least of them to the most. */
function ofTable(tables: ProductContent['tables'], rulers: readonly Measured[]): Limit | null {
  const table = tables.find(({ role }) => role === 'dimensions')
  const units = cellsIn(table?.units ?? '')
  const over = rulers.find((one) => isOf(one, units[0] ?? ''))
  const of = rulers.find((one) => one !== over && units.some((unit) => isOf(one, unit)))
  if (!table || !over || !of) return null
  const given = units.flatMap((unit, at) => (isOf(of, unit) ? [at] : []))
  const points = table.rows.flatMap(({ cells }) => {
    const row = cellsIn(cells)
    const x = figureOf(row[0])
    const values = given.flatMap((at) => {
      const value = figureOf(row[at])
      return value === null ? [] : (canonical(of.dimension, value, units[at] ?? '') ?? [])
    })
    if (x === null || values.length === 0) return []
    return [
      {
        x: canonical(over.dimension, x, units[0] ?? '') ?? x,
        ...{ low: values.length > 1 ? Math.min(...values) : null, y: Math.max(...values) },
      },
    ]
  })
  if (points.length < 2) return null
  return { over: over.key, of: of.key, points: points.toSorted((one, other) => one.x - other.x) }
}

const figureOf = (cell: string | undefined) => {
  const figure = cell === undefined || cell === '' ? Number.NaN : Number(cell)
  return Number.isFinite(figure) ? figure : null
}
