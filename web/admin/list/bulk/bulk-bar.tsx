// The bar under a list's rows, always in sight, while some are selected: how many, and what can be done with them.
import { Button } from 'antd'
import type { ReactNode } from 'react'
import type { Selection } from '#web/admin/list/use-selection.ts'
import { useTexts } from '#web/i18n/language.tsx'
import type { BulkAction, ListRow } from './bulk-action.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import { BULK_ROWS } from './bulk-run.ts'
import { useBulk } from './use-bulk.ts'

type Props<Row extends ListRow> = {
  actions: readonly BulkAction<Row>[]
  selection: Selection<Row>
  rowName: (row: Row) => string
  /** Actions that do not run over one row after another. */
  more?: ReactNode
}

export function BulkBar<Row extends ListRow>({ actions, selection, rowName, more }: Props<Row>) {
  const texts = useTexts('console/list/list')
  const bulk = useBulk(selection)
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
