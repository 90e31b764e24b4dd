// The menu of the console, made from what the signed-in person may open.

import { Menu, type MenuProps } from 'antd'
import { memo, type ReactNode, useMemo, useState } from 'react'
import { useMatches } from 'react-router'
import type { Language } from '#contract/languages/language-codes.ts'
import type { MenuNode } from '#contract/people/auth.ts'
import { PAGE_NAMES } from '#web/admin/frame/page-names.ts'
import { LOGIN_INFO, pageHandle } from '#web/admin/frame/tabs/page-handle.ts'
import { MenuCount } from '#web/admin/messages/message-button.tsx'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useSession } from '#web/session/permit.tsx'
import { CONSOLE_HOME } from '#web/session/redirect.ts'
import { RouterLink } from '#web/ui/router-link.tsx'
import { MenuIcon } from './menu-icon.tsx'
import { type ConsolePages, parentsOf, type SidebarItem, sidebarItems } from './sidebar-items.ts'

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
  const items = useMemo(() => menuItems(menus, pages), [menus, pages])
  const current = useCurrentKey(items)
  const [opened, setOpened] = useState(() =>
    items.filter((item) => item.children.length > 0).map((item) => item.key),
  )
  const [shown, setShown] = useState(current)
  // The page shown is always to be found in the menu; afterwards its sub-menu may be closed again.
  if (shown !== current) {
    setShown(current)
    setOpened((before) => [...new Set([...before, ...parentsOf(items, current)])])
  }

  return (
    <nav aria-label={texts.menu} className="sidebar-menu">
      <Entries
        items={items}
        language={language}
        current={current}
        collapsed={collapsed}
        onChosen={onChosen}
        opened={opened}
        onOpen={setOpened}
      />
    </nav>
  )
}

type EntriesProps = {
  items: readonly SidebarItem[]
  language: Language
  current: string
  collapsed: boolean
  onChosen: (() => void) | undefined
  opened: string[]
  onOpen: (keys: string[]) => void
}

/** Drawn anew only when something of it changed, and not with every step. */
const Entries = memo(function Entries({
  items,
  language,
  current,
  collapsed,
  onChosen,
  opened,
  onOpen,
}: EntriesProps) {
  return (
    <Menu
      theme="dark"
      mode="inline"
      inlineCollapsed={collapsed}
      inlineIndent={20}
      selectedKeys={[current]}
      {...(onChosen && { onClick: onChosen })}
      items={items.map((item) => entry(item, language))}
      // Collapsed sub-menus open on hover; which ones are open then is the menu's own affair.
      {...(!collapsed && { openKeys: opened, onOpenChange: onOpen })}
    />
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

type Entry = NonNullable<MenuProps['items']>[number]

function entry(item: SidebarItem, language: Language): Entry {
  const title = textIn(item.title, language)
  const icon = <MenuIcon name={item.icon} />
  if (item.children.length > 0) {
    return {
      key: item.key,
      icon,
      label: title,
      children: item.children.map((child) => entry(child, language)),
    }
  }
  return { key: item.key, icon, label: linkTo(item, title), title }
}

function linkTo(item: SidebarItem, title: string): ReactNode {
  if (item.outside) {
    return (
      <a href={item.outside} target="_blank" rel="noreferrer">
        {title}
      </a>
    )
  }
  return (
    <RouterLink to={item.to ?? CONSOLE_HOME}>
      {title}
      <MenuCount resources={item.key} />
    </RouterLink>
  )
}
