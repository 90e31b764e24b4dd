// The filters of the product list.
import { GAP_WORDS, GAPS } from '#web/admin/editor/gap-words.ts'
import { ChoiceFilter, FilterBar, FlagFilter, TextFilter } from '#web/admin/list/filters.tsx'
import type { ListOf } from '#web/admin/list/use-list.ts'
import { PRODUCT_STATES, STATE_WORDS } from '#web/admin/product-state.tsx'
import { TypeSelect } from '#web/admin/type-select.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import type { PRODUCT_LIST } from './admin-product-list.ts'
import { PRODUCT_TEXTS } from './admin-texts.ts'

type Props = { list: ListOf<typeof PRODUCT_LIST> }

export function ProductFilters({ list: { state, change, filtered, reset } }: Props) {
  const texts = useTexts(PRODUCT_TEXTS)
  const words = useTexts(STATE_WORDS)
  const gaps = useTexts(GAP_WORDS)
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
      <FlagFilter label={texts.hotOnly} value={state.hot} onChange={(hot) => change({ hot })} />
    </FilterBar>
  )
}
