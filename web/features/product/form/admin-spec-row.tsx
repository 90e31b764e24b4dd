// One parameter: name, value, unit, and whether it stands on the product's card.
import { Checkbox, Input } from 'antd'
import { memo } from 'react'
import { useShownLanguages } from '#web/admin/editor/editing.ts'
import { WordInput } from '#web/admin/editor/inputs/word-input.tsx'
import { useFormId } from '#web/admin/frame/tabs/tab-context.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { LineActions, lineKeys } from './admin-line-actions.tsx'
import type { SpecRow } from './admin-product-draft.ts'

/** Limits of the contract (`contract/products/product.ts`). */
const LENGTHS = { name: 120, value: 300, unit: 20 }

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
  const texts = useTexts('console/product/form')
  const formId = useFormId('product')
  const [language] = useShownLanguages()
  const name = textIn(row.name, language) || `${texts.rowName} ${index + 1}`
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
        label={`${texts.rowName} ${index + 1}`}
        value={row.name}
        max={LENGTHS.name}
        disabled={disabled}
        invalid={nameProblem !== undefined}
        onChange={(text) => set('name', { name: text })}
        onKeyDown={onKeyDown}
      />
      <WordInput
        id={`${formId}.${path}.value`}
        label={`${name}: ${texts.rowValue}`}
        value={row.value}
        max={LENGTHS.value}
        disabled={disabled}
        invalid={valueProblem !== undefined}
        onChange={(text) => set('value', { value: text })}
        onKeyDown={onKeyDown}
      />
      <Input
        id={`${formId}.${path}.unit`}
        aria-label={`${name}: ${texts.rowUnit}`}
        value={row.unit}
        maxLength={LENGTHS.unit}
        disabled={disabled}
        onChange={({ target }) => set('unit', { unit: target.value })}
        onKeyDown={onKeyDown}
      />
      <Checkbox
        id={`${formId}.${path}.key`}
        aria-label={`${name}: ${texts.rowKey}`}
        checked={row.key}
        disabled={disabled || (cardFull && !row.key)}
        onChange={({ target }) => set('key', { key: target.checked })}
      />
      <LineActions
        name={name}
        index={index}
        count={count}
        disabled={disabled}
        removeLabel={texts.removeRow}
        onMove={move}
        onRemove={() => props.onRemove(row.id)}
      />
      {problem && <p className="field-problem">{problem}</p>}
    </div>
  )
})
