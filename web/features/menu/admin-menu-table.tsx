// The tree of the menus as a table.
import { type TableProps, Tag } from 'antd'
import { useMemo } from 'react'
import type { Menu } from '#contract/people/menu.ts'
import { forgetRights } from '#web/admin/admin-api.ts'
import { MenuIcon } from '#web/admin/frame/sidebar/menu-icon.tsx'
import { useMiddling, useRoomy } from '#web/admin/page-parts/use-media.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { type Sorting, TreeName, TreeTable, useTreeMove } from '#web/admin/tree/tree-table.tsx'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { moveMenu } from './admin-api.ts'
import { EnabledSwitch, MenuActions, VisibleSwitch } from './admin-menu-operations.tsx'
import { isAsleep, movingMenus } from './admin-menu-tree.ts'

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
  const texts = useTexts('console/menu')
  const language = useLanguage()
  const may = useMay()('sysmenuList:update')
  const rows = useMemo(() => rowsOf(menus), [menus])
  const tree = useMemo(() => movingMenus(whole), [whole])
  const nameOf = ({ title }: Menu) => title
  const { move, busy } = useTreeMove<Menu>(
    forgetRights,
    (menu) => texts.moved({ name: textIn(nameOf(menu), language) }),
    ({ id, version }, place) => moveMenu({ id, version, ...place }),
  )
  const movable = ({ locked }: Menu) => may && locked !== 'beyond'
  const sorting: Sorting<Menu> = { tree, nameOf, movable, move }
  const columns = useColumns({
    name: ({ menu }) => (
      <TreeName
        className="menu-name"
        item={menu}
        sorting={sorting}
        onOpen={movable(menu) && on.onEdit}
        icon={menu.icon && <MenuIcon name={menu.icon} />}
      >
        <Marks menu={menu} all={tree.items} />
      </TreeName>
    ),
    actions: ({ menu }) => <MenuActions menu={menu} all={tree.items} {...on} />,
  })
  return (
    <TreeTable<Row, Menu>
      className="menu-table"
      rows={rows}
      itemOf={({ menu }) => menu}
      columns={columns}
      opened={opened}
      onOpened={onOpened}
      sorting={sorting}
      busy={busy}
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
      align: 'end',
    },
  ]
}

/** Where the columns have no room, what they say stands under the name. */
function Marks({ menu, all }: { menu: Menu; all: readonly Menu[] }) {
  const texts = useTexts('console/menu')
  const roomy = useRoomy()
  const middling = useMiddling()
  const asleep = menu.flag === 'enabled' && isAsleep(all, menu)
  return (
    <span className="menu-marks">
      {!roomy && (
        <small>
          {texts.types[menu.type]} · <code>{menu.resources}</code>
        </small>
      )}
      {!middling && menu.hidden && <Tag>{texts.hidden}</Tag>}
      {!middling && menu.flag === 'disabled' && <Tag className="menu-off">{texts.disabled}</Tag>}
      {asleep && (
        <Tag className="menu-off" title={texts.asleep}>
          {texts.disabled}
        </Tag>
      )}
    </span>
  )
}
