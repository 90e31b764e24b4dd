// Finds people by name: one of them, or several.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Select, type SelectProps } from 'antd'
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

export function PersonSelect({ value, onChange, many = false, most, ...props }: Props) {
  const [typed, setTyped] = useState('')
  const { people, asked } = usePeople(typed)
  const byId = new Map([...people, ...value].map((person) => [person.id, person]))
  return (
    <FoundSelect<number | number[]>
      {...props}
      {...{ typed, asked }}
      className="person-select"
      {...(many && { mode: 'multiple' as const, maxCount: most })}
      allowClear
      value={many ? value.map(({ id }) => id) : (value[0]?.id ?? null)}
      people={[...byId.values()]}
      onTyped={setTyped}
      onChange={(ids) => onChange([ids ?? []].flat().flatMap((id) => byId.get(id) ?? []))}
    />
  )
}

type FoundProps<Value> = Omit<SelectProps<Value>, 'onChange'> & {
  label: string
  people: readonly FoundPerson[]
  /** What is offered before them. */
  first?: readonly { value: string | number; label: string }[]
  /** Said where nobody is found. */
  none: string
  asked: Asked
  /** What they are found by. */
  typed: string
  onTyped: (typed: string) => void
  onChange: (value: Value | undefined) => void
}

/** Chooses among people that are found as their names are typed. */
export function FoundSelect<Value extends string | number | number[]>({
  label,
  people,
  first = [],
  none,
  asked,
  typed,
  onTyped,
  onChange,
  ...props
}: FoundProps<Value>) {
  return (
    <Select<Value>
      {...props}
      aria-label={label}
      showSearch={{ filterOption: false, searchValue: typed, onSearch: onTyped }}
      notFoundContent={asked.isFetching ? null : none}
      {...choiceProps(asked)}
      options={[...first, ...people.map((person) => ({ value: person.id, label: nameOf(person) }))]}
      onChange={(value) => {
        onTyped('')
        onChange(value)
      }}
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
