// Which size of a table is drawn, and what its drawing takes of it.
import type { ShownColumn, ShownTable } from '#contract/products/product-tables.ts'
import type { Dimension, Dimensions } from './outline.ts'
import type { Said } from './shape.ts'

/** Whether the table has the dimensions that a drawing takes. */
export const isDrawn = ({ role, figures }: ShownTable) =>
  role === 'dimensions' && ['L', 'H'].every((letter) => letter in figures)

/** The row of the size that is named, else DN 100, else the one in the middle. */
export function rowOf({ cells }: ShownColumn, size: string | null): number {
  const named = cells.indexOf(size ?? '')
  if (named >= 0) return named
  const usual = cells.indexOf('100')
  return usual >= 0 ? usual : Math.floor(cells.length / 2)
}

/** What the drawing needs of a row, by the letters of its columns. */
export function dimensionsOf({ columns, figures }: ShownTable, row: number): Dimensions {
  const found = columns.flatMap(({ letter, unit, cells, us }): [string, Dimension][] => {
    const figure = figures[letter]?.[row]
    if (figure === null || figure === undefined) return []
    const other = us && unit === 'mm' ? `${us.cells[row]}\u00a0in` : null
    return [[letter, { figure, metric: cells[row] ?? '', us: other }]]
  })
  return Object.fromEntries(found)
}

/** `8 × 18`; empty where the table says nothing of holes. */
export function holesOf({ columns }: ShownTable, row: number): Said {
  const column = columns.find(({ letter }) => letter === 'n')
  const us = column?.us?.cells[row]
  return { metric: column?.cells[row] ?? '', us: us ? `${us}\u00a0in` : null }
}
