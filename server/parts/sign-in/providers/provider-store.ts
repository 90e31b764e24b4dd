// The queries of single sign-on, inside the transaction of a sign-in.
import type { Db } from '#server/storage/open.ts'

/** What an issuer calls somebody. */
type Who = { issuer: string; subject: string }

export function providerStore(db: Db) {
  return {
    /** The account of whom an issuer calls so; null when there is none. */
    async find({ issuer, subject }: Who): Promise<number | null> {
      const row = await db
        .selectFrom('provider_account')
        .select('user_id')
        .where('issuer', '=', issuer)
        .where('subject', '=', subject)
        .executeTakeFirst()
      return row?.user_id ?? null
    },

    async isLinked(userId: number, issuer: string): Promise<boolean> {
      const row = await db
        .selectFrom('provider_account')
        .select('id')
        .where('user_id', '=', userId)
        .where('issuer', '=', issuer)
        .executeTakeFirst()
      return row !== undefined
    },

    async link({ issuer, subject }: Who, userId: number, at: number) {
      const row = { issuer, subject, user_id: userId, created_at: at, used_at: at }
      await db.insertInto('provider_account').values(row).execute()
    },

    async used({ issuer, subject }: Who, at: number) {
      await db
        .updateTable('provider_account')
        .set({ used_at: at })
        .where('issuer', '=', issuer)
        .where('subject', '=', subject)
        .execute()
    },

    /** Who has this address, the trash left out; undefined for nobody. */
    byEmail: (email: string) =>
      db
        .selectFrom('user_account')
        .select(['id', 'username', 'nick_name', 'email'])
        .where((one) => one(one.fn<string>('lower', ['email']), '=', email.toLowerCase()))
        .where('email', '<>', '')
        .where('trashed_at', 'is', null)
        .executeTakeFirst(),

    /** The roles of these names that there are. */
    async rolesByName(names: readonly string[]): Promise<Map<string, number>> {
      if (names.length === 0) return new Map()
      const rows = await db.selectFrom('role').select(['id', 'name']).where('name', 'in', names).execute()
      return new Map(rows.map(({ id, name }) => [name, id]))
    },

    rolesOf: (userId: number) =>
      db
        .selectFrom('user_role')
        .innerJoin('role', 'role.id', 'user_role.role_id')
        .select(['role.id', 'role.name'])
        .where('user_role.user_id', '=', userId)
        .orderBy('role.id')
        .execute(),
  }
}
