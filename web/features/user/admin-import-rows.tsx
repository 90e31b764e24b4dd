// What an import does or did, row by row; refused ones come first.
import { Table } from 'antd'
import type { ImportReport } from '#contract/staff.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { IMPORT_TEXTS } from './admin-import-texts.ts'

const ON_A_PAGE = 20

export function ImportRows({ report: { items, rows } }: { report: ImportReport }) {
  const texts = useTexts(IMPORT_TEXTS)
  if (items.length === 0) return null
  return (
    <>
      <Table<ImportReport['items'][number]>
        className="user-import-rows"
        size="small"
        rowKey="row"
        dataSource={items}
        pagination={
          items.length > ON_A_PAGE && { pageSize: ON_A_PAGE, showSizeChanger: false, size: 'small' }
        }
        columns={[
          { title: texts.row, dataIndex: 'row', width: 60 },
          { title: texts.username, dataIndex: 'username', width: 150, className: 'user-import-name' },
          {
            title: texts.does,
            dataIndex: 'does',
            width: 110,
            render: (_, { does }) => (
              <span className="user-import-does" data-does={does}>
                {texts.results[does]}
              </span>
            ),
          },
          {
            title: texts.problems,
            dataIndex: 'errors',
            render: (_, { errors }) => (
              <ul className="user-import-errors">
                {Object.entries(errors).map(([column, says]) => (
                  <li key={column}>
                    <strong>{texts.columns[column] ?? column}</strong> {says}
                  </li>
                ))}
              </ul>
            ),
          },
        ]}
      />
      {items.length < rows && <p className="field-hint">{texts.only(items.length, rows)}</p>}
    </>
  )
}
