// Links within stored contents that lead to pages of records are remembered, so that broken ones are found.
import { type SqlBool, sql } from 'kysely'
import type { Migration } from '#server/storage/migration.ts'
import type { Db } from '#server/storage/open.ts'

const KINDS: Record<string, string> = {
  newsDetail: 'news',
  productDetail: 'product',
  successCaseDetail: 'successCase',
  productModular: 'productType',
  productModularChil: 'productType',
}
/** As a link stands in JSON: in a field of its own. */
const LINK =
  /"(?:to|href)":"(?:\/(?:zh|en|es)(?=\/)|\/?#(?=\/))?\/(newsDetail|productDetail|successCaseDetail|productModular|productModularChil)(?:\/([1-9]\d{0,14})(?:-[^/?#"]*)?|\?id=([1-9]\d{0,14}))(?:[?#][^"]*)?"/g
const AT_ONCE = 200

type Copy = { rowId: number; entryId: number; copy: 'working' | 'published' | 'planned'; content: string }

export const links: Migration = {
  version: 9,
  name: 'links',
  statements: () => [],
  async convert(db) {
    const at = Date.now()
    // Only contents with such an address in them are read.
    const leads = (column: string) =>
      sql<SqlBool>`(${sql.ref(column)} like '%Detail%' or ${sql.ref(column)} like '%productModular%')`
    await eachBatch(
      (after) =>
        db
          .selectFrom('entry')
          .select(['id as rowId', 'id as entryId', 'working as content'])
          .where('id', '>', after)
          .where(leads('working'))
          .orderBy('id')
          .limit(AT_ONCE)
          .execute()
          .then((rows) => rows.map((row): Copy => ({ ...row, copy: 'working' }))),
      (copies) => remember(db, copies),
    )
    await eachBatch(
      (after) =>
        db
          .selectFrom('publication')
          .select(['id as rowId', 'entry_id as entryId', 'content', 'visible_from'])
          .where('id', '>', after)
          .where(leads('content'))
          .orderBy('id')
          .limit(AT_ONCE)
          .execute()
          .then((rows) =>
            rows.map(
              ({ visible_from, ...row }): Copy => ({
                ...row,
                copy: visible_from > at ? 'planned' : 'published',
              }),
            ),
          ),
      (copies) => remember(db, copies),
    )
  },
}

async function eachBatch(read: (after: number) => Promise<Copy[]>, take: (copies: Copy[]) => Promise<void>) {
  for (let after = 0; ; ) {
    const copies = await read(after)
    const last = copies.at(-1)
    if (!last) return
    await take(copies)
    after = last.rowId
  }
}

async function remember(db: Db, copies: readonly Copy[]) {
  for (const { entryId, copy, content } of copies) {
    const linked = new Map<number, string>()
    for (const [, page = '', id, asked] of content.matchAll(LINK))
      linked.set(Number(id ?? asked), KINDS[page] ?? '')
    linked.delete(entryId)
    if (linked.size === 0) continue
    const known = await db
      .selectFrom('entry')
      .select(['id', 'kind'])
      .where('id', 'in', [...linked.keys()])
      .execute()
    const rows = known
      .filter(({ id, kind }) => linked.get(id) === kind)
      .map(({ id }) => ({ from_entry: entryId, copy, to: 'link' as const, target: id }))
    // A record may have two publications that are over or shown.
    if (rows.length > 0)
      await db
        .insertInto('entry_reference')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
  }
}
