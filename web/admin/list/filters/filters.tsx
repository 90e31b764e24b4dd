// The fields of a list's filters.
import { Checkbox, DatePicker, Input, Select } from 'antd'
import { useEffect, useState } from 'react'
import { type Asked, choiceProps } from '#web/admin/page-parts/choices-failed.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { lastDays, pickedOf, type Span, spanOf } from './span.ts'

type TextProps = {
  label: string
  hint?: string | undefined
  value: string
  longest?: number | undefined
  onChange: (value: string) => void
}

/** Words to look for; asked for with Enter or the button. */
export function TextFilter({ label, hint, value, longest = 100, onChange }: TextProps) {
  const [typed, setTyped] = useState(value)
  // The address may change without the field, by going back or by the reset.
  useEffect(() => setTyped(value), [value])
  return (
    <Input.Search
      className="filter-text"
      value={typed}
      maxLength={longest}
      allowClear
      placeholder={hint ?? label}
      aria-label={label}
      onChange={(event) => setTyped(event.target.value)}
      onSearch={(words) => onChange(words.trim())}
    />
  )
}

type ChoiceProps<Value extends string | number> = {
  label: string
  /** What stands there while nothing is chosen: `All states`. */
  any: string
  value: Value | null
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value | null) => void
  /** Where the options are read. */
  asked?: Asked | undefined
}

/** One of a list; a long list can be searched. */
export function ChoiceFilter<Value extends string | number>({
  label,
  any,
  value,
  options,
  onChange,
  asked,
}: ChoiceProps<Value>) {
  return (
    <Select<Value>
      className="filter-choice"
      aria-label={label}
      placeholder={any}
      allowClear
      {...(asked && choiceProps(asked))}
      {...(value !== null && { value })}
      {...(options.length > 8 && { showSearch: { optionFilterProp: 'label' } })}
      onChange={(chosen) => onChange(chosen ?? null)}
      options={[...options]}
    />
  )
}

type FlagProps = { label: string; value: boolean; onChange: (value: boolean) => void }

export function FlagFilter({ label, value, onChange }: FlagProps) {
  return (
    <Checkbox checked={value} onChange={(event) => onChange(event.target.checked)}>
      {label}
    </Checkbox>
  )
}

type SpanProps = {
  label: string
  from: string | null
  until: string | null
  onChange: (span: Span) => void
  /** Picks hours and minutes as well. */
  minutes?: boolean
}

/** Days of the reader's own time zone; either end may stay open. */
export function SpanFilter({ label, from, until, onChange, minutes = false }: SpanProps) {
  const texts = useTexts('console/list/list')
  return (
    <DatePicker.RangePicker
      className={minutes ? 'filter-span filter-span-minutes' : 'filter-span'}
      value={pickedOf({ from, until }, minutes)}
      onChange={(picked) => onChange(spanOf(picked ?? [null, null], minutes))}
      placeholder={[label, texts.until]}
      aria-label={label}
      allowEmpty={[true, true]}
      {...(minutes && { showTime: { format: 'HH:mm' }, format: 'YYYY-MM-DD HH:mm' })}
      presets={[
        { label: texts.today, value: lastDays(1, minutes) },
        ...[7, 30, 90].map((count) => ({ label: texts.days({ count }), value: lastDays(count, minutes) })),
      ]}
    />
  )
}
