// The filters of the list of people.
import { useQuery } from '@tanstack/react-query'
import { ChoiceFilter, FilterBar, FlagFilter, TextFilter } from '#web/admin/list/filters/filters.tsx'
import { SpanFilter } from '#web/admin/list/filters/span-filter.tsx'
import type { ListOf } from '#web/admin/list/use-list.ts'
import { rolesQuery } from '#web/admin/rights/admin-api.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { USER_FLAGS, type USER_LIST } from './admin-user-list.ts'

type Props = { list: ListOf<typeof USER_LIST> }

export function UserFilters({ list: { state, change, filtered, reset } }: Props) {
  const texts = useTexts('console/user/list')
  const language = useLanguage()
  const asked = useQuery(rolesQuery())
  const { data: roles = [] } = asked
  return (
    <FilterBar filtered={filtered} onReset={reset}>
      <TextFilter label={texts.nameFilter} value={state.name} onChange={(name) => change({ name })} />
      <TextFilter
        label={texts.phone}
        value={state.phone}
        longest={24}
        onChange={(phone) => change({ phone })}
      />
      <ChoiceFilter
        label={texts.state}
        any={texts.anyState}
        value={state.flag}
        options={USER_FLAGS.map((value) => ({ value, label: texts.states[value] }))}
        onChange={(flag) => change({ flag })}
      />
      <ChoiceFilter
        label={texts.role}
        any={texts.anyRole}
        value={state.roleId}
        options={roles.map(({ id, name, title }) => ({ value: id, label: textIn(title, language) || name }))}
        onChange={(roleId) => change({ roleId })}
        asked={asked}
      />
      <SpanFilter
        label={texts.created}
        from={state.from}
        until={state.until}
        onChange={({ from, until }) => change({ from, until })}
      />
      <FlagFilter label={texts.trash} value={state.trashed} onChange={(trashed) => change({ trashed })} />
    </FilterBar>
  )
}
