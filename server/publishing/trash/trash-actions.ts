// Into the trash and out of it again (decision 24).
import { notFound, stale } from '#server/failure.ts'
import { type Entry, type KindRules, stateOf } from '#server/publishing/kind.ts'
import { checkReach } from '#server/publishing/lifecycle/limits.ts'
import { hideNow, publishNow } from '#server/publishing/lifecycle/publish.ts'
import { checkShownUnder, isShownAbove } from '#server/publishing/lifecycle/shown-under.ts'
import type { Target, WriteOptions } from '#server/publishing/lifecycle/write-options.ts'
import { findEntry, mustBeCurrent, mustFind, type Writing } from '#server/publishing/lifecycle/writing.ts'
import { checkUnused } from '#server/publishing/references/references.ts'
import { checkFree } from '#server/publishing/releases/release-store.ts'
import { forgetGaps, keepGaps } from '#server/publishing/texts/words.ts'
import type { Db } from '#server/storage/open.ts'
import { livingParent } from './trash.ts'

/** Takes a record out of the trash as a draft, under no parent when that one is gone; null when somebody was quicker. */
export async function takeOut<Content>(
  db: Db,
  rules: KindRules<Content>,
  trashed: Entry<Content>,
  by: number | null,
  at: number,
): Promise<Entry<Content> | null> {
  const taken = await db
    .updateTable('entry')
    .set({
      trashed_at: null,
      published_version: null,
      version: trashed.version + 1,
      parent_id: await livingParent(db, trashed.parentId),
      updated_at: at,
      updated_by: by,
    })
    .where('id', '=', trashed.id)
    .where('version', '=', trashed.version)
    .executeTakeFirst()
  if (Number(taken.numUpdatedRows) === 0) return null
  const entry = await mustFind(db, rules, trashed.id)
  await keepGaps(db, { id: entry.id, kind: rules.kind }, entry.content, entry.marks)
  return entry
}

/** The two actions, each one transaction of `writing`. */
export function createTrash({ write, change, finish }: Writing, now: () => number) {
  return {
    /**
     * Puts a record into the trash; refused while records that visitors see point at it. With `work.publish` it is remembered
     * that visitors saw it as it stood, so that it may come back so.
     */
    trash: <Content>(rules: KindRules<Content>, target: Target, work: WriteOptions) =>
      write(rules.kind, work, async (db) => {
        const before = await mustBeCurrent(db, rules, target)
        checkReach(rules, 'delete', before, work.by)
        await checkFree(db, [target.id], now())
        await checkUnused(db, target.id)
        await hideNow(db, target.id)
        await forgetGaps(db, target.id)
        await checkShownUnder(db, rules, target, now())
        await finish(db, rules, { id: target.id, before, did: 'delete' }, work)
        await change(db, rules, target, {
          trashed_at: now(),
          updated_at: now(),
          updated_by: work.by?.id ?? null,
          ...(work.publish && stateOf(before) === 'published' && { published_version: target.version + 1 }),
        })
        return null
      }),

    /**
     * Takes a record out of the trash, as a draft; under no parent when that one is gone. With `work.publish` visitors see it
     * again if they saw it as it stood, and see what it stands under.
     */
    recover: <Content>(rules: KindRules<Content>, target: Target, work: WriteOptions) =>
      write(rules.kind, work, async (db) => {
        const trashed = await findEntry<Content>(db, rules, target.id, 'trashed')
        if (!trashed) throw notFound()
        if (trashed.version !== target.version) throw stale(await rules.present(trashed, db))
        checkReach(rules, 'delete', trashed, work.by)
        const entry = await takeOut(db, rules, trashed, work.by?.id ?? null, now())
        if (!entry) throw notFound()
        if (
          work.publish &&
          stateOf(trashed) === 'published' &&
          (await isShownAbove(db, entry.parentId, now()))
        ) {
          checkReach(rules, 'publish', trashed, work.by)
          await publishNow(db, rules, entry, { at: now(), by: work.by?.id ?? null })
          await checkShownUnder(db, rules, entry, now())
        }
        // Its chain counted while it lay in the trash.
        return finish(db, rules, { id: target.id, before: null, did: 'recover', judged: true }, work)
      }),
  }
}
