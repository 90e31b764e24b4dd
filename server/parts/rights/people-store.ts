// What is written about people; every function runs inside the transaction of the change.
import type { Updateable } from 'kysely'
import type { OwnFields } from '#contract/people/user.ts'
import type { Db } from '#server/storage/open.ts'
import type { Tables } from '#server/storage/tables/tables.ts'
import { keepUserWords } from '#server/storage/words/user-words.ts'

export type NewPerson = OwnFields & {
  username: string
  usernameKey: string
  flag: 'enabled' | 'disabled'
  /** Whether the password was set by somebody else and must be changed; so it is unless this says otherwise. */
  mustChange?: boolean
}
type Changes = Updateable<Tables['user_account']>

/** How many values one query may name; SQLite takes 32,766. */
const VALUES = 5_000

export const peopleStore = {
  async add(db: Db, person: NewPerson, hash: string, at: number): Promise<number> {
    const { usernameKey, nickName, mustChange = true, ...fields } = person
    const { id } = await db
      .insertInto('user_account')
      .values({
        ...fields,
        username_key: usernameKey,
        nick_name: nickName,
        password_hash: hash,
        must_change: mustChange ? 1 : 0,
        avatar: '',
        version: 1,
        created_at: at,
        updated_at: at,
        trashed_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await keepUserWords(db, id, person)
    return id
  },

  async change(db: Db, id: number, changes: Changes, at: number) {
    await db
      .updateTable('user_account')
      .set((row) => ({ ...changes, updated_at: at, version: row('version', '+', 1) }))
      .where('id', '=', id)
      .execute()
  },

  async setRoles(db: Db, userId: number, added: readonly number[], removed: readonly number[]) {
    if (removed.length > 0) {
      await db.deleteFrom('user_role').where('user_id', '=', userId).where('role_id', 'in', removed).execute()
    }
    if (added.length > 0) {
      const rows = added.map((role_id) => ({ user_id: userId, role_id }))
      await db.insertInto('user_role').values(rows).execute()
    }
  },

  /** Who has one of these login names, phones or e-mails already, the trash included; e-mails in lower case. */
  async takenBy(db: Db, wanted: { usernameKeys: string[]; phones: string[]; emails: string[] }) {
    const columns = ['id', 'username_key as usernameKey', 'phone', 'email', 'trashed_at'] as const
    const find = async (values: string[], where: 'username_key' | 'phone' | 'email') => {
      const sought = [...new Set(values)].filter((value) => value !== '')
      const found = []
      for (let from = 0; from < sought.length; from += VALUES) {
        const some = sought.slice(from, from + VALUES)
        const query = db.selectFrom('user_account').select(columns)
        // The same words as the unique indexes have, so that they are used.
        const batch =
          where === 'email'
            ? query
                .where((row) => row(row.fn<string>('lower', ['email']), 'in', some))
                .where('email', '<>', '')
            : where === 'phone'
              ? query.where('phone', 'in', some).where('phone', '<>', '')
              : query.where('username_key', 'in', some)
        found.push(...(await batch.execute()))
      }
      return found
    }
    return {
      usernames: await find(wanted.usernameKeys, 'username_key'),
      phones: await find(wanted.phones, 'phone'),
      emails: await find(wanted.emails, 'email'),
    }
  },
}
