// The tree of the menus as a table: put in order by dragging or by keyboard, each move in one call.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { App, Table, type TableProps } from 'antd'
import { useMemo } from 'react'
import type { Menu } from '#contract/people/menu.ts'
import { forgetRights } from '#web/admin/admin-api.ts'
import { useMiddling, useRoomy } from '#web/admin/page-parts/use-media.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import type { Place } from '#web/admin/tree/tree-moves.ts'
import { useTreeDrag } from '#web/admin/tree/use-tree-drag.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { moveMenu } from './admin-api.ts'
import { MenuActions } from './admin-menu-actions.tsx'
import { MenuName } from './admin-menu-name.tsx'
import { EnabledSwitch, VisibleSwitch } from './admin-menu-switches.tsx'
import { movingMenus } from './admin-menu-tree.ts'

type Props = {
  menus: readonly Menu[]
  /** All menus, of which filters may leave some out: places are counted among all of them. */
  whole: readonly Menu[]
  opened: ReadonlySet<number>
  onOpened: (opened: ReadonlySet<number>) => void
  onAdd: (parent: Menu) => void
  onEdit: (menu: Menu) => void
  onRemove: (menu: Menu) => void
}
type Row = Omit<Menu, 'children'> & { children?: Row[]; menu: Menu }

/** A row without children must not say that it has some. */
const rowsOf = (menus: readonly Menu[]): Row[] =>
  menus.map(({ children, ...menu }) => ({
    ...menu,
    menu: { ...menu, children },
    ...(children.length > 0 && { children: rowsOf(children) }),
  }))

export function MenuTable({ menus, whole, opened, onOpened, ...on }: Props) {
  const language = useLanguage()
  const middling = useMiddling()
  const movable = useMay()('sysmenuList:update')
  const rows = useMemo(() => rowsOf(menus), [menus])
  const tree = useMemo(() => movingMenus(whole), [whole])
  const { move, busy } = useMove()
  const drag = useTreeDrag(tree, move)
  const columns = useColumns({
    name: ({ menu }) => <MenuName menu={menu} tree={tree} onMove={move} onOpen={on.onEdit} />,
    actions: ({ menu }) => <MenuActions menu={menu} all={tree.items} {...on} />,
  })
  return (
    <Table<Row>
      className="tree-table menu-table"
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
        indentSize: middling ? 24 : 14,
      }}
      onRow={({ menu }) => ({
        draggable: movable && !busy && menu.locked !== 'beyond',
        ...(movable && drag.rowOf(menu, textIn(menu.title, language))),
      })}
    />
  )
}

type Cell = (row: Row) => React.ReactNode

function useColumns({
  name,
  actions,
}: {
  name: Cell
  actions: Cell
}): NonNullable<TableProps<Row>['columns']> {
  const texts = useTexts('console/menu')
  const roomy = useRoomy()
  const middling = useMiddling()
  const type: Cell = (row) => texts.types[row.type]
  const key: Cell = (row) => <code className="menu-key">{row.resources}</code>
  const visible: Cell = ({ menu }) => <VisibleSwitch menu={menu} />
  const enabled: Cell = ({ menu }) => <EnabledSwitch menu={menu} />
  const roles: Cell = (row) => (row.type === 'page' || row.type === 'button' ? row.roles : null)
  const column = (title: React.ReactNode, name: string, width: number, render: Cell) => ({
    ...{ title, key: name, width },
    render: (_: unknown, row: Row) => render(row),
  })
  return [
    { title: texts.name, key: 'name', render: (_, row) => name(row) },
    ...(roomy ? [column(texts.type, 'type', 110, type), column(texts.key, 'resources', 190, key)] : []),
    ...(middling
      ? [column(texts.visible, 'hidden', 86, visible), column(texts.enabled, 'flag', 86, enabled)]
      : []),
    ...(roomy ? [column(<span title={texts.rolesHint}>{texts.roles}</span>, 'roles', 72, roles)] : []),
    {
      ...column(<span className="hidden-text">{texts.edit}</span>, 'actions', roomy ? 216 : 56, actions),
      align: 'right',
    },
  ]
}

function useMove() {
  const texts = useTexts('console/menu')
  const language = useLanguage()
  const { message } = App.useApp()
  const client = useQueryClient()
  const { mutateAsync, isPending } = useMutation({ ...moveMenu(), onSettled: () => forgetRights(client) })
  const move = ({ id, version, title }: Menu, place: Place) => {
    // Until the tree was read anew its versions are those from before the last move.
    if (isPending) return
    mutateAsync({ id, version, ...place }).then(
      () => void message.success(texts.moved({ name: textIn(title, language) })),
      () => undefined,
    )
  }
  return { move, busy: isPending }
}
