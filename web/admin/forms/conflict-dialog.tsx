// Shows that somebody else saved in between: field by field what is mine and what is there now (decision 25).
import { Alert, Button, Modal, Tag } from 'antd'
import type { ReactNode } from 'react'
import type { Difference } from '#web/admin/differences/difference.ts'
import { useTexts } from '#web/i18n/language.tsx'
import './conflict-dialog.css'

type Row<T> = Difference<T>
type Props<T> = {
  open: boolean
  rows: readonly Row<T>[]
  label: (field: keyof T & string) => string
  /** How a value of a field is shown beside the other one. */
  render: (field: keyof T & string, value: unknown, other: unknown) => ReactNode
  busy: boolean
  onKeepMine: () => void
  onTakeTheirs: () => void
  onClose: () => void
}

const TAG_COLOUR = { me: 'blue', them: 'default', both: 'orange' } as const

export function ConflictDialog<T>({ open, rows, label, render, busy, ...on }: Props<T>) {
  const texts = useTexts('console/frame/parts').conflictDialog
  return (
    <Modal
      open={open}
      title={texts.title}
      width={820}
      onCancel={on.onClose}
      mask={{ closable: false }}
      footer={
        <>
          <Button onClick={on.onClose}>{texts.close}</Button>
          <Button onClick={on.onTakeTheirs} disabled={busy}>
            {texts.takeTheirs}
          </Button>
          <Button type="primary" onClick={on.onKeepMine} loading={busy}>
            {texts.keepMine}
          </Button>
        </>
      }
    >
      <p>{texts.description}</p>
      {rows.length === 0 ? (
        <Alert type="info" title={texts.equal} />
      ) : (
        <div className="conflict-scroll">
          <table className="conflict">
            <thead>
              <tr>
                <th scope="col">{texts.field}</th>
                <th scope="col">{texts.mine}</th>
                <th scope="col">{texts.now}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.field}>
                  <th scope="row">
                    {label(row.field)}
                    <Tag color={TAG_COLOUR[row.by]}>{texts[row.by]}</Tag>
                  </th>
                  <td data-title={texts.mine}>{render(row.field, row.mine, row.theirs)}</td>
                  <td data-title={texts.now}>{render(row.field, row.theirs, row.mine)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p className="conflict-note">{texts.mineNote}</p>
    </Modal>
  )
}
