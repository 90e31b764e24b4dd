// What can be done with one row of a list of records, as far as the person may.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { duplicate } from '#web/admin/editor/admin-api.ts'
import type { RowAction } from '#web/admin/list/row-actions.tsx'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import type { RecordListKind, RecordRow } from './record-list-kind.ts'
import { RowDeletion, usePublishing } from './row-lifecycle.tsx'

/** `dialog` asks before a record is deleted, and stands anywhere on the page. */
export function useRecordActions<Row extends RecordRow>(kind: RecordListKind, nameOf: (row: Row) => string) {
  const texts = useTexts('console/list/records')
  const may = useMay()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { message } = useApp()
  const [doomed, setDoomed] = useState<Row | null>(null)
  const { publish, unpublish } = usePublishing(kind)
  const { base, page, forms } = kind
  const copy = (row: Row) => {
    const copied = ({ id }: { id: number }) => {
      void message.success(texts.duplicated({ name: nameOf(row) }))
      void navigate(`${forms}/${id}`)
    }
    return duplicate(base, row.id)
      .then(copied, ignore)
      .finally(() => kind.forget(client))
  }
  const actions = (row: Row): (RowAction | false)[] => [
    {
      key: 'edit',
      label: may(`${page}:update`) ? texts.edit : texts.view,
      onClick: () => void navigate(`${forms}/${row.id}`),
    },
    row.state !== 'published' && {
      key: 'publish',
      permit: `${page}:publish`,
      label: row.state === 'changed' ? texts.publishAgain : texts.publish,
      onClick: () =>
        publish(row, nameOf(row), {
          onComplete: (missing) => void navigate(`${forms}/${row.id}`, { state: { missing } }),
        }),
    },
    row.state !== 'draft' && {
      key: 'unpublish',
      permit: `${page}:publish`,
      label: texts.unpublish,
      onClick: () => unpublish(row, nameOf(row)),
    },
    { key: 'duplicate', permit: `${page}:add`, label: texts.duplicate, onClick: () => copy(row) },
    {
      key: 'remove',
      permit: `${page}:delete`,
      label: texts.remove,
      danger: true,
      onClick: () => setDoomed(row),
    },
  ]
  const dialog = doomed && (
    <RowDeletion
      key={doomed.id}
      kind={kind}
      row={doomed}
      name={nameOf(doomed)}
      onClose={() => setDoomed(null)}
    />
  )
  return { actions, dialog }
}

const ignore = () => {}
