// What can be done with one row of a list of records, as far as the person may.
import { useQueryClient } from '@tanstack/react-query'
import { App } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { bringBack, duplicate, returns } from '#web/admin/editor/admin-api.ts'
import { RecordDeletion } from '#web/admin/editor/history/record-deletion.tsx'
import { useDone } from '#web/admin/list/bulk/use-done.tsx'
import type { RowAction } from '#web/admin/list/row-actions.tsx'
import { Refused } from '#web/client/send.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { changeQuietly, publishOne, unpublishOne } from './admin-api.ts'
import type { RecordListKind, RecordRow } from './record-list-kind.ts'
import { useTellMissing } from './use-tell-missing.tsx'

/** `dialog` asks before a record is deleted, and stands anywhere on the page. */
export function useRecordActions<Row extends RecordRow>(kind: RecordListKind, nameOf: (row: Row) => string) {
  const texts = useTexts('console/list/records')
  const may = useMay()
  const navigate = useNavigate()
  const client = useQueryClient()
  const done = useDone()
  const tellMissing = useTellMissing()
  const { message, modal } = App.useApp()
  const [doomed, setDoomed] = useState<Row | null>(null)
  const { base, page, forms } = kind
  const forget = () => kind.forget(client)

  const publish = (row: Row) => {
    const name = nameOf(row)
    const says = () => void message.success(texts.published({ name }))
    const refused = (error: unknown) => {
      if (!(error instanceof Refused && Object.keys(error.fields).length > 0)) return
      const { fields } = error
      tellMissing(name, fields, () => void navigate(`${forms}/${row.id}`, { state: { missing: fields } }))
    }
    return publishOne(base, row).then(says, refused).finally(forget)
  }
  const unpublish = (row: Row) => {
    const name = nameOf(row)
    const says = () => void message.success(texts.unpublished({ name }))
    modal.confirm({
      title: texts.unpublishTitle({ name }),
      content: texts.unpublishSays,
      okText: texts.unpublish,
      cancelText: texts.cancel,
      // A refusal is told by the frame; the question has been answered either way.
      onOk: () => unpublishOne(base, row).then(says, ignore).finally(forget),
    })
  }
  const copy = (row: Row) => {
    const says = ({ id }: { id: number }) => {
      void message.success(texts.duplicated({ name: nameOf(row) }))
      void navigate(`${forms}/${id}`)
    }
    return duplicate(base, row.id).then(says, ignore).finally(forget)
  }
  const comesBack = ({ state }: Row) => returns(state, may(`${page}:publish`))
  const remove = async (row: Row) => {
    try {
      await changeQuietly(base, 'delete', row)
      const takeBack = () => bringBack(base, row).finally(forget)
      done(texts.removed({ name: nameOf(row) }), comesBack(row) ? takeBack : undefined)
    } finally {
      void forget()
    }
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
      onClick: () => publish(row),
    },
    row.state !== 'draft' && {
      key: 'unpublish',
      permit: `${page}:publish`,
      label: texts.unpublish,
      onClick: () => unpublish(row),
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
    <RecordDeletion
      key={doomed.id}
      base={base}
      id={doomed.id}
      name={nameOf(doomed)}
      returns={comesBack(doomed)}
      onDelete={() => remove(doomed)}
      onClose={() => setDoomed(null)}
    />
  )
  return { actions, dialog }
}

const ignore = () => {}
