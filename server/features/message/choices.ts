// What the filters and the dialogs of the inbox offer: the people who may be given a message, the records asked about.
import { sql } from 'kysely'
import { ADMIN_ROLE } from '#contract/people/role.ts'
import type { Kind } from '#contract/wire/kind.ts'
import { disabledKeys, withPages } from '#server/parts/rights/rights.ts'
import type { Db } from '#server/storage/open.ts'
import { namePrefixes, wordBegins } from '#server/storage/words/user-words.ts'

const PEOPLE = 20
const RECORDS = 500
const PAGE = 'web_message'

export function messageChoices(db: Db) {
  /** The roles that show the inbox to somebody. */
  async function rolesThatSee(): Promise<number[]> {
    const off = await disabledKeys(db)
    const rows = await db
      .selectFrom('role')
      .leftJoin('role_grant', 'role_grant.role_id', 'role.id')
      .select(['role.id', 'role.name', 'role_grant.resource'])
      .where('role.flag', '=', 'enabled')
      .execute()
    const sees = rows.filter(
      ({ name, resource }) =>
        name === ADMIN_ROLE || (!off.has(PAGE) && resource !== null && withPages([resource]).has(PAGE)),
    )
    return [...new Set(sees.map(({ id }) => id))]
  }

  return {
    /** Found by the beginnings of their names; `id` names one, who may have lost the right since. */
    async people({ keyword = '', id }: { keyword?: string | undefined; id?: number | undefined }) {
      let query = db.selectFrom('user_account').select(['id', 'username', 'nick_name'])
      if (id !== undefined) query = query.where('id', '=', id)
      else {
        const roles = await rolesThatSee()
        query = query
          .where('flag', '=', 'enabled')
          .where('trashed_at', 'is', null)
          .where('id', 'in', (within) =>
            within.selectFrom('user_role').select('user_id').where('role_id', 'in', roles),
          )
        for (const prefix of namePrefixes(keyword))
          query = query.where('id', 'in', (within) =>
            within.selectFrom('user_word').select('user_id').where(wordBegins(prefix)),
          )
      }
      const rows = await query.orderBy('username').limit(PEOPLE).execute()
      return rows.map(({ id, username, nick_name }) => ({ id, username, name: nick_name || username }))
    },

    /** Steps from record to record through the index, the newest first, however many messages each has. */
    async records() {
      const { rows } = await sql<{ id: number; kind: Kind; title: string }>`
        with recursive asked(id) as (
          select max(product_id) from message where product_id is not null
          union all
          select (select max(product_id) from message where product_id < asked.id) from asked where asked.id is not null)
        select entry.id, entry.kind, entry.title from (select id from asked where id is not null limit ${RECORDS}) as few
        inner join entry on entry.id = few.id order by entry.id desc`.execute(db)
      return rows.map(({ id, kind, title }) => ({ id, kind, title: JSON.parse(title) }))
    },
  }
}
