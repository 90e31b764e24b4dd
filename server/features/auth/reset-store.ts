// The queries of a forgotten password.
import { createHash } from 'node:crypto'
import type { Db } from '#server/storage/open.ts'
import { madeFor, type ResetPerson } from './reset-rules.ts'

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

    /** Keeps a link for a person; those from before are void, and those of anybody that are over go. */
    async keepLink(within: Db, token: string, person: ResetPerson, expiresAt: number, at: number) {
      await within
        .deleteFrom('password_reset')
        .where((row) => row.or([row('user_id', '=', person.id), row('expires_at', '<=', at)]))
        .execute()
      await within
        .insertInto('password_reset')
        .values({
          token_hash: hashOf(token),
          user_id: person.id,
          made_for: madeFor(person),
          expires_at: expiresAt,
        })
        .execute()
    },

    /** Whom a link is for, if it still holds. */
    async findByLink(token: string, at: number): Promise<ResetPerson | null> {
      const row = await db
        .selectFrom('password_reset')
        .innerJoin('user_account', 'user_account.id', 'password_reset.user_id')
        .select(PERSON)
        .select('made_for')
        .where('token_hash', '=', hashOf(token))
        .where('expires_at', '>', at)
        .executeTakeFirst()
      return row && row.made_for === madeFor(row) ? row : null
    },

    /** Takes the link away; of several at once one gets it. */
    async takeLink(within: Db, token: string): Promise<boolean> {
      const taken = await within
        .deleteFrom('password_reset')
        .where('token_hash', '=', hashOf(token))
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

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
