// The rows of a list that are selected, also over several pages.
import { useMemo, useState } from 'react'
import type { ListRow } from '#web/admin/list/bulk/bulk-action.ts'
import { BULK_ROWS } from '#web/admin/list/bulk/bulk-run.ts'

export type Selection<Row extends ListRow> = {
  rows: Row[]
  has: (id: number) => boolean
  /** Takes no more rows than one bulk action does. */
  select: (rows: readonly Row[], on: boolean) => void
  clear: () => void
  /** Leaves these selected alone. */
  keep: (rows: readonly Row[]) => void
}

/** Rows that come anew replace the ones selected before; with another `key` (other filters) the selection begins anew. */
export function useSelection<Row extends ListRow>(shown: readonly Row[], key: string): Selection<Row> {
  const [held, setHeld] = useState<{ key: string; rows: readonly Row[] }>({ key, rows: [] })
  return useMemo(() => {
    const fresh = new Map(shown.map((row) => [row.id, row]))
    const rows = held.key === key ? held.rows.map((row) => fresh.get(row.id) ?? row) : []
    const ids = new Set(rows.map((row) => row.id))
    const hold = (next: readonly Row[]) => setHeld({ key, rows: next.slice(0, BULK_ROWS) })
    return {
      rows,
      has: (id) => ids.has(id),
      select: (some, on) => {
        const others = rows.filter((row) => !some.some(({ id }) => id === row.id))
        hold(on ? [...others, ...some] : others)
      },
      clear: () => hold([]),
      keep: hold,
    }
  }, [shown, held, key])
}
