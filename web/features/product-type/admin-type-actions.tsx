// What can be done with one type of the tree, as far as the person may; what is not translated is said before it is published.
import { lazy, Suspense, useState } from 'react'
import type { StaffProductType } from '#contract/products/product-type.ts'
import { type RowAction, RowActions } from '#web/admin/list/row-actions.tsx'
import { branchOf, DEEPEST } from '#web/admin/product-types/type-tree.ts'
import { RowDeletion, usePublishing } from '#web/admin/records/row-lifecycle.tsx'
import { useMissingLanguages } from '#web/admin/shown-values/missing-languages.tsx'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { depthOf } from '#web/admin/tree/tree-moves.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { forgetTypes } from './admin-api.ts'
import { fieldsOf } from './form/admin-type-draft.ts'
import { useTypePreview } from './form/admin-type-preview.ts'

/** Comes with the first choice of it. */
const AddToRelease = lazy(async () => ({
  default: (await import('#web/admin/release/add-to-release.tsx')).AddToRelease,
}))

type Props = {
  type: StaffProductType
  types: StaffProductType[]
  onAdd: (parent: StaffProductType) => void
  onEdit: (type: StaffProductType) => void
}

const KIND = { base: 'product/type', page: 'web_product_type', forget: forgetTypes } as const

export function TypeActions({ type, types, onAdd, onEdit }: Props) {
  const texts = useTexts('console/product-type/list')
  const records = useTexts('console/list/records')
  const name = textIn(type.productTypeName, useLanguage())
  const may = useMay()
  const untranslated = useMissingLanguages(fieldsOf(type))
  const { publish, unpublish } = usePublishing(KIND)
  const doubt = untranslated !== null && {
    title: texts.publishTitle({ name }),
    description: (
      <>
        <p>{untranslated}</p>
        <p>{texts.publishText}</p>
      </>
    ),
  }
  const preview = useTypePreview(type)
  const [opened, setOpened] = useState<'release' | 'remove' | null>(null)
  const close = () => setOpened(null)
  const actions: RowAction[] = []
  if (may('web_product_type:update'))
    actions.push({ key: 'edit', label: records.edit, onClick: () => onEdit(type) })
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
      actions.push({
        key: 'publish',
        label,
        onClick: () => publish(type, name, { onComplete: () => onEdit(type), doubt }),
      })
    }
    if (type.state !== 'draft')
      actions.push({
        key: 'unpublish',
        label: records.unpublish,
        onClick: () =>
          unpublish(type, name, { description: texts.unpublishText, stays: texts.stays({ name }) }),
      })
  }
  if (may('web_release:update'))
    actions.push({ key: 'release', label: texts.release, onClick: () => setOpened('release') })
  if (may('web_product_type:delete'))
    actions.push({ key: 'remove', label: records.remove, danger: true, onClick: () => setOpened('remove') })
  return (
    <>
      <RowActions name={name} actions={actions} />
      {opened === 'release' && (
        <Suspense>
          <AddToRelease ids={[type.id]} onClose={close} />
        </Suspense>
      )}
      {opened === 'remove' && <RowDeletion kind={KIND} row={type} name={name} onClose={close} />}
    </>
  )
}
