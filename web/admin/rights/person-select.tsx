// Finds people by name: one of them, or several.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useState } from 'react'
import { type Asked, choiceProps } from '#web/admin/page-parts/choices-failed.tsx'
import { useSettled } from '#web/admin/page-parts/use-settled.ts'
import { mayOpen } from '#web/session/permissions.ts'
import { useSession } from '#web/session/permit.tsx'
import { peopleByRoleQuery, peopleQuery } from './admin-api.ts'

export type FoundPerson = { id: number; username: string; nickName: string }
type Props = {
  id: string
  label: string
  placeholder: string
  none: string
  value: readonly FoundPerson[]
  onChange: (people: FoundPerson[]) => void
  many?: boolean
  disabled?: boolean
  /** At most so many. */
  most?: number
}

/** People that are offered at once. */
const OFFERED = 20

export function PersonSelect({ value, onChange, label, none, many = false, most, ...props }: Props) {
  const [typed, setTyped] = useState('')
  const { people, asked } = usePeople(typed)
  const byId = new Map([...people, ...value].map((person) => [person.id, person]))
  const choose = (ids: readonly number[]) => {
    setTyped('')
    onChange(ids.flatMap((id) => byId.get(id) ?? []))
  }
  return (
    <Select<number | number[]>
      {...props}
      aria-label={label}
      className="person-select"
      {...(many && { mode: 'multiple' as const, maxCount: most })}
      allowClear
      value={many ? value.map(({ id }) => id) : (value[0]?.id ?? null)}
      onChange={(ids) => choose(Array.isArray(ids) ? ids : typeof ids !== 'number' ? [] : [ids])}
      showSearch={{ filterOption: false, searchValue: typed, onSearch: setTyped }}
      notFoundContent={asked.isFetching ? null : none}
      {...choiceProps(asked)}
      options={[...byId.values()].map((person) => ({ value: person.id, label: nameOf(person) }))}
    />
  )
}

/** A nickname is what people are called, and the login name tells two of them apart. */
export const nameOf = ({ nickName, username }: Omit<FoundPerson, 'id'>) =>
  nickName && nickName !== username ? `${nickName} (${username})` : username

/** Searched on the server by whoever may see the list of people, and among the enabled ones by everybody else. */
function usePeople(typed: string): { people: readonly FoundPerson[]; asked: Asked } {
  const session = useSession()
  const wanted = useSettled(typed.trim())
  const whole = mayOpen(session, { resources: 'userList' })
  const found = useQuery({ ...peopleQuery(wanted, OFFERED), enabled: whole })
  const tree = useQuery({ ...peopleByRoleQuery(), enabled: !whole, placeholderData: keepPreviousData })
  if (whole) return { people: found.data?.items ?? [], asked: found }
  const everybody = (tree.data ?? []).flatMap(({ users }) => users)
  const key = wanted.toLowerCase()
  const people = [...new Map(everybody.map((person) => [person.id, person])).values()]
    .filter((person) => nameOf(person).toLowerCase().includes(key))
    .slice(0, OFFERED)
  return { people, asked: tree }
}
