// What can be done with one type of the tree, as far as the person may.
import { lazy, Suspense, useState } from 'react'
import type { StaffProductType } from '#contract/products/product-type.ts'
import { type RowAction, RowActions } from '#web/admin/list/row-actions.tsx'
import { branchOf, DEEPEST } from '#web/admin/product-types/type-tree.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { depthOf } from '#web/admin/tree/tree-moves.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { useTypePreview } from './form/admin-type-preview.ts'
import { useTypePublishing } from './form/admin-type-publishing.tsx'

/** Comes with the first choice of it. */
const AddToRelease = lazy(async () => ({
  default: (await import('#web/admin/release/add-to-release.tsx')).AddToRelease,
}))

type Props = {
  type: StaffProductType
  types: StaffProductType[]
  onAdd: (parent: StaffProductType) => void
  onEdit: (type: StaffProductType) => void
  onRemove: (type: StaffProductType) => void
}

export function TypeActions({ type, types, onAdd, onEdit, onRemove }: Props) {
  const texts = useTexts('console/product-type/list')
  const records = useTexts('console/list/records')
  const name = textIn(type.productTypeName, useLanguage())
  const may = useMay()
  const { publish, unpublish, busy } = useTypePublishing(type, name, () => onEdit(type))
  const preview = useTypePreview(type)
  const [releasing, setReleasing] = useState(false)
  const actions: RowAction[] = []
  if (may('web_product_type:update'))
    actions.push({ key: 'edit', label: texts.edit, onClick: () => onEdit(type) })
  if (may('web_product_type:add'))
    actions.push({
      key: 'add',
      label: texts.addChild,
      blocked:
        depthOf(types.map(branchOf), branchOf(type).parentId) >= DEEPEST
          ? texts.deepest({ levels: DEEPEST })
          : null,
      onClick: () => onAdd(type),
    })
  actions.push({ key: 'preview', label: texts.preview, onClick: () => void preview() })
  if (may('web_product_type:publish')) {
    if (type.state !== 'published') {
      const label = type.state === 'changed' ? records.publishAgain : records.publish
      actions.push({ key: 'publish', label, onClick: publish })
    }
    if (type.state !== 'draft')
      actions.push({ key: 'unpublish', label: records.unpublish, onClick: unpublish })
  }
  if (may('web_release:update'))
    actions.push({ key: 'release', label: texts.release, onClick: () => setReleasing(true) })
  if (may('web_product_type:delete'))
    actions.push({ key: 'remove', label: texts.remove, danger: true, onClick: () => onRemove(type) })
  return (
    <>
      <RowActions name={name} actions={actions} busy={busy} />
      {releasing && (
        <Suspense>
          <AddToRelease ids={[type.id]} onClose={() => setReleasing(false)} />
        </Suspense>
      )}
    </>
  )
}
