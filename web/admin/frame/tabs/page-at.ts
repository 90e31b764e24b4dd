// What stands at an address of the console for a person: the page behind a tab, or nothing (spec §2, §6).
import { matchRoutes, type RouteObject } from 'react-router'
import type { Text } from '#contract/languages/language.ts'
import type { SessionInfo } from '#contract/people/auth.ts'
import type { Directory, Resource } from '#contract/wire/resource.ts'
import { titleOf } from '#web/admin/frame/trail.ts'
import { mayOpen } from '#web/session/permissions.ts'
import { CONSOLE_ROUTE, pageHandle } from './page-handle.ts'
import { type TabPage, tabPath } from './tabs.ts'

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
      title: titleOf(handle, person.menus),
      affix: handle.affix === true,
      cached: handle.noCache !== true,
      ...(handle.fleeting && { fleeting: true }),
    }
  }
}

/** What keeps a person from the page at an address: its title, and the key that is missing, where there is one to ask for. */
export type Missing = { title: Text; resource: Resource | null }

/** Answers what is missing, or null when nothing is: the person may open it, or no page of the console stands there. */
export function missingAt(routes: RouteObject[], person: Person, address: string): Missing | null {
  const matches = matchRoutes(routes, tabPath(address)) ?? []
  const handles = matches.flatMap(({ route }) => pageHandle(route.handle) ?? [])
  const handle = handles.at(-1)
  if (!handle || !matches.some(({ route }) => route.id === CONSOLE_ROUTE)) return null
  const needs = handle.needs ?? handle
  if (mayOpen(person, needs)) return null
  const keys = [needs.resources ?? []].flat()
  const page = mayOpen(person, { resources: keys }) ? undefined : keys.at(-1)
  const resource = page ?? needs.button ?? null
  return { title: handle.title, resource: resource && isResource(resource) ? resource : null }
}

/** Directories are granted by nobody. */
const isResource = (key: Directory | Resource): key is Resource =>
  !['sysUserManage', 'logManagement', 'webSystemManage'].includes(key)
