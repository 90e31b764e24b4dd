// What stands at an address of the console for a person: the page behind a tab, or nothing (spec §2, §6).
import { matchRoutes, type RouteObject } from 'react-router'
import type { SessionInfo } from '#contract/auth.ts'
import { CONSOLE_ROUTE, pageHandle } from '#web/admin/page-handle.ts'
import { type TabPage, tabPath } from '#web/admin/tabs.ts'
import { menuTitle } from '#web/admin/trail.ts'
import { mayOpen } from '#web/session/permissions.ts'

export type PageAt = (address: string) => TabPage | null
type Person = Pick<SessionInfo, 'roles' | 'menus' | 'buttons'>

/** Answers the page at an address, or `null` when there is none in the console or the person may not open it. */
export function createPageAt(routes: RouteObject[], person: Person): PageAt {
  return (address) => {
    const path = tabPath(address)
    const matches = matchRoutes(routes, path) ?? []
    if (!matches.some(({ route }) => route.id === CONSOLE_ROUTE)) return null
    const handle = pageHandle(matches.at(-1)?.route.handle)
    if (!handle || !mayOpen(person, handle.needs ?? handle)) return null
    return {
      path,
      address,
      title: (handle.resources && menuTitle(person.menus, handle.resources)) || handle.title,
      affix: handle.affix === true,
      cached: handle.noCache !== true,
    }
  }
}
