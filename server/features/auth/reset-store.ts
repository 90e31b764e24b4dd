// The queries of a forgotten password.
import type { Db } from '#server/storage/open.ts'
import { linkHash, madeFor } from '#server/storage/password-links.ts'
import type { ResetPerson } from './reset-rules.ts'

const PERSON = ['id', 'username', 'nick_name', 'email', 'password_hash', 'flag', 'trashed_at'] as const

export function resetStore(db: Db) {
  return {
    /** Who has this login name, else who has this mail address; both are always looked up. */
    async findPerson(usernameKey: string, email: string): Promise<ResetPerson | undefined> {
      const people = db.selectFrom('user_account').select(PERSON)
      const named = await people.where('username_key', '=', usernameKey).executeTakeFirst()
      // The same words as the unique index has, so that it is used.
      const reached = await people
        .where((row) => row(row.fn<string>('lower', ['email']), '=', email))
        .where('email', '<>', '')
        .executeTakeFirst()
      return named ?? reached
    },

    /** Whom a link is for, if it still holds. */
    async findByLink(token: string, at: number): Promise<ResetPerson | null> {
      const row = await db
        .selectFrom('password_reset')
        .innerJoin('user_account', 'user_account.id', 'password_reset.user_id')
        .select(PERSON)
        .select('made_for')
        .where('token_hash', '=', linkHash(token))
        .where('expires_at', '>', at)
        .executeTakeFirst()
      return row && row.made_for === madeFor(row) ? row : null
    },

    /** Takes the link away; of several at once one gets it. */
    async takeLink(within: Db, token: string): Promise<boolean> {
      const taken = await within
        .deleteFrom('password_reset')
        .where('token_hash', '=', linkHash(token))
        .executeTakeFirst()
      return Number(taken.numDeletedRows) === 1
    },

    /** Sets the password of a person who is still the one that the link was judged for. */
    async setPassword(within: Db, person: ResetPerson, hash: string, at: number): Promise<boolean> {
      const changed = await within
        .updateTable('user_account')
        .set((row) => ({
          password_hash: hash,
          must_change: 0,
          updated_at: at,
          version: row('version', '+', 1),
        }))
        .where('id', '=', person.id)
        .where('password_hash', '=', person.password_hash)
        .where('email', '=', person.email)
        .where('flag', '=', 'enabled')
        .where('trashed_at', 'is', null)
        .executeTakeFirst()
      return Number(changed.numUpdatedRows) === 1
    },
  }
}
