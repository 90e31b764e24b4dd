// What can be done with one row of a list of records, as far as the person may.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { App } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { duplicate } from '#web/admin/editor/admin-api.ts'
import { type RowAction, RowActions } from '#web/admin/list/row-actions.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import type { RecordListKind, RecordRow } from './record-list-kind.ts'
import { RowDeletion, usePublishing } from './row-lifecycle.tsx'

type Props = { kind: RecordListKind; row: RecordRow; name: string }

export function RecordRowActions({ kind, row, name }: Props) {
  const texts = useTexts('console/list/records')
  const may = useMay()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { message } = App.useApp()
  const [doomed, setDoomed] = useState(false)
  const form = `${kind.forms}/${row.id}`
  const { publish, unpublish, busy } = usePublishing({
    ...{ kind, row, name },
    onComplete: (missing) => void navigate(form, { state: { missing } }),
  })
  const actions: RowAction[] = [
    {
      key: 'edit',
      label: may(`${kind.page}:update`) ? texts.edit : texts.view,
      onClick: () => void navigate(form),
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
  return (
    <>
      <RowActions name={name} actions={actions} busy={busy || duplicating.isPending} />
      {doomed && <RowDeletion kind={kind} row={row} name={name} onClose={() => setDoomed(false)} />}
    </>
  )
}
