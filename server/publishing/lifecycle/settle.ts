// Writes down what came about by itself: plans whose moment has passed become the state that staff see.
// Visitors do not depend on it; they are judged by the times of the publications when they read.
import type { Bus } from '#server/parts/bus.ts'
import { raiseEvent, recordEvent } from '#server/parts/webhooks/site-events.ts'
import { noteShown } from '#server/publishing/search/follow-titles.ts'
import type { Db } from '#server/storage/open.ts'

/** Settles every plan up to `at`; each statement finds its rows by an index and does nothing the second time. */
export async function settle(db: Db, bus: Pick<Bus, 'changing'>, at: number) {
  await db.transaction().execute(async (within) => {
    const begun = within
      .selectFrom('entry')
      .select('id')
      .where('publish_at', 'is not', null)
      .where('publish_at', '<=', at)
    const ended = within
      .selectFrom('entry')
      .select('id')
      .where('unpublish_at', 'is not', null)
      .where('unpublish_at', '<=', at)

    await within
      .deleteFrom('entry_reference')
      .where('from_entry', 'in', begun)
      .where('copy', '=', 'published')
      .execute()
    await within
      .updateTable('entry_reference')
      .set({ copy: 'published' })
      .where('from_entry', 'in', begun)
      .where('copy', '=', 'planned')
      .execute()
    // Only who changed the row tells of it, of several nodes that settle at once.
    const on = await within
      .updateTable('entry')
      .set((row) => ({
        published_version: row.ref('planned_version'),
        published_at: row.ref('publish_at'),
        publish_at: null,
        planned_version: null,
      }))
      .where('publish_at', 'is not', null)
      .where('publish_at', '<=', at)
      .returning(['id', 'kind', 'published_version as version'])
      .execute()
    for (const entry of on) await raiseEvent(within, recordEvent('publish', entry), at)

    await within
      .deleteFrom('entry_reference')
      .where('from_entry', 'in', ended)
      .where('copy', '=', 'published')
      .execute()
    const off = await within
      .updateTable('entry')
      .set({ published_version: null, published_at: null, unpublish_at: null })
      .where('unpublish_at', 'is not', null)
      .where('unpublish_at', '<=', at)
      .returning(['id', 'kind'])
      .execute()
    for (const entry of off)
      await raiseEvent(within, recordEvent('unpublish', { ...entry, version: null }), at)

    // What names them is found by what visitors see of them from now on.
    const changed = [...on, ...off]
    await noteShown(
      within,
      changed.map(({ id }) => id),
    )
    const kinds = new Set(changed.map(({ kind }) => kind))
    if (kinds.size > 0) await bus.changing(within, [...kinds, ...new Set(off.map(({ kind }) => `${kind}!`))])

    await within.deleteFrom('publication').where('visible_until', '<=', at).execute()
    await within
      .updateTable('release')
      .set((row) => ({ state: 'published', published_at: row.ref('publish_at'), publish_at: null }))
      .where('publish_at', 'is not', null)
      .where('publish_at', '<=', at)
      .execute()
  })
}

/** The first moment after `at` at which visitors see something else; Infinity when nothing is planned. */
export async function nextMoment(db: Db, at: number): Promise<number> {
  const from = await db
    .selectFrom('publication')
    .select('visible_from as moment')
    .where('visible_from', '>', at)
    .orderBy('visible_from')
    .limit(1)
    .executeTakeFirst()
  const until = await db
    .selectFrom('publication')
    .select('visible_until as moment')
    .where('visible_until', '>', at)
    .orderBy('visible_until')
    .limit(1)
    .executeTakeFirst()
  return Math.min(from?.moment ?? Number.POSITIVE_INFINITY, until?.moment ?? Number.POSITIVE_INFINITY)
}
