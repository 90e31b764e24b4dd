// The filters of the product list in one row.
import { Button, Checkbox, Input, Select } from 'antd'
import { useEffect, useState } from 'react'
import { PRODUCT_STATES, type ProductState, STATE_WORDS } from '#web/admin/product-state.tsx'
import { TypeSelect } from '#web/admin/type-select.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { isFiltered, NO_FILTERS, type ProductFilters } from './admin-product-filters.ts'
import { PRODUCT_TEXTS } from './admin-texts.ts'

type Props = { filters: ProductFilters; onChange: (patch: Partial<ProductFilters>) => void }

export function ProductFilterBar({ filters, onChange }: Props) {
  const texts = useTexts(PRODUCT_TEXTS)
  const words = useTexts(STATE_WORDS)
  const [typed, setTyped] = useState(filters.keyword)
  // The address may change without the field, by going back or by the reset.
  useEffect(() => setTyped(filters.keyword), [filters.keyword])

  const { keyword, typeId, state, hot } = NO_FILTERS
  return (
    <search className="filter-bar" aria-label={texts.filters}>
      <Input.Search
        className="filter-keyword"
        value={typed}
        maxLength={100}
        allowClear
        placeholder={texts.keywordHint}
        aria-label={texts.keyword}
        onChange={(event) => setTyped(event.target.value)}
        onSearch={(value) => onChange({ keyword: value.trim() })}
      />
      <TypeSelect
        className="filter-type"
        label={texts.type}
        placeholder={texts.anyType}
        value={filters.typeId === null ? null : String(filters.typeId)}
        onChange={(value) => onChange({ typeId: value === null ? null : Number(value) })}
        clearable
      />
      <Select<ProductState>
        className="filter-state"
        aria-label={texts.state}
        placeholder={texts.anyState}
        allowClear
        {...(filters.state && { value: filters.state })}
        onChange={(value) => onChange({ state: value ?? null })}
        options={PRODUCT_STATES.map((value) => ({ value, label: words[value] }))}
      />
      <Checkbox checked={filters.hot} onChange={(event) => onChange({ hot: event.target.checked })}>
        {texts.hotOnly}
      </Checkbox>
      {isFiltered(filters) && (
        <Button type="link" onClick={() => onChange({ keyword, typeId, state, hot })}>
          {texts.reset}
        </Button>
      )}
    </search>
  )
}
