// What can be done with one row of a list of records, as far as the person may.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { App } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { bringBack, duplicate, returns } from '#web/admin/editor/admin-api.ts'
import { RecordDeletion } from '#web/admin/editor/history/record-deletion.tsx'
import { useDone } from '#web/admin/list/bulk/use-done.tsx'
import { type RowAction, RowActions } from '#web/admin/list/row-actions.tsx'
import { Refused } from '#web/client/send.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { changeQuietly, publishOne, unpublishOne } from './admin-api.ts'
import type { RecordListKind, RecordRow } from './record-list-kind.ts'
import { useTellMissing } from './use-tell-missing.tsx'

type Props = { kind: RecordListKind; row: RecordRow; name: string }

export function RecordRowActions({ kind, row, name }: Props) {
  const texts = useTexts('console/list/records')
  const may = useMay()
  const navigate = useNavigate()
  const client = useQueryClient()
  const done = useDone()
  const { message } = App.useApp()
  const comesBack = returns(row.state, may(`${kind.page}:publish`))
  const [doomed, setDoomed] = useState(false)
  const { publish, unpublish, busy } = usePublishing({ kind, row, name })
  const actions: RowAction[] = [
    {
      key: 'edit',
      label: may(`${kind.page}:update`) ? texts.edit : texts.view,
      onClick: () => void navigate(`${kind.forms}/${row.id}`),
    },
  ]
  if (may(`${kind.page}:publish`)) {
    if (row.state !== 'published') {
      const label = row.state === 'changed' ? texts.publishAgain : texts.publish
      actions.push({ key: 'publish', label, onClick: publish })
    }
    if (row.state !== 'draft') actions.push({ key: 'unpublish', label: texts.unpublish, onClick: unpublish })
  }
  const duplicating = useMutation({
    mutationFn: () => duplicate(kind.base, row.id),
    onSuccess: ({ id }) => {
      void message.success(texts.duplicated({ name }))
      void navigate(`${kind.forms}/${id}`)
    },
    onSettled: () => kind.forget(client),
  })
  if (may(`${kind.page}:add`))
    actions.push({ key: 'duplicate', label: texts.duplicate, onClick: () => duplicating.mutate() })
  if (may(`${kind.page}:delete`))
    actions.push({ key: 'remove', label: texts.remove, danger: true, onClick: () => setDoomed(true) })
  const remove = async () => {
    try {
      await changeQuietly(kind.base, 'delete', row)
      const takeBack = () => bringBack(kind.base, row).finally(() => kind.forget(client))
      done(texts.removed({ name }), comesBack ? takeBack : undefined)
    } finally {
      void kind.forget(client)
    }
  }
  return (
    <>
      <RowActions name={name} actions={actions} busy={busy || duplicating.isPending} />
      {doomed && (
        <RecordDeletion
          base={kind.base}
          id={row.id}
          name={name}
          returns={comesBack}
          onDelete={remove}
          onClose={() => setDoomed(false)}
        />
      )}
    </>
  )
}

function usePublishing({ kind, row, name }: Props) {
  const texts = useTexts('console/list/records')
  const { message, modal } = App.useApp()
  const client = useQueryClient()
  const navigate = useNavigate()
  const onSettled = () => kind.forget(client)

  const tellMissing = useTellMissing()
  const publishing = useMutation({
    mutationFn: () => publishOne(kind.base, row),
    onSuccess: () => void message.success(texts.published({ name })),
    onError: (error) => {
      if (!(error instanceof Refused && Object.keys(error.fields).length > 0)) return
      const { fields } = error
      tellMissing(
        name,
        fields,
        () => void navigate(`${kind.forms}/${row.id}`, { state: { missing: fields } }),
      )
    },
    onSettled,
  })
  const unpublishing = useMutation({
    mutationFn: () => unpublishOne(kind.base, row),
    onSuccess: () => void message.success(texts.unpublished({ name })),
    onSettled,
  })
  const unpublish = () => {
    modal.confirm({
      title: texts.unpublishTitle({ name }),
      content: texts.unpublishText,
      okText: texts.unpublish,
      cancelText: texts.cancel,
      // A refusal is told by the frame; the question has been answered either way.
      onOk: () => unpublishing.mutateAsync().then(ignore, ignore),
    })
  }
  return {
    publish: () => publishing.mutate(),
    unpublish,
    busy: publishing.isPending || unpublishing.isPending,
  }
}

const ignore = () => {}
