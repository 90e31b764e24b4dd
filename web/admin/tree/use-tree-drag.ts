// Rows of a tree that are dragged onto each other.
import { type DragEvent, useState } from 'react'
import { type Branch, type Drop, type Moving, type Place, placeOfDrop } from './tree-moves.ts'

/** The upper and lower quarter of a row stand for before and after it, the middle for into it. */
function dropAt(event: DragEvent<HTMLElement>): Drop {
  const { top, height } = event.currentTarget.getBoundingClientRect()
  const at = (event.clientY - top) / height
  return at < 0.25 ? 'before' : at > 0.75 ? 'after' : 'into'
}

/** What a row is told; the table has the class `tree-table`. */
export function useTreeDrag<Item extends Branch>(
  tree: Moving<Item>,
  move: (item: Item, place: Place) => void,
) {
  const [dragged, setDragged] = useState<Item | null>(null)
  const [over, setOver] = useState<{ id: number; where: Drop } | null>(null)
  const placeOver = (onto: number, where: Drop) => dragged && placeOfDrop(tree, dragged.id, onto, where)

  const rowOf = (item: Item, name: string) => ({
    'data-dragged': dragged?.id === item.id || undefined,
    'data-drop': over?.id === item.id ? over.where : undefined,
    onDragStart: (event: DragEvent<HTMLElement>) => {
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/plain', name)
      setDragged(item)
    },
    onDragOver: (event: DragEvent<HTMLElement>) => {
      const where = dropAt(event)
      const allowed = placeOver(item.id, where) !== null
      if (allowed) event.preventDefault()
      const next = allowed ? { id: item.id, where } : null
      setOver((before) => (before?.id === next?.id && before?.where === next?.where ? before : next))
    },
    onDrop: (event: DragEvent<HTMLElement>) => {
      event.preventDefault()
      const place = placeOver(item.id, dropAt(event))
      if (dragged && place) move(dragged, place)
    },
    onDragEnd: () => {
      setDragged(null)
      setOver(null)
    },
  })
  return { rowOf }
}
