// The filters of the product list.
import { FilterBar, FlagFilter, TextFilter } from '#web/admin/list/filters/filters.tsx'
import type { ListOf } from '#web/admin/list/use-list.ts'
import { TypeSelect } from '#web/admin/product-types/type-select.tsx'
import { RecordFilters } from '#web/admin/records/record-filters.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import type { PRODUCT_LIST } from './admin-product-list.ts'

type Props = { list: ListOf<typeof PRODUCT_LIST> }

export function ProductFilters({ list: { state, change, filtered, reset } }: Props) {
  const texts = useTexts('console/product/list')
  return (
    <FilterBar filtered={filtered} onReset={reset}>
      <TextFilter
        label={texts.keyword}
        hint={texts.keywordHint}
        value={state.keyword}
        onChange={(keyword) => change({ keyword })}
      />
      <TypeSelect
        label={texts.type}
        placeholder={texts.anyType}
        value={state.typeId === null ? null : String(state.typeId)}
        onChange={(value) => change({ typeId: value === null ? null : Number(value) })}
        clearable
      />
      <RecordFilters state={state} change={change} />
      <FlagFilter label={texts.hotOnly} value={state.hot} onChange={(hot) => change({ hot })} />
    </FilterBar>
  )
}
