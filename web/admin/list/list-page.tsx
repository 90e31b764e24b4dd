// A list of the console: head, filters, tools, rows, pages, and what stands there while there are none.
import { PlusOutlined } from '@ant-design/icons'
import type { QueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { type ReactNode, useEffect, useRef } from 'react'
import type { ListName } from '#contract/console/view.ts'
import type { BulkAction, ListRow } from '#web/admin/list/bulk/bulk-action.ts'
import { BulkBar } from '#web/admin/list/bulk/bulk-bar.tsx'
import { type Filters, lastPageInstead } from '#web/admin/list/filters/list-address.ts'
import { type FilterField, ListFilters } from '#web/admin/list/filters/list-filters.tsx'
import { useFilterKey } from '#web/admin/list/keys/use-list-keys.ts'
import { Nothing } from '#web/admin/page-parts/nothing.tsx'
import { PageHead } from '#web/admin/page-parts/page-head.tsx'
import { type Asked, Pending } from '#web/admin/page-parts/pending.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { type ListColumn, type MainColumn, shownColumns } from './list-columns.ts'
import { useListMemory } from './list-memory.ts'
import { ListPages, type ListWords } from './list-pages.tsx'
import { ListTable } from './list-table.tsx'
import { ListTools } from './list-tools.tsx'
import { type RowAction, RowActions } from './row-actions.tsx'
import type { List } from './use-list.ts'
import { type Selection, useSelection } from './use-selection.ts'
import './list.css'

/** A page of rows as a call answers it; `more` when counting stopped. */
export type ListAnswer<Row> = { total: number; more?: boolean; items: readonly Row[] }
/** What is used of the answer of `useQuery`; the query has `placeholderData: keepPreviousData`. */
type AskedPage<Row> = Asked & { data: ListAnswer<Row> | undefined; isPlaceholderData: boolean }

type Props<Row extends ListRow, F extends Filters, Field extends string> = {
  /** What views and the person's choices are kept under. */
  name: ListName
  words: ListWords & { title: string; says?: string }
  /** More than the words say. */
  says?: ReactNode
  list: List<F, Field>
  asked: AskedPage<Row>
  /** What the list is narrowed by above its filters. */
  tabs?: ReactNode
  filters: readonly FilterField<F>[]
  /** What can be done with the whole list, such as export and import. */
  buttons?: ReactNode
  /** The way to one row more: a button with this look, in the head and where there are no rows. */
  add?: (look: { type?: 'primary'; icon?: ReactNode }) => ReactNode
  main: MainColumn<Row>
  columns: readonly ListColumn<Row>[]
  rowName: (row: Row) => string
  /** The address that Enter opens. */
  rowLink?: (row: Row) => string | null
  /** What Enter does where a row has no address of its own. */
  onOpen?: (row: Row) => void
  actions?: (row: Row) => readonly (RowAction | false | null)[]
  actionsWidth?: number
  /** Without any that the person may do, rows cannot be selected. */
  bulk?: readonly BulkAction<Row>[]
  /** What stands beside `bulk` and takes all selected rows together. */
  bulkMore?: (selection: Selection<Row>) => ReactNode
  /** After a bulk action: asks anew for what it may have changed. */
  forget?: (client: QueryClient) => unknown
  /** Shows the rows in place of the table. */
  cards?: false | ((rows: readonly Row[], selection: Selection<Row> | undefined) => ReactNode)
}

export function ListPage<Row extends ListRow, F extends Filters, Field extends string>({
  name,
  list,
  asked,
  words,
  ...props
}: Props<Row, F, Field>) {
  const { data, isFetching, isPlaceholderData } = asked
  const offered = useOffered()
  const page = useRef<HTMLDivElement>(null)
  useFilterKey(page)
  const { memory, remember } = useListMemory(name)
  const shown = shownColumns(props.columns, list.state.columns, memory.columns)
  useLastPage(list, isPlaceholderData ? undefined : data)
  const rows = data?.items ?? NO_ROWS
  const bulk = offered(props.bulk ?? [])
  const actionsOf = (row: Row) => offered(props.actions?.(row) ?? [])
  const selected = useSelection<Row>(rows, selectionKey(list))
  const selection = bulk.length > 0 ? selected : undefined
  const none = data?.total === 0 && !isPlaceholderData
  return (
    <div className="list-page" ref={page}>
      <PageHead title={words.title} says={props.says || words.says}>
        {(props.buttons || props.add) && (
          <>
            {props.buttons}
            {props.add?.({ type: 'primary', icon: <PlusOutlined /> })}
          </>
        )}
      </PageHead>
      {props.tabs}
      <div className="list-top">
        <ListFilters list={list} fields={props.filters} />
        <ListTools
          name={name}
          list={list}
          columns={props.columns}
          shown={shown}
          selects={selection !== undefined}
          {...{ memory, remember }}
        />
      </div>
      <Pending asked={asked} rows={12} />
      {none && <Empty words={words} list={list} add={props.add?.({})} />}
      {data && !none && (
        <>
          {props.cards ? (
            props.cards(rows, selection)
          ) : (
            <ListTable<Row>
              rows={rows}
              list={list}
              main={props.main}
              columns={props.columns.filter(({ key }) => shown.includes(key))}
              rowName={props.rowName}
              rowLink={props.rowLink}
              onOpen={props.onOpen}
              {...(rows.some((row) => actionsOf(row).length > 0) && {
                actions: (row) => <RowActions name={props.rowName(row)} actions={actionsOf(row)} />,
              })}
              actionsWidth={props.actionsWidth}
              density={memory.density}
              selection={selection}
              loading={isFetching && isPlaceholderData}
            />
          )}
          {selection && (
            <BulkBar
              actions={bulk}
              selection={selection}
              rowName={props.rowName}
              more={props.bulkMore?.(selection)}
              forget={props.forget}
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

/** Of some actions those that the person may do. */
function useOffered() {
  const may = useMay()
  return <Action extends Pick<RowAction, 'permit'>>(actions: readonly (Action | false | null)[]) =>
    actions.filter((action) => action && (!action.permit || may(action.permit))) as Action[]
}

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
    <Nothing title={words.none} {...(words.noneSays !== undefined && { says: words.noneSays })}>
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
