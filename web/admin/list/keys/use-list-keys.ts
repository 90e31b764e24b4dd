// The keyboard in a list: arrows (or j and k) go from row to row, Enter opens, Space selects, `/` goes to the filters.
import { type HTMLAttributes, type KeyboardEvent, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ListRow } from '#web/admin/list/bulk/bulk-action.ts'
import type { Selection } from '#web/admin/list/use-selection.ts'
import { isOver, isTyping } from '#web/admin/page-parts/is-typing.ts'

type Keyed<Row extends ListRow> = {
  rows: readonly Row[]
  rowLink?: ((row: Row) => string | null) | undefined
  onOpen?: ((row: Row) => void) | undefined
  selection?: Selection<Row> | undefined
}

/** One row at a time can be reached with Tab; the arrows go on from there. */
export function useListKeys<Row extends ListRow>({ rows, rowLink, onOpen, selection }: Keyed<Row>) {
  const navigate = useNavigate()
  const [current, setCurrent] = useState<number | null>(null)
  const reachable = rows.find(({ id }) => id === current) ?? rows[0]

  const pressed = (event: KeyboardEvent<HTMLElement>, row: Row) => {
    // Keys in a button, a link or a box of the row are meant for these.
    const own = event.target === event.currentTarget
    if (event.altKey || event.ctrlKey || event.metaKey || !own) return
    const aim = aimOf(event.key, event.currentTarget)
    if (aim) {
      event.preventDefault()
      aim.focus()
    } else if (event.key === 'Enter') {
      const link = rowLink?.(row)
      if (link) void navigate(link)
      else onOpen?.(row)
    } else if (event.key === ' ' && selection) {
      event.preventDefault()
      selection.select([row], !selection.has(row.id))
    }
  }
  const rowProps = (row: Row): HTMLAttributes<HTMLElement> => ({
    tabIndex: row === reachable ? 0 : -1,
    onFocus: () => setCurrent(row.id),
    onKeyDown: (event) => pressed(event, row),
  })
  return { rowProps }
}

/** The row that a key leads to. */
function aimOf(key: string, row: HTMLElement): HTMLElement | null {
  const rows = [...(row.parentElement?.querySelectorAll<HTMLElement>(':scope > tr[tabindex]') ?? [])]
  const at = rows.indexOf(row)
  if (key === 'ArrowDown' || key === 'j') return rows[at + 1] ?? null
  if (key === 'ArrowUp' || key === 'k') return rows[at - 1] ?? null
  if (key === 'Home') return rows[0] ?? null
  if (key === 'End') return rows.at(-1) ?? null
  return null
}

/** `/` anywhere on the page, but not while somebody types, goes to the first filter. */
export function useFilterKey(page: { current: HTMLElement | null }) {
  useEffect(() => {
    const pressed = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if (isTyping(event.target) || isOver(event.target)) return
      const field = page.current?.querySelector<HTMLElement>('search input')
      if (!field) return
      event.preventDefault()
      field.focus()
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [page])
}
