// What answers the calls about who has a role, and why somebody may do something.

import type { Limits } from '#contract/content/touched.ts'
import { storedText } from '#contract/fields/walk.ts'
import type { Text } from '#contract/languages/language.ts'
import { ADMIN_ROLE, roleCalls as calls, type Explanation } from '#contract/people/role.ts'
import type { Flag } from '#contract/people/staff.ts'
import { COUNTED } from '#contract/wire/page.ts'
import { notFound } from '#server/failure.ts'
import { type Router, serve } from '#server/http/serve.ts'
import {
  authorityOf,
  checkAdminStays,
  checkMayGive,
  checkMayManage,
  holdAuthority,
} from '#server/parts/rights/authority.ts'
import { keysThatGive, rightsOf } from '#server/parts/rights/rights.ts'
import type { Parts } from '#server/parts.ts'
import {
  accountOf,
  allMenus,
  giveRole,
  liftVersions,
  pageOfMembers,
  peopleWithRoles,
  rolesFor,
  takeRole,
} from './members-store.ts'
import { memberChange, nameOf } from './rules.ts'
import { roleStore } from './store.ts'

export function roleMembersRoutes(router: Router, { storage, now }: Parts) {
  const { db } = storage
  const roles = roleStore(db)

  serve(router, calls.members, async ({ name = '', ...query }) => {
    if (!(await roles.find(query.id))) throw notFound()
    const { items, count } = await pageOfMembers(db, { ...query, name })
    return {
      total: Math.min(count, COUNTED),
      more: count > COUNTED,
      items: items.map(({ nick_name: nickName, ...person }) => ({ ...person, nickName })),
    }
  })

  serve(router, calls.setMembers, ({ id, add, remove }, { person, record }) =>
    db.transaction().execute(async (within) => {
      await holdAuthority(storage, within)
      const role = await roles.find(id, within)
      if (!role) throw notFound()
      const asker = await authorityOf(within, person.id)
      await checkMayGive(within, asker, [id])
      const people = await peopleWithRoles(within, [...new Set([...add, ...remove])])
      const { gets, loses } = memberChange(id, add, remove, people)
      const changed = [...gets, ...loses].map((one) => one.id)
      await checkMayManage(within, asker, changed)
      await giveRole(
        within,
        id,
        gets.map((one) => one.id),
      )
      await takeRole(
        within,
        id,
        loses.map((one) => one.id),
      )
      await liftVersions(within, changed, now())
      if (role.name === ADMIN_ROLE) await checkAdminStays(within)
      await record(within, {
        recordId: id,
        recordName: nameOf({ name: role.name, title: storedText(role.title) }, router.siteLanguage()),
        before: { members: loses.map(({ username }) => username) },
        after: { members: gets.map(({ username }) => username) },
      })
      return null
    }),
  )

  serve(router, calls.explain, async ({ userId, resource }) => {
    const account = await accountOf(db, userId)
    if (!account) throw notFound()
    const rights = await rightsOf(db, userId)
    return explain({
      resource,
      usable: account.flag === 'enabled' && account.trashed_at === null,
      holds: rights.admin || rights.resources.has(resource),
      roles: await rolesFor(db, userId, keysThatGive(resource)),
      menus: await allMenus(db),
    })
  })
}

type ExplainedRole = {
  id: number
  name: string
  title: Text
  flag: Flag
  held: boolean
  /** Those of its stored keys that give the key in question. */
  by: string[]
  limits: Limits
}
type ExplainedMenu = {
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

function explain({ resource, usable, holds, roles, menus }: Facts): Explanation {
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
    roles: own.map(({ id, name, title, flag, by, limits }) => ({
      ...{ id, name, title, flag, by, limits },
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
