// The tree of the product types as a table: sorted by dragging or by keyboard.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { App, Button, Table, type TableProps } from 'antd'
import { type ReactNode, useMemo, useState } from 'react'
import type { StaffProductType } from '#contract/products/product-type.ts'
import { useMiddling, useRoomy } from '#web/admin/page-parts/use-media.ts'
import {
  branchOf,
  levelOf,
  movingTypes,
  type TypeBranch,
  type TypeNode,
  treeOf,
} from '#web/admin/product-types/type-tree.ts'
import { RecordStateWord } from '#web/admin/shown-values/record-state.tsx'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { TimePassed } from '#web/admin/shown-values/time-passed.tsx'
import { MoveHandle } from '#web/admin/tree/move-handle.tsx'
import type { Moving, Place } from '#web/admin/tree/tree-moves.ts'
import { UntranslatedMark } from '#web/admin/tree/untranslated-mark.tsx'
import { useTreeDrag } from '#web/admin/tree/use-tree-drag.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { thousands } from '#web/ui/number-format.ts'
import { RouterLink } from '#web/ui/router-link.tsx'
import { forgetTypes, moveType } from './admin-api.ts'
import { TypeActions } from './admin-type-actions.tsx'

type Props = {
  types: StaffProductType[]
  onAdd: (parent: StaffProductType) => void
  onEdit: (type: StaffProductType) => void
  onRemove: (type: StaffProductType) => void
}

export function TypeTable({ types, ...on }: Props) {
  const texts = useTexts('console/product-type/list')
  const language = useLanguage()
  const roomy = useRoomy()
  const middling = useMiddling()
  const may = useMay()
  /** What visitors see moves for them too. */
  const movable = (type: StaffProductType) =>
    may('web_product_type:update') && (!isShown(type) || may('web_product_type:publish'))
  const nodes = useMemo(() => treeOf(types), [types])
  const tree = useMemo(() => movingTypes(types), [types])
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set())
  const { move, busy } = useMove()
  const drag = useTreeDrag(tree, move)

  const columns: TableProps<TypeNode>['columns'] = [
    {
      title: texts.name,
      key: 'name',
      render: (_, type) => (
        <TypeName
          type={type}
          tree={tree}
          movable={movable(type)}
          onMove={move}
          onOpen={on.onEdit}
          {...(!middling && { folded: <RecordStateWord state={type.state} /> })}
        />
      ),
    },
    {
      title: texts.products,
      dataIndex: 'productCount',
      align: 'right',
      width: middling ? 110 : 84,
      render: (_, type) => <ProductCount type={type} />,
    },
    ...(middling
      ? [
          {
            title: texts.state,
            dataIndex: 'state',
            width: roomy ? 190 : 160,
            render: (state: StaffProductType['state']) => <RecordStateWord state={state} />,
          },
        ]
      : []),
    ...(roomy
      ? [
          {
            title: texts.updated,
            dataIndex: 'updateTime',
            width: 170,
            render: (time: string) => <TimePassed time={time} />,
          },
        ]
      : []),
    {
      title: <span className="hidden-text">{texts.actions}</span>,
      key: 'actions',
      align: 'right',
      width: roomy ? 220 : 56,
      render: (_, type) => <TypeActions type={type} types={types} {...on} />,
    },
  ]

  return (
    <Table<TypeNode>
      className="tree-table"
      rowKey="id"
      size="middle"
      columns={columns}
      dataSource={nodes}
      pagination={false}
      loading={busy}
      expandable={{
        expandedRowKeys: types.map((type) => type.id).filter((id) => !closed.has(id)),
        onExpand: (open, { id }) =>
          setClosed((before) =>
            open ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id]),
          ),
        indentSize: middling ? 24 : 12,
      }}
      onRow={(type) => ({
        draggable: movable(type) && !busy,
        ...(movable(type) && drag.rowOf(branchOf(type), textIn(type.productTypeName, language))),
      })}
    />
  )
}

const isShown = ({ state }: StaffProductType) => state === 'published' || state === 'changed'

function useMove() {
  const texts = useTexts('console/product-type/list')
  const language = useLanguage()
  const { message } = App.useApp()
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    ...moveType(),
    onSuccess: ({ productTypeName }) =>
      void message.success(texts.moved({ name: textIn(productTypeName, language) })),
    onSettled: () => forgetTypes(client),
  })
  const move = ({ id, version }: TypeBranch, { parentId, position }: Place) => {
    // Until the tree was read anew its versions are those from before the last move.
    if (!isPending) mutate({ id, version, productTypeLevel: levelOf(parentId), position })
  }
  return { move, busy: isPending }
}

const total = (type: TypeNode): number =>
  type.productCount + (type.children ?? []).reduce((sum, child) => sum + total(child), 0)

function ProductCount({ type }: { type: TypeNode }) {
  const texts = useTexts('console/product-type/list')
  const own = type.productCount
  const all = total(type)
  return (
    <>
      {own > 0 && (
        <RouterLink to={`/webSystemManage/web_product?typeId=${type.id}`}>{thousands(own)}</RouterLink>
      )}
      {own > 0 && all > own && ' / '}
      {(own === 0 || all > own) && (
        <span className="type-total" title={type.children ? texts.withBelow : undefined}>
          {thousands(all)}
        </span>
      )}
    </>
  )
}

type NameProps = {
  type: StaffProductType
  tree: Moving<TypeBranch>
  movable: boolean
  onMove: (type: TypeBranch, place: Place) => void
  onOpen: (type: StaffProductType) => void
  /** Said under the name where the table has no room for it beside. */
  folded?: ReactNode
}

function TypeName({ type, tree, movable, onMove, onOpen, folded }: NameProps) {
  const language = useLanguage()
  const may = useMay()
  const name = textIn(type.productTypeName, language)
  return (
    <span className="tree-name">
      {movable && <MoveHandle item={branchOf(type)} name={name} tree={tree} onMove={onMove} />}
      <span>
        {may('web_product_type:update') ? (
          <Button type="link" className="tree-open" onClick={() => onOpen(type)}>
            {name}
          </Button>
        ) : (
          name
        )}
        <UntranslatedMark text={type.productTypeName} />
        {folded && <span className="type-folded">{folded}</span>}
      </span>
    </span>
  )
}
