// What a provider tells: each write one transaction, after which every account that it concerns follows.
import { holdAuthority } from '#server/parts/rights/authority.ts'
import type { ProviderSettings } from '#server/parts/sign-in/providers/settings.ts'
import { usernameKey } from '#server/parts/sign-in/sign-in-locks.ts'
import type { Parts } from '#server/parts.ts'
import { type From, follow, unknownPassword } from './accounts.ts'
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

export function scimDesk(
  parts: Pick<Parts, 'storage' | 'passwords' | 'sessions' | 'operations' | 'now'>,
  settings: ProviderSettings,
  from: From,
) {
  const { storage, now } = parts
  const read = scimStore(storage.db, settings.name)

  /** Runs a write, and lets the accounts of whom it answers follow. */
  async function write(
    run: (store: ReturnType<typeof scimStore>) => Promise<{ id: number; concerns: readonly number[] }>,
  ) {
    const hash = await unknownPassword(parts)
    return storage.db.transaction().execute(async (within) => {
      await holdAuthority(storage, within)
      const { id, concerns } = await run(scimStore(within, settings.name))
      for (const one of new Set(concerns)) await follow(parts, within, settings, { id: one, hash, from })
      return id
    })
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
    user: async (id: number) => ({ ...found(await read.user(id)), groups: await read.groupsOf(id) }),
    users: async (sought: Sought) => {
      const rows = await read.users(sought, SCIM_ROWS)
      return Promise.all(
        rows.map(async (row) => ({ ...row, groups: sought ? await read.groupsOf(row.id) : [] })),
      )
    },
    putUser: (id: number | null, told: ToldUser) =>
      write(async (store) => {
        const row = userRow(told)
        unused(await store.users({ column: 'user_key', value: row.user_key }, 2), id)
        if (id === null) {
          room(await store.users(null, SCIM_ROWS))
          const back = await store.removed(row.user_key)
          if (back) await store.changeUser(back.id, { ...row, removed_at: 0 }, now())
          const added = back?.id ?? (await store.addUser(row, now()))
          return { id: added, concerns: [added] }
        }
        found(await store.user(id))
        await store.changeUser(id, row, now())
        return { id, concerns: [id] }
      }),
    /** They leave their groups, so the account is disabled; whoever is told of again comes back as they were. */
    removeUser: async (id: number) => {
      await write(async (store) => {
        found(await store.user(id))
        await store.leaveGroups(id)
        await store.changeUser(id, { active: 0, removed_at: now() }, now())
        return { id, concerns: [id] }
      })
    },

    group: async (id: number) => ({ ...found(await read.group(id)), members: await read.members(id) }),
    groups: async (sought: Sought) => {
      const rows = await read.groups(sought, SCIM_ROWS)
      return Promise.all(rows.map(async (row) => ({ ...row, members: await read.members(row.id) })))
    },
    putGroup: (id: number | null, told: ToldGroup) =>
      write(async (store) => {
        const row = { name: told.name.trim(), external_id: told.externalId }
        if (row.name === '' || row.name.length > LENGTH)
          throw new ScimRefused(400, 'invalidValue', 'displayName is needed.')
        unused(await store.groups({ column: 'name', value: row.name }, 2), id)
        const known = await store.known(told.members)
        if (id === null) {
          room(await store.groups(null, SCIM_ROWS))
          const added = await store.addGroup(row, now())
          await store.setMembers(added, known)
          return { id: added, concerns: known }
        }
        const before = (await store.members(found(await store.group(id)).id)).map((one) => one.id)
        await store.changeGroup(id, row, now())
        await store.setMembers(id, known)
        const stays = new Set(known)
        const was = new Set(before)
        const changed = [...before.filter((one) => !stays.has(one)), ...known.filter((one) => !was.has(one))]
        const renamed = row.name !== (await read.group(id))?.name
        return { id, concerns: renamed ? [...before, ...known] : changed }
      }),
    removeGroup: (id: number) =>
      write(async (store) => {
        found(await store.group(id))
        const members = (await store.members(id)).map((one) => one.id)
        await store.removeGroup(id)
        return { id, concerns: members }
      }),
  }
}
