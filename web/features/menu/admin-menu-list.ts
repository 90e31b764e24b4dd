// What the tree of the menus is narrowed to, as its address has it.
import type { Menu } from '#contract/people/menu.ts'
import { oneOf, text } from '#web/admin/list/filters/filter-kinds.ts'
import { listAddress } from '#web/admin/list/filters/list-address.ts'

/** Hidden and disabled are separate things: a hidden menu may be enabled. */
const MENU_STATES = ['enabled', 'disabled', 'hidden'] as const
type Narrowing = { name: string; flag: (typeof MENU_STATES)[number] | null }

export const MENU_LIST = listAddress({
  filters: { name: text(), flag: oneOf(MENU_STATES) },
  sorts: ['sort'],
  sort: 'sort',
})

/** The menus that match with all below them and what they stand in, and which of them to open so that each match is in sight. */
export function narrowedMenus(
  menus: readonly Menu[],
  wanted: Narrowing,
): { menus: Menu[]; open: Set<number> } {
  const open = new Set<number>()
  const narrow = (nodes: readonly Menu[]): Menu[] =>
    nodes.flatMap((menu) => {
      const children = narrow(menu.children)
      if (children.length > 0) open.add(menu.id)
      if (matches(menu, wanted)) return [menu]
      return children.length > 0 ? [{ ...menu, children }] : []
    })
  return { menus: narrow(menus), open }
}

function matches({ title, resources, hidden, flag }: Menu, wanted: Narrowing): boolean {
  const name = wanted.name.toLowerCase()
  const named = [...Object.values(title), resources].some((words) => words.toLowerCase().includes(name))
  if (!named) return false
  if (wanted.flag === null) return true
  return wanted.flag === 'hidden' ? hidden : flag === wanted.flag
}
