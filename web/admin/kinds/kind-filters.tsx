// The filters of the list of a declared kind, and the address that they stand in.
import { useQuery } from '@tanstack/react-query'
import type { KindWords } from '#contract/kinds/words.ts'
import { GAPS } from '#web/admin/editor/gap-words.ts'
import { oneOf, text } from '#web/admin/list/filters/filter-kinds.ts'
import { ChoiceFilter, FilterBar, TextFilter } from '#web/admin/list/filters/filters.tsx'
import { listAddress } from '#web/admin/list/filters/list-address.ts'
import type { ListOf } from '#web/admin/list/use-list.ts'
import { RecordFilters } from '#web/admin/records/record-filters.tsx'
import { RECORD_STATES } from '#web/admin/shown-values/record-state.tsx'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { type ConsoleKind, termsQuery } from './admin-api.ts'

/** What a list of the kind is narrowed to and how it is sorted. */
export const kindListAddress = ({ list }: ConsoleKind) =>
  listAddress({
    filters: {
      ...Object.fromEntries(list.filters.map(({ field }) => [field, text()])),
      keyword: text(),
      state: oneOf(RECORD_STATES),
      gap: oneOf(GAPS),
    },
    sorts: ['updateTime', 'createTime', ...list.sorts],
    sort: list.sort as '-updateTime',
  })

type Props = { kind: ConsoleKind; words: KindWords; list: ListOf<ReturnType<typeof kindListAddress>> }

export function KindFilters({ kind, words, list }: Props) {
  const { state, change, filtered, reset } = list
  const language = useLanguage()
  const { keyword } = useTexts('console/list/fields')
  const asked = useQuery(termsQuery(kind.kind))
  const chosen = new Map<string, unknown>(Object.entries(state))
  const termIn = (field: string) => {
    const term = chosen.get(field)
    return typeof term === 'string' && term !== '' ? term : null
  }
  return (
    <FilterBar filtered={filtered} onReset={reset}>
      <TextFilter
        label={keyword}
        hint={words.keyword}
        value={state.keyword}
        onChange={(typed) => change({ keyword: typed })}
      />
      {kind.list.filters.map(({ field, as }) => (
        <ChoiceFilter
          key={field}
          label={words.fields[field] ?? field}
          any={words.any?.[field] ?? ''}
          value={termIn(field)}
          options={(asked.data?.[as] ?? []).map(({ key, name, count }) => ({
            value: key,
            label: `${textIn(name, language)} (${count})`,
          }))}
          asked={asked}
          onChange={(term) => change({ [field]: term ?? '' })}
        />
      ))}
      <RecordFilters state={state} change={change} />
    </FilterBar>
  )
}
