// The entries of the sidebar, made from the menus of the signed-in person (spec §2, decision 11).

import type { Text } from '#contract/languages/language.ts'
import { eachLanguage } from '#contract/languages/language-codes.ts'
import type { MenuNode } from '#contract/people/auth.ts'

export type SidebarItem = {
  key: string
  title: Text
  icon: string
  /** An address inside the console. */
  to?: string
  /** An address elsewhere; it opens in a tab of its own. */
  outside?: string
  children: SidebarItem[]
}

/** Each page and each directory by its resource key: what it is called, and the address of a page. */
export type ConsolePages = Readonly<Record<string, { title: Text; to?: string }>>

const EXTERNAL = /^(https?:|mailto:|tel:)/i

/**
 * Menus in their order, without hidden ones and without those that lead nowhere.
 * A parent with a single visible entry gives its place to that entry, unless it is always shown (spec §2, §3).
 */
export function sidebarItems(menus: readonly MenuNode[], pages: ConsolePages): SidebarItem[] {
  return menus.flatMap((menu) => {
    if (menu.hidden) return []
    const children = sidebarItems(menu.children, pages)
    const [only] = children
    if (only && children.length === 1 && !menu.alwaysShow) return [only]
    const target = targetOf(menu, pages)
    if (children.length === 0 && !target) return []
    return [
      {
        key: menu.resources,
        title: named(menu.title, pageOf(menu, pages)?.title),
        icon: menu.icon,
        children,
        ...(children.length === 0 && target),
      },
    ]
  })
}

function targetOf(menu: MenuNode, pages: ConsolePages): { to: string } | { outside: string } | null {
  if (menu.address && EXTERNAL.test(menu.address)) return { outside: menu.address }
  const to = pageOf(menu, pages)?.to
  return to === undefined ? null : { to }
}

const pageOf = ({ resources }: MenuNode, pages: ConsolePages) =>
  Object.hasOwn(pages, resources) ? pages[resources] : undefined

/** As staff call it; in a language that came after that, as the page calls itself. */
const named = (title: Text, own: Text | undefined): Text =>
  own ? eachLanguage((language) => title[language] || own[language]) : title

/** The keys above `key`: the sub-menus to hold open while its page is shown. */
export function parentsOf(items: readonly SidebarItem[], key: string): string[] {
  for (const item of items) {
    if (item.children.some((child) => child.key === key)) return [item.key]
    const deeper = parentsOf(item.children, key)
    if (deeper.length > 0) return [item.key, ...deeper]
  }
  return []
}

/** How many entries these are, with all below them. */
export const countOf = (items: readonly SidebarItem[]): number =>
  items.reduce((sum, { children }) => sum + 1 + countOf(children), 0)

/** The address of the first page below the menu with this key that is in sight; null when there is none. */
export function firstBelow(menus: readonly MenuNode[], key: string, pages: ConsolePages): string | null {
  const first = (below: readonly MenuNode[]): string | null => {
    for (const menu of below.filter(({ hidden }) => !hidden)) {
      const found = pageOf(menu, pages)?.to ?? first(menu.children)
      if (found) return found
    }
    return null
  }
  for (const menu of menus) {
    const found = menu.resources === key ? first(menu.children) : firstBelow(menu.children, key, pages)
    if (found) return found
  }
  return null
}
