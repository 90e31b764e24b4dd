// The filters of the list of cases.
import { useQuery } from '@tanstack/react-query'
import { ChoiceFilter, FilterBar, TextFilter } from '#web/admin/list/filters/filters.tsx'
import type { ListOf } from '#web/admin/list/use-list.ts'
import { RecordFilters } from '#web/admin/records/record-filters.tsx'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { termsQuery } from './admin-api.ts'
import type { CASE_LIST } from './admin-case-list.ts'
import { CASE_LIST_TEXTS } from './admin-texts.ts'

export function CaseFilters({ list }: { list: ListOf<typeof CASE_LIST> }) {
  const { state, change, filtered, reset } = list
  const texts = useTexts(CASE_LIST_TEXTS)
  const language = useLanguage()
  const asked = useQuery(termsQuery)
  const { data } = asked
  const options = (terms: NonNullable<typeof data>['industries'] | undefined) =>
    (terms ?? []).map(({ key, name, count }) => ({
      value: key,
      label: `${textIn(name, language)} (${count})`,
    }))
  return (
    <FilterBar filtered={filtered} onReset={reset}>
      <TextFilter
        label={texts.keyword}
        hint={texts.keywordHint}
        value={state.keyword}
        onChange={(keyword) => change({ keyword })}
      />
      <ChoiceFilter
        label={texts.industry}
        any={texts.anyIndustry}
        value={state.industry || null}
        options={options(data?.industries)}
        asked={asked}
        onChange={(industry) => change({ industry: industry ?? '' })}
      />
      <ChoiceFilter
        label={texts.region}
        any={texts.anyRegion}
        value={state.region || null}
        options={options(data?.regions)}
        asked={asked}
        onChange={(region) => change({ region: region ?? '' })}
      />
      <RecordFilters state={state} change={change} />
    </FilterBar>
  )
}
