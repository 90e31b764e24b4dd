// The page on which a product is added or edited.
import { EditorPage } from '#web/admin/editor/editor-page.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { productQuery } from '../admin-api.ts'
import { ProductBasics } from './admin-product-basics.tsx'
import { PRODUCT_KIND } from './admin-product-kind.tsx'
import { ProductRelations } from './admin-product-relations.tsx'
import { ProductSeo } from './admin-product-seo.tsx'
import { ProductSpecs } from './admin-product-specs.tsx'
import { ProductValues } from './admin-product-values.tsx'
import { ProductWords } from './admin-product-words.tsx'
import './admin-product-form.css'

export function AdminProductFormPage() {
  const { newTitle } = useTexts('console/product/form')
  const { unnamed } = useTexts('console/product/list')
  return (
    <EditorPage
      kind={PRODUCT_KIND}
      query={productQuery}
      words={{ newTitle, unnamed }}
      says={({ productModel }) => productModel}
      tabTitle={({ productModel }) => productModel}
    >
      <div className="product-columns">
        <ProductWords />
        <ProductBasics />
        <ProductValues />
        <ProductSpecs />
        <ProductRelations />
        <ProductSeo />
      </div>
    </EditorPage>
  )
}
