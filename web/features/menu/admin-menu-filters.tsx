// The filters of the tree of menus.
import { ChoiceFilter, FilterBar, TextFilter } from '#web/admin/list/filters/filters.tsx'
import type { ListOf } from '#web/admin/list/use-list.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { type MENU_LIST, MENU_STATES } from './admin-menu-list.ts'

type Props = { list: ListOf<typeof MENU_LIST> }

export function MenuFilters({ list: { state, change, filtered, reset } }: Props) {
  const texts = useTexts('console/menu')
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
        options={MENU_STATES.map((value) => ({ value, label: texts.states[value] }))}
        onChange={(flag) => change({ flag })}
      />
    </FilterBar>
  )
}
