// How every write on content is done: in one transaction, from a version, with a revision, a record and a word to all nodes.
import type { Revision } from '#contract/content/content.ts'
import { pickText } from '#contract/languages/language.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import type { Kind } from '#contract/wire/kind.ts'
import { notFound, stale } from '#server/failure.ts'
import type { Bus } from '#server/parts/bus.ts'
import { workingCopy } from '#server/parts/changes.ts'
import { ENTRY_COLUMNS, type Entry, entryOf, type KindRules, stateOf } from '#server/publishing/kind.ts'
import { checkChain } from '#server/publishing/references/chains.ts'
import { REFERENCES_LOCK } from '#server/publishing/references/references.ts'
import { cameOrWentByTitle } from '#server/publishing/references/titled.ts'
import type { Db, Storage } from '#server/storage/open.ts'
import { keepRevision } from './revisions.ts'
import { tellEvents } from './tell-events.ts'
import type { Target, WriteOptions } from './write-options.ts'

type Finished<Content> = {
  id: number
  before: Entry<Content> | null
  did: Revision['did']
  judged?: boolean
}
/** What was written, and what of it visitors see otherwise than before. */
type Done = { changed: Set<string>; seen: Set<string> }
export type Writing = ReturnType<typeof createWriting>

export function createWriting(storage: Storage, bus: Bus, now: () => number, siteLanguage: () => Language) {
  /** What each transaction under way has finished with. */
  const finished = new WeakMap<Db, Done>()
  return {
    /**
     * Runs a piece of work in one transaction; with the commit all nodes hear which records changed. Writes point at records
     * and pictures, and wait for those that take them away.
     */
    async write<Result>(kinds: Kind | readonly Kind[], work: WriteOptions, run: (db: Db) => Promise<Result>) {
      const changed = new Set<string>()
      const seen = new Set<string>()
      const words = () => (changed.size > 0 ? [...changed] : [kinds].flat())
      const result = await storage.db.transaction().execute(async (transaction) => {
        finished.set(transaction, { changed, seen })
        for (const lock of [work.lock ?? []].flat()) await storage.exclusive(transaction, lock)
        await storage.exclusive(transaction, REFERENCES_LOCK)
        await work.check?.(transaction)
        const done = await run(transaction)
        if (seen.size > 0) await bus.changing(transaction, [...seen])
        await bus.within(transaction, words())
        return done
      })
      bus.tell(words())
      return result
    },

    /** Changes the row if it still has the version; the one place where a version is counted up. */
    async change<Content>(db: Db, rules: KindRules<Content>, { id, version }: Target, set: object) {
      const changed = await db
        .updateTable('entry')
        .set({ version: version + 1, ...set })
        .where('id', '=', id)
        .where('kind', '=', rules.kind)
        .where('version', '=', version)
        .executeTakeFirst()
      if (Number(changed.numUpdatedRows) === 1) return
      throw stale(await rules.present(await mustFind(db, rules, id), db))
    },

    /**
     * The end of every action: its revision, its line in the log, and the record as it is now. `judged`: the chain that it stands
     * in was judged already.
     */
    async finish<Content>(
      db: Db,
      rules: KindRules<Content>,
      { id, before, did, judged = false }: Finished<Content>,
      work: WriteOptions,
    ) {
      const entry = await mustFind(db, rules, id)
      if (!judged) await checkChain(db, rules, entry, before)
      const isSeen = showsOtherwise(before, entry, did)
      const action = { before, after: entry, did }
      const tags =
        isSeen || plansOtherwise(before, entry)
          ? await changesOf(db, rules.kind, action)
          : [workingCopy(rules.kind, id)]
      for (const tag of tags) {
        finished.get(db)?.changed.add(tag)
        if (isSeen) finished.get(db)?.seen.add(tag)
      }
      await tellEvents(db, { kind: rules.kind, id }, before, entry, now())
      await keepRevision(db, entry, did, work, now())
      await work.record?.(db, {
        recordId: id,
        recordName: pickText(rules.title(entry.content), siteLanguage()).text,
        ...(before && { before: recorded(before) }),
        ...(did !== 'delete' && { after: recorded(entry) }),
      })
      return entry
    },
  }
}

/** What the operation log compares of a record. */
const recorded = ({ content, ...entry }: Entry<unknown>) => ({
  ...(content as object),
  parentId: entry.parentId,
  position: entry.sort,
  state: stateOf(entry),
  publishAt: entry.publishAt,
  unpublishAt: entry.unpublishAt,
})

/** The working copy of one record, or null; with `trashed` one that lies in the trash. */
export async function findEntry<Content>(
  db: Db,
  rules: KindRules<Content>,
  id: number,
  where: 'kept' | 'trashed' = 'kept',
): Promise<Entry<Content> | null> {
  const row = await db
    .selectFrom('entry')
    .select(ENTRY_COLUMNS)
    .where('id', '=', id)
    .where('kind', '=', rules.kind)
    .where('trashed_at', where === 'kept' ? 'is' : 'is not', null)
    .executeTakeFirst()
  return row ? entryOf<Content>(row, rules) : null
}

/** The working copy as it was read; throws `Failure` 409 with the record as it is when somebody was quicker. */
export async function mustBeCurrent<Content>(db: Db, rules: KindRules<Content>, { id, version }: Target) {
  const entry = await mustFind(db, rules, id)
  if (entry.version !== version) throw stale(await rules.present(entry, db))
  return entry
}

/** The working copy of one record; throws `Failure` 404. */
export async function mustFind<Content>(db: Db, rules: KindRules<Content>, id: number) {
  const entry = await findEntry<Content>(db, rules, id)
  if (!entry) throw notFound()
  return entry
}

type Action = { before: Entry<unknown> | null; after: Entry<unknown>; did: Revision['did'] }

/** Whether visitors see something else than before: not after what was done to a working copy, or is planned. */
const showsOtherwise = (before: Entry<unknown> | null, after: Entry<unknown>, did: Revision['did']) =>
  (before?.publishedVersion ?? null) !== after.publishedVersion ||
  (after.publishedVersion !== null && (before?.publishedAt !== after.publishedAt || did === 'move'))

/** Whether visitors will see something else at a time than was planned before. */
const plansOtherwise = (before: Entry<unknown> | null, after: Entry<unknown>) =>
  (before?.publishAt ?? null) !== after.publishAt || (before?.unpublishAt ?? null) !== after.unpublishAt

/** The record itself, the lists it stands in or stood in, and the counts when it came, went or moved. */
async function changesOf(db: Db, kind: Kind, { before, after, did }: Action): Promise<string[]> {
  // A move gives others new places as well.
  if (did === 'move') return [kind]
  const shown = (before?.publishedVersion ?? null) !== null
  const showsOn = after.publishedVersion !== null && did !== 'delete'
  const stood = shown ? await parentOf(db, before as Entry<unknown>) : { parentId: after.parentId }
  if (!stood) return [kind]
  const parents = new Set([stood.parentId, after.parentId])
  const seen = { id: after.id, version: before?.publishedVersion ?? null }
  const inSome = shown && showsOn && (await cameOrWentByTitle(db, kind, seen))
  return [
    `${kind}:${after.id}`,
    ...[...parents].flatMap((parent) => (parent === null ? [] : [`${kind}/${parent}`])),
    ...(shown !== showsOn || parents.size > 1 || inSome ? [`${kind}#`] : []),
    ...(shown && (!showsOn || inSome) ? [`${kind}!`] : []),
  ]
}

/** Where visitors saw it: the working copy may have moved since. What they still see says so; else its history does, however long it is. */
const parentOf = async (db: Db, { id, publishedVersion }: Entry<unknown>) => {
  const shown = await db
    .selectFrom('publication')
    .select('parent_id')
    .where('entry_id', '=', id)
    .where('version', '=', publishedVersion ?? 0)
    .executeTakeFirst()
  if (shown) return { parentId: shown.parent_id }
  const row = await db
    .selectFrom('entry_revision')
    .select('parent_id')
    .where('entry_id', '=', id)
    .where('version', '=', publishedVersion ?? 0)
    .executeTakeFirst()
  return row && { parentId: row.parent_id }
}
