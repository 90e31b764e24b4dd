// The tree of the product types as a table.
import { useMemo, useState } from 'react'
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
import { type Sorting, TreeName, TreeTable, useTreeMove } from '#web/admin/tree/tree-table.tsx'
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
}

export function TypeTable({ types, ...on }: Props) {
  const texts = useTexts('console/product-type/list')
  const language = useLanguage()
  const roomy = useRoomy()
  const middling = useMiddling()
  const may = useMay()
  const nodes = useMemo(() => treeOf(types), [types])
  const tree = useMemo(() => movingTypes(types), [types])
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set())
  const nameOf = ({ productTypeName }: TypeBranch) => productTypeName
  const { move, busy } = useTreeMove<TypeBranch>(
    forgetTypes,
    (type) => texts.moved({ name: textIn(nameOf(type), language) }),
    ({ id, version }, { parentId, position }) =>
      moveType({ id, version, productTypeLevel: levelOf(parentId), position }),
  )
  const sorting: Sorting<TypeBranch> = {
    ...{ tree, nameOf, move },
    // What visitors see moves for them too.
    movable: ({ state }) =>
      may('web_product_type:update') &&
      (!['published', 'changed'].includes(state) || may('web_product_type:publish')),
  }

  const columns = [
    {
      title: texts.name,
      key: 'name',
      render: (_: unknown, type: TypeNode) => (
        <TreeName
          item={branchOf(type)}
          sorting={sorting}
          onOpen={may('web_product_type:update') && on.onEdit}
        >
          {!middling && (
            <span className="type-folded">
              <RecordStateWord state={type.state} />
            </span>
          )}
        </TreeName>
      ),
    },
    {
      title: texts.products,
      dataIndex: 'productCount',
      align: 'end' as const,
      width: middling ? 110 : 84,
      render: (_: unknown, type: TypeNode) => <ProductCount type={type} />,
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
      align: 'end' as const,
      width: roomy ? 220 : 56,
      render: (_: unknown, type: TypeNode) => <TypeActions type={type} types={types} {...on} />,
    },
  ]

  return (
    <TreeTable<TypeNode, TypeBranch>
      rows={nodes}
      itemOf={branchOf}
      columns={columns}
      opened={new Set(types.map(({ id }) => id).filter((id) => !closed.has(id)))}
      onOpened={(opened) => setClosed(new Set(types.map(({ id }) => id).filter((id) => !opened.has(id))))}
      sorting={sorting}
      busy={busy}
    />
  )
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
