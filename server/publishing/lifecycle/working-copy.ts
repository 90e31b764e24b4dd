// The working copy of a record: how it is first written and how a new one is written over it.
import type { Language } from '#contract/languages/language-codes.ts'
import { columnsOf, type Entry, type KindRules } from '#server/publishing/kind.ts'
import { keepReferences } from '#server/publishing/references/references.ts'
import { checkFree } from '#server/publishing/releases/release-store.ts'
import { type Marks, marksAfter } from '#server/publishing/texts/translation.ts'
import { keepGaps } from '#server/publishing/texts/words.ts'
import type { Db } from '#server/storage/open.ts'
import { keepEntryWords } from '#server/storage/words/entry-words.ts'
import { checkShowing, checkWriting } from './limits.ts'
import { lastSort } from './order.ts'
import { publishNow } from './publish.ts'
import { checkShownUnder } from './shown-under.ts'
import type { WriteOptions } from './write-options.ts'
import { mustFind, type Writing } from './writing.ts'

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
    work: WriteOptions,
    marks: Marks = [],
  ) {
    const at = now()
    checkWriting(rules, null, { content, parentId }, work)
    const columns = columnsOf(rules, content)
    const title = rules.title(content)
    const { id } = await db
      .insertInto('entry')
      .values({
        kind: rules.kind,
        parent_id: parentId,
        sort: await lastSort(db, rules.kind, parentId),
        ...columns,
        version: 1,
        title: JSON.stringify(title),
        working: JSON.stringify(content),
        published_version: null,
        published_at: null,
        trashed_at: null,
        created_at: at,
        created_by: work.by?.id ?? null,
        updated_at: at,
        updated_by: work.by?.id ?? null,
        publish_at: null,
        planned_version: null,
        unpublish_at: null,
        stale: JSON.stringify(marks),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await keepEntryWords(db, id, { code: columns.code, title })
    await keepGaps(db, { id, kind: rules.kind }, content, marks)
    await keepReferences(db, rules, id, 'working', content)
    if (work.publish) await show(db, rules, id, work, at)
    return id
  }

  /** Writes a new working copy over `entry`, which still has the version it was read with; what `known` points at may be gone. */
  async function overwrite<Content>(
    db: Db,
    rules: KindRules<Content>,
    entry: Entry<Content>,
    next: Copy<Content>,
    work: WriteOptions,
    known: Content = entry.content,
  ) {
    const at = now()
    checkWriting(rules, entry, next, work)
    const columns = columnsOf(rules, next.content)
    const title = rules.title(next.content)
    const marks = marksAfter(next.content, entry, siteLanguage())
    await change(db, rules, entry, {
      ...columns,
      parent_id: next.parentId,
      ...(next.parentId !== entry.parentId && { sort: await lastSort(db, rules.kind, next.parentId) }),
      title: JSON.stringify(title),
      working: JSON.stringify(next.content),
      stale: JSON.stringify(marks),
      updated_at: at,
      updated_by: work.by?.id ?? null,
    })
    await keepGaps(db, { id: entry.id, kind: rules.kind }, next.content, marks)
    if (!sameName(rules, entry.content, next.content))
      await keepEntryWords(db, entry.id, { code: columns.code, title })
    await keepReferences(db, rules, entry.id, 'working', next.content, known)
    if (work.publish) {
      await checkFree(db, [entry.id], at)
      await show(db, rules, entry.id, work, at)
    }
  }

  async function show<Content>(
    db: Db,
    rules: KindRules<Content>,
    id: number,
    work: WriteOptions,
    at: number,
  ) {
    const entry = await mustFind(db, rules, id)
    await checkShowing(db, rules, entry, work, at)
    await publishNow(db, rules, entry, { at, by: work.by?.id ?? null })
    await checkShownUnder(db, rules, { id }, at)
  }

  return { insert, overwrite }
}

/** Whether two contents of a record are called the same, so that its words stay as they are. */
const sameName = <Content>(rules: KindRules<Content>, one: Content, other: Content) =>
  columnsOf(rules, one).code === columnsOf(rules, other).code &&
  JSON.stringify(rules.title(one)) === JSON.stringify(rules.title(other))
