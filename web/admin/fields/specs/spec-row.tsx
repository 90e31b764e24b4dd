// One parameter: name, value, unit, and whether it stands on the product's card; and how it is moved and removed.

import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined } from '@ant-design/icons'
import { Button, Checkbox, Input } from 'antd'
import { memo } from 'react'
import { productKind } from '#contract/kinds/product.ts'
import { useShownLanguages } from '#web/admin/editor/editing.ts'
import { WordInput } from '#web/admin/editor/inputs/word-input.tsx'
import { lineKeys } from '#web/admin/fields/lists/line-keys.ts'
import { useFormId } from '#web/admin/frame/tabs/tab-context.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { PARTS, type SpecRow } from './spec-shape.ts'

type Props = {
  row: SpecRow
  path: string
  index: number
  count: number
  cardFull: boolean
  nameProblem: string | undefined
  valueProblem: string | undefined
  disabled: boolean
  onChange: (field: string, id: string, patch: Partial<SpecRow>) => void
  onMove: (at: number, by: -1 | 1) => void
  onAdd: (after: number) => void
  onRemove: (id: string) => void
}

/** Drawn anew only when its own row changes: a product may have hundreds. */
export const SpecRowEditor = memo(function SpecRowEditor(props: Props) {
  const { row, path, index, count, cardFull, nameProblem, valueProblem, disabled } = props
  const { fields, removeLine } = useTexts('console/kinds/product')
  const formId = useFormId(productKind.form)
  const [language] = useShownLanguages()
  const name = textIn(row.name, language) || `${fields['specs.rows']} ${index + 1}`
  const set = (part: keyof SpecRow, patch: Partial<SpecRow>) =>
    props.onChange(`${path}.${part}`, row.id, patch)
  const move = (by: -1 | 1) => {
    if (index + by >= 0 && index + by < count) props.onMove(index, by)
  }
  const onKeyDown = lineKeys({ move, next: () => props.onAdd(index) })
  const problem = nameProblem ?? valueProblem

  return (
    <div className="spec-row">
      <WordInput
        id={`${formId}.${path}.name`}
        label={`${fields['specs.rows']} ${index + 1}`}
        value={row.name}
        max={PARTS.name.max}
        invalid={nameProblem !== undefined}
        onChange={(text) => set('name', { name: text })}
        onKeyDown={onKeyDown}
      />
      <WordInput
        id={`${formId}.${path}.value`}
        label={`${name}: ${fields['specs.rows.value']}`}
        value={row.value}
        max={PARTS.value.max}
        invalid={valueProblem !== undefined}
        onChange={(text) => set('value', { value: text })}
        onKeyDown={onKeyDown}
      />
      <Input
        id={`${formId}.${path}.unit`}
        aria-label={`${name}: ${fields['specs.rows.unit']}`}
        value={row.unit}
        maxLength={PARTS.unit.max}
        disabled={disabled}
        onChange={({ target }) => set('unit', { unit: target.value })}
        onKeyDown={onKeyDown}
      />
      <Checkbox
        id={`${formId}.${path}.key`}
        aria-label={`${name}: ${fields['specs.rows.key']}`}
        checked={row.key}
        disabled={disabled || (cardFull && !row.key)}
        onChange={({ target }) => set('key', { key: target.checked })}
      />
      <LineActions
        name={name}
        index={index}
        count={count}
        disabled={disabled}
        removeLabel={removeLine['specs.rows']}
        onMove={move}
        onRemove={() => props.onRemove(row.id)}
      />
      {problem && <p className="field-problem">{problem}</p>}
    </div>
  )
})

type ActionProps = {
  name: string
  index: number
  count: number
  disabled: boolean
  removeLabel: string
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

export function LineActions({ name, index, count, disabled, removeLabel, onMove, onRemove }: ActionProps) {
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
