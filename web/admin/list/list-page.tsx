// A list of the console: head, filters, tools, rows, pages, and what stands there while there are none.
import { Button, Skeleton } from 'antd'
import { type ReactNode, useEffect, useRef } from 'react'
import type { ListName } from '#contract/console/view.ts'
import type { BulkAction, ListRow } from '#web/admin/list/bulk/bulk-action.ts'
import { BulkBar } from '#web/admin/list/bulk/bulk-bar.tsx'
import { FoldedFilters } from '#web/admin/list/filters/filters.tsx'
import { useFilterKey } from '#web/admin/list/keys/use-list-keys.ts'
import { LoadFailed } from '#web/admin/page-parts/load-failed.tsx'
import { Nothing } from '#web/admin/page-parts/nothing.tsx'
import { PageHead } from '#web/admin/page-parts/page-head.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { type ListColumn, type MainColumn, shownColumns } from './list-columns.ts'
import { useListMemory } from './list-memory.ts'
import type { ListWords } from './list-pages.tsx'
import { ListPages } from './list-pages.tsx'
import { ListTable } from './list-table.tsx'
import { ListTools } from './list-tools.tsx'
import type { List } from './use-list.ts'
import { type Selection, useSelection } from './use-selection.ts'
import './list.css'
import { lastPageInstead } from '#web/admin/list/filters/list-address.ts'

/** A page of rows as a call answers it; `more` when counting stopped. */
export type ListAnswer<Row> = { total: number; more?: boolean; items: readonly Row[] }
/** What is used of the answer of `useQuery`; the query has `placeholderData: keepPreviousData`. */
type Asked<Row> = {
  data: ListAnswer<Row> | undefined
  error: Error | null
  isFetching: boolean
  isPlaceholderData: boolean
  refetch: () => unknown
}

type Props<Row extends ListRow> = {
  /** What views and the person's choices are kept under. */
  name: ListName
  title: ReactNode
  description?: ReactNode
  words: ListWords
  list: List
  asked: Asked<Row>
  /** What the list is narrowed by above its filters. */
  tabs?: ReactNode
  /** A `FilterBar`. */
  filters: ReactNode
  /** What can be done with the whole list: add, export, import. */
  buttons?: ReactNode
  /** The way to the first row, where there are none. */
  add?: ReactNode
  main: MainColumn<Row>
  columns: readonly ListColumn<Row>[]
  rowName: (row: Row) => string
  /** The address that Enter opens. */
  rowLink?: (row: Row) => string | null
  /** What Enter does where a row has no address of its own. */
  onOpen?: (row: Row) => void
  /** `RowActions` of one row. */
  actions?: (row: Row) => ReactNode
  actionsWidth?: number
  /** As far as the person may; without any, rows cannot be selected. */
  bulk?: readonly BulkAction<Row>[]
  /** What stands beside `bulk` and takes all selected rows together. */
  bulkMore?: (selection: Selection<Row>) => ReactNode
  /** Shows the rows in place of the table. */
  cards?: (rows: readonly Row[], selection: Selection<Row> | undefined) => ReactNode
}

export function ListPage<Row extends ListRow>({ name, list, asked, words, bulk = [], ...props }: Props<Row>) {
  const { data, error, isFetching, isPlaceholderData, refetch } = asked
  const page = useRef<HTMLDivElement>(null)
  useFilterKey(page)
  const { memory, remember } = useListMemory(name)
  const shown = shownColumns(props.columns, list.state.columns, memory.columns)
  useLastPage(list, isPlaceholderData ? undefined : data)
  const rows = data?.items ?? NO_ROWS
  const selection = useSelection<Row>(rows, selectionKey(list))
  const none = data?.total === 0 && !isPlaceholderData
  return (
    <div className="list-page" ref={page}>
      <PageHead
        title={props.title}
        {...(props.description !== undefined && { description: props.description })}
      >
        {props.buttons}
      </PageHead>
      {props.tabs}
      <div className="list-top">
        <FoldedFilters value={list.address.foldedFilters(list.state)}>{props.filters}</FoldedFilters>
        <ListTools
          name={name}
          list={list}
          columns={props.columns}
          shown={shown}
          selects={bulk.length > 0}
          {...{ memory, remember }}
        />
      </div>
      {error && !data && <LoadFailed error={error} onAgain={() => void refetch()} busy={isFetching} />}
      {!error && !data && <Skeleton active title={false} paragraph={{ rows: 12 }} />}
      {none && <Empty words={words} list={list} add={props.add} />}
      {data && !none && (
        <>
          {props.cards?.(rows, bulk.length > 0 ? selection : undefined) ?? (
            <ListTable<Row>
              rows={rows}
              list={list}
              main={props.main}
              columns={props.columns.filter(({ key }) => shown.includes(key))}
              rowName={props.rowName}
              rowLink={props.rowLink}
              onOpen={props.onOpen}
              actions={props.actions}
              actionsWidth={props.actionsWidth}
              density={memory.density}
              selection={bulk.length > 0 ? selection : undefined}
              loading={isFetching && isPlaceholderData}
            />
          )}
          {bulk.length > 0 && (
            <BulkBar
              actions={bulk}
              selection={selection}
              rowName={props.rowName}
              more={props.bulkMore?.(selection)}
            />
          )}
          <ListPages
            list={list}
            total={data.total}
            more={data.more ?? false}
            lastId={rows.at(-1)?.id}
            full={rows.length >= list.state.limit}
            words={words}
          />
        </>
      )}
    </div>
  )
}

const NO_ROWS: readonly never[] = []

/** Other filters are another list; another page, order or column is the same. */
const selectionKey = ({ address, state }: List) => JSON.stringify(address.filtersOf(state))

function Empty({ words, list, add }: { words: ListWords; list: List; add: ReactNode }) {
  const texts = useTexts('console/list/list')
  if (list.filtered) {
    return (
      <Nothing title={words.noneFound}>
        <Button onClick={list.reset}>{texts.reset}</Button>
      </Nothing>
    )
  }
  return (
    <Nothing title={words.none} {...(words.noneText !== undefined && { description: words.noneText })}>
      {add}
    </Nothing>
  )
}

function useLastPage(
  { state, change }: List,
  answer: { total: number; items: readonly unknown[] } | undefined,
) {
  const last = answer ? lastPageInstead(state, answer) : null
  useEffect(() => {
    if (last !== null) change({ page: last }, { replace: true })
  }, [last, change])
}
