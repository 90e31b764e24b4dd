// What a list offers to do with the rows that are selected.
import type { ReactNode } from 'react'
import type { Button } from '#contract/wire/resource.ts'

/** A row of any list. */
export type ListRow = { id: number }

export type BulkAction<Row extends ListRow> = {
  key: string
  /** It is offered to whoever holds this. */
  permit?: Button | readonly Button[]
  /** The button: `Delete`. */
  label: string
  /** The question: `Delete 12 products?`. */
  ask: (values: { count: number }) => string
  /** What will happen then. */
  says?: ReactNode
  /** What has to be chosen first; it is begun once `onChoose` was told something but `undefined`. */
  chooses?: (onChoose: (choice: unknown) => void) => ReactNode
  danger?: boolean
  /** Rows that it can be done to; the others are left out, and the question says how many. */
  fits?: (row: Row) => boolean
  /** The call for one row, with `quiet: true`: what fails is listed at the end. `choice` may be declared as what is chosen. */
  run(row: Row, choice: unknown): Promise<unknown>
  /** The message of success: `12 products were deleted`. */
  done: (values: { count: number }) => string
  /** Takes back what was done to one row; `result` is what `run` answered, and may be declared as that. */
  undo?(row: Row, result: unknown): Promise<unknown>
  /** Whether `undo` brings this row back to what it was; it is offered when it does so for every row. */
  reversible?: (row: Row) => boolean
  /** It is begun without a question when this holds for every row: taking it back is enough. */
  unasked?: (row: Row) => boolean
}
