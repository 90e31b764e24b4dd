// Moving and removing one of several lines, by button or with Alt and an arrow key.
import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined } from '@ant-design/icons'
import { Button } from 'antd'
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
  const texts = useTexts('console/editor/specs')
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
