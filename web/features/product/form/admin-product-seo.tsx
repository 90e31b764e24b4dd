// The fields of a product for search engines; what is left empty is made from its name, its summary and its first picture.
import { useEditing } from '#web/admin/editor/editing.ts'
import { SeoBlock } from '#web/admin/editor/seo/seo-block.tsx'
import type { ProductForm } from './admin-product-draft.ts'

export function ProductSeo() {
  const { form } = useEditing<ProductForm>()
  return (
    <div className="product-seo">
      <SeoBlock
        title={form.productName}
        description={form.summary}
        picture={form.gallery[0] ?? null}
        path="productDetail"
      />
    </div>
  )
}
