// What can be done with one type of the tree, as far as the person may; what is not translated is said before it is published.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { App } from 'antd'
import { lazy, Suspense, useState } from 'react'
import type { StaffProductType } from '#contract/products/product-type.ts'
import { publish } from '#web/admin/editor/admin-api.ts'
import { type RowAction, RowActions } from '#web/admin/list/row-actions.tsx'
import { branchOf, DEEPEST } from '#web/admin/product-types/type-tree.ts'
import { useTellMissing } from '#web/admin/records/use-tell-missing.tsx'
import { useMissingLanguages } from '#web/admin/shown-values/missing-languages.tsx'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { depthOf } from '#web/admin/tree/tree-moves.ts'
import { plainWords } from '#web/client/plain-words.ts'
import { Refused } from '#web/client/send.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { forgetTypes, unpublishType } from './admin-api.ts'
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

/** `onComplete` opens the form of the type. */
function useTypePublishing(type: StaffProductType, name: string, onComplete: () => void) {
  const own = useTexts('console/product-type/list')
  const texts = useTexts('console/list/records')
  const { message, modal } = App.useApp()
  const client = useQueryClient()
  const onSettled = () => forgetTypes(client)
  const untranslated = useMissingLanguages(fieldsOf(type))

  const tellMissing = useTellMissing()
  const publishing = useMutation({
    mutationFn: () => publish('product/type', type),
    onSuccess: () => void message.success(texts.published({ name })),
    onError: (error) => {
      if (error instanceof Refused && Object.keys(error.fields).length > 0)
        tellMissing(name, error.fields, onComplete)
    },
    onSettled,
  })
  const unpublishing = useMutation({
    mutationFn: () => unpublishType(type),
    onSuccess: () => void message.success(texts.unpublished({ name })),
    onError: (error) =>
      modal.warning({ title: own.stays({ name }), content: plainWords(error), okText: texts.close }),
    onSettled,
  })
  const askPublish = () =>
    modal.confirm({
      title: own.publishTitle({ name }),
      content: (
        <>
          <p>{untranslated}</p>
          <p>{own.publishText}</p>
        </>
      ),
      okText: texts.publish,
      cancelText: texts.cancel,
      // What is missing is listed in a dialog of its own, every other refusal is told by the frame.
      onOk: () => publishing.mutateAsync().then(ignore, ignore),
    })
  const askUnpublish = () =>
    modal.confirm({
      title: texts.unpublishTitle({ name }),
      content: own.unpublishText,
      okText: texts.unpublish,
      cancelText: texts.cancel,
      onOk: () => unpublishing.mutateAsync().then(ignore, ignore),
    })
  return {
    publish: () => (untranslated === null ? publishing.mutate() : askPublish()),
    unpublish: askUnpublish,
    busy: publishing.isPending || unpublishing.isPending,
  }
}

const ignore = () => {}
