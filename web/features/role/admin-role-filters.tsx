// The filters of the role list.
import { ChoiceFilter, FilterBar, TextFilter } from '#web/admin/list/filters/filters.tsx'
import type { ListOf } from '#web/admin/list/use-list.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { ROLE_FLAGS, type ROLE_LIST } from './admin-role-list.ts'

type Props = { list: ListOf<typeof ROLE_LIST> }

export function RoleFilters({ list: { state, change, filtered, reset } }: Props) {
  const texts = useTexts('console/role/list')
  return (
    <FilterBar filtered={filtered} onReset={reset}>
      <TextFilter
        label={texts.keyword}
        hint={texts.keywordHint}
        value={state.name}
        onChange={(name) => change({ name })}
      />
      <ChoiceFilter
        label={texts.state}
        any={texts.anyState}
        value={state.flag}
        options={ROLE_FLAGS.map((value) => ({ value, label: texts[value] }))}
        onChange={(flag) => change({ flag })}
      />
    </FilterBar>
  )
}
