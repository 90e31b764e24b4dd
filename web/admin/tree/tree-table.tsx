// A tree as a table whose rows are put in order, by dragging or by keyboard, each move in one call.
import type { QueryClient } from '@tanstack/react-query'
import { Button, Table, type TableProps } from 'antd'
import type { ReactNode } from 'react'
import type { Text } from '#contract/languages/language.ts'
import { useChange } from '#web/admin/forms/record-change.tsx'
import { useMiddling } from '#web/admin/page-parts/use-media.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage } from '#web/i18n/language.tsx'
import { MoveHandle } from './move-handle.tsx'
import type { Branch, Moving, Place } from './tree-moves.ts'
import { UntranslatedMark } from './untranslated-mark.tsx'
import { useTreeDrag } from './use-tree-drag.ts'

/** What the rows of a tree are put in order with. */
export type Sorting<Item extends Branch> = {
  tree: Moving<Item>
  nameOf: (item: Item) => Text
  /** Whether the person may move it. */
  movable: (item: Item) => boolean
  move: (item: Item, place: Place) => void
}

/** Moves entries one after the other; `moved` says that it was done. */
export function useTreeMove<Item extends Branch>(
  forget: (client: QueryClient) => unknown,
  moved: (item: Item) => string,
  send: (item: Item, place: Place) => Promise<unknown>,
) {
  const { busy, change } = useChange(forget)
  const move = (item: Item, place: Place) => {
    // Until the tree was read anew its versions are those from before the last move.
    if (!busy) void change(moved(item), () => send(item, place))
  }
  return { move, busy }
}

type Props<Row, Item extends Branch> = {
  className?: string
  rows: Row[]
  itemOf: (row: Row) => Item
  columns: NonNullable<TableProps<Row>['columns']>
  opened: ReadonlySet<number>
  onOpened: (opened: ReadonlySet<number>) => void
  sorting: Sorting<Item>
  busy: boolean
}

export function TreeTable<Row extends { id: number }, Item extends Branch>(props: Props<Row, Item>) {
  const { className = '', rows, itemOf, columns, opened, onOpened, busy } = props
  const { tree, nameOf, movable, move } = props.sorting
  const language = useLanguage()
  const middling = useMiddling()
  const drag = useTreeDrag(tree, move)
  return (
    <Table<Row>
      className={`tree-table ${className}`}
      rowKey="id"
      size="middle"
      columns={columns}
      dataSource={rows}
      pagination={false}
      loading={{ spinning: busy, delay: 150 }}
      expandable={{
        expandedRowKeys: [...opened],
        onExpand: (open, { id }) =>
          onOpened(open ? new Set([...opened, id]) : new Set([...opened].filter((one) => one !== id))),
        indentSize: middling ? 24 : 12,
      }}
      onRow={(row) => {
        const item = itemOf(row)
        return { draggable: movable(item) && !busy, ...drag.rowOf(item, textIn(nameOf(item), language)) }
      }}
    />
  )
}

type NameProps<Item extends Branch> = {
  item: Item
  sorting: Sorting<Item>
  /** Left out for who may not open it. */
  onOpen?: ((item: Item) => void) | false
  className?: string
  icon?: ReactNode
  /** What is special about it. */
  children?: ReactNode
}

/** The name of an entry in its row, with the handle that moves it. */
export function TreeName<Item extends Branch>(props: NameProps<Item>) {
  const { item, sorting, onOpen, className = '', icon, children } = props
  const text = sorting.nameOf(item)
  const name = textIn(text, useLanguage())
  return (
    <span className={`tree-name ${className}`}>
      {sorting.movable(item) && (
        <MoveHandle item={item} name={name} tree={sorting.tree} onMove={sorting.move} />
      )}
      {icon}
      <span>
        {onOpen ? (
          <Button type="link" className="tree-open" onClick={() => onOpen(item)}>
            {name}
          </Button>
        ) : (
          name
        )}
        <UntranslatedMark text={text} />
        {children}
      </span>
    </span>
  )
}
