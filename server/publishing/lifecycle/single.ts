// Kinds of which there is one record: the home page and the about-us page.
import { readContent } from '#contract/kinds/content.ts'
import type { ContentOf, SingleKindOf } from '#contract/kinds/kind.ts'
import type { Kind } from '#contract/wire/kind.ts'
import { notFound } from '#server/failure.ts'
import { ENTRY_COLUMNS, type Entry, entryOf, type KindRules } from '#server/publishing/kind.ts'
import { published } from '#server/publishing/published.ts'
import type { Db } from '#server/storage/open.ts'
import type { Publishing } from './publishing.ts'

/** The published copy of the one record of a kind; throws `Failure` 404 while there is none. */
export async function publishedOne<const K extends SingleKindOf>(
  db: Db,
  kind: K & { kind: Kind },
  at: number,
): Promise<ContentOf<K>> {
  const row = await published(db, kind.kind, at).select('content').orderBy('entry_id').executeTakeFirst()
  if (!row) throw notFound()
  return readContent<K>(kind, row.content)
}

/** The working copy of the one record of a kind; where nobody has begun it, it begins with `blank`, once on all nodes. */
export async function workingOne<Content>(
  db: Db,
  publishing: Publishing,
  rules: KindRules<Content>,
  blank: Content,
): Promise<Entry<Content>> {
  const found = await findOne(db, rules)
  if (found) return found
  const begun = { content: blank, parentId: null }
  const lock = `first ${rules.kind}`
  try {
    return await publishing.add(rules, begun, {
      by: null,
      lock,
      check: (within) => mustBeNone(within, rules),
    })
  } catch (error) {
    // Another node was faster.
    const other = await findOne(db, rules)
    if (other) return other
    throw error
  }
}

async function findOne<Content>(db: Db, rules: KindRules<Content>): Promise<Entry<Content> | null> {
  const row = await db
    .selectFrom('entry')
    .select(ENTRY_COLUMNS)
    .where('kind', '=', rules.kind)
    .where('trashed_at', 'is', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row ? entryOf<Content>(row, rules) : null
}

async function mustBeNone<Content>(db: Db, rules: KindRules<Content>) {
  if (await findOne(db, rules)) throw new Error(`there is a ${rules.kind} already`)
}
