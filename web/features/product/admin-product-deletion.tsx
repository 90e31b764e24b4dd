// Asks before a product is deleted.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { App } from 'antd'
import type { StaffProductRow } from '#contract/product.ts'
import { DeleteDialog } from '#web/admin/delete-dialog.tsx'
import { textIn } from '#web/admin/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { forgetProducts, removeProduct } from './admin-api.ts'
import { PRODUCT_TEXTS } from './admin-texts.ts'

type Props = { product: StaffProductRow; onClose: () => void }

export function ProductDeletion({ product, onClose }: Props) {
  const texts = useTexts(PRODUCT_TEXTS)
  const name = textIn(product.productName, useLanguage()) || texts.unnamed
  const { message } = App.useApp()
  const client = useQueryClient()
  const { mutateAsync } = useMutation({
    ...removeProduct(),
    onSuccess: () => void message.success(texts.removed(name)),
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
