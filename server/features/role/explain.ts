// Why a person may or may not do something, told from the same facts that the guard judges by.
import type { Text } from '#contract/languages/language.ts'
import { ADMIN_ROLE, type Explanation } from '#contract/people/role.ts'
import type { Flag } from '#contract/people/staff.ts'

export type ExplainedRole = {
  id: number
  name: string
  title: Text
  flag: Flag
  held: boolean
  /** Those of its stored keys that give the key in question. */
  by: string[]
}
export type ExplainedMenu = {
  id: number
  parentId: number | null
  resources: string
  title: Text
  flag: Flag
}
type Facts = {
  resource: string
  /** The account is enabled and not in the trash. */
  usable: boolean
  /** What the guard asks: holds the key, or passes every check. */
  holds: boolean
  roles: readonly ExplainedRole[]
  menus: readonly ExplainedMenu[]
}

export function explain({ resource, usable, holds, roles, menus }: Facts): Explanation {
  const path = pathTo(resource, menus)
  const off = path.some(({ flag }) => flag === 'disabled')
  const gives = (role: ExplainedRole) => role.name === ADMIN_ROLE || (!off && role.by.length > 0)
  const own = roles.filter(({ held }) => held)
  const awake = own.filter(({ flag }) => flag === 'enabled')
  const missing = () => {
    if (!usable) return 'userDisabled'
    if (holds) return null
    if (awake.length === 0) return 'noRole'
    return awake.some(({ by }) => by.length > 0) ? 'menuDisabled' : 'notGranted'
  }
  return {
    allowed: usable && holds,
    missing: missing(),
    roles: own.map(({ id, name, title, flag, by }) => ({
      ...{ id, name, title, flag, by },
      grants: name === ADMIN_ROLE ? 'admin' : grantOf(resource, by),
    })),
    menus: path.map(({ id, resources, title, flag }) => ({ id, resources, title, flag })),
    wouldGrant: roles
      .filter((role) => !role.held && role.flag === 'enabled' && gives(role))
      .map(({ id, name, title }) => ({ id, name, title })),
  }
}

function grantOf(resource: string, by: readonly string[]) {
  if (by.includes(resource)) return 'key'
  return by.length > 0 ? 'button' : 'nothing'
}

function pathTo(resource: string, menus: readonly ExplainedMenu[]): ExplainedMenu[] {
  const path: ExplainedMenu[] = []
  let at = menus.find((menu) => menu.resources === resource)
  while (at) {
    path.unshift(at)
    const { parentId } = at
    at = menus.find(({ id }) => id === parentId)
  }
  return path
}
