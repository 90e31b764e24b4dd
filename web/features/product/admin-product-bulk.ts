// What can be done with many products at once, as far as the person may.
import { useQueryClient } from '@tanstack/react-query'
import type { StaffProductRow } from '#contract/product.ts'
import type { BulkAction } from '#web/admin/list/bulk-action.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { changeQuietly, forgetProducts } from './admin-api.ts'
import { PRODUCT_BULK_TEXTS } from './admin-bulk-texts.ts'

type Target = Pick<StaffProductRow, 'id' | 'version'>

export function useProductBulk(): BulkAction<StaffProductRow>[] {
  const texts = useTexts(PRODUCT_BULK_TEXTS)
  const may = useMay()
  const client = useQueryClient()
  const settled = () => forgetProducts(client)
  const actions: BulkAction<StaffProductRow>[] = []
  if (may('web_product:publish')) {
    actions.push(
      {
        key: 'publish',
        ...texts.publish,
        fits: ({ state }) => state !== 'published',
        run: (product) => changeQuietly('publish', product),
        undo: (_, published: Target) => changeQuietly('unpublish', published),
        // What visitors saw before a second publishing is not kept.
        reversible: ({ state }) => state === 'draft',
        settled,
      },
      {
        key: 'unpublish',
        ...texts.unpublish,
        fits: ({ state }) => state !== 'draft',
        run: (product) => changeQuietly('unpublish', product),
        undo: (_, unpublished: Target) => changeQuietly('publish', unpublished),
        reversible: ({ state }) => state === 'published',
        settled,
      },
    )
  }
  if (may('web_product:delete')) {
    actions.push({
      key: 'remove',
      ...texts.remove,
      danger: true,
      run: (product) => changeQuietly('delete', product),
      settled,
    })
  }
  return actions
}
