// Controls of a single value: a day, a whole number, yes or no, a place on the map.

import { ExportOutlined } from '@ant-design/icons'
import { Checkbox, DatePicker, type DatePickerProps, Form, Input, InputNumber } from 'antd'
import dayjs from 'dayjs'
import { useState } from 'react'
import { same } from '#contract/content/same.ts'
import type { Day, Flag, Place, WholeNumber } from '#contract/fields/field.ts'
import { typedPoint, writtenPoint } from '#contract/fields/map-point.ts'
import { pointIn } from '#contract/fields/walk.ts'
import { useFieldFrame } from '#web/admin/editor/editing.ts'
import { useProblem } from '#web/admin/editor/inputs/words-field.tsx'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { mapLinks } from '#web/ui/map-link.ts'
import type { ControlProps } from './control.ts'
import { Labelled, useLabelled } from './labelled.tsx'

const DAY = 'YYYY-MM-DD'

export function DateControl(props: ControlProps<Day>) {
  const { field, path, value, update } = props
  const { disabled, fieldId } = useFieldFrame()
  return (
    <Labelled {...props}>
      <DayInput
        id={fieldId(path)}
        value={typeof value === 'string' ? value : ''}
        disabled={disabled}
        allowClear={!field.required && field.first === undefined}
        onChange={(day) => update(() => day)}
      />
    </Labelled>
  )
}

type DayProps = {
  id: string
  /** `2026-11-30`; `''` for none. */
  value: string
  disabled: boolean
  onChange: (day: string) => void
} & Pick<DatePickerProps, 'allowClear' | 'minDate' | 'maxDate'>

export const DayInput = ({ value, onChange, ...rest }: DayProps) => (
  <DatePicker
    {...rest}
    value={value === '' ? null : dayjs(value)}
    onChange={(day) => onChange(day?.format(DAY) ?? '')}
  />
)

export function NumberControl(props: ControlProps<WholeNumber>) {
  const { field, path, value, update } = props
  const { disabled, fieldId } = useFieldFrame()
  return (
    <Labelled {...props}>
      <InputNumber<number>
        id={fieldId(path)}
        value={typeof value === 'number' ? value : null}
        min={field.min}
        max={field.max}
        precision={0}
        inputMode="numeric"
        disabled={disabled}
        onChange={(number) => update(() => number)}
      />
    </Labelled>
  )
}

export function FlagControl(props: ControlProps<Flag>) {
  const { path, value, update } = props
  const { label, hint } = useLabelled(props)
  const { disabled, fieldId } = useFieldFrame()
  return (
    <Form.Item extra={hint} {...useProblem(path)}>
      <Checkbox
        id={fieldId(path)}
        checked={value === true}
        disabled={disabled}
        onChange={({ target }) => update(() => target.checked)}
      >
        {label}
      </Checkbox>
    </Form.Item>
  )
}

export function PlaceControl(props: ControlProps<Place>) {
  const { path, update } = props
  const { label, hint } = useLabelled(props)
  const texts = useTexts('console/list/fields')
  const language = useLanguage()
  const { disabled, fieldId } = useFieldFrame()
  const problem = useProblem(path)
  const point = pointIn(props.value)
  const [typed, setTyped] = useState(() => writtenPoint(point))
  // Another version of the record came into the form.
  const shown = same(typedPoint(typed), point) ? typed : writtenPoint(point)
  const wrong = shown.trim() !== '' && point === null
  return (
    <Form.Item
      label={label}
      htmlFor={fieldId(path)}
      extra={
        point ? (
          <a href={mapLinks(point, language)[0]?.href} target="_blank" rel="noopener noreferrer">
            {texts.seeMap} <ExportOutlined />
          </a>
        ) : (
          hint
        )
      }
      {...(wrong ? { validateStatus: 'error' as const, help: texts.noPoint } : problem)}
    >
      <Input
        id={fieldId(path)}
        value={shown}
        maxLength={60}
        placeholder="31.299, 120.5853"
        disabled={disabled}
        onChange={({ target }) => {
          setTyped(target.value)
          update(() => typedPoint(target.value))
        }}
      />
    </Form.Item>
  )
}
