// The fields of a list's filters.
import { Button, Checkbox, Input, Select } from 'antd'
import { type ReactNode, useEffect, useState } from 'react'
import { useTexts } from '#web/i18n/language.tsx'
import { LIST_TEXTS } from './list-texts.ts'

type BarProps = { filtered: boolean; onReset: () => void; children: ReactNode }

/** The filters in one row, with the way out of them. */
export function FilterBar({ filtered, onReset, children }: BarProps) {
  const texts = useTexts(LIST_TEXTS)
  return (
    <search className="filter-bar" aria-label={texts.filters}>
      {children}
      {filtered && (
        <Button type="link" onClick={onReset}>
          {texts.reset}
        </Button>
      )}
    </search>
  )
}

type TextProps = {
  label: string
  hint?: string
  value: string
  longest?: number
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
  loading?: boolean
}

/** One of a list; a long list can be searched. */
export function ChoiceFilter<Value extends string | number>({
  label,
  any,
  value,
  options,
  onChange,
  loading = false,
}: ChoiceProps<Value>) {
  return (
    <Select<Value>
      className="filter-choice"
      aria-label={label}
      placeholder={any}
      allowClear
      loading={loading}
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
