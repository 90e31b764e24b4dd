// Puts a product into the trash, with the way back.
import { useQueryClient } from '@tanstack/react-query'
import type { StaffProductRow } from '#contract/products/product.ts'
import { bringBack, returns } from '#web/admin/editor/admin-api.ts'
import { RecordDeletion } from '#web/admin/editor/history/record-deletion.tsx'
import { useDone } from '#web/admin/list/bulk/use-done.tsx'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { changeQuietly, forgetProducts } from '../admin-api.ts'

type Props = { product: StaffProductRow; onClose: () => void }

export function ProductDeletion({ product, onClose }: Props) {
  const texts = useTexts('console/product/list')
  const name = textIn(product.productName, useLanguage()) || texts.unnamed
  const done = useDone()
  const may = useMay()
  const client = useQueryClient()
  const comesBack = returns(product.state, may('web_product:publish'))
  const takeBack = () => bringBack('product', product).finally(() => forgetProducts(client))
  const remove = async () => {
    try {
      await changeQuietly('delete', product)
      done(texts.removed({ name }), comesBack ? takeBack : undefined)
    } finally {
      void forgetProducts(client)
    }
  }
  return (
    <RecordDeletion
      base="product"
      id={product.id}
      name={name}
      returns={comesBack}
      onDelete={remove}
      onClose={onClose}
    />
  )
}
