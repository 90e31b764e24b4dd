// The working copy of a record: how it is first written and how a new one is written over it.
import type { Language } from '#contract/language-codes.ts'
import { columnsOf, type Entry, type KindRules } from '#server/publishing/kind.ts'
import { lastSort } from '#server/publishing/order.ts'
import { publishNow } from '#server/publishing/publish.ts'
import { keepReferences } from '#server/publishing/references.ts'
import { checkFree } from '#server/publishing/release-store.ts'
import { type Marks, marksAfter, wordColumns } from '#server/publishing/translation.ts'
import type { Work } from '#server/publishing/work.ts'
import { mustFind, type Writing } from '#server/publishing/writing.ts'
import type { Db } from '#server/storage/open.ts'

/** The content of an entry and where it stands. */
export type Copy<Content> = { content: Content; parentId: number | null }

/** Both ways to write a working copy, each within a transaction; `work.publish` shows it to visitors in the same step. */
export function createWorkingCopies(
  change: Writing['change'],
  now: () => number,
  siteLanguage: () => Language,
) {
  async function insert<Content>(
    db: Db,
    rules: KindRules<Content>,
    { content, parentId }: Copy<Content>,
    work: Work,
    marks: Marks = [],
  ) {
    const at = now()
    const { id } = await db
      .insertInto('entry')
      .values({
        kind: rules.kind,
        parent_id: parentId,
        sort: await lastSort(db, rules.kind, parentId),
        ...columnsOf(rules, content),
        version: 1,
        title: JSON.stringify(rules.title(content)),
        working: JSON.stringify(content),
        published_version: null,
        published_at: null,
        trashed_at: null,
        created_at: at,
        created_by: work.by,
        updated_at: at,
        updated_by: work.by,
        publish_at: null,
        planned_version: null,
        unpublish_at: null,
        ...wordColumns(content, marks),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await keepReferences(db, rules, id, 'working', content)
    if (work.publish) await publishNow(db, rules, await mustFind(db, rules, id), { at, by: work.by })
    return id
  }

  /** Writes a new working copy over `entry`, which still has the version it was read with. */
  async function overwrite<Content>(
    db: Db,
    rules: KindRules<Content>,
    entry: Entry<Content>,
    next: Copy<Content>,
    work: Work,
  ) {
    const at = now()
    await change(db, rules, entry, {
      ...columnsOf(rules, next.content),
      parent_id: next.parentId,
      ...(next.parentId !== entry.parentId && { sort: await lastSort(db, rules.kind, next.parentId) }),
      title: JSON.stringify(rules.title(next.content)),
      working: JSON.stringify(next.content),
      ...wordColumns(next.content, marksAfter(next.content, entry, siteLanguage())),
      updated_at: at,
      updated_by: work.by,
    })
    await keepReferences(db, rules, entry.id, 'working', next.content, entry.content)
    if (work.publish) {
      await checkFree(db, [entry.id], at)
      await publishNow(db, rules, await mustFind(db, rules, entry.id), { at, by: work.by })
    }
  }

  return { insert, overwrite }
}
