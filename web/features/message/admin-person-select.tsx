// Chooses among those who may be given messages, found by their names.
import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useState } from 'react'
import { choiceProps } from '#web/admin/page-parts/choices-failed.tsx'
import { useSettled } from '#web/admin/page-parts/use-settled.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useSession } from '#web/session/permit.tsx'
import { peopleQuery, personQuery } from './admin-api.ts'
import type { Assignee } from './list/admin-message-list.ts'

type Props = {
  value: Assignee | null
  onChange: (value: Assignee | null) => void
  label: string
  placeholder: string
  /** A filter offers `me` as such, so that its address is everybody's. */
  filter?: boolean
  className?: string
}

/** 0 is nobody. */
export function PersonSelect({ value, onChange, label, placeholder, filter = false, className = '' }: Props) {
  const texts = useTexts('console/message/inbox')
  const { id: own } = useSession()
  const [typed, setTyped] = useState('')
  const asked = useQuery(peopleQuery(useSettled(typed.trim())))
  const { data: people = [] } = asked
  const chosen = typeof value === 'number' && value > 0 ? value : null
  const known = people.find(({ id }) => id === chosen)
  const { data: [named] = [] } = useQuery({
    ...personQuery(chosen ?? 0),
    enabled: chosen !== null && !known,
  })
  const listed = named && !known && typed === '' ? [named, ...people] : people
  const fixed: { value: Assignee; label: string }[] =
    typed === ''
      ? [
          { value: filter ? 'me' : own, label: texts.me },
          { value: 0, label: texts.nobody },
        ]
      : []
  return (
    <Select<Assignee>
      className={className}
      aria-label={label}
      placeholder={placeholder}
      allowClear={filter}
      {...(value !== null && { value })}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      onChange={(next) => {
        setTyped('')
        onChange(next ?? null)
      }}
      notFoundContent={texts.noPerson}
      {...choiceProps(asked)}
      options={[
        ...fixed,
        ...listed
          .filter(({ id }) => filter || id !== own || typed !== '')
          .map(({ id, name, username }) => ({
            value: id,
            label: name === username ? name : `${name} (${username})`,
          })),
      ]}
    />
  )
}
