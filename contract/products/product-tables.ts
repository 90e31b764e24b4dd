// The tables and curves of a product: how staff write them, and how visitors read them.
import { z } from 'zod'
import { CURVE_FORMS, TABLE_ROLES } from '#contract/kinds/product.ts'

/** A column, from the top down; `us` is the same in units of the United States, null where those are no others. */
export const ShownColumn = z.object({
  name: z.string(),
  /** What it is called in the drawing: `L`, `D`; empty when it is not drawn. */
  letter: z.string(),
  unit: z.string(),
  cells: z.array(z.string()),
  us: z.object({ unit: z.string(), cells: z.array(z.string()) }).nullable(),
})
export type ShownColumn = z.output<typeof ShownColumn>

/** A table by its columns; the first names its rows. */
export const ShownTable = z.object({
  role: z.enum(TABLE_ROLES),
  title: z.string(),
  note: z.string(),
  usNote: z.string().nullable(),
  columns: z.array(ShownColumn),
  /** The figures of the cells in the units of the columns, by the letter of a column; null where a cell holds words. */
  figures: z.record(z.string(), z.array(z.number().nullable())),
})
export type ShownTable = z.output<typeof ShownTable>

/** A scale: what one of the unit is in the other system is `factor * value + zero`. */
const Axis = z.object({
  name: z.string(),
  unit: z.string(),
  us: z.object({ unit: z.string(), factor: z.number(), zero: z.number() }).nullable(),
})
export const ShownCurve = z.object({
  form: z.enum(CURVE_FORMS),
  title: z.string(),
  x: Axis,
  y: Axis,
  series: z.array(
    z.object({ name: z.string(), points: z.array(z.object({ x: z.number(), y: z.number() })) }),
  ),
})
export type ShownCurve = z.output<typeof ShownCurve>

/** Cells between semicolons; one that is left empty counts. */
export const cellsIn = (line: string): string[] =>
  line.trim() === '' ? [] : line.split(/[;；]/).map((cell) => cell.trim())

/** The points of a curve; null when one of them is no pair of numbers. */
export function pointsIn(line: string): { x: number; y: number }[] | null {
  const points = cellsIn(line).map((pair) => pair.split(/\s+/).map(Number))
  if (!points.every((pair) => pair.length === 2 && pair.every(Number.isFinite))) return null
  return points.map(([x = 0, y = 0]) => ({ x, y }))
}
