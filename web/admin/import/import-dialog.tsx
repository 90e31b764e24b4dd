// The dialog that takes records in from a spreadsheet.
import { FileExcelOutlined } from '@ant-design/icons'
import { Alert, Button, Modal, Progress, Switch, Table, Upload } from 'antd'
import { ExportButton } from '#web/admin/list/export-button.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import type { ImportKind, ImportReport, ImportWords } from './import-kind.ts'
import { type ImportStep, useImport } from './use-import.ts'
import './import.css'

/** As in the contracts, which would bring the validator along. */
const IMPORT_BYTES = 5 * 1024 * 1024

type Props = { kind: ImportKind; words: ImportWords; onClose: () => void }

/** Rendered while it is open. */
export function ImportDialog({ kind, words, onClose }: Props) {
  const texts = useTexts('console/list/import')
  const { step, updateExisting, setUpdateExisting, choose, refuse, write } = useImport(kind)
  const running = step.is === 'checking' || step.is === 'writing'
  const ready = step.is === 'checked' && step.report.refused === 0
  const count = ready ? step.report.added + step.report.updated : 0

  const take = (file: File) => {
    if (!file.name.toLowerCase().endsWith('.xlsx')) refuse(texts.notSheet)
    else if (file.size > IMPORT_BYTES) refuse(texts.tooLarge)
    else choose(file)
  }
  return (
    <Modal
      open
      title={words.title}
      width={760}
      onCancel={onClose}
      // What is being written is waited for, and what was found is not lost by a slip.
      mask={{ closable: false }}
      closable={step.is !== 'writing'}
      keyboard={step.is !== 'writing'}
      footer={
        <div className="dialog-actions">
          <Button onClick={onClose} disabled={step.is === 'writing'}>
            {step.is === 'written' ? texts.close : texts.cancel}
          </Button>
          {step.is !== 'written' && (
            <Button type="primary" disabled={count === 0} loading={step.is === 'writing'} onClick={write}>
              {count > 0 ? words.run({ count }) : texts.start}
            </Button>
          )}
        </div>
      }
    >
      {step.is !== 'written' && (
        <>
          <p className="dialog-says">{words.description}</p>
          <div className="import-top">
            <ExportButton label={texts.template} make={kind.template} />
            <span className="import-update">
              <Switch
                id="import-update"
                size="small"
                checked={updateExisting}
                disabled={step.is === 'writing'}
                onChange={setUpdateExisting}
                aria-describedby="import-update-hint"
              />
              <label htmlFor="import-update">{words.updateExisting}</label>
              <small id="import-update-hint">{words.updateHint}</small>
            </span>
          </div>
          <Upload.Dragger
            accept=".xlsx"
            showUploadList={false}
            disabled={running}
            beforeUpload={(file) => {
              take(file)
              return false
            }}
          >
            <FileExcelOutlined className="import-icon" />
            <p>{step.is === 'choosing' ? texts.drop : texts.another}</p>
            <small>{step.is === 'choosing' ? words.dropHint : step.file.name}</small>
          </Upload.Dragger>
        </>
      )}
      <div className="import-course" aria-live="polite">
        <Course step={step} />
      </div>
      {(step.is === 'checked' || step.is === 'written') && <ImportRows report={step.report} words={words} />}
    </Modal>
  )
}

function Course({ step }: { step: ImportStep }) {
  const texts = useTexts('console/list/import')
  if (step.is === 'choosing') {
    return step.problem && <Alert type="error" role="alert" title={step.problem} showIcon />
  }
  if (step.is === 'checking' || step.is === 'writing') {
    const arrived = step.percent >= 100
    const description = !arrived ? texts.sending : step.is === 'checking' ? texts.checking : texts.writing
    return (
      <>
        <p>{description}</p>
        <Progress percent={step.percent} status="active" showInfo={!arrived} aria-label={description} />
        {step.is === 'writing' && <p className="field-hint">{texts.writingText}</p>}
      </>
    )
  }
  const { added, updated, unchanged, refused, rows } = step.report
  if (step.is === 'written') {
    return <Alert type="success" showIcon title={texts.done({ added, updated, unchanged })} />
  }
  if (refused > 0) {
    return (
      <Alert
        type="error"
        role="alert"
        showIcon
        title={texts.wrong({ refused, rows })}
        description={texts.wrongText}
      />
    )
  }
  if (added + updated === 0) return <Alert type="info" showIcon title={texts.nothing({ unchanged })} />
  return <Alert type="success" showIcon title={texts.fine({ added, updated, unchanged })} />
}

const ON_A_PAGE = 20

type RowsProps = { report: ImportReport; words: ImportWords }

function ImportRows({ report: { items, rows, columns }, words }: RowsProps) {
  const texts = useTexts('console/list/import')
  const titleOf = (column: string) => columns?.[column] ?? words.columns[column] ?? column
  if (items.length === 0) return null
  return (
    <>
      <Table<ImportReport['items'][number]>
        className="import-rows"
        size="small"
        rowKey="row"
        dataSource={items}
        pagination={
          items.length > ON_A_PAGE && { pageSize: ON_A_PAGE, showSizeChanger: false, size: 'small' }
        }
        columns={[
          { title: texts.row, dataIndex: 'row', width: 60 },
          { title: words.name, dataIndex: 'name', width: 150, className: 'import-name' },
          {
            title: texts.does,
            dataIndex: 'does',
            width: 110,
            render: (_, { does }) => (
              <span className="import-does" data-does={does}>
                {texts.results[does]}
              </span>
            ),
          },
          {
            title: texts.problems,
            dataIndex: 'errors',
            render: (_, { errors, notes = {} }) => (
              <ul className="import-errors">
                {Object.entries(errors).map(([column, description]) => (
                  <li key={column}>
                    <strong>{titleOf(column)}</strong> {description}
                  </li>
                ))}
                {Object.entries(notes).map(([column, description]) => (
                  <li key={column} className="import-note">
                    <strong>{titleOf(column)}</strong> {description}
                  </li>
                ))}
              </ul>
            ),
          },
        ]}
      />
      {items.length < rows && <p className="field-hint">{texts.only({ shown: items.length, rows })}</p>}
    </>
  )
}
