// The menu of the console, made from what the signed-in person may open.

import { type CSSProperties, memo, useCallback, useMemo, useState } from 'react'
import { useMatches } from 'react-router'
import type { MenuNode } from '#contract/people/auth.ts'
import { useAppearance } from '#web/admin/frame/looks/appearance.tsx'
import { MENU_ITEM_PX } from '#web/admin/frame/looks/console-theme.ts'
import { PAGE_NAMES } from '#web/admin/frame/page-names.ts'
import { LOGIN_INFO, pageHandle } from '#web/admin/frame/tabs/page-handle.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useSession } from '#web/session/permit.tsx'
import { CONSOLE_HOME } from '#web/session/redirect.ts'
import { type Menu, SidebarEntry } from './sidebar-entry.tsx'
import { type ConsolePages, parentsOf, type SidebarItem, sidebarItems } from './sidebar-items.ts'
import { moveInMenu } from './sidebar-keys.ts'
import './sidebar.css'

const DASHBOARD: SidebarItem = {
  key: 'dashboard',
  title: PAGE_NAMES.dashboard,
  icon: 'dashboard',
  to: CONSOLE_HOME,
  children: [],
}

/** The person's own page: found by the search and the user menu, not in the sidebar. */
export const LOGIN_INFO_ITEM: SidebarItem = {
  key: 'loginInfo',
  title: PAGE_NAMES.loginInfo,
  icon: 'user',
  to: LOGIN_INFO,
  children: [],
}

/** Everything the sidebar shows to somebody with these menus. */
export const menuItems = (menus: readonly MenuNode[], pages: ConsolePages): SidebarItem[] => [
  DASHBOARD,
  ...sidebarItems(menus, pages),
]

/** `onChosen` hears of an entry that was chosen, also the one of the page shown. */
type Props = { pages: ConsolePages; collapsed: boolean; onChosen?: () => void }

export function Sidebar({ pages, collapsed, onChosen }: Props) {
  const texts = useTexts('console/frame/console')
  const language = useLanguage()
  const { menus } = useSession()
  const { size } = useAppearance()
  const items = useMemo(() => menuItems(menus, pages), [menus, pages])
  const current = useCurrentKey(items)
  const [opened, setOpened] = useState<readonly string[]>(() =>
    items.filter((item) => item.children.length > 0).map((item) => item.key),
  )
  const [shown, setShown] = useState(current)
  // The page shown is always to be found in the menu; afterwards its sub-menu may be closed again.
  if (shown !== current) {
    setShown(current)
    setOpened((before) => [...new Set([...before, ...parentsOf(items, current)])])
  }
  const toggle = useCallback((key: string) => {
    setOpened((before) => (before.includes(key) ? before.filter((one) => one !== key) : [...before, key]))
  }, [])

  return (
    <nav
      aria-label={texts.menu}
      className="sidebar-menu"
      data-collapsed={collapsed || undefined}
      style={{ '--menu-item': `${MENU_ITEM_PX[size]}px` } as CSSProperties}
      onKeyDown={moveInMenu}
    >
      <Entries {...{ items, language, current, collapsed, onChosen, opened, toggle }} />
    </nav>
  )
}

type EntriesProps = Menu & { items: readonly SidebarItem[] }

/** Drawn anew only when something of it changed, and not with every step. */
const Entries = memo(function Entries({ items, ...menu }: EntriesProps) {
  return (
    <ul>
      {items.map((item) => (
        <SidebarEntry key={item.key} item={item} level={1} {...menu} />
      ))}
    </ul>
  )
})

/** The deepest of our menus that the matched routes name. */
function useCurrentKey(items: readonly SidebarItem[]): string {
  const matches = useMatches()
  const known = new Set(leaves(items))
  const keys = matches.flatMap((match) => pageHandle(match.handle)?.resources ?? [])
  const deepest = keys.findLast((key) => known.has(key))
  return deepest ?? (matches.at(-1)?.pathname === CONSOLE_HOME ? DASHBOARD.key : '')
}

const leaves = (items: readonly SidebarItem[]): string[] =>
  items.flatMap((item) => (item.children.length === 0 ? [item.key] : leaves(item.children)))
