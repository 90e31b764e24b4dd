// The filters of the list of cases.
import { useQuery } from '@tanstack/react-query'
import { GAP_WORDS, GAPS } from '#web/admin/editor/gap-words.ts'
import { ChoiceFilter, FilterBar, TextFilter } from '#web/admin/list/filters.tsx'
import type { ListOf } from '#web/admin/list/use-list.ts'
import { PRODUCT_STATES, STATE_WORDS } from '#web/admin/product-state.tsx'
import { textIn } from '#web/admin/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { termsQuery } from './admin-api.ts'
import type { CASE_LIST } from './admin-case-list.ts'
import { CASE_LIST_TEXTS } from './admin-texts.ts'

export function CaseFilters({ list }: { list: ListOf<typeof CASE_LIST> }) {
  const { state, change, filtered, reset } = list
  const texts = useTexts(CASE_LIST_TEXTS)
  const words = useTexts(STATE_WORDS)
  const gaps = useTexts(GAP_WORDS)
  const language = useLanguage()
  const { data, isFetching } = useQuery(termsQuery)
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
        loading={isFetching}
        onChange={(industry) => change({ industry: industry ?? '' })}
      />
      <ChoiceFilter
        label={texts.region}
        any={texts.anyRegion}
        value={state.region || null}
        options={options(data?.regions)}
        loading={isFetching}
        onChange={(region) => change({ region: region ?? '' })}
      />
      <ChoiceFilter
        label={texts.state}
        any={texts.anyState}
        value={state.state}
        options={PRODUCT_STATES.map((value) => ({ value, label: words[value] }))}
        onChange={(chosen) => change({ state: chosen })}
      />
      <ChoiceFilter
        label={gaps.label}
        any={gaps.any}
        value={state.gap}
        options={GAPS.map((value) => ({ value, label: gaps.of(value) }))}
        onChange={(gap) => change({ gap })}
      />
    </FilterBar>
  )
}
