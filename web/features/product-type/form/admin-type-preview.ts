// The public page of a type as its working copy would be, in a window of its own.
import type { StaffProductType } from '#contract/products/product-type.ts'
import { openPreview } from '#web/admin/editor/admin-api.ts'
import { usePreviewLink } from '#web/admin/page-parts/preview-link.ts'
import { TOP } from '#web/admin/product-types/type-tree.ts'

export function useTypePreview({ id, productTypeLevel }: StaffProductType): () => Promise<void> {
  const { open } = usePreviewLink(async () => (await openPreview('product/type', id)).token)
  return () => open(`/${productTypeLevel === TOP ? 'productModular' : 'productModularChil'}/${id}`)
}
