// The query of the card about what is not published.
import { sql } from 'kysely'
import type { Kind } from '#contract/wire/kind.ts'
import type { Db } from '#server/storage/open.ts'

/** Records of each kind by what separates them from what visitors see; one index answers it. */
export async function countToPublish(db: Db, kinds: readonly Kind[]) {
  const counts = []
  for (const kind of kinds) {
    const of = (condition: ReturnType<typeof sql<boolean>>) =>
      db
        .selectFrom('entry')
        .select((e) => e.fn.countAll().as('n'))
        .where('kind', '=', kind)
        .where('trashed_at', 'is', null)
        .where(condition)
        .executeTakeFirstOrThrow()
        .then(({ n }) => Number(n))
    counts.push({
      kind,
      draft: await of(sql<boolean>`published_version is null and publish_at is null`),
      scheduled: await of(sql<boolean>`publish_at is not null`),
      changed: await of(sql<boolean>`published_version < version`),
    })
  }
  return counts
}
