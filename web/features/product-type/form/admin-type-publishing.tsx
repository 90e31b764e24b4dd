// Publishing and unpublishing a type of the tree; what is not translated is said before, what is missing is listed.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { App } from 'antd'
import type { StaffProductType } from '#contract/products/product-type.ts'
import { publish } from '#web/admin/editor/admin-api.ts'
import { useTellMissing } from '#web/admin/records/use-tell-missing.tsx'
import { useMissingLanguages } from '#web/admin/shown-values/missing-languages.tsx'
import { plainWords } from '#web/client/plain-words.ts'
import { Refused } from '#web/client/send.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { forgetTypes, unpublishType } from '../admin-api.ts'
import { fieldsOf } from './admin-type-draft.ts'

/** `onComplete` opens the form of the type. */
export function useTypePublishing(type: StaffProductType, name: string, onComplete: () => void) {
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
          <p>{own.publishSays}</p>
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
      content: own.unpublishSays,
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
