// The table of products.
import { PlusOutlined } from '@ant-design/icons'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { productKind } from '#contract/kinds/product.ts'
import type { StaffProductRow } from '#contract/products/product.ts'
import { TrashButton } from '#web/admin/editor/history/trash-drawer.tsx'
import { KindSheets } from '#web/admin/import/kind-sheets.tsx'
import { ListPage } from '#web/admin/list/list-page.tsx'
import { useList } from '#web/admin/list/use-list.ts'
import { LinkButton } from '#web/admin/page-parts/link-button.tsx'
import { ReleaseBulk } from '#web/admin/release/release-bulk.tsx'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { Permit } from '#web/session/permit.tsx'
import { forgetProducts, productPageQuery } from '../admin-api.ts'
import { ProductActions } from './admin-product-actions.tsx'
import { useProductBulk } from './admin-product-bulk.tsx'
import { useProductColumns } from './admin-product-columns.tsx'
import { ProductDeletion } from './admin-product-deletion.tsx'
import { ProductFilters } from './admin-product-filters.tsx'
import { PRODUCT_LIST } from './admin-product-list.ts'
import './admin-product-list.css'

const ADDRESS = '/webSystemManage/web_product'

export function AdminProductListPage() {
  const texts = useTexts('console/product/list')
  const language = useLanguage()
  const client = useQueryClient()
  const list = useList(PRODUCT_LIST)
  const kindWords = useTexts('console/kinds/product')
  const [doomed, setDoomed] = useState<StaffProductRow | null>(null)
  return (
    <>
      <ListPage<StaffProductRow>
        name="web_product"
        title={texts.title}
        words={texts}
        list={list}
        asked={useQuery(productPageQuery(list.query))}
        filters={<ProductFilters list={list} />}
        buttons={
          <>
            <KindSheets kind={productKind} words={kindWords} query={list.query} forget={forgetProducts} />
            <Permit for="web_product:delete">
              <TrashButton base="product" onRestored={() => forgetProducts(client)} />
            </Permit>
            <Permit for="web_product:add">
              <LinkButton type="primary" icon={<PlusOutlined />} to={`${ADDRESS}/add`}>
                {texts.add}
              </LinkButton>
            </Permit>
          </>
        }
        add={
          <Permit for="web_product:add">
            <LinkButton to={`${ADDRESS}/add`}>{texts.add}</LinkButton>
          </Permit>
        }
        {...useProductColumns()}
        rowName={({ productName }) => textIn(productName, language) || texts.unnamed}
        rowLink={({ id }) => `${ADDRESS}/${id}`}
        actions={(product) => <ProductActions product={product} onRemove={() => setDoomed(product)} />}
        bulk={useProductBulk()}
        bulkMore={(selection) => <ReleaseBulk selection={selection} />}
      />
      {doomed && <ProductDeletion product={doomed} onClose={() => setDoomed(null)} />}
    </>
  )
}
