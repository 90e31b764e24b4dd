// The filter of a kind's list by a record that a field of the owner leads to: searched for by its title.
import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useState } from 'react'
import { chosenQuery, type RecordSource, useRecordSearch } from '#web/admin/editor/inputs/record-picker.tsx'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage } from '#web/i18n/language.tsx'

type Props = {
  label: string
  source: RecordSource
  value: number | null
  onChange: (id: number | null) => void
}

export function OwnRecordFilter({ label, source, value, onChange }: Props) {
  const language = useLanguage()
  // Nothing is asked for before somebody is about to choose.
  const [isWanted, setWanted] = useState(false)
  const { found, searching, forget } = useRecordSearch(source, isWanted)
  const chosen = useQuery({ ...chosenQuery(source, value ?? 0), enabled: value !== null })
  const options = found.map(({ id, title }) => ({ value: id, label: textIn(title, language) }))
  if (value !== null && !found.some(({ id }) => id === value))
    options.unshift({ value, label: chosen.data ? textIn(chosen.data.title, language) : `#${value}` })
  return (
    <Select<number>
      className="filter-choice"
      aria-label={label}
      placeholder={label}
      allowClear
      // Titles are longer than the field is wide.
      popupMatchSelectWidth={320}
      {...searching}
      {...(value !== null && { value })}
      onFocus={() => setWanted(true)}
      onChange={(id) => {
        onChange(id ?? null)
        forget()
      }}
      options={options}
    />
  )
}
