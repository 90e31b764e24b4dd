// Rows of a tree that are dragged onto each other.
import { type DragEvent, useRef } from 'react'
import { type Branch, type Drop, type Moving, type Place, placeOfDrop } from './tree-moves.ts'

/** The upper and lower quarter of a row stand for before and after it, the middle for into it. */
function dropAt(event: DragEvent<HTMLElement>): Drop {
  const { top, height } = event.currentTarget.getBoundingClientRect()
  const at = (event.clientY - top) / height
  return at < 0.25 ? 'before' : at > 0.75 ? 'after' : 'into'
}

/**
 * What a row is told; the table has the class `tree-table`. Marks are set on the rows themselves: with a state the whole table
 * would be drawn anew for each row that is passed.
 */
export function useTreeDrag<Item extends Branch>(
  tree: Moving<Item>,
  move: (item: Item, place: Place) => void,
) {
  const dragged = useRef<Item | null>(null)
  const marked = useRef<HTMLElement | null>(null)
  const placeOver = (onto: number, where: Drop) =>
    dragged.current && placeOfDrop(tree, dragged.current.id, onto, where)
  const mark = (row: HTMLElement | null, where?: Drop) => {
    if (marked.current !== row) delete marked.current?.dataset.drop
    if (row && where) row.dataset.drop = where
    marked.current = row
  }

  const rowOf = (item: Item, name: string) => ({
    onDragStart: (event: DragEvent<HTMLElement>) => {
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/plain', name)
      event.currentTarget.dataset.dragged = 'true'
      dragged.current = item
    },
    onDragOver: (event: DragEvent<HTMLElement>) => {
      const where = dropAt(event)
      const allowed = placeOver(item.id, where) !== null
      if (allowed) event.preventDefault()
      mark(allowed ? event.currentTarget : null, where)
    },
    onDrop: (event: DragEvent<HTMLElement>) => {
      event.preventDefault()
      const place = placeOver(item.id, dropAt(event))
      mark(null)
      if (dragged.current && place) move(dragged.current, place)
    },
    onDragEnd: (event: DragEvent<HTMLElement>) => {
      delete event.currentTarget.dataset.dragged
      dragged.current = null
      mark(null)
    },
  })
  return { rowOf }
}
