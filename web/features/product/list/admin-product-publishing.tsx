// Publishing and taking off the site, from a row or from the form; what is missing is listed.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { App } from 'antd'
import { useNavigate } from 'react-router'
import type { StaffProduct } from '#contract/products/product.ts'
import type { FieldMessages } from '#contract/wire/answer.ts'
import { Refused } from '#web/client/send.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { forgetProducts, publishProduct, unpublishProduct } from '../admin-api.ts'

/** Publishing and unpublishing one row of the list. */
export function usePublishing({ id, version }: Pick<StaffProduct, 'id' | 'version'>, name: string) {
  const texts = useTexts('console/product/list')
  const { message, modal } = App.useApp()
  const navigate = useNavigate()
  const client = useQueryClient()
  const onSettled = () => forgetProducts(client)

  const showMissing = (fields: FieldMessages) => {
    modal.confirm({
      title: texts.notPublished({ name }),
      content: <Missing fields={fields} />,
      okText: texts.completeIt,
      cancelText: texts.close,
      onOk: () => void navigate(`/webSystemManage/web_product/${id}`, { state: { missing: fields } }),
    })
  }
  const publishing = useMutation({
    ...publishProduct(),
    onSuccess: () => void message.success(texts.published({ name })),
    onError: (error) => {
      if (error instanceof Refused && Object.keys(error.fields).length > 0) showMissing(error.fields)
    },
    onSettled,
  })
  const unpublishing = useMutation({
    ...unpublishProduct(),
    onSuccess: () => void message.success(texts.unpublished({ name })),
    onSettled,
  })

  const unpublish = () => {
    modal.confirm({
      title: texts.unpublishTitle({ name }),
      content: texts.unpublishSays,
      okText: texts.unpublish,
      cancelText: texts.cancel,
      // A refusal is told by the frame; the question has been answered either way.
      onOk: () => unpublishing.mutateAsync({ id, version }).then(ignore, ignore),
    })
  }
  return {
    publish: () => publishing.mutate({ id, version }),
    unpublish,
    busy: publishing.isPending || unpublishing.isPending,
  }
}

const ignore = () => {}

/** What the server found missing, each thing once. */
export function Missing({ fields }: { fields: FieldMessages }) {
  return (
    <ul className="missing-list">
      {[...new Set(Object.values(fields))].map((says) => (
        <li key={says}>{says}</li>
      ))}
    </ul>
  )
}
