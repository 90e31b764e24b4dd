// The columns of a list: what each shows, and which of them are shown.
import type { ReactNode } from 'react'

/** From which width on a column stands by itself: always, on tablets, or only where there is room for all. */
export type Width = 'always' | 'middling' | 'roomy'

export type ListColumn<Row> = {
  key: string
  title: string
  cell: (row: Row) => ReactNode
  /** The call sorts by this field; its name is `key`. */
  sort?: boolean
  /** Pixels; without it the column shares what is left. */
  width?: number
  align?: 'start' | 'center' | 'end'
  /** Words that do not fit are cut off. */
  ellipsis?: boolean
  /** `'middling'` (from 768 px on) unless said otherwise. On narrower screens it stands under the name. */
  from?: Width
  /** What stands under the name then: the cell, unless said otherwise; `false` leaves it out. */
  folded?: false | ((row: Row) => ReactNode)
  /** One of so many that a screen may not hold them: the table is then walked through sideways. */
  isMore?: boolean
  /** Not shown until it is chosen. */
  extra?: boolean
}

/** The first column: what the row is called. It cannot be hidden and gives a place to what was folded away. */
export type MainColumn<Row> = Pick<ListColumn<Row>, 'key' | 'title' | 'sort' | 'width'> & {
  cell: (row: Row, folded: ReactNode) => ReactNode
}

export type Columns<Row> = { main: MainColumn<Row>; columns: ListColumn<Row>[] }

type Named = Pick<ListColumn<never>, 'key' | 'extra'>

/** The columns shown before anybody chose. */
export const usualColumns = (columns: readonly Named[]): string[] =>
  columns.filter(({ extra }) => !extra).map(({ key }) => key)

/** The columns shown: those of the address, else the person's own choice, else the usual ones; in the list's order. */
export function shownColumns(
  columns: readonly Named[],
  inAddress: readonly string[] | null,
  chosen: readonly string[] | null,
): string[] {
  const wanted = inAddress ?? chosen ?? usualColumns(columns)
  return columns.map(({ key }) => key).filter((key) => wanted.includes(key))
}
