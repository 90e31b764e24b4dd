// Asks before a bulk action, shows how far it is, and lists what failed and why.
import { Button, Modal, Progress } from 'antd'
import { useState } from 'react'
import { useTexts } from '#web/i18n/language.tsx'
import type { ListRow } from './bulk-action.ts'
import type { BulkStep } from './use-bulk.ts'

type Props<Row extends ListRow> = {
  step: BulkStep<Row>
  rowName: (row: Row) => string
  onBegin: () => void
  onStop: () => void
  onClose: () => void
}

export function BulkDialog<Row extends ListRow>({ step, rowName, onBegin, onStop, onClose }: Props<Row>) {
  const texts = useTexts('console/list/list')
  const { action } = step
  const [ready, setReady] = useState(false)
  if (step.is === 'asking') {
    return (
      <Modal
        open
        title={action.ask({ count: step.rows.length })}
        okText={action.label}
        okButtonProps={{
          danger: action.danger ?? false,
          disabled: action.chooses !== undefined && !ready,
        }}
        cancelText={texts.cancel}
        onOk={onBegin}
        onCancel={onClose}
        width={460}
      >
        {action.says && <p className="dialog-says">{action.says}</p>}
        {action.chooses?.(setReady)}
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
