// Counts tries in the store, so that every node sees the same count.
import type { Db } from '#server/storage/open.ts'

export type RateLimit = {
  /** Counts one try of `key`; false when there were too many. Keys with one `subject` can be found by it. */
  spend: (key: string, subject?: string) => Promise<boolean>
  /** Takes back one try of `key` that turned out to be none. */
  giveBack: (key: string) => Promise<void>
  /** Forgets the tries of `key`. */
  clear: (key: string) => Promise<void>
}

/** At most `points` tries of one key, counted until `seconds` after the last one that was let through. */
export function createRateLimit(
  db: Db,
  limit: { name: string; points: number; seconds: number },
  now: () => number,
): RateLimit {
  const named = (key: string) => `${limit.name}:${key}`
  return {
    spend: async (key, subject) => {
      const at = now()
      const expires = at + limit.seconds * 1000
      // One statement, so that twenty tries at once count as twenty; a refused try does not prolong the wait.
      const { points } = await db
        .insertInto('rate_limit')
        .values({
          key: named(key),
          points: 1,
          expires_at: expires,
          subject: subject === undefined ? '' : named(subject),
        })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet((row) => {
            const over = row('rate_limit.expires_at', '<=', at)
            const full = row('rate_limit.points', '>=', limit.points)
            const more = row('rate_limit.points', '+', 1)
            return {
              points: row.case().when(over).then(1).else(more).end(),
              expires_at: row
                .case()
                .when(over)
                .then(expires)
                .when(full)
                .then(row.ref('rate_limit.expires_at'))
                .else(expires)
                .end(),
            }
          }),
        )
        .returning('points')
        .executeTakeFirstOrThrow()
      return Number(points) <= limit.points
    },
    giveBack: async (key) => {
      await db
        .updateTable('rate_limit')
        .set((row) => ({ points: row('points', '-', 1) }))
        .where('key', '=', named(key))
        .where('points', '>', 0)
        .execute()
    },
    clear: async (key) => {
      await db.deleteFrom('rate_limit').where('key', '=', named(key)).execute()
    },
  }
}
