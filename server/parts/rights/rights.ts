// What a person may do, worked out in this one place from roles, grants and menus (spec §6; decision 10).

import { isLimited, type Limits, limitsIn } from '#contract/content/touched.ts'
import { ADMIN_ROLE } from '#contract/people/role.ts'
import { BUTTONS, pageOfResource } from '#contract/wire/resource.ts'
import type { Db } from '#server/storage/open.ts'

export type Rights = {
  /** Names of the enabled roles. */
  roles: string[]
  /** Holds the role `admin`, which passes every check (spec §6). */
  admin: boolean
  /** Keys of the pages that may be seen and the buttons that may be pressed. */
  resources: ReadonlySet<string>
  /** One of the roles demands a second step (decision 54). */
  demandsSecondStep: boolean
  /** Keys of which every role that gives them is limited, with the limits of each (decision 58). */
  limited: Limited
}

/** Keys with the limits of the roles that give them; a key that is not there is without limits. */
export type Limited = ReadonlyMap<string, readonly Limits[]>

/** What granted keys amount to: a button brings its page with it, for nobody presses a button on a page they cannot see. */
export const withPages = (granted: Iterable<string>): Set<string> =>
  new Set([...granted].flatMap((key) => [key, pageOfResource(key)]))

/** The stored keys that give a key: itself, and for a page its buttons. */
export const keysThatGive = (resource: string): string[] => [
  resource,
  ...BUTTONS.filter((button) => button !== resource && pageOfResource(button) === resource),
]

/** Of granted keys with the limits of their roles, those of which each role is limited. */
export function limitedKeys(granted: readonly { resource: string | null; limits: string }[]): Limited {
  const some = granted.flatMap(({ resource, limits }) =>
    resource === null ? [] : [{ resource, limits: limitsIn(limits) }],
  )
  if (!some.some(({ limits }) => isLimited(limits))) return new Map()
  const byKey = Map.groupBy(some, ({ resource }) => resource)
  return new Map(
    [...byKey]
      .filter(([, roles]) => roles.every(({ limits }) => isLimited(limits)))
      .map(([key, roles]) => [key, roles.map(({ limits }) => limits)]),
  )
}

/** The keys of disabled menus and of everything below them; nobody but `admin` holds them. */
export async function disabledKeys(db: Db): Promise<Set<string>> {
  const rows = await db
    .withRecursive('off', (query) =>
      query
        .selectFrom('menu')
        .select(['menu.id', 'menu.resources'])
        .where('menu.flag', '=', 'disabled')
        .union(
          query
            .selectFrom('menu')
            .innerJoin('off', 'off.id', 'menu.parent_id')
            .select(['menu.id', 'menu.resources']),
        ),
    )
    .selectFrom('off')
    .select('resources')
    .execute()
  return new Set(rows.map(({ resources }) => resources))
}

/** The rights of a person as the store has them now; whether the account is good is asked elsewhere. */
export async function rightsOf(db: Db, userId: number): Promise<Rights> {
  const rows = await db
    .selectFrom('user_role')
    .innerJoin('role', 'role.id', 'user_role.role_id')
    .leftJoin('role_grant', 'role_grant.role_id', 'role.id')
    .select(['role.name', 'role.second_step', 'role.limits', 'role_grant.resource'])
    .where('user_role.user_id', '=', userId)
    .where('role.flag', '=', 'enabled')
    .orderBy('role.sort')
    .orderBy('role.id')
    .execute()
  const roles = [...new Set(rows.map((row) => row.name))]
  const resources = withPages(rows.flatMap((row) => row.resource ?? []))
  if (resources.size > 0) for (const key of await disabledKeys(db)) resources.delete(key)
  const demandsSecondStep = rows.some((row) => row.second_step === 1)
  const admin = roles.includes(ADMIN_ROLE)
  return { roles, admin, resources, demandsSecondStep, limited: admin ? new Map() : limitedKeys(rows) }
}
