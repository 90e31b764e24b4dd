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
import { createSignInLocks, usernameKey } from '#server/parts/sign-in/sign-in-locks.ts'
import type { Parts } from '#server/parts.ts'
import type { Db } from '#server/storage/open.ts'
import { serverTexts } from '#server/texts.ts'
import { checkUnique } from './check-unique.ts'
import { peopleStore as store } from './people-store.ts'
import {
  type Given,
  loggedOf,
  mergedFields,
  notYourOwnPassword,
  notYourself,
  refusingCollisions,
  roleChange,
} from './rules.ts'
import { createShownPeople } from './shown-people.ts'
import { type StaffRow, staffStore } from './staff-store.ts'

const words = serverTexts('server/user/rules')

type Add = Omit<TakenBy<typeof userCalls.add>, 'pwd' | 'confirmPwd'>
export type Change = Given & { roles?: readonly number[] | undefined }
type Target = { id: number; version: number }

export type People = ReturnType<typeof createPeople>

export type PeopleParts = Pick<Parts, 'storage' | 'sessions' | 'outbox' | 'site' | 'now'>

export function createPeople({ storage, sessions, outbox, site, now }: PeopleParts) {
  const { db } = storage
  const staff = staffStore(db)
  const locks = createSignInLocks(db, now)
  const shown = createShownPeople(staff, sessions, locks)

  const change = <Result>(
    asking: AskingPerson,
    work: (within: Db, asker: Authority) => Promise<Result>,
  ): Promise<Result> =>
    refusingCollisions(() =>
      db.transaction().execute(async (within) => {
        await holdAuthority(storage, within)
        return work(within, await authorityOf(within, asking.person.id))
      }),
    )

  /** A person who may be changed by the asker, as they were read; a stale version is refused with the person as they are. */
  async function target(within: Db, asker: Authority, { id, version }: Target, trashed = false) {
    const row = await staff.find(id, within)
    if (!row || (row.trashed_at !== null) !== trashed) throw notFound()
    await checkMayManage(within, asker, [id])
    if (row.version !== version) throw new StaleTarget(id)
    return { row, roles: await staff.rolesOf([id], within) }
  }

  async function checkRoles(within: Db, asker: Authority, ids: readonly number[]) {
    const known = await authoritiesOfRoles(within, ids)
    if (ids.some((id) => !known.has(id))) throw invalid({ roles: words.noSuchRole })
    await checkMayGive(within, asker, ids)
  }

  async function record(asking: AskingPerson, within: Db, before: Before | null, id: number) {
    const row = await staff.find(id, within)
    if (!row) throw notFound()
    await asking.record(within, {
      recordId: id,
      recordName: row.username,
      ...(before && { before: loggedOf(before.row, before.roles) }),
      after: loggedOf(row, await staff.rolesOf([id], within)),
    })
    return { id, version: row.version }
  }

  async function add(within: Db, asker: Authority, { roles, ...person }: Add, hash: string) {
    await checkRoles(within, asker, roles)
    await checkUnique(within, person)
    const id = await store.add(within, { ...person, usernameKey: usernameKey(person.username) }, hash, now())
    await store.setRoles(within, id, roleChange([], roles).added, [])
    return id
  }

  async function update(within: Db, asking: AskingPerson, asker: Authority, before: Before, given: Change) {
    const old = before.roles.map((role) => role.id)
    const { added, removed } = roleChange(old, given.roles ?? old)
    const disabled = given.flag === 'disabled' && before.row.flag === 'enabled'
    if (before.row.id === asking.person.id && (disabled || removed.length > 0)) throw notYourself()
    // On their own page it takes the password, and a borrowed session must not find a way around that.
    const moved = given.email !== undefined && given.email !== before.row.email
    if (before.row.id === asking.person.id && moved) throw invalid({ email: words.notYourOwnAddress })
    await checkRoles(within, asker, [...added, ...removed])
    await checkUnique(within, given, before.row.id)
    await write(within, asking, before, given)
  }

  /** Writes a change that was judged already. A disabled person is signed out; a change of roles is felt at the next call (decision 11). */
  async function write(within: Db, { address }: AskingPerson, { row, roles }: Before, given: Change) {
    const old = roles.map((role) => role.id)
    const { added, removed } = roleChange(old, given.roles ?? old)
    const next = mergedFields(row, given)
    const { nickName, ...fields } = next
    const changes = { ...fields, nick_name: nickName, username_key: usernameKey(next.username) }
    await store.change(within, row.id, changes, now())
    await store.keepWords(within, row.id, next)
    await store.setRoles(within, row.id, added, removed)
    if (row.flag === 'enabled' && next.flag === 'disabled') await sessions.endAll(row.id, 'disabled', within)
    if (row.email === '' || row.email === next.email) return
    // The outbox looks by itself: a letter of a change that is undone never was.
    const settings = site.settings()
    const to = { person: row, site: settings, language: settings.language, address }
    await outbox.put(within, addressLetter(to))
  }

  /** The refusal of a stale write carries the person as they are, read after the transaction is over. */
  const withCurrent = async <Result>(work: Promise<Result>): Promise<Result> => {
    try {
      return await work
    } catch (error) {
      throw error instanceof StaleTarget ? stale(await shown.one(error.id)) : error
    }
  }

  return {
    staff,
    shown,
    change,
    applyUpdate: write,
    insert: add,

    add: (asking: AskingPerson, person: Add, hash: string) =>
      change(asking, async (within, asker) =>
        record(asking, within, null, await add(within, asker, person, hash)),
      ),

    update: (asking: AskingPerson, { id, version, ...given }: Target & Change) =>
      withCurrent(
        change(asking, async (within, asker) => {
          const before = await target(within, asker, { id, version })
          await update(within, asking, asker, before, given)
          await checkAdminStays(within)
          return record(asking, within, before, id)
        }),
      ),

    remove: (asking: AskingPerson, { id, version }: Target) =>
      withCurrent(
        change(asking, async (within, asker) => {
          const { row, roles } = await target(within, asker, { id, version })
          if (id === asking.person.id) throw notYourself()
          await store.change(within, id, { trashed_at: now() }, now())
          await sessions.endAll(id, 'deleted', within)
          await checkAdminStays(within)
          const before = loggedOf(row, roles)
          await asking.record(within, { recordId: id, recordName: row.username, before })
          return null
        }),
      ),

    recover: (asking: AskingPerson, { id, version, roles }: Target & Pick<Change, 'roles'>) =>
      withCurrent(
        change(asking, async (within, asker) => {
          const before = await target(within, asker, { id, version }, true)
          const old = before.roles.map((role) => role.id)
          const { added, removed } = roleChange(old, roles ?? old)
          // Their roles may have been deleted meanwhile, and nobody is without one (spec §5).
          if (old.length + added.length === removed.length) throw invalid({ roles: words.noRoleLeft })
          await checkRoles(within, asker, [...added, ...removed])
          await store.change(within, id, { trashed_at: null }, now())
          await store.setRoles(within, id, added, removed)
          return record(asking, within, null, id)
        }),
      ),

    /** Whoever forgot a password has tried wrong ones, so the locks of the account go as well. */
    resetPassword: (asking: AskingPerson, { id, version }: Target, hash: string) =>
      withCurrent(
        change(asking, async (within, asker) => {
          const { row } = await target(within, asker, { id, version })
          if (id === asking.person.id) throw notYourOwnPassword()
          await store.change(within, id, { password_hash: hash, must_change: 1 }, now())
          await sessions.endAll(id, 'administrator', within)
          await locks.unlock(row.username, within)
          const after = { mustChangePassword: true }
          await asking.record(within, { recordId: id, recordName: row.username, after })
          return { id, version: version + 1 }
        }),
      ),

    unlock: (asking: AskingPerson, username: string) =>
      change(asking, async (within, asker) => {
        const { usernames } = await store.takenBy(within, {
          usernameKeys: [usernameKey(username)],
          phones: [],
          emails: [],
        })
        const recordId = usernames[0]?.id ?? null
        if (recordId !== null) await checkMayManage(within, asker, [recordId])
        await locks.unlock(username, within)
        await asking.record(within, {
          recordId,
          recordName: username,
          before: { locked: true },
          after: { locked: false },
        })
        return null
      }),

    endSession: (asking: AskingPerson, { id, sessionId }: { id: number; sessionId?: number | undefined }) =>
      change(asking, async (within, asker) => {
        const row = await staff.find(id, within)
        if (!row) throw notFound()
        await checkMayManage(within, asker, [id])
        if (sessionId === undefined) await sessions.endAll(id, 'administrator', within)
        else if (!(await sessions.endOf(id, sessionId, 'administrator', within))) throw notFound()
        const before = { sessions: sessionId ?? 'all' }
        await asking.record(within, { recordId: id, recordName: row.username, before })
        return null
      }),
  }
}

export type Before = { row: StaffRow; roles: Awaited<ReturnType<ReturnType<typeof staffStore>['rolesOf']>> }

class StaleTarget extends Error {
  readonly id: number
  constructor(id: number) {
    super('stale')
    this.id = id
  }
}
