// The tree of the menus as a table: put in order by dragging or by keyboard, each move in one call.
import { Button, Table, type TableProps, Tag } from 'antd'
import { useMemo } from 'react'
import type { Menu } from '#contract/people/menu.ts'
import { forgetRights } from '#web/admin/admin-api.ts'
import { useChange } from '#web/admin/forms/record-change.tsx'
import { MenuIcon } from '#web/admin/frame/menu-icon.tsx'
import { useMiddling, useRoomy } from '#web/admin/page-parts/use-media.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { MoveHandle } from '#web/admin/tree/move-handle.tsx'
import type { Moving, Place } from '#web/admin/tree/tree-moves.ts'
import { UntranslatedMark } from '#web/admin/tree/untranslated-mark.tsx'
import { useTreeDrag } from '#web/admin/tree/use-tree-drag.ts'
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
  const { busy, change } = useChange(forgetRights)
  const move = ({ id, version, title }: Menu, place: Place) => {
    // Until the tree was read anew its versions are those from before the last move.
    if (busy) return
    void change(texts.moved({ name: textIn(title, language) }), () => moveMenu({ id, version, ...place }))
  }
  return { move, busy }
}

type NameProps = {
  menu: Menu
  tree: Moving<Menu>
  onMove: (menu: Menu, place: Place) => void
  onOpen: (menu: Menu) => void
}

/** The name of a menu: handle, icon, title, and what is special about it. */
function MenuName({ menu, tree, onMove, onOpen }: NameProps) {
  const name = textIn(menu.title, useLanguage())
  const movable = useMay()('sysmenuList:update') && menu.locked !== 'beyond'
  return (
    <span className="tree-name menu-name">
      {movable && <MoveHandle item={menu} name={name} tree={tree} onMove={onMove} />}
      {menu.icon && <MenuIcon name={menu.icon} />}
      <span>
        {movable ? (
          <Button type="link" className="tree-open" onClick={() => onOpen(menu)}>
            {name}
          </Button>
        ) : (
          name
        )}
        <UntranslatedMark text={menu.title} />
        <Marks menu={menu} all={tree.items} />
      </span>
    </span>
  )
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
