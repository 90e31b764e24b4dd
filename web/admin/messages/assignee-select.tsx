// Chooses among those who may be given messages, found by their names.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSettled } from '#web/admin/page-parts/use-settled.ts'
import { FoundSelect } from '#web/admin/rights/person-select.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { useSession } from '#web/session/permit.tsx'
import { peopleQuery, personQuery } from './admin-api.ts'
import type { Assignee } from './assignee.ts'

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
export function AssigneeSelect({ value, onChange, filter = false, ...props }: Props) {
  const texts = useTexts('console/message/inbox')
  const { id: own } = useSession()
  const [typed, setTyped] = useState('')
  const asked = useQuery(peopleQuery(useSettled(typed.trim())))
  const { data: people = [] } = asked
  const chosen = typeof value === 'number' && value > 0 ? value : null
  const known = people.some(({ id }) => id === chosen)
  const { data: [named] = [] } = useQuery({
    ...personQuery(chosen ?? 0),
    enabled: chosen !== null && !known,
  })
  const listed = named && !known && typed === '' ? [named, ...people] : people
  return (
    <FoundSelect<Assignee>
      {...props}
      {...{ typed, asked }}
      none={texts.noPerson}
      allowClear={filter}
      {...(value !== null && { value })}
      first={
        typed === ''
          ? [
              { value: filter ? 'me' : own, label: texts.me },
              { value: 0, label: texts.nobody },
            ]
          : []
      }
      people={listed
        .filter(({ id }) => filter || id !== own || typed !== '')
        .map(({ name, ...person }) => ({ ...person, nickName: name }))}
      onTyped={setTyped}
      onChange={(next) => onChange(next ?? null)}
    />
  )
}
