// The queries of what people sign in with beside the password.
import { storedText } from '#contract/fields/walk.ts'
import type { Text } from '#contract/languages/language.ts'
import type { Db } from '#server/storage/open.ts'
import type { Tables } from '#server/storage/tables/tables.ts'

type MadePasskey = Pick<
  Tables['passkey'],
  'credential' | 'site' | 'counter' | 'public_key' | 'transports' | 'synced'
>

export function factorStore(db: Db) {
  return {
    person: (id: number) =>
      db
        .selectFrom('user_account')
        .select(['id', 'username', 'nick_name', 'email'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),

    async authenticatorSince(userId: number): Promise<number | null> {
      const row = await db
        .selectFrom('authenticator')
        .select('created_at')
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return row?.created_at ?? null
    },

    /** Titles of the enabled roles of a person that demand a second step. */
    async demandingRoles(userId: number): Promise<Text[]> {
      const rows = await db
        .selectFrom('user_role')
        .innerJoin('role', 'role.id', 'user_role.role_id')
        .select('role.title')
        .where('user_role.user_id', '=', userId)
        .where('role.flag', '=', 'enabled')
        .where('role.second_step', '=', 1)
        .orderBy('role.sort')
        .orderBy('role.id')
        .execute()
      return rows.map(({ title }) => storedText(title))
    },

    async hasRecovery(within: Db, userId: number): Promise<boolean> {
      const row = await within
        .selectFrom('recovery_code')
        .select('id')
        .where('user_id', '=', userId)
        .limit(1)
        .executeTakeFirst()
      return row !== undefined
    },

    async isKnown(within: Db, credential: string): Promise<boolean> {
      const row = await within
        .selectFrom('passkey')
        .select('id')
        .where('credential', '=', credential)
        .executeTakeFirst()
      return row !== undefined
    },

    async addPasskey(within: Db, userId: number, name: string, made: MadePasskey, at: number) {
      const { id } = await within
        .insertInto('passkey')
        .values({ ...made, user_id: userId, name, created_at: at, used_at: 0 })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    /** Answers what it was called before; null when it is none of the person's. */
    async rename(within: Db, userId: number, id: number, name: string): Promise<string | null> {
      const row = await within
        .selectFrom('passkey')
        .select('name')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .executeTakeFirst()
      if (!row) return null
      await within.updateTable('passkey').set({ name }).where('id', '=', id).execute()
      return row.name
    },

    /** Answers what it was called; null when it is none of the person's. */
    async removePasskey(within: Db, userId: number, id: number): Promise<string | null> {
      const gone = await within
        .deleteFrom('passkey')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .returning('name')
        .executeTakeFirst()
      return gone?.name ?? null
    },
  }
}
