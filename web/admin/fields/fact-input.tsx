// A fact with a unit as staff enter it: the figure, and on demand where it holds, single values and a tolerance.
import { Button, Form, Input } from 'antd'
import { useState } from 'react'
import { NO_TEXT } from '#contract/content/blank.ts'
import type { QuantityField, RangeField } from '#contract/fields/field.ts'
import type { AttributeValue } from '#contract/products/attribute-filter.ts'
import type { Attribute } from '#contract/products/product-attribute.ts'
import { type FactValue, factIn, isFact } from '#contract/quantities/fact.ts'
import type { Quantity, QuantityRange } from '#contract/quantities/measure.ts'
import { figureIn } from '#contract/quantities/parse.ts'
import { canonical, type Dimension, unitsOf } from '#contract/quantities/units.ts'
import { useFieldFrame } from '#web/admin/editor/editing.ts'
import { WordsField } from '#web/admin/editor/inputs/words-field.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { MeasureInputs } from './measure-control.tsx'

/** Limits of the contract (`contract/products/product-attribute.ts`). */
const CONDITIONS = 300

type Props = {
  attribute: Attribute & { dimension: Dimension }
  path: string
  label: string
  value: AttributeValue | undefined
  onChange: (next: FactValue | null) => void
}

export function FactInput({ attribute, path, label, value, onChange }: Props) {
  const texts = useTexts('console/editor/values')
  const { disabled } = useFieldFrame()
  const fact = factOf(value, attribute)
  const [open, setOpen] = useState(false)
  const hasMore = fact !== null && (fact.list ?? fact.conditions ?? fact.tolerance) !== undefined
  const field = fieldOf(attribute)
  const changed = (next: Quantity | QuantityRange | null) => {
    const ends = next && 'value' in next ? { from: next.value, to: next.value, unit: next.unit } : next
    onChange(ends && factIn({ ...fact, ...ends, dimension: attribute.dimension }))
  }
  return (
    <div className="fact-input">
      <MeasureInputs
        {...{ field, path, label }}
        value={fact && field.type === 'quantity' ? quantityOf(fact) : fact}
        onChange={changed}
        hint={
          fact &&
          !open &&
          !hasMore && (
            <Button type="link" size="small" disabled={disabled} onClick={() => setOpen(true)}>
              {texts.more}
            </Button>
          )
        }
      />
      {fact && (open || hasMore) && <More {...{ fact, path, onChange }} />}
    </div>
  )
}

function More({ fact, path, onChange }: { fact: FactValue; path: string } & Pick<Props, 'onChange'>) {
  const texts = useTexts('console/editor/values')
  const { list, tolerance, conditions = NO_TEXT, ...figure } = fact
  const change = (more: Partial<FactValue>) => onChange({ ...fact, ...more })
  return (
    <div className="fact-more">
      <WordsField
        path={`${path}.conditions`}
        label={texts.conditions}
        value={conditions}
        max={CONDITIONS}
        onChange={(text) => change({ conditions: text })}
      />
      <Numbers
        path={`${path}.list`}
        label={texts.list}
        value={list ?? []}
        onChange={(numbers) =>
          onChange({
            ...{ ...figure, conditions },
            ...(tolerance !== undefined && { tolerance }),
            ...(numbers.length > 0 && { list: numbers }),
          })
        }
      />
      <Numbers
        path={`${path}.tolerance`}
        label={texts.tolerance}
        value={tolerance === undefined ? [] : [tolerance]}
        onChange={([number]) =>
          onChange({
            ...{ ...figure, conditions },
            ...(list && { list }),
            ...(number !== undefined && number > 0 && { tolerance: number }),
          })
        }
      />
    </div>
  )
}

type NumbersProps = { path: string; label: string; value: number[]; onChange: (numbers: number[]) => void }

/** Numbers between commas or spaces; like this they are kept once all of them can be read. */
function Numbers({ path, label, value, onChange }: NumbersProps) {
  const texts = useTexts('console/list/fields')
  const { disabled, fieldId } = useFieldFrame()
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed ?? value.join(', ')
  const parts = shown.split(/[,;，；、\s]+/).filter((part) => part !== '')
  const isWrong = parts.some((part) => figureIn(part) === undefined)
  return (
    <Form.Item
      label={label}
      htmlFor={fieldId(path)}
      {...(isWrong && { validateStatus: 'error' as const, help: texts.noFigure })}
    >
      <Input
        id={fieldId(path)}
        value={shown}
        disabled={disabled}
        onChange={({ target }) => {
          setTyped(target.value)
          const numbers = target.value
            .split(/[,;，；、\s]+/)
            .filter((part) => part !== '')
            .map(figureIn)
          if (numbers.every((number) => number !== undefined)) onChange(numbers)
        }}
        onBlur={() => setTyped(null)}
      />
    </Form.Item>
  )
}

const fieldOf = ({ type, dimension, unit }: Props['attribute']) =>
  ({
    type: type === 'number' ? 'quantity' : 'range',
    dimension,
    unit: unitsOf(dimension).includes(unit) ? unit : (unitsOf(dimension)[0] ?? ''),
  }) as QuantityField | RangeField

/** A number or a span of before the attribute had a dimension is one in its unit. */
function factOf(value: AttributeValue | undefined, attribute: Props['attribute']): FactValue | null {
  if (isFact(value)) return value
  const { unit } = fieldOf(attribute)
  const ends = typeof value === 'number' ? { from: value, to: value } : value
  return typeof ends === 'object' ? factIn({ ...ends, unit, dimension: attribute.dimension }) : null
}

function quantityOf({ from, to, unit, dimension }: FactValue): Quantity | null {
  const value = to ?? from
  const base = value === null ? undefined : canonical(dimension, value, unit)
  return value === null || base === undefined ? null : { value, unit, base }
}
