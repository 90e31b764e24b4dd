// Who can give somebody a right, judged by the rules that guard roles and people (decision 10).

import { storedText } from '#contract/fields/walk.ts'
import type { Text } from '#contract/languages/language.ts'
import { type Authority, covers } from '#server/parts/rights/authority.ts'

/** A request counts as asked for a day, and waits in lists for a month. */
export const ASKED_MS = 24 * 60 * 60_000
export const WAITS_MS = 30 * ASKED_MS
/** Requests of one person in a day, whatever they are for. */
export const ASK_LIMIT = { name: 'right-ask', points: 10, seconds: 24 * 60 * 60 }

type Wanted = {
  resource: string
  /** A menu on the way is switched off: only an administrator can help. */
  off: boolean
  /** What the roles grant that hold it. */
  roles: readonly Authority[]
  /** What the asker holds already. */
  asker: Authority
}

/** Whether somebody can grant it: nobody gives what they lack, and nobody manages who holds more. */
export function canGrant(can: Authority, { resource, off, roles, asker }: Wanted): boolean {
  if (can.admin) return true
  if (off || !can.keys.has(resource)) return false
  if (can.keys.has('roleSetting:update')) return true
  const gives = can.keys.has('roleList:members') || can.keys.has('userList:update')
  return gives && covers(can, asker) && roles.some((role) => covers(can, role))
}

type MenuRow = { id: number; parent_id: number | null; resources: string; title: string }

/** The titles from the top to a key. */
export function pathOf(resource: string, menus: readonly MenuRow[]): Text[] {
  const path: Text[] = []
  let at = menus.find((menu) => menu.resources === resource)
  while (at) {
    path.unshift(storedText(at.title))
    const { parent_id } = at
    at = menus.find(({ id }) => id === parent_id)
  }
  return path
}
