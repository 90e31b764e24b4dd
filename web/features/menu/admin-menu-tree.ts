// The menus as a tree: as a flat list, what may stand below what, and the keys that are left to choose.
import type { Menu } from '#contract/people/menu.ts'
import { fitsUnder, type Moving } from '#web/admin/tree/tree-moves.ts'

export type MenuType = Menu['type']
/** How deep menus nest (`MENU_DEPTH` of the contract, which would bring the validator along). */
const DEEPEST = 4
/** Stands for a menu that has no id yet. */
const NEW = 0

/** The types that may stand below one; `null` is the top. */
const BELOW: Record<MenuType | 'top', readonly MenuType[]> = {
  top: ['directory', 'page', 'link'],
  directory: ['directory', 'page', 'link'],
  page: ['button'],
  button: [],
  link: [],
}

/** Parents before their children, in order. */
export const flatMenus = (menus: readonly Menu[]): Menu[] =>
  menus.flatMap((menu) => [menu, ...flatMenus(menu.children)])

const typeAt = (all: readonly Menu[], id: number | null) =>
  id === null ? 'top' : (all.find((menu) => menu.id === id)?.type ?? 'link')

/** What may be added below a menu; nothing where the tree is as deep as it may be. */
export function typesUnder(all: readonly Menu[], parentId: number | null): readonly MenuType[] {
  const fits = fitsUnder(all, NEW, parentId, DEEPEST)
  return fits ? BELOW[typeAt(all, parentId)] : []
}

/** The menus as a tree that can be put in order. */
export function movingMenus(menus: readonly Menu[]): Moving<Menu> {
  const items = flatMenus(menus)
  const mayStand = ({ id, type, parentId: home }: Menu, parentId: number | null) => {
    // A button belongs to its page.
    if (type === 'button') return parentId === home
    return BELOW[typeAt(items, parentId)].includes(type) && fitsUnder(items, id, parentId, DEEPEST)
  }
  return { items, mayStand }
}

/** The keys that a new page, or a new button of a page, can still be given. */
export function freeKeys(type: MenuType, unused: readonly string[], page: string | undefined): string[] {
  if (type === 'page') return unused.filter((key) => !key.includes(':'))
  if (type === 'button') return unused.filter((key) => page !== undefined && key.startsWith(`${page}:`))
  return []
}

/** Whether the menu or one above it is disabled, so that only administrators have it. */
export function isAsleep(all: readonly Menu[], menu: Menu): boolean {
  if (menu.flag === 'disabled') return true
  const parent = all.find(({ id }) => id === menu.parentId)
  return parent !== undefined && isAsleep(all, parent)
}

/** Why an operation on a menu is blocked for this person, in words; null while it is open. `switch` is also what enables it again. */
export function whyLocked(
  { locked }: Menu,
  operation: 'change' | 'switch' | 'delete',
  texts: { beyond: string; offByAdmin: string },
): string | null {
  if (locked === 'offByAdmin') return operation === 'change' ? null : texts.offByAdmin
  return locked && texts.beyond
}
