// What an import does or did, row by row; refused ones come first.
import { Table } from 'antd'
import { useTexts } from '#web/i18n/language.tsx'
import type { ImportReport, ImportWords } from './import-kind.ts'

const ON_A_PAGE = 20

type Props = { report: ImportReport; words: ImportWords }

export function ImportRows({ report: { items, rows, columns }, words }: Props) {
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
                {Object.entries(errors).map(([column, says]) => (
                  <li key={column}>
                    <strong>{titleOf(column)}</strong> {says}
                  </li>
                ))}
                {Object.entries(notes).map(([column, says]) => (
                  <li key={column} className="import-note">
                    <strong>{titleOf(column)}</strong> {says}
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
