// Says to webhooks what an action changed for visitors.
import type { Kind } from '#contract/wire/kind.ts'
import { raiseEvent, recordEvent } from '#server/parts/webhooks/site-events.ts'
import type { Entry } from '#server/publishing/kind.ts'
import type { Db } from '#server/storage/open.ts'

type Seen = Pick<Entry<unknown>, 'publishedVersion' | 'publishedAt'>

/** Within the transaction of the action: nothing is told when visitors see what they saw before. */
export async function tellEvents(
  db: Db,
  { kind, id }: { kind: Kind; id: number },
  before: Seen | null,
  after: Seen,
  at: number,
) {
  const version = after.publishedVersion
  if (version === null) {
    if (before && before.publishedVersion !== null)
      await raiseEvent(db, recordEvent('unpublish', { kind, id, version: null }), at)
  } else if (before?.publishedVersion !== version || before.publishedAt !== after.publishedAt)
    await raiseEvent(db, recordEvent('publish', { kind, id, version }), at)
}
