// How much, or from how much to how much: numbers and their unit. What is pasted with a unit, `12,5 kg` or `-20…60 °C`, is understood.
import { Form, Input, Select, Space } from 'antd'
import { type ReactNode, useState } from 'react'
import { same } from '#contract/content/same.ts'
import type { QuantityField, RangeField } from '#contract/fields/field.ts'
import type { Quantity, QuantityRange } from '#contract/quantities/measure.ts'
import { unitsOf } from '#contract/quantities/units.ts'
import { useFieldFrame } from '#web/admin/editor/editing.ts'
import { useProblem } from '#web/admin/editor/inputs/words-field.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import type { ControlProps } from './control.ts'
import { useLabelled } from './labelled.tsx'
import { isTurned, measureOf, type TypedMeasure, typedOf } from './typed-measure.ts'

export function MeasureControl(props: ControlProps<QuantityField | RangeField>) {
  const { field, path, value, update } = props
  const { label, hint, required } = useLabelled(props)
  return (
    <MeasureInputs
      {...{ field, path, value, label, required }}
      hint={hint}
      onChange={(next) => update(() => next)}
    />
  )
}

type Props = Pick<ControlProps<QuantityField | RangeField>, 'field' | 'path' | 'value'> & {
  label: string
  hint?: ReactNode
  required?: boolean
  onChange: (next: Quantity | QuantityRange | null) => void
}

/** The numbers and the unit of a measure, for whatever holds one. */
export function MeasureInputs({ field, path, value, label, hint, required = false, onChange }: Props) {
  const texts = useTexts('console/list/fields')
  const { disabled, fieldId } = useFieldFrame()
  const problem = useProblem(path)
  const [typed, setTyped] = useState(() => typedOf(field, value))
  const read = measureOf(field, typed)
  // Another version of the record came into the form.
  const shown = same(read ?? null, value) ? typed : typedOf(field, value)
  const change = (next: TypedMeasure) => {
    const written = measureOf(field, next)
    setTyped(written ? { ...next, unit: written.unit } : next)
    onChange(written ?? null)
  }
  const wrong = shown === typed && read === undefined ? texts.noFigure : isTurned(value) && texts.turned
  const input = (at: 0 | 1, name?: string) => (
    <Input
      id={at === 0 ? fieldId(path) : `${fieldId(path)}.to`}
      className="measure-figure"
      value={shown.ends[at]}
      maxLength={60}
      inputMode="text"
      disabled={disabled}
      {...(name !== undefined && { 'aria-label': `${label}: ${name}`, placeholder: name })}
      onChange={({ target }) =>
        change({ ...shown, ends: at === 0 ? [target.value, shown.ends[1]] : [shown.ends[0], target.value] })
      }
      onBlur={() => read && setTyped(typedOf(field, read))}
    />
  )
  return (
    <Form.Item
      label={label}
      htmlFor={fieldId(path)}
      required={required}
      extra={hint}
      {...(wrong ? { validateStatus: 'error' as const, help: wrong } : problem)}
    >
      <Space.Compact className="measure">
        {field.type === 'quantity' ? (
          input(0)
        ) : (
          <>
            {input(0, texts.least)}
            {input(1, texts.most)}
          </>
        )}
        <Select<string>
          className="measure-unit"
          aria-label={`${label}: ${texts.unit}`}
          value={shown.unit}
          disabled={disabled}
          options={unitsOf(field.dimension).map((unit) => ({ value: unit, label: unit }))}
          onChange={(unit) => change({ ...shown, unit })}
        />
      </Space.Compact>
    </Form.Item>
  )
}
