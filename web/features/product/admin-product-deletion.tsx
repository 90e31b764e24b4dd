// Asks before a product is deleted.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { StaffProductRow } from '#contract/product.ts'
import { DeleteDialog } from '#web/admin/delete-dialog.tsx'
import { useDone } from '#web/admin/list/use-done.tsx'
import { textIn } from '#web/admin/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { bringBack, forgetProducts, removeProduct } from './admin-api.ts'
import { PRODUCT_TEXTS } from './admin-texts.ts'

type Props = { product: StaffProductRow; onClose: () => void }

export function ProductDeletion({ product, onClose }: Props) {
  const texts = useTexts(PRODUCT_TEXTS)
  const name = textIn(product.productName, useLanguage()) || texts.unnamed
  const done = useDone()
  const may = useMay()
  const client = useQueryClient()
  const { state } = product
  // What visitors saw of a changed one is not kept.
  const reversible = state === 'draft' || (state === 'published' && may('web_product:publish'))
  const takeBack = () => bringBack(product).finally(() => forgetProducts(client))
  const { mutateAsync } = useMutation({
    ...removeProduct(),
    onSuccess: () => done(texts.removed(name), reversible ? takeBack : undefined),
    onSettled: () => forgetProducts(client),
  })
  return (
    <DeleteDialog
      name={name}
      says={product.state === 'draft' ? texts.deleteDraftSays : texts.deleteSays}
      onDelete={() => mutateAsync(product)}
      onClose={onClose}
    />
  )
}
