// The filters of a kind's list by fields of the owner that are its columns. All stand in one part of the address, `own=o1:c1;o3:1..5`.
import { DatePicker, InputNumber, Space } from 'antd'
import dayjs from 'dayjs'
import { type ReactElement, useEffect, useState } from 'react'
import type { Language } from '#contract/languages/language-codes.ts'
import { type Days, readFilter, type Wanted, writeFilter } from '#contract/products/attribute-filter.ts'
import type { Span } from '#contract/quantities/span.ts'
import type { FieldSettings } from '#contract/site/field-settings.ts'
import { ChoiceFilter } from '#web/admin/list/filters/filters.tsx'
import type { List } from '#web/admin/list/use-list.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { recordsOfField } from './admin-api.ts'
import { useListFields } from './own-columns.ts'
import { OwnRecordFilter } from './own-record-filter.tsx'

type OwnField = FieldSettings['attributes'][number]

/** One for each field that has choices, records or figures; texts are found by the keyword where they are a name. */
export function useOwnFilters(kind: string, list: List): ReactElement[] {
  const language = useLanguage()
  const { yes, no } = useTexts('console/editor/parts').shownChange
  const own: unknown = Reflect.get(list.state, 'own')
  const written = typeof own === 'string' ? own : ''
  const wanted = readFilter(written)
  return useListFields(kind).flatMap((field) => {
    const { key, name, type, unit } = field
    const label = textIn(name, language) || key
    const change = (next: Wanted | null) => list.change({ own: withWanted(written, key, next) })
    const now = wanted?.get(key)
    if (type === 'number' || type === 'range')
      return (
        <FigureFilter
          key={`own.${key}`}
          label={unit === '' ? label : `${label} (${unit})`}
          value={now && 'from' in now ? now : NO_SPAN}
          onChange={(span) => change(span.from === null && span.to === null ? null : span)}
        />
      )
    if (type === 'date')
      return (
        <DayFilter
          key={`own.${key}`}
          label={label}
          value={now && 'since' in now ? now : NO_DAYS}
          onChange={(days) => change(days.since === null && days.until === null ? null : days)}
        />
      )
    const [chosen = null] = now && 'values' in now ? now.values : []
    const source = type === 'records' ? recordsOfField(kind, key) : null
    if (source)
      return (
        <OwnRecordFilter
          key={`own.${key}`}
          {...{ label, source }}
          value={chosen !== null && IS_ID.test(chosen) ? Number(chosen) : null}
          onChange={(id) => change(id === null ? null : { values: [String(id)] })}
        />
      )
    const options = optionsOf(field, { yes, no }, language)
    if (options.length === 0) return []
    return (
      <ChoiceFilter<string>
        key={`own.${key}`}
        label={label}
        any={label}
        value={options.some(({ value }) => value === chosen) ? chosen : null}
        options={options}
        onChange={(value) => change(value === null ? null : { values: [value] })}
      />
    )
  })
}

/** What is asked of the other fields stays. */
export function withWanted(written: string, key: string, next: Wanted | null): string {
  const filter = new Map(readFilter(written))
  if (next) filter.set(key, next)
  else filter.delete(key)
  return writeFilter(filter)
}

function optionsOf(
  { type, choices }: OwnField,
  { yes, no }: { yes: string; no: string },
  language: Language,
) {
  if (type === 'yesNo')
    return [
      { value: 'yes', label: yes },
      { value: 'no', label: no },
    ]
  if (type !== 'choice' && type !== 'choices') return []
  return choices.map(({ key, name }) => ({ value: key, label: textIn(name, language) || key }))
}

const IS_ID = /^\d+$/
const NO_SPAN: Span = { from: null, to: null }
const NO_DAYS: Days = { since: null, until: null }
const DAY = 'YYYY-MM-DD'
/** As a filter is written (`contract/products/attribute-filter.ts`). */
const MOST = 999_999_999_999_999
const tidy = (end: number | null) => (end === null ? null : Number(end.toFixed(6)))

type DayProps = { label: string; value: Days; onChange: (days: Days) => void }

/** Days of the calendar, of no time zone; either end may stay open. */
function DayFilter({ label, value: { since, until }, onChange }: DayProps) {
  const texts = useTexts('console/list/list')
  return (
    <DatePicker.RangePicker
      className="filter-span"
      value={[since === null ? null : dayjs(since), until === null ? null : dayjs(until)]}
      onChange={(picked) =>
        onChange({ since: picked?.[0]?.format(DAY) ?? null, until: picked?.[1]?.format(DAY) ?? null })
      }
      placeholder={[label, texts.until]}
      aria-label={label}
      allowEmpty={[true, true]}
    />
  )
}

type FigureProps = { label: string; value: Span; onChange: (span: Span) => void }

/** The lowest and the highest figure; asked for with Enter, or when the field is left. */
function FigureFilter({ label, value, onChange }: FigureProps) {
  const texts = useTexts('console/list/fields')
  const [typed, setTyped] = useState(value)
  const { from, to } = value
  // The address may change without the fields, by going back or by the reset.
  useEffect(() => setTyped({ from, to }), [from, to])
  const ask = () => {
    const next = { from: tidy(typed.from), to: tidy(typed.to) }
    if (next.from !== from || next.to !== to) onChange(next)
  }
  const end = (name: 'from' | 'to', word: string) => (
    <InputNumber<number>
      value={typed[name]}
      min={-MOST}
      max={MOST}
      controls={false}
      placeholder={name === 'from' ? label : word}
      aria-label={`${label}: ${word}`}
      onChange={(figure) => setTyped((before) => ({ ...before, [name]: figure }))}
      onPressEnter={ask}
      onBlur={ask}
    />
  )
  return (
    <Space.Compact className="filter-figures">
      {end('from', texts.least)}
      {end('to', texts.most)}
    </Space.Compact>
  )
}
