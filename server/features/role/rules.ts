// The rules of roles: names, what nobody does to `admin`, who grants what, and when a role may go.

import { FIELD_GROUPS, type Limits, WRITTEN } from '#contract/content/touched.ts'
import { pickText, type Text } from '#contract/languages/language.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import { ADMIN_ROLE } from '#contract/people/role.ts'
import { ROLES_OF_ONE } from '#contract/people/staff.ts'
import { CODE } from '#contract/wire/answer.ts'
import { RESOURCES } from '#contract/wire/resource.ts'
import { Failure, invalid } from '#server/failure.ts'
import { type Authority, reachesAsFar } from '#server/parts/rights/authority.ts'
import { hasText } from '#server/publishing/texts/text.ts'
import { serverTexts } from '#server/texts.ts'

const refusals = serverTexts('server/role')

/** Roles altogether, at most. */
export const ROLE_COUNT = 500

type Named = { id: number | null; name: string; title: Text }
type Stated = { name: string; flag: string }

export function checkCount(count: number) {
  if (count >= ROLE_COUNT) throw new Failure(CODE.unprocessable, refusals.tooMany({ most: ROLE_COUNT }))
}

/** Refuses a name that another role has, whatever its case, and a role without a title. */
export function checkNamed(role: Named, all: readonly { id: number; name: string }[]) {
  const key = role.name.toLowerCase()
  const taken = all.some((other) => other.id !== role.id && other.name.toLowerCase() === key)
  const fields = {
    ...(taken && { name: refusals.nameTaken }),
    ...(!hasText(role.title) && { title: refusals.titleMissing }),
  }
  if (Object.keys(fields).length > 0) throw invalid(fields)
}

/** The role `admin` keeps name and state, and only who holds it touches it at all. */
export function checkAdminRole(before: Stated, after: Stated, asker: Authority) {
  if (before.name !== ADMIN_ROLE) return
  if (!asker.admin) throw new Failure(CODE.forbidden, refusals.adminsOnly)
  if (after.name !== before.name || after.flag !== 'enabled') throw adminStays()
}

export const adminStays = () => new Failure(CODE.unprocessable, refusals.adminStays)

export function checkUnused(members: number) {
  if (members > 0) throw new Failure(CODE.conflict, refusals.hasMembers({ count: members }))
}

/**
 * What is to be added to the stored keys of a role and taken from them. Whoever is no admin changes only keys they hold,
 * so nobody grants what they lack, and nobody takes away what they could not give back (docs/decisions/system/0006).
 */
export function grantChange(
  before: readonly string[],
  wanted: readonly string[],
  asker: Authority,
  menuKeys: ReadonlySet<string>,
) {
  const added = [...new Set(wanted)].filter((key) => !before.includes(key)).sort()
  const removed = before.filter((key) => !wanted.includes(key))
  const unknown = added.filter((key) => !menuKeys.has(key))
  if (unknown.length > 0) throw invalid({ grants: refusals.noMenu({ keys: unknown.join(', ') }) })
  // A key that a release took away means nothing any more: the next change drops it, whoever makes it.
  const lacking = [...added, ...removed].filter((key) => !asker.admin && isKey(key) && !asker.keys.has(key))
  if (lacking.length > 0) throw new Failure(CODE.forbidden, refusals.beyondKeys({ keys: lacking.join(', ') }))
  return { added, removed, after: [...before.filter((key) => !removed.includes(key)), ...added].sort() }
}

/** Limits in one order; all of the parts say the same as no limit. */
export function settledLimits({ languages, groups, own }: Limits) {
  const some = <Part>(all: readonly Part[], chosen: readonly Part[] | null) => {
    const kept = chosen && all.filter((part) => chosen.includes(part))
    return kept === null || kept.length === all.length ? null : kept
  }
  return { languages: some(WRITTEN, languages), groups: some(FIELD_GROUPS, groups), own }
}

/** Nobody lets a role reach further than they do themselves. */
export function checkLimits(limits: Limits, keys: readonly string[], asker: Authority) {
  const beyond = keys.filter((key) => !reachesAsFar(asker, key, [limits]))
  if (beyond.length > 0) throw new Failure(CODE.forbidden, refusals.beyondLimits({ keys: beyond.join(', ') }))
}

const isKey = (key: string) => RESOURCES.some((resource) => resource === key)

type Member = { id: number; username: string; roles: number[] }

/** Who really gets the role and who loses it; nobody is left without one. */
export function memberChange(
  roleId: number,
  add: readonly number[],
  remove: readonly number[],
  people: Member[],
) {
  if (add.some((id) => remove.includes(id))) throw invalid({ remove: refusals.bothWays })
  for (const [field, ids] of Object.entries({ add, remove })) {
    const gone = ids.filter((id) => !people.some((person) => person.id === id))
    if (gone.length > 0) throw invalid({ [field]: refusals.noSuchPeople({ count: new Set(gone).size }) })
  }
  const gets = people.filter(({ id, roles }) => add.includes(id) && !roles.includes(roleId))
  const loses = people.filter(({ id, roles }) => remove.includes(id) && roles.includes(roleId))
  const full = gets.filter(({ roles }) => roles.length >= ROLES_OF_ONE)
  if (full.length > 0)
    throw invalid({ add: refusals.tooManyRoles({ names: namesOf(full), most: ROLES_OF_ONE }) })
  const bare = loses.filter(({ roles }) => roles.length === 1)
  if (bare.length > 0) throw invalid({ remove: refusals.lastRole({ names: namesOf(bare) }) })
  return { gets, loses }
}

const namesOf = (people: readonly Member[]) => {
  const names = people.slice(0, 10).map(({ username }) => username)
  return people.length > names.length ? `${names.join(', ')} …` : names.join(', ')
}

/** What the operation log calls a role. */
export const nameOf = (role: { name: string; title: Text }, language: Language): string =>
  pickText(role.title, language).text || role.name
