// What can be done with one row of the product list, as far as the person may.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { App } from 'antd'
import { useNavigate } from 'react-router'
import type { StaffProductRow } from '#contract/products/product.ts'
import { type RowAction, RowActions } from '#web/admin/list/row-actions.tsx'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { duplicateProduct, forgetProducts } from '../admin-api.ts'
import { usePublishing } from './admin-product-publishing.tsx'

type Props = { product: StaffProductRow; onRemove: () => void }

export function ProductActions({ product, onRemove }: Props) {
  const texts = useTexts('console/product/list')
  const name = textIn(product.productName, useLanguage()) || texts.unnamed
  const may = useMay()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { message } = App.useApp()
  const { publish, unpublish, busy } = usePublishing(product, name)

  const duplicating = useMutation({
    mutationFn: () => duplicateProduct(product.id),
    onSuccess: ({ id }) => {
      void message.success(texts.duplicated({ name }))
      void navigate(`/webSystemManage/web_product/${id}`)
    },
    onSettled: () => forgetProducts(client),
  })

  const edit: RowAction = {
    key: 'edit',
    label: may('web_product:update') ? texts.edit : texts.view,
    onClick: () => void navigate(`/webSystemManage/web_product/${product.id}`),
  }
  const actions: RowAction[] = [edit]
  if (may('web_product:publish')) {
    if (product.state !== 'published') {
      const label = product.state === 'changed' ? texts.publishAgain : texts.publish
      actions.push({ key: 'publish', label, onClick: publish })
    }
    if (product.state !== 'draft')
      actions.push({ key: 'unpublish', label: texts.unpublish, onClick: unpublish })
  }
  if (may('web_product:add'))
    actions.push({ key: 'duplicate', label: texts.duplicate, onClick: () => duplicating.mutate() })
  if (may('web_product:delete'))
    actions.push({ key: 'remove', label: texts.remove, danger: true, onClick: onRemove })

  return <RowActions name={name} actions={actions} busy={busy || duplicating.isPending} />
}
