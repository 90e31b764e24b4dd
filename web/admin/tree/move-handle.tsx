// The handle of a row in a tree: held for dragging, moved with Alt and an arrow key, or by its menu.
import { HolderOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import { type KeyboardEvent, useState } from 'react'
import { useTexts } from '#web/i18n/language.tsx'
import { type Branch, type Moving, type Place, placeAfter, STEPS, type Step } from './tree-moves.ts'
import './tree.css'

const KEYS: Record<string, Step> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'into', ArrowLeft: 'out' }

type Props<Item extends Branch> = {
  item: Item
  name: string
  tree: Moving<Item>
  onMove: (item: Item, place: Place) => void
}

export function MoveHandle<Item extends Branch>({ item, name, tree, onMove }: Props<Item>) {
  const texts = useTexts('console/list/parts').moveHandle
  // Where a row may go is counted once somebody asks: a tree has many rows.
  const [asked, setAsked] = useState(false)
  const step = (which: Step) => {
    const place = placeAfter(tree, item.id, which)
    if (place) onMove(item, place)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const which = event.altKey ? KEYS[event.key] : undefined
    if (!which) return
    event.preventDefault()
    event.stopPropagation()
    step(which)
  }
  return (
    <Dropdown
      trigger={['click']}
      onOpenChange={(open) => open && setAsked(true)}
      menu={{
        items: (asked ? STEPS : []).map((which) => ({
          key: which,
          label: texts[which],
          disabled: placeAfter(tree, item.id, which) === null,
          onClick: () => step(which),
        })),
      }}
    >
      <Button
        type="text"
        size="small"
        className="tree-handle"
        icon={<HolderOutlined />}
        aria-label={texts.move({ name })}
        title={texts.hint}
        onKeyDown={onKeyDown}
      />
    </Dropdown>
  )
}
