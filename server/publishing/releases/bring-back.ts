// Brings the whole site of an earlier moment back: working copies as they were shown then, in releases that staff look at and publish.
import type { SiteDifference } from '#contract/content/past.ts'
import { PAST_RECORDS } from '#contract/content/past.ts'
import { RELEASE_ENTRIES } from '#contract/content/release.ts'
import { storedText } from '#contract/fields/walk.ts'
import type { Text } from '#contract/languages/language.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import { CODE } from '#contract/wire/answer.ts'
import type { Kind } from '#contract/wire/kind.ts'
import { Failure } from '#server/failure.ts'
import type { Bus } from '#server/parts/bus.ts'
import type { ContentKind } from '#server/publishing/content-kind.ts'
import type { Entry, KindRules } from '#server/publishing/kind.ts'
import { createWorkingCopies } from '#server/publishing/lifecycle/working-copy.ts'
import { createWriting, findEntry } from '#server/publishing/lifecycle/writing.ts'
import { linkOf } from '#server/publishing/references/references.ts'
import { livingParent } from '#server/publishing/trash/trash.ts'
import { takeOut } from '#server/publishing/trash/trash-actions.ts'
import type { Db, Storage } from '#server/storage/open.ts'
import { serverTexts } from '#server/texts.ts'
import { contentsOf, type Difference, differences, inTheirOrder, type Site } from './past-site.ts'
import type { ReleaseWork } from './release-members.ts'
import { insertRelease, readRelease } from './release-store.ts'

const words = serverTexts('server/publishing/releases')

type Of = {
  storage: Storage
  bus: Bus
  now: () => number
  kinds: readonly ContentKind[]
  siteLanguage: () => Language
}
/** A difference with what is known of the record today. */
type Found = Difference & Omit<SiteDifference, 'kind' | 'id' | 'change'> & { trashed: boolean; lost: boolean }
type Wanted = { name: string; note: string; edits: 'keep' | 'replace' }

/** Compares the site with an earlier one, and brings that one back. */
export function createBringBack({ storage, bus, now, kinds, siteLanguage }: Of) {
  const byKind = new Map(kinds.map((kind) => [kind.rules.kind, kind]))
  const { write, change, finish } = createWriting(storage, bus, now, siteLanguage)
  const { overwrite } = createWorkingCopies(change, now, siteLanguage)

  const rulesOf = (kind: Kind): KindRules<unknown> | undefined =>
    byKind.get(kind)?.rules as KindRules<unknown> | undefined

  /** The records of which visitors see something else; throws `Failure` 422 when they are too many for releases. */
  async function find(then: Site): Promise<Found[]> {
    const found: Difference[] = []
    for await (const one of differences(then, { db: storage.db, at: now() })) {
      if (rulesOf(one.kind)) found.push(one)
      if (found.length > PAST_RECORDS)
        throw new Failure(CODE.unprocessable, words.tooManyBack({ most: PAST_RECORDS }))
    }
    const known: Found[] = []
    const sorted = inTheirOrder(found)
    for (let from = 0; from < sorted.length; from += RELEASE_ENTRIES)
      known.push(...(await withToday(then, sorted.slice(from, from + RELEASE_ENTRIES))))
    return known
  }

  async function withToday(then: Site, some: readonly Difference[]): Promise<Found[]> {
    const ids = some.map(({ id }) => id)
    const rows = await storage.db
      .selectFrom('entry')
      .select(['id', 'kind', 'title', 'version', 'published_version', 'publish_at', 'trashed_at', 'working'])
      .where('id', 'in', ids)
      .execute()
    const today = new Map(rows.map((row) => [row.id, row]))
    const contents = await contentsOf(then, ids)
    return some.map((one) => {
      const row = today.get(one.id)
      const link = row && linkOf(row)
      const shown = contents.get(one.id)
      const rules = rulesOf(one.kind)
      const name = (): Text => (shown && rules ? rules.title(rules.read(shown.content)) : storedText('{}'))
      return {
        ...one,
        title: link?.title ?? name(),
        state: link?.state ?? 'draft',
        // Written over is what nobody else has: what visitors see, or saw then, is in the history as such.
        edits:
          one.change !== 'added' &&
          row !== undefined &&
          row.trashed_at === null &&
          row.version !== row.published_version &&
          row.working !== shown?.content,
        trashed: row !== undefined && row.trashed_at !== null,
        lost: row === undefined,
      }
    })
  }

  /** The working copy to be written over, out of the trash if it lies there. */
  async function held(db: Db, rules: KindRules<unknown>, id: number, by: number) {
    const entry = await findEntry(db, rules, id)
    if (entry) return { entry, before: entry }
    const trashed = await findEntry(db, rules, id, 'trashed')
    const taken = trashed && (await takeOut(db, rules, trashed, by, now()))
    return taken && { entry: taken, before: null }
  }

  /** Writes the working copies of some records, and a release that holds them, in one transaction. */
  function release(then: Site, some: readonly Found[], { name, note }: Wanted, work: ReleaseWork) {
    const inIt = [...new Set(some.map(({ kind }) => kind))]
    const locks = inIt.flatMap((kind) => byKind.get(kind)?.lock ?? [])
    return write(inIt, { by: work.by, lock: [...new Set(locks)] }, async (db) => {
      const at = now()
      const id = await insertRelease(db, { name, note }, work.by.id, at)
      const contents = await contentsOf(
        then,
        some.map((one) => one.id),
      )
      const written: { id: number; before: Entry<unknown> | null; rules: KindRules<unknown> }[] = []
      for (const one of some) {
        const rules = rulesOf(one.kind)
        const shown = contents.get(one.id)
        if (rules && shown && one.change !== 'added') {
          const there = await held(db, rules, one.id, work.by.id)
          if (!there) continue
          const content = rules.read(shown.content)
          const parentId = await livingParent(db, shown.parent_id)
          await overwrite(db, rules, there.entry, { content, parentId }, { by: work.by }, content)
          await db.updateTable('entry').set({ sort: shown.sort }).where('id', '=', one.id).execute()
          written.push({ id: one.id, before: there.before, rules })
        }
        const deed = one.change === 'added' ? 'unpublish' : 'publish'
        await db
          .insertInto('release_entry')
          .values({ release_id: id, entry_id: one.id, deed, version: null, before: null })
          .execute()
      }
      const added = await readRelease(db, id, at)
      const { entries, ...logged } = added
      await work.record(db, { recordId: id, recordName: name, after: { ...logged, entries: entries.length } })
      // In the log what was written stands under the release.
      const record: typeof work.record = (within, ...changes) =>
        work.record(within, ...changes.map((one) => ({ ...one, recordId: id })))
      for (const { rules, ...one } of written)
        await finish(db, rules, { ...one, did: 'restore' }, { by: work.by, note: name, record })
      return added
    })
  }

  return {
    /** What would be brought back: the records in the order of the releases, and those that are gone for good. */
    async compare(then: Site) {
      const all = await find(then)
      const lost = all.filter((one) => one.lost)
      const found = all.filter((one) => !one.lost)
      const count = (change: Difference['change']) => found.filter((one) => one.change === change).length
      return {
        total: found.length,
        ...{ changed: count('changed'), hidden: count('hidden'), added: count('added') },
        edits: found.filter(({ edits }) => edits).length,
        lost: lost.map(({ kind, title }) => ({ kind, title })),
        items: found
          .slice(0, RELEASE_ENTRIES)
          .map(({ kind, id, title, state, change, edits }) => ({ kind, id, title, state, change, edits })),
      }
    },

    /**
     * Writes working copies as visitors saw them then and puts them into open releases of at most 200 records; visitors see nothing
     * else before these are published. Records with unpublished changes are left as they are unless `edits` is `replace`: then
     * these stay in the history. Throws `Failure` 409 when nothing differs.
     */
    async bringBack(then: Site, wanted: Wanted, work: ReleaseWork) {
      const all = (await find(then)).filter(({ lost }) => !lost)
      const taken = all.filter(({ edits }) => wanted.edits === 'replace' || !edits)
      if (taken.length === 0) throw new Failure(CODE.conflict, words.nothingBack)
      work.allow([...new Set(taken.map(({ kind }) => kind))].flatMap((kind) => byKind.get(kind) ?? []))
      const count = Math.ceil(taken.length / RELEASE_ENTRIES)
      const releases = []
      for (let at = 0; at < count; at++) {
        const some = taken.slice(at * RELEASE_ENTRIES, (at + 1) * RELEASE_ENTRIES)
        const name = count === 1 ? wanted.name : `${wanted.name} (${at + 1}/${count})`
        const { id, entryCount } = await release(then, some, { ...wanted, name }, work)
        releases.push({ id, name, entryCount })
      }
      return { releases, left: all.length - taken.length }
    },
  }
}
