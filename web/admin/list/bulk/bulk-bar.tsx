// The bar under a list's rows, always in sight, while some are selected: how many, and what can be done with them.
import type { QueryClient } from '@tanstack/react-query'
import { Button, Modal, Progress } from 'antd'
import { type ReactNode, useState } from 'react'
import type { Selection } from '#web/admin/list/use-selection.ts'
import { useTexts } from '#web/i18n/language.tsx'
import type { BulkAction, ListRow } from './bulk-action.ts'
import { BULK_ROWS } from './bulk-run.ts'
import { type BulkStep, useBulk } from './use-bulk.ts'

type Props<Row extends ListRow> = {
  actions: readonly BulkAction<Row>[]
  selection: Selection<Row>
  rowName: (row: Row) => string
  /** Actions that do not run over one row after another. */
  more?: ReactNode
  /** After an action: asks anew for what it may have changed. */
  forget: ((client: QueryClient) => unknown) | undefined
}

export function BulkBar<Row extends ListRow>({ actions, selection, rowName, more, forget }: Props<Row>) {
  const texts = useTexts('console/list/list')
  const bulk = useBulk(selection, forget)
  const { rows } = selection
  return (
    <>
      {rows.length > 0 && (
        <div className="bulk-bar" role="toolbar" aria-label={texts.selected({ count: rows.length })}>
          <strong aria-live="polite">{texts.selected({ count: rows.length })}</strong>
          {rows.length >= BULK_ROWS && <small>{texts.selectMost({ count: BULK_ROWS })}</small>}
          {actions.map((action) => (
            <Button
              key={action.key}
              size="small"
              danger={action.danger ?? false}
              disabled={!rows.some((row) => action.fits?.(row) ?? true)}
              onClick={() => bulk.ask(action)}
            >
              {action.label}
            </Button>
          ))}
          {more}
          <Button type="link" size="small" onClick={selection.clear}>
            {texts.selectNone}
          </Button>
        </div>
      )}
      {bulk.step && <BulkDialog step={bulk.step} rowName={rowName} {...bulk.actions} />}
    </>
  )
}

type DialogProps<Row extends ListRow> = {
  step: BulkStep<Row>
  rowName: (row: Row) => string
  onBegin: (choice: unknown) => void
  onStop: () => void
  onClose: () => void
}

function BulkDialog<Row extends ListRow>({ step, rowName, onBegin, onStop, onClose }: DialogProps<Row>) {
  const texts = useTexts('console/list/list')
  const { action } = step
  const [choice, setChoice] = useState<unknown>()
  if (step.is === 'asking') {
    return (
      <Modal
        open
        title={action.ask({ count: step.rows.length })}
        okText={action.label}
        okButtonProps={{
          danger: action.danger ?? false,
          disabled: action.chooses !== undefined && choice === undefined,
        }}
        cancelText={texts.cancel}
        onOk={() => onBegin(choice)}
        onCancel={onClose}
        width={460}
      >
        {action.says && <p className="dialog-says">{action.says}</p>}
        {action.chooses?.(setChoice)}
        {step.unfit > 0 && <p className="dialog-says">{texts.unfit({ count: step.unfit })}</p>}
      </Modal>
    )
  }
  if (step.is === 'running') {
    return (
      <Modal
        open
        title={action.label}
        closable={false}
        keyboard={false}
        mask={{ closable: false }}
        width={460}
        footer={
          <Button onClick={onStop} disabled={step.stopping}>
            {step.stopping ? texts.stopping : texts.stop}
          </Button>
        }
      >
        <p aria-live="polite">{texts.progress({ at: step.tried, count: step.count })}</p>
        <Progress percent={Math.round((step.tried / step.count) * 100)} showInfo={false} />
      </Modal>
    )
  }
  return (
    <Modal
      open
      title={`${action.label}: ${texts.summary({ done: step.done, failed: step.failed.length })}`}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
      onCancel={onClose}
      width={520}
    >
      {step.left > 0 && <p className="dialog-says">{texts.stopped({ left: step.left })}</p>}
      {step.failed.length > 0 && (
        <ul className="bulk-failed" aria-label={texts.failedRows}>
          {step.failed.map(({ row, reason }) => (
            <li key={row.id}>
              <strong>{rowName(row)}</strong> {reason}
            </li>
          ))}
        </ul>
      )}
    </Modal>
  )
}
