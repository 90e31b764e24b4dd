// What is done with releases: put together, published in one transaction, planned, taken back (decision 24).

import { RELEASE_ENTRIES, type Release } from '#contract/content/release.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import type { Kind } from '#contract/wire/kind.ts'
import { invalid, notFound } from '#server/failure.ts'
import type { Bus } from '#server/parts/bus.ts'
import type { Change } from '#server/parts/logs/operations.ts'
import type { ContentKind } from '#server/publishing/content-kind.ts'
import type { Moments } from '#server/publishing/lifecycle/moments.ts'
import type { Target } from '#server/publishing/lifecycle/write-options.ts'
import { REFERENCES_LOCK } from '#server/publishing/references/references.ts'
import type { Db, Storage } from '#server/storage/open.ts'
import { serverTexts } from '#server/texts.ts'
import { publishAll, rollBack, scheduleAll, takePlanBack } from './release-actions.ts'
import { wrongState } from './release-checks.ts'
import { holdMembers, type Member, type ReleaseRun, type ReleaseWork } from './release-members.ts'
import { changeRelease, insertRelease, readRelease } from './release-store.ts'

const words = serverTexts('server/publishing/releases')

const RELEASE_LOCK = 'release'
const EDITABLE: readonly Release['state'][] = ['open', 'rolledBack']

type Shared = { storage: Storage; bus: Bus; moments: Moments; now: () => number }
type ReleaseParts = Shared & {
  kinds: readonly ContentKind[]
  byKind: ReadonlyMap<Kind, ContentKind>
  siteLanguage: () => Language
}

type Put = { id: number; action: Member['action'] }

/** A change that needs no hold on the records. */
const edit = (
  { storage, now }: ReleaseParts,
  target: Target,
  work: ReleaseWork,
  states: readonly Release['state'][],
  {
    set = {},
    run,
  }: { set?: { name?: string; note?: string }; run?: (db: Db, release: Release) => Promise<unknown> },
) =>
  storage.db.transaction().execute(async (db) => {
    const before = await readRelease(db, target.id, now())
    // First of all: whoever comes too late is answered with the release as it is, not as they would have made it.
    await changeRelease(db, target, set, now())
    if (!states.includes(before.state)) throw wrongState()
    await run?.(db, before)
    const after = await readRelease(db, target.id, now())
    await work.record(db, {
      recordId: target.id,
      recordName: after.name,
      before: logged(before),
      after: logged(after),
    })
    return after
  })

/** A change of all records at once; with the commit every node hears which kinds changed. */
async function onAll(
  { storage, bus, moments, now, kinds, byKind, siteLanguage }: ReleaseParts,
  target: Target,
  work: ReleaseWork,
  states: readonly Release['state'][],
  run: (action: ReleaseRun) => Promise<Change[]>,
) {
  // What came about by plan is written down first, so that the records are where the release put them.
  if ((await readRelease(storage.db, target.id, now())).state === 'published') await moments.pass()
  const { changed, after } = await storage.db.transaction().execute(async (db) => {
    await storage.exclusive(db, RELEASE_LOCK)
    for (const { lock } of kinds) if (lock) await storage.exclusive(db, lock)
    await storage.exclusive(db, REFERENCES_LOCK)
    const at = now()
    const release = await readRelease(db, target.id, at)
    await changeRelease(db, target, {}, at)
    if (!states.includes(release.state)) throw wrongState()
    const members = await holdMembers(db, byKind, target.id)
    work.allow([...new Set(members.map(({ kind }) => kind))])
    const changes = await run({ ...work, db, release, members, at, language: siteLanguage() })
    const after = await readRelease(db, target.id, at)
    await work.record(
      db,
      { recordId: target.id, recordName: after.name, before: logged(release), after: logged(after) },
      ...changes,
    )
    // What it takes back or takes off is told of the kind as a whole.
    const changed = [...new Set(members.flatMap(({ rules }) => [rules.kind, `${rules.kind}!`]))]
    if (release.state === 'published' || after.state === 'published') await bus.changing(db, changed)
    await bus.within(db, changed)
    return { changed, after }
  })
  bus.tell(changed)
  return after
}

/** Puts records in, or changes what is done with them. */
async function putInto(
  { byKind }: ReleaseParts,
  db: Db,
  release: Release,
  entries: readonly Put[],
  work: ReleaseWork,
) {
  const ids = new Set([...release.entries.map(({ id }) => id), ...entries.map(({ id }) => id)])
  if (ids.size > RELEASE_ENTRIES) throw invalid({ entries: words.tooMany({ most: RELEASE_ENTRIES }) })
  const known = await db
    .selectFrom('entry')
    .select(['id', 'kind'])
    .where('id', 'in', [...ids])
    .where('trashed_at', 'is', null)
    .execute()
  const kindOf = new Map(known.map(({ id, kind }) => [id, byKind.get(kind)]))
  const wrong = entries.flatMap(({ id }, index) =>
    kindOf.get(id) ? [] : [[`entries.${index}.id`, words.noSuch]],
  )
  if (wrong.length > 0) throw invalid(Object.fromEntries(wrong))
  work.allow(entries.flatMap(({ id }) => kindOf.get(id) ?? []))
  for (const { id, action } of entries)
    await db
      .insertInto('release_entry')
      .values({ release_id: release.id, entry_id: id, deed: action, version: null, before: null })
      .onConflict((conflict) => conflict.columns(['release_id', 'entry_id']).doUpdateSet({ deed: action }))
      .execute()
}

/** Releases over records of `kinds`; every change names the version it was made from and is one transaction. */
export function createReleases(shared: Shared, kinds: readonly ContentKind[], siteLanguage: () => Language) {
  const { storage, moments, now } = shared
  const byKind = new Map<Kind, ContentKind>(kinds.map((kind) => [kind.rules.kind, kind]))
  const parts: ReleaseParts = { ...shared, kinds, byKind, siteLanguage }
  return {
    /** Adds an empty release. */
    add: ({ name, note }: { name: string; note: string }, work: ReleaseWork) =>
      storage.db.transaction().execute(async (db) => {
        const at = now()
        const id = await insertRelease(db, { name, note }, work.by.id, at)
        const added = await readRelease(db, id, at)
        await work.record(db, { recordId: id, recordName: name, after: logged(added) })
        return added
      }),

    /** Changes name and note, whatever the state. */
    update: (target: Target, set: { name?: string; note?: string }, work: ReleaseWork) =>
      edit(parts, target, work, ['open', 'scheduled', 'published', 'rolledBack'], { set }),

    /** Puts records in, or changes what is done with them; throws `Failure` 400 for what is not there. */
    put: (target: Target, entries: readonly Put[], work: ReleaseWork) =>
      edit(parts, target, work, EDITABLE, {
        run: (db, release) => putInto(parts, db, release, entries, work),
      }),

    /** Takes records out. */
    take: (target: Target, ids: readonly number[], work: ReleaseWork) =>
      edit(parts, target, work, EDITABLE, {
        run: async (db) => {
          await db
            .deleteFrom('release_entry')
            .where('release_id', '=', target.id)
            .where('entry_id', 'in', ids)
            .execute()
        },
      }),

    /** Publishes all records in one step; throws `Failure` 400 that names what is missing where. */
    publish: (target: Target, work: ReleaseWork) => onAll(parts, target, work, EDITABLE, publishAll),

    /** Plans when all records go on, each as it is now; null takes the plan back. */
    async schedule(target: Target, publishAt: number | null, work: ReleaseWork) {
      const planned = await onAll(
        parts,
        target,
        work,
        publishAt === null ? ['scheduled'] : [...EDITABLE, 'scheduled'],
        (action) => (publishAt === null ? takePlanBack(action) : scheduleAll(action, publishAt)),
      )
      moments.expect(publishAt)
      return planned
    },

    /** Brings back what visitors saw before; `confirmed` also where they see something newer by now. */
    rollback: (target: Target, confirmed: boolean, work: ReleaseWork) =>
      onAll(parts, target, work, ['published'], (action) => rollBack(action, confirmed)),

    /** Deletes an open release; its records stay as they are. */
    remove: (target: Target, work: ReleaseWork) =>
      storage.db.transaction().execute(async (db) => {
        const before = await readRelease(db, target.id, now())
        await changeRelease(db, target, {}, now())
        if (before.state !== 'open') throw wrongState()
        await db.deleteFrom('release').where('id', '=', target.id).execute()
        await work.record(db, { recordId: target.id, recordName: before.name, before: logged(before) })
        return null
      }),

    /** Throws `Failure` 404, or what `allow` throws, when the release may not be looked at as a whole. */
    async mayPreview(id: number, allow: ReleaseWork['allow']) {
      const rows = await storage.db
        .selectFrom('release_entry')
        .innerJoin('entry', 'entry.id', 'release_entry.entry_id')
        .select('kind')
        .distinct()
        .where('release_id', '=', id)
        .execute()
      if (rows.length === 0) await mustExist(storage.db, id)
      allow(rows.flatMap(({ kind }) => byKind.get(kind) ?? []))
    },
  }
}

async function mustExist(db: Db, id: number) {
  if (!(await db.selectFrom('release').select('id').where('id', '=', id).executeTakeFirst())) throw notFound()
}

/** What the operation log compares of a release. */
const logged = ({ name, note, state, publishAt, entries }: Release) => ({
  ...{ name, note, state, publishAt },
  entries: entries.map(({ kind, id, action }) => ({ kind, id, action })),
})
