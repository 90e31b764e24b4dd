// The filters of the list of news.
import { ChoiceFilter, FilterBar, FlagFilter, TextFilter } from '#web/admin/list/filters/filters.tsx'
import { SpanFilter } from '#web/admin/list/filters/span-filter.tsx'
import type { ListOf } from '#web/admin/list/use-list.ts'
import { RecordFilters } from '#web/admin/records/record-filters.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { CATEGORIES } from '#web/ui/news-categories.ts'
import type { NEWS_LIST } from './admin-news-list.ts'

export function NewsFilters({ list }: { list: ListOf<typeof NEWS_LIST> }) {
  const { state, change, filtered, reset } = list
  const texts = useTexts('console/news/list')
  const categories = useTexts('site/ui').newsCategories
  return (
    <FilterBar filtered={filtered} onReset={reset}>
      <TextFilter
        label={texts.keyword}
        hint={texts.keywordHint}
        value={state.keyword}
        onChange={(keyword) => change({ keyword })}
      />
      <ChoiceFilter
        label={texts.category}
        any={texts.anyCategory}
        value={state.category}
        options={CATEGORIES.map((value) => ({ value, label: categories[value] }))}
        onChange={(category) => change({ category })}
      />
      <RecordFilters state={state} change={change} />
      <SpanFilter label={texts.date} from={state.from} until={state.until} onChange={change} />
      <FlagFilter label={texts.pinnedOnly} value={state.pinned} onChange={(pinned) => change({ pinned })} />
    </FilterBar>
  )
}
