// Rows in an order of their own: dragged by their handle, or moved with Alt and an arrow key.
import { DeleteOutlined, HolderOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { moved } from '#web/admin/media/picture-list.tsx'
import { InTurn } from '#web/admin/page-parts/in-turn.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import './sorted-list.css'

type Props<Item extends { id: string | number }> = {
  items: readonly Item[]
  name: (item: Item, index: number) => string
  onChange: (update: (items: readonly Item[]) => Item[]) => void
  disabled?: boolean
  /** Of a row that holds no field of its own, so that a message leads to it. */
  rowId?: (index: number) => string
  children: (item: Item, index: number) => ReactNode
}

/** What stands in a row is made by `children`; ids stay with their rows. */
export function SortedList<Item extends { id: string | number }>({
  items,
  name,
  onChange,
  disabled = false,
  rowId,
  children,
}: Props<Item>) {
  const texts = useTexts('console/editor/parts').sortedList
  const [dragged, setDragged] = useState<Item['id'] | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const [announced, setAnnounced] = useState('')
  const put = (id: Item['id'] | null, to: number) => {
    const from = items.findIndex((item) => item.id === id)
    if (from < 0 || to < 0 || to >= items.length || from === to) return
    onChange((before) => moved(before, from, to))
    setAnnounced(texts.told({ at: to + 1, of: items.length }))
  }
  const press = (event: KeyboardEvent, id: Item['id'], at: number) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (!event.altKey || by === 0) return
    event.preventDefault()
    put(id, at + by)
  }
  const end = () => {
    setDragged(null)
    setOver(null)
  }
  return (
    <>
      <ol className="sorted-list">
        <InTurn>
          {items.map((item, at) => (
            <li
              key={item.id}
              {...(rowId && { id: rowId(at) })}
              data-dragged={item.id === dragged || undefined}
              data-over={at === over || undefined}
              onDragOver={(event) => {
                if (dragged === null) return
                event.preventDefault()
                setOver(at)
              }}
              onDrop={(event) => {
                event.preventDefault()
                put(dragged, at)
                end()
              }}
            >
              <Button
                type="text"
                size="small"
                icon={<HolderOutlined />}
                className="sorted-handle"
                draggable={!disabled}
                disabled={disabled}
                aria-label={texts.move({ name: name(item, at) })}
                title={texts.hint}
                onDragStart={(event) => {
                  event.dataTransfer.effectAllowed = 'move'
                  setDragged(item.id)
                }}
                onDragEnd={end}
                onKeyDown={(event) => press(event, item.id, at)}
              />
              <div>{children(item, at)}</div>
              <Button
                type="text"
                size="small"
                danger
                icon={<DeleteOutlined />}
                disabled={disabled}
                aria-label={texts.remove({ name: name(item, at) })}
                onClick={() => onChange((before) => before.filter((one) => one.id !== item.id))}
              />
            </li>
          ))}
        </InTurn>
      </ol>
      <p className="hidden-text" aria-live="polite">
        {announced}
      </p>
    </>
  )
}
