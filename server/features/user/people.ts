// What administrators do to people: each change with its guards, in one transaction (decision 10).

import type { userCalls } from '#contract/people/staff.ts'
import type { TakenBy } from '#contract/wire/call.ts'
import { invalid, notFound, stale } from '#server/failure.ts'
import type { AskingPerson } from '#server/http/serve.ts'
import { addressLetter } from '#server/parts/outbox/account-letters.ts'
import {
  type Authority,
  authoritiesOfRoles,
  authorityOf,
  checkAdminStays,
  checkMayGive,
  checkMayManage,
  holdAuthority,
} from '#server/parts/rights/authority.ts'
import { peopleStore as store } from '#server/parts/rights/people-store.ts'
import { usernameKey } from '#server/parts/sign-in/sign-in-locks.ts'
import type { Parts } from '#server/parts.ts'
import type { Db } from '#server/storage/open.ts'
import { keepUserWords } from '#server/storage/words/user-words.ts'
import { serverTexts } from '#server/texts.ts'
import { checkUnique } from './check-unique.ts'
import { type Given, loggedOf, mergedFields, notYourself, refusingCollisions, roleChange } from './rules.ts'
import { showPerson } from './shown-people.ts'
import { findPerson, rolesOf, type StaffRow } from './staff-store.ts'

const words = serverTexts('server/user/rules')

type NewPerson = Omit<TakenBy<typeof userCalls.add>, 'pwd' | 'confirmPwd'>
export type Change = Given & { roles?: readonly number[] | undefined }
export type Target = { id: number; version: number }

export type PeopleParts = Pick<Parts, 'storage' | 'sessions' | 'outbox' | 'site' | 'now'>

/** Changes people in one transaction, as what the asker is at that moment. */
export const changePeople = <Result>(
  { storage }: PeopleParts,
  asking: AskingPerson,
  change: (within: Db, asker: Authority) => Promise<Result>,
): Promise<Result> =>
  refusingCollisions(() =>
    storage.db.transaction().execute(async (within) => {
      await holdAuthority(storage, within)
      return change(within, await authorityOf(within, asking.person.id))
    }),
  )

/** Changes one person whose version the asker names; the refusal of a stale write carries the person as they are, read after the transaction is over. */
export async function changeOne<Result>(
  parts: PeopleParts,
  asking: AskingPerson,
  { id, version, trashed = false }: Target & { trashed?: boolean },
  change: (within: Db, before: Before, asker: Authority) => Promise<Result>,
): Promise<Result> {
  try {
    return await changePeople(parts, asking, async (within, asker) => {
      const row = await findPerson(within, id)
      if (!row || (row.trashed_at !== null) !== trashed) throw notFound()
      await checkMayManage(within, asker, [id])
      if (row.version !== version) throw new StaleTarget()
      return change(within, { row, roles: await rolesOf(within, [id]) }, asker)
    })
  } catch (error) {
    throw error instanceof StaleTarget ? stale(await showPerson(parts, id)) : error
  }
}

async function checkRoles(within: Db, asker: Authority, ids: readonly number[]) {
  const known = await authoritiesOfRoles(within, ids)
  if (ids.some((id) => !known.has(id))) throw invalid({ roles: words.noSuchRole })
  await checkMayGive(within, asker, ids)
}

async function record(asking: AskingPerson, within: Db, before: Before | null, id: number) {
  const row = await findPerson(within, id)
  if (!row) throw notFound()
  await asking.record(within, {
    recordId: id,
    recordName: row.username,
    ...(before && { before: loggedOf(before.row, before.roles) }),
    after: loggedOf(row, await rolesOf(within, [id])),
  })
  return { id, version: row.version }
}

/** Adds a person within a change of people; answers the id. */
export async function insertPerson(
  within: Db,
  asker: Authority,
  { roles, ...person }: NewPerson,
  hash: string,
  at: number,
) {
  await checkRoles(within, asker, roles)
  await checkUnique(within, person)
  const id = await store.add(within, { ...person, usernameKey: usernameKey(person.username) }, hash, at)
  await store.setRoles(within, id, roleChange([], roles).added, [])
  return id
}

/** Writes a change that was judged already. A disabled person is signed out; a change of roles is felt at the next call (decision 11). */
export async function writePerson(
  { sessions, site, outbox, now }: PeopleParts,
  within: Db,
  { address }: AskingPerson,
  { row, roles }: Before,
  given: Change,
) {
  const { added, removed } = rolesChanged(roles, given)
  const next = mergedFields(row, given)
  const { nickName, ...fields } = next
  const changes = { ...fields, nick_name: nickName, username_key: usernameKey(next.username) }
  await store.change(within, row.id, changes, now())
  await keepUserWords(within, row.id, next)
  await store.setRoles(within, row.id, added, removed)
  if (row.flag === 'enabled' && next.flag === 'disabled') await sessions.endAll(row.id, 'disabled', within)
  if (row.email === '' || row.email === next.email) return
  // The outbox looks by itself: a letter of a change that is undone never was.
  const settings = site.settings()
  const to = { person: row, site: settings, language: settings.language, address }
  await outbox.put(within, addressLetter(to))
}

export const addPerson = (parts: PeopleParts, asking: AskingPerson, person: NewPerson, hash: string) =>
  changePeople(parts, asking, async (within, asker) =>
    record(asking, within, null, await insertPerson(within, asker, person, hash, parts.now())),
  )

export const updatePerson = (parts: PeopleParts, asking: AskingPerson, change: Target & Change) =>
  changeOne(parts, asking, change, async (within, before, asker) => {
    const { id, version: _, ...given } = change
    const { added, removed } = rolesChanged(before.roles, given)
    const disabled = given.flag === 'disabled' && before.row.flag === 'enabled'
    if (id === asking.person.id && (disabled || removed.length > 0)) throw notYourself()
    // On their own page it takes the password, and a borrowed session must not find a way around that.
    const moved = given.email !== undefined && given.email !== before.row.email
    if (id === asking.person.id && moved) throw invalid({ email: words.notYourOwnAddress })
    await checkRoles(within, asker, [...added, ...removed])
    await checkUnique(within, given, id)
    await writePerson(parts, within, asking, before, given)
    await checkAdminStays(within)
    return record(asking, within, before, id)
  })

export const removePerson = (parts: PeopleParts, asking: AskingPerson, target: Target) =>
  changeOne(parts, asking, target, async (within, { row, roles }) => {
    const { id } = row
    if (id === asking.person.id) throw notYourself()
    await store.change(within, id, { trashed_at: parts.now() }, parts.now())
    await parts.sessions.endAll(id, 'deleted', within)
    await checkAdminStays(within)
    const before = loggedOf(row, roles)
    await asking.record(within, { recordId: id, recordName: row.username, before })
    return null
  })

export const recoverPerson = (
  parts: PeopleParts,
  asking: AskingPerson,
  { roles, ...target }: Target & Pick<Change, 'roles'>,
) =>
  changeOne(parts, asking, { ...target, trashed: true }, async (within, before, asker) => {
    const { id } = target
    const { added, removed } = rolesChanged(before.roles, { roles })
    // Their roles may have been deleted meanwhile, and nobody is without one (spec §5).
    if (before.roles.length + added.length === removed.length) throw invalid({ roles: words.noRoleLeft })
    await checkRoles(within, asker, [...added, ...removed])
    await store.change(within, id, { trashed_at: null }, parts.now())
    await store.setRoles(within, id, added, removed)
    return record(asking, within, null, id)
  })

/** Which roles a change adds and takes. */
function rolesChanged(roles: Before['roles'], given: Pick<Change, 'roles'>) {
  const old = roles.map((role) => role.id)
  return roleChange(old, given.roles ?? old)
}

export type Before = { row: StaffRow; roles: Awaited<ReturnType<typeof rolesOf>> }

class StaleTarget extends Error {}
