// Moving and removing one of several lines, by button or with Alt and an arrow key.
import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { KeyboardEvent } from 'react'
import { useTexts } from '#web/i18n/language.tsx'

type Props = {
  name: string
  index: number
  count: number
  disabled: boolean
  removeLabel: string
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

export function LineActions({ name, index, count, disabled, removeLabel, onMove, onRemove }: Props) {
  const texts = useTexts('console/product/form')
  return (
    <span className="line-actions">
      <Button
        type="text"
        size="small"
        icon={<ArrowUpOutlined />}
        aria-label={`${texts.up}: ${name}`}
        disabled={disabled || index === 0}
        onClick={() => onMove(-1)}
      />
      <Button
        type="text"
        size="small"
        icon={<ArrowDownOutlined />}
        aria-label={`${texts.down}: ${name}`}
        disabled={disabled || index === count - 1}
        onClick={() => onMove(1)}
      />
      <Button
        type="text"
        size="small"
        danger
        icon={<DeleteOutlined />}
        aria-label={`${removeLabel}: ${name}`}
        disabled={disabled}
        onClick={onRemove}
      />
    </span>
  )
}

/** Alt with an arrow moves the line that the focus is in; Enter begins the next one. */
export function lineKeys(on: { move: (by: -1 | 1) => void; next: () => void }) {
  return (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (event.altKey && by !== 0) {
      event.preventDefault()
      on.move(by)
    } else if (
      event.key === 'Enter' &&
      !event.shiftKey &&
      !event.altKey &&
      !event.ctrlKey &&
      !event.metaKey
    ) {
      event.preventDefault()
      on.next()
    }
  }
}

/** The list with the item at `at` one place further; the same list when there is no such place. */
export function shifted<T>(list: readonly T[], at: number, by: -1 | 1): T[] {
  const item = list[at]
  const to = at + by
  if (item === undefined || to < 0 || to >= list.length) return [...list]
  return list.toSpliced(at, 1).toSpliced(to, 0, item)
}
