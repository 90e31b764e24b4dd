// The rows of a list: columns by key, sorted and paged by the server.
import { ConfigProvider, Table, type TableProps } from 'antd'
import type { ReactNode } from 'react'
import type { ListRow } from '#web/admin/list/bulk/bulk-action.ts'
import { useListKeys } from '#web/admin/list/keys/use-list-keys.ts'
import { useRowsInTurn } from '#web/admin/page-parts/in-turn.tsx'
import { useMiddling, useRoomy } from '#web/admin/page-parts/use-media.ts'
import { useTexts } from '#web/i18n/language.tsx'
import type { ListColumn, MainColumn, Width } from './list-columns.ts'
import type { Density } from './list-memory.ts'
import type { List } from './use-list.ts'
import type { Selection } from './use-selection.ts'

type Columns<Row> = NonNullable<TableProps<Row>['columns']>

/** The padding above and below in a cell. */
const cells = (padding: number) => ({ theme: { components: { Table: { cellPaddingBlockMD: padding } } } })
/** `console` has the one of the console's size, and no theme: even an empty one writes all variables anew, and all styles are computed again. */
const THEME: Record<Density, object> = { roomy: cells(16), console: {}, compact: cells(4) }

/** Pixels of a table that is walked through sideways: its boxes, its name, and a column that says nothing of its width. */
const WIDE = { boxes: 40, main: 260, column: 150 }

/** Rows of a table that are drawn in one task. */
const ROWS_AT_A_TIME = 4

export type ListTableProps<Row extends ListRow> = {
  rows: readonly Row[]
  list: Pick<List, 'state' | 'change'>
  main: MainColumn<Row>
  /** Those that are shown. */
  columns: readonly ListColumn<Row>[]
  rowName: (row: Row) => string
  rowLink?: ((row: Row) => string | null) | undefined
  onOpen?: ((row: Row) => void) | undefined
  actions?: ((row: Row) => ReactNode) | undefined
  /** Pixels of the row's actions where there is room for them. */
  actionsWidth?: number | undefined
  density: Density
  selection?: Selection<Row> | undefined
  loading: boolean
}

export function ListTable<Row extends ListRow>(props: ListTableProps<Row>) {
  const { rows, list, density, selection, rowName, loading } = props
  const texts = useTexts('console/list/list')
  const keys = useListKeys(props)
  const drawn = useRowsInTurn(rows, ROWS_AT_A_TIME)
  const columns = useColumns(props)
  const wide = columns.some(({ fixed }) => fixed)
  return (
    <ConfigProvider {...THEME[density]}>
      <Table<Row>
        className="list-table"
        rowKey="id"
        size="middle"
        columns={columns}
        {...(wide && {
          scroll: {
            x: columns.reduce((sum, { width }) => sum + Number(width ?? WIDE.column), WIDE.boxes),
          },
        })}
        dataSource={[...drawn]}
        loading={{ spinning: loading, delay: 150 }}
        sortDirections={['ascend', 'descend', 'ascend']}
        showSorterTooltip={false}
        pagination={false}
        onRow={keys.rowProps}
        {...(selection && {
          rowSelection: {
            columnWidth: 40,
            selectedRowKeys: selection.rows.map(({ id }) => id),
            getCheckboxProps: (row: Row) => ({ 'aria-label': texts.selectRow({ name: rowName(row) }) }),
            getTitleCheckboxProps: () => ({ 'aria-label': texts.selectAll }),
            onSelect: (row: Row, on: boolean) => selection.select([row], on),
            onSelectAll: (on: boolean) => selection.select(rows, on),
          },
        })}
        onChange={(_page, _filters, sorter, { action }) => {
          if (action !== 'sort' || Array.isArray(sorter) || !sorter.order) return
          const field = String(sorter.columnKey)
          list.change({ sort: sorter.order === 'descend' ? `-${field}` : field })
        }}
      />
    </ConfigProvider>
  )
}

const orderOf = (key: string, sort: string) =>
  sort === key ? ('ascend' as const) : sort === `-${key}` ? ('descend' as const) : null

function useColumns<Row extends ListRow>({
  main,
  columns,
  list: { state },
  actions,
  actionsWidth = 240,
}: ListTableProps<Row>): Columns<Row> {
  const texts = useTexts('console/list/list')
  const roomy = useRoomy()
  const middling = useMiddling()
  const fits = (from: Width = 'middling') =>
    from === 'always' || (from === 'middling' && middling) || (from === 'roomy' && roomy)
  const sorting = (column: Pick<ListColumn<Row>, 'key' | 'sort'>) =>
    column.sort ? { sorter: true, sortOrder: orderOf(column.key, String(state.sort)) } : {}
  const isWide = columns.some(({ isMore, from }) => isMore && fits(from))
  const folded = columns.filter(({ from, folded }) => !fits(from) && folded !== false)
  return [
    {
      title: main.title,
      key: main.key,
      ...(main.width !== undefined && middling && { width: main.width }),
      ...(isWide && { width: WIDE.main, fixed: 'start' as const }),
      ...sorting(main),
      render: (_, row) => main.cell(row, folded.length > 0 ? <Folded row={row} columns={folded} /> : null),
    },
    ...columns
      .filter(({ from }) => fits(from))
      .map((column) => ({
        title: column.title,
        key: column.key,
        ...(column.width !== undefined && { width: column.width }),
        ...(column.align && { align: column.align }),
        ellipsis: column.ellipsis ?? false,
        ...sorting(column),
        render: (_: unknown, row: Row) => column.cell(row),
      })),
    ...(actions
      ? [
          {
            title: <span className="hidden-text">{texts.actions}</span>,
            key: 'actions',
            align: 'end' as const,
            width: roomy ? actionsWidth : 56,
            ...(isWide && { fixed: 'end' as const }),
            render: (_: unknown, row: Row) => actions(row),
          },
        ]
      : []),
  ]
}

/** What has no column of its own in a narrow table stands under the name. */
function Folded<Row>({ row, columns }: { row: Row; columns: readonly ListColumn<Row>[] }) {
  return (
    <span className="list-folded">
      {columns.map(({ key, title, cell, folded }) => (
        <span key={key} title={title}>
          {folded ? folded(row) : cell(row)}
        </span>
      ))}
    </span>
  )
}
