// The page on which a product is added or edited.
import { productKind } from '#contract/kinds/product.ts'
import { EditorPage } from '#web/admin/editor/editor-page.tsx'
import { KindContext } from '#web/admin/kinds/kind-context.ts'
import { FormField } from '#web/admin/kinds/kind-form-page.tsx'
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

/** Fields that a section of its own shows; all others have the control of their type. */
const OWN = new Set<string>([
  ...([
    'productName',
    'summary',
    'description',
    'highlights',
    'productModel',
    'productTypeId',
    'gallery',
    'hot',
  ] as const),
  ...(['values', 'specs', 'status', 'replacement', 'related', 'accessories', 'downloads'] as const),
])
const OTHERS = productKind.sections.flatMap(({ fields }) => fields).filter((name) => !OWN.has(name))

export function AdminProductFormPage() {
  const { newTitle } = useTexts('console/product/form')
  const { unnamed } = useTexts('console/product/list')
  const words = useTexts('console/kinds/product')
  return (
    <KindContext value={{ kind: productKind, words }}>
      <EditorPage
        kind={PRODUCT_KIND}
        query={productQuery}
        words={{ newTitle, unnamed }}
        says={({ productModel }) => productModel}
        tabTitle={({ productModel }) => productModel}
      >
        <div className="product-columns">
          <ProductWords />
          <ProductBasics>
            {OTHERS.map((name) => (
              <FormField key={name} name={name} />
            ))}
          </ProductBasics>
          <ProductValues />
          <ProductSpecs />
          <ProductRelations />
          <ProductSeo />
        </div>
      </EditorPage>
    </KindContext>
  )
}
