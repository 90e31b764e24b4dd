// People around a review: who wrote, who may approve, who can be told.
import { ADMIN_ROLE } from '#contract/people/role.ts'
import { keysThatGive } from '#server/parts/rights/rights.ts'
import type { Db } from '#server/storage/open.ts'
import { namePrefixes, wordBegins } from '#server/storage/words/user-words.ts'

/** People who are told by mail at once, at most. */
const TOLD = 30
/** People who are offered to be mentioned. */
const OFFERED = 20

const PERSON = ['user_account.id', 'username', 'nick_name', 'email'] as const
export type PersonRow = { id: number; username: string; nick_name: string; email: string }

export const personOf = ({ id, username, nick_name: nickName }: PersonRow) => ({ id, username, nickName })

/** These people by their ids, as far as they are still there. */
export async function peopleById(db: Db, ids: readonly (number | null)[]): Promise<Map<number, PersonRow>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  if (wanted.length === 0) return new Map()
  const rows = await db.selectFrom('user_account').select(PERSON).where('id', 'in', wanted).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** Who wrote at a record since what visitors see was published: none of them approves it. */
export async function authorsOf(db: Db, entryId: number, publishedVersion: number | null): Promise<number[]> {
  const rows = await db
    .selectFrom('entry_revision')
    .select('made_by')
    .distinct()
    .where('entry_id', '=', entryId)
    .where('version', '>', publishedVersion ?? 0)
    .execute()
  return rows.flatMap(({ made_by }) => made_by ?? [])
}

/** Enabled people who hold one of these keys, or all of them as administrators; those with a mail address first. */
function holders(db: Db, keys: readonly string[]) {
  return db
    .selectFrom('user_account')
    .select(PERSON)
    .where('user_account.flag', '=', 'enabled')
    .where('user_account.trashed_at', 'is', null)
    .where('user_account.id', 'in', (some) =>
      some
        .selectFrom('user_role')
        .innerJoin('role', 'role.id', 'user_role.role_id')
        .leftJoin('role_grant', 'role_grant.role_id', 'role.id')
        .select('user_role.user_id')
        .where('role.flag', '=', 'enabled')
        .where((e) => e.or([e('role.name', '=', ADMIN_ROLE), e('role_grant.resource', 'in', keys)])),
    )
}

/** Whom to tell of a key: those who hold it and have an address. */
export const toldOf = (db: Db, key: string): Promise<PersonRow[]> =>
  holders(db, [key]).where('email', '<>', '').orderBy('user_account.id').limit(TOLD).execute()

/** People who may see a page, found by the beginning of a name. */
export async function mentionable(db: Db, page: string, keyword: string): Promise<PersonRow[]> {
  let rows = holders(db, keysThatGive(page))
  for (const prefix of namePrefixes(keyword)) {
    const found = db.selectFrom('user_word').select('user_id').where(wordBegins(prefix))
    rows = rows.where('user_account.id', 'in', found)
  }
  return rows.orderBy('username').limit(OFFERED).execute()
}

/** Of these people those who may see the page. */
export async function whoSee(db: Db, page: string, ids: readonly number[]): Promise<PersonRow[]> {
  if (ids.length === 0) return []
  return holders(db, keysThatGive(page)).where('user_account.id', 'in', ids).execute()
}
