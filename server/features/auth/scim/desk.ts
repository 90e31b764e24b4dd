// What a provider tells, and the accounts that follow.
import type { ProviderSettings } from '#server/parts/sign-in/providers/settings.ts'
import { usernameKey } from '#server/parts/sign-in/sign-in-locks.ts'
import type { Db } from '#server/storage/open.ts'
import { type From, follow, type Needed } from './accounts.ts'
import { ScimRefused } from './refusals.ts'
import { type Sought, scimStore } from './store.ts'

/** People and groups of one provider, at most. */
export const SCIM_ROWS = 20_000
/** Characters of a name, an address or an identifier. */
const LENGTH = 254

export type ToldUser = {
  userName: string
  externalId: string
  displayName: string
  email: string
  active: boolean
}
export type ToldGroup = { name: string; externalId: string; members: readonly number[] }
export type ScimDesk = ReturnType<typeof scimDesk>

/**
 * What a provider tells, on `db`: for a write that is a transaction which holds all changes of rights, so that what is read to be
 * changed is what is written over, whoever else tells something at the same moment.
 */
export function scimDesk(
  parts: Needed,
  db: Db,
  { settings, hash, from }: { settings: ProviderSettings; hash: string; from: From },
) {
  const { now } = parts
  const store = scimStore(db, settings.name)

  /** The accounts that a write concerns follow. */
  async function followAll(ids: readonly number[]) {
    for (const id of new Set(ids)) await follow(parts, db, settings, { id, hash, from })
  }

  const userRow = ({ userName, externalId, displayName, email, active }: ToldUser) => {
    for (const text of [userName, externalId, displayName, email])
      if (text.length > LENGTH) throw new ScimRefused(400, 'invalidValue', `At most ${LENGTH} characters.`)
    if (userName.trim() === '') throw new ScimRefused(400, 'invalidValue', 'userName is needed.')
    return {
      ...{ user_name: userName, user_key: usernameKey(userName), external_id: externalId },
      ...{
        display_name: displayName.trim().slice(0, 60),
        email,
        active: active ? (1 as const) : (0 as const),
      },
    }
  }
  const unused = (taken: { id: number }[], id: number | null) => {
    if (taken.some((one) => one.id !== id))
      throw new ScimRefused(409, 'uniqueness', 'There is one of this name.')
  }
  const room = (rows: readonly unknown[]) => {
    if (rows.length >= SCIM_ROWS) throw new ScimRefused(413, 'tooMany', `At most ${SCIM_ROWS}.`)
  }
  const found = <Row>(row: Row | undefined): Row => {
    if (!row) throw new ScimRefused(404, '', 'There is none.')
    return row
  }

  return {
    user: async (id: number) => ({ ...found(await store.user(id)), groups: await store.groupsOf(id) }),
    users: async (sought: Sought) => {
      const rows = await store.users(sought, SCIM_ROWS)
      return Promise.all(
        rows.map(async (row) => ({ ...row, groups: sought ? await store.groupsOf(row.id) : [] })),
      )
    },
    async putUser(known: number | null, told: ToldUser): Promise<number> {
      const row = userRow(told)
      unused(await store.users({ column: 'user_key', value: row.user_key }, 2), known)
      if (known === null) room(await store.users(null, SCIM_ROWS))
      else found(await store.user(known))
      const back = known ?? (await store.removed(row.user_key))?.id
      const id = back ?? (await store.addUser(row, now()))
      if (back !== undefined) await store.changeUser(id, { ...row, removed_at: 0 }, now())
      await followAll([id])
      return id
    },
    /** They leave their groups, so the account is disabled; whoever is told of again comes back as they were. */
    async removeUser(id: number) {
      found(await store.user(id))
      await store.leaveGroups(id)
      await store.changeUser(id, { active: 0, removed_at: now() }, now())
      await followAll([id])
    },

    group: async (id: number) => ({ ...found(await store.group(id)), members: await store.members(id) }),
    groups: async (sought: Sought) => {
      const rows = await store.groups(sought, SCIM_ROWS)
      return Promise.all(rows.map(async (row) => ({ ...row, members: await store.members(row.id) })))
    },
    async putGroup(known: number | null, told: ToldGroup): Promise<number> {
      const row = { name: told.name.trim(), external_id: told.externalId }
      if (row.name === '' || row.name.length > LENGTH)
        throw new ScimRefused(400, 'invalidValue', 'displayName is needed.')
      unused(await store.groups({ column: 'name', value: row.name }, 2), known)
      if (known === null) room(await store.groups(null, SCIM_ROWS))
      const old = known === null ? null : found(await store.group(known))
      const before = known === null ? [] : (await store.members(known)).map((one) => one.id)
      const id = known ?? (await store.addGroup(row, now()))
      if (known !== null) await store.changeGroup(id, row, now())
      const members = await store.known(told.members)
      await store.setMembers(id, members)
      // Who was in it and is, under the same name, has what they had.
      const isRenamed = old !== null && old.name !== row.name
      const [was, is] = [new Set(before), new Set(members)]
      const concerned = [...before, ...members].filter((one) => isRenamed || !was.has(one) || !is.has(one))
      await followAll(concerned)
      return id
    },
    async removeGroup(id: number) {
      found(await store.group(id))
      const members = (await store.members(id)).map((one) => one.id)
      await store.removeGroup(id)
      await followAll(members)
    },
  }
}
