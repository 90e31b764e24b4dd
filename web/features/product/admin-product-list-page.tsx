// The table of products, with its filters in the address.
import { PlusOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Button, Skeleton } from 'antd'
import { useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { StaffProductRow } from '#contract/product.ts'
import { LinkButton } from '#web/admin/link-button.tsx'
import { LoadFailed } from '#web/admin/load-failed.tsx'
import { Nothing } from '#web/admin/nothing.tsx'
import { PageHead } from '#web/admin/page-head.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { Permit } from '#web/session/permit.tsx'
import { productPageQuery } from './admin-api.ts'
import { ProductDeletion } from './admin-product-deletion.tsx'
import { ProductFilterBar } from './admin-product-filter-bar.tsx'
import {
  asQuery,
  isFiltered,
  NO_FILTERS,
  type ProductFilters,
  readFilters,
  writeFilters,
} from './admin-product-filters.ts'
import { ProductTable } from './admin-product-table.tsx'
import { PRODUCT_TEXTS } from './admin-texts.ts'
import './admin-product-list.css'

export function AdminProductListPage() {
  const texts = useTexts(PRODUCT_TEXTS)
  const [search, setSearch] = useSearchParams()
  const filters = useMemo(() => readFilters(search), [search])
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(productPageQuery(asQuery(filters)))
  const [doomed, setDoomed] = useState<StaffProductRow | null>(null)

  /** A new filter begins at the first page; steps through pages can be gone back. */
  const change = (patch: Partial<ProductFilters>) => {
    const next = { ...filters, page: 1, ...patch }
    setSearch(writeFilters(next), { replace: !('page' in patch) })
  }
  useLastPage(filters, isPlaceholderData ? undefined : data, (page) => change({ page }))

  const none = data?.total === 0 && !isPlaceholderData
  return (
    <>
      <PageHead title={texts.title}>
        <Permit for="web_product:add">
          <LinkButton type="primary" icon={<PlusOutlined />} to="/webSystemManage/web_product/add">
            {texts.add}
          </LinkButton>
        </Permit>
      </PageHead>
      <ProductFilterBar filters={filters} onChange={change} />
      {error && !data && <LoadFailed error={error} onAgain={refetch} busy={isFetching} />}
      {!error && !data && <Skeleton active title={false} paragraph={{ rows: 12 }} />}
      {data && none && (
        <Empty filtered={isFiltered(filters)} onReset={() => setSearch(writeFilters(NO_FILTERS))} />
      )}
      {data && !none && (
        <ProductTable
          page={data}
          filters={filters}
          loading={isFetching && isPlaceholderData}
          onChange={change}
          onRemove={setDoomed}
        />
      )}
      {doomed && <ProductDeletion product={doomed} onClose={() => setDoomed(null)} />}
    </>
  )
}

function Empty({ filtered, onReset }: { filtered: boolean; onReset: () => void }) {
  const texts = useTexts(PRODUCT_TEXTS)
  if (filtered) {
    return (
      <Nothing title={texts.noneFound}>
        <Button onClick={onReset}>{texts.reset}</Button>
      </Nothing>
    )
  }
  return (
    <Nothing title={texts.none} says={texts.noneSays}>
      <Permit for="web_product:add">
        <LinkButton to="/webSystemManage/web_product/add">{texts.add}</LinkButton>
      </Permit>
    </Nothing>
  )
}

/** Goes back to the last page there is when the address names one behind it, as after the last row of a page was deleted. */
function useLastPage(
  { page, limit }: ProductFilters,
  data: { total: number; items: unknown[] } | undefined,
  onPage: (page: number) => void,
) {
  const last = data ? Math.max(1, Math.ceil(data.total / limit)) : page
  const beyond = data !== undefined && data.items.length === 0 && page > last
  useEffect(() => {
    if (beyond) onPage(last)
  }, [beyond, last, onPage])
}
