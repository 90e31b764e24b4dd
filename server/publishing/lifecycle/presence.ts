// Who is on a record at this moment: advice for people who edit together, not a lock.
import type { Db } from '#server/storage/open.ts'

/** Browsers say it every 30 seconds; who missed two is away. */
const AWAY_MS = 70_000

/** Says that a person is on a record and answers who else is, those who edit first. */
export async function bePresent(
  db: Db,
  { entryId, userId, editing }: { entryId: number; userId: number; editing: boolean },
  at: number,
) {
  const flag = editing ? (1 as const) : (0 as const)
  await db
    .insertInto('presence')
    .values({ entry_id: entryId, user_id: userId, editing: flag, seen_at: at })
    .onConflict((conflict) =>
      conflict.columns(['entry_id', 'user_id']).doUpdateSet({ editing: flag, seen_at: at }),
    )
    .execute()
  const rows = await db
    .selectFrom('presence')
    .innerJoin('user_account', 'user_account.id', 'presence.user_id')
    .select(['username', 'nick_name', 'avatar', 'editing'])
    .where('entry_id', '=', entryId)
    .where('user_id', '!=', userId)
    .where('seen_at', '>', at - AWAY_MS)
    .orderBy('editing', 'desc')
    .orderBy('username')
    .execute()
  return rows.map((row) => ({
    username: row.username,
    nickName: row.nick_name,
    avatar: row.avatar,
    editing: row.editing === 1,
  }))
}

/** Forgets who went away long ago. */
export async function forgetAbsent(db: Db, at: number) {
  await db
    .deleteFrom('presence')
    .where('seen_at', '<=', at - AWAY_MS)
    .execute()
}
