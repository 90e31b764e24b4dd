// The lifecycle of content, written once: a working copy that staff change and a published copy that visitors see.
import { invalid, notFound, stale } from '#server/failure.ts'
import type { Bus } from '#server/parts/bus.ts'
import { ENTRY_COLUMNS, type Entry, entryOf, type KindRules } from '#server/publishing/kind.ts'
import { lastSort, sortAt } from '#server/publishing/order.ts'
import { keepReferences } from '#server/publishing/references.ts'
import type { Db, Storage } from '#server/storage/open.ts'

/** `visible_until` of what has no end. */
const FOREVER = Number.MAX_SAFE_INTEGER

type Target = { id: number; version: number }
type Work = {
  /** The person who does it. */
  by: number | null
  /** Saves and publishes in one step, as the type calls of the spec do. */
  publish?: boolean
  /** Taken while the work is done, so that checks about other records still hold when it is written. */
  lock?: string
  /** Checks that need the store; runs inside the transaction, before anything is written. */
  check?: (db: Db) => Promise<void>
  /** Hears what was done, inside the transaction and at its end: null is a record that was not there, or is no longer. */
  record?: (db: Db, before: Entry<unknown> | null, after: Entry<unknown> | null) => Promise<void>
}

export type Publishing = ReturnType<typeof createPublishing>

/**
 * The lifecycle over `storage`. Every write is one transaction and names the version it was made from; a stale one
 * throws `Failure` 409 with the record as it is (decision 25). After the commit the bus hears which kind changed.
 */
export function createPublishing(storage: Storage, bus: Bus, now: () => number) {
  async function write<Result extends Entry<unknown> | null>(
    { kind }: Pick<KindRules<never>, 'kind'>,
    work: Work,
    id: number | null,
    run: (db: Db) => Promise<Result>,
  ) {
    const result = await storage.db.transaction().execute(async (transaction) => {
      if (work.lock) await storage.exclusive(transaction, work.lock)
      await work.check?.(transaction)
      const before = work.record && id !== null ? await findEntry(transaction, { kind }, id) : null
      const made = await run(transaction)
      await work.record?.(transaction, before, made)
      return made
    })
    await bus.changed([kind])
    return result
  }

  async function mustFind<Content>(db: Db, rules: KindRules<Content>, id: number): Promise<Entry<Content>> {
    const entry = await findEntry<Content>(db, rules, id)
    if (!entry) throw notFound()
    return entry
  }

  /** Changes the row if it still has the version; the one place where a version is counted up. */
  async function change<Content>(db: Db, rules: KindRules<Content>, { id, version }: Target, set: object) {
    const changed = await db
      .updateTable('entry')
      .set({ version: version + 1, ...set })
      .where('id', '=', id)
      .where('kind', '=', rules.kind)
      .where('version', '=', version)
      .where('trashed_at', 'is', null)
      .executeTakeFirst()
    if (Number(changed.numUpdatedRows) === 1) return
    throw stale(await rules.present(await mustFind(db, rules, id), db))
  }

  async function publishNow<Content>(db: Db, rules: KindRules<Content>, id: number, by: number | null) {
    const entry = await mustFind(db, rules, id)
    const missing = rules.missing(entry.content, entry.parentId)
    if (Object.keys(missing).length > 0) throw invalid(missing)
    const at = now()
    await db.deleteFrom('publication').where('entry_id', '=', id).execute()
    await db
      .insertInto('publication')
      .values({
        entry_id: id,
        kind: rules.kind,
        parent_id: entry.parentId,
        sort: entry.sort,
        ...columnsOf(rules, entry.content),
        version: entry.version,
        content: JSON.stringify(entry.content),
        visible_from: at,
        visible_until: FOREVER,
        published_at: at,
        published_by: by,
      })
      .execute()
    await db
      .updateTable('entry')
      .set({ published_version: entry.version, published_at: at })
      .where('id', '=', id)
      .execute()
    return { ...entry, publishedVersion: entry.version, publishedAt: at }
  }

  return {
    add<Content>(
      rules: KindRules<Content>,
      draft: { content: Content; parentId: number | null },
      work: Work,
    ) {
      return write(rules, work, null, async (db) => {
        const at = now()
        const { id } = await db
          .insertInto('entry')
          .values({
            kind: rules.kind,
            parent_id: draft.parentId,
            sort: await lastSort(db, rules.kind, draft.parentId),
            ...columnsOf(rules, draft.content),
            version: 1,
            working: JSON.stringify(draft.content),
            published_version: null,
            published_at: null,
            trashed_at: null,
            created_at: at,
            created_by: work.by,
            updated_at: at,
            updated_by: work.by,
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        await keepReferences(db, id, rules.pictures(draft.content))
        return work.publish ? publishNow(db, rules, id, work.by) : mustFind(db, rules, id)
      })
    },

    /** Saves the working copy; `edit` makes the new content and parent from what is stored. */
    save<Content>(
      rules: KindRules<Content>,
      target: Target,
      edit: (entry: Entry<Content>) => { content: Content; parentId: number | null },
      work: Work,
    ) {
      return write(rules, work, target.id, async (db) => {
        const entry = await mustFind(db, rules, target.id)
        if (entry.version !== target.version) throw stale(await rules.present(entry, db))
        const next = edit(entry)
        await change(db, rules, target, {
          ...columnsOf(rules, next.content),
          parent_id: next.parentId,
          ...(next.parentId !== entry.parentId && { sort: await lastSort(db, rules.kind, next.parentId) }),
          working: JSON.stringify(next.content),
          updated_at: now(),
          updated_by: work.by,
        })
        await keepReferences(db, target.id, rules.pictures(next.content))
        return work.publish ? publishNow(db, rules, target.id, work.by) : mustFind(db, rules, target.id)
      })
    },

    /** Puts a record under a parent at a position among its siblings, counted from 0. */
    place<Content>(
      rules: KindRules<Content>,
      target: Target,
      to: { parentId: number | null; position: number },
      work: Work,
    ) {
      return write(rules, work, target.id, async (db) => {
        await change(db, rules, target, {
          parent_id: to.parentId,
          sort: await sortAt(db, rules.kind, target.id, to.parentId, to.position),
          updated_at: now(),
          updated_by: work.by,
        })
        return work.publish ? publishNow(db, rules, target.id, work.by) : mustFind(db, rules, target.id)
      })
    },

    /** Publishes the working copy; throws `Failure` 400 that names what is missing. The version stays. */
    publish<Content>(rules: KindRules<Content>, target: Target, work: Work) {
      return write(rules, work, target.id, async (db) => {
        await change(db, rules, target, { version: target.version })
        return publishNow(db, rules, target.id, work.by)
      })
    },

    /** Takes a record off the public site; the working copy stays as it is. */
    unpublish<Content>(rules: KindRules<Content>, target: Target, work: Work) {
      return write(rules, work, target.id, async (db) => {
        await change(db, rules, target, {
          version: target.version,
          published_version: null,
          published_at: null,
        })
        await db.deleteFrom('publication').where('entry_id', '=', target.id).execute()
        return mustFind(db, rules, target.id)
      })
    },

    /** Puts a record away: visitors and lists no longer see it. */
    trash<Content>(rules: KindRules<Content>, target: Target, work: Work) {
      return write(rules, work, target.id, async (db) => {
        await mustFind(db, rules, target.id)
        const away = { trashed_at: now(), updated_by: work.by, published_version: null, published_at: null }
        await change(db, rules, target, away)
        await db.deleteFrom('publication').where('entry_id', '=', target.id).execute()
        return null
      })
    },
  }
}

/** The working copy of one record, or null. */
export async function findEntry<Content>(
  db: Db,
  rules: Pick<KindRules<Content>, 'kind'>,
  id: number,
): Promise<Entry<Content> | null> {
  const row = await db
    .selectFrom('entry')
    .select(ENTRY_COLUMNS)
    .where('id', '=', id)
    .where('kind', '=', rules.kind)
    .where('trashed_at', 'is', null)
    .executeTakeFirst()
  return row ? entryOf<Content>(row) : null
}

function columnsOf<Content>(rules: KindRules<Content>, content: Content) {
  const { code = '', label = '', hot = false, dated = 0, search = '' } = rules.columns(content)
  return { code, label, hot: hot ? (1 as const) : (0 as const), dated, search: search.toLowerCase() }
}
