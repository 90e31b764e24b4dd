// What a query reads of the public content, as the caches are told of it: exactly, or else everything.
import { expect, test } from 'vitest'
import type { Db } from '#server/storage/open.ts'
import { testApp } from '#server/testing/app.ts'

const { db, trace } = (await testApp()).parts.storage
const publications = () => db.selectFrom('publication').select('entry_id')

async function usesOf(query: { execute: () => Promise<unknown> }) {
  const { uses } = await trace(() => query.execute())
  return uses.everything ? 'everything' : [...uses.tags].sort()
}

test('a query held to a kind reads that kind, its records by number or those below a parent', async () => {
  const news = publications().where('kind', '=', 'news')
  expect(await usesOf(news)).toEqual(['news'])
  expect(await usesOf(news.where('entry_id', 'in', [3, 4]))).toEqual(['news:3', 'news:4'])
  expect(await usesOf(news.where('parent_id', '=', 7))).toEqual(['news/7'])
  expect(await usesOf(publications().where('kind', 'in', ['news', 'product']))).toEqual(['news', 'product'])
})

test('counts by parent read no record', async () => {
  const counts = (from: Db) =>
    from
      .selectFrom('publication')
      .select(['parent_id', (of) => of.fn.countAll().as('many')])
      .where('kind', '=', 'product')
      .groupBy('parent_id')
  expect(await usesOf(counts(db))).toEqual(['product#'])
})

test('a query that names no kind, joins, or narrows in other words reads everything', async () => {
  expect(await usesOf(publications())).toBe('everything')
  expect(await usesOf(publications().where('entry_id', '=', 3))).toBe('everything')
  expect(await usesOf(publications().where('kind', '!=', 'news'))).toBe('everything')
  const either = publications().where((of) => of.or([of('kind', '=', 'news'), of('entry_id', '=', 3)]))
  expect(await usesOf(either)).toBe('everything')
  const joined = db.selectFrom('publication').innerJoin('entry', 'entry.id', 'publication.entry_id')
  expect(await usesOf(joined.select('entry.id').where('publication.kind', '=', 'news'))).toBe('everything')
})

test('a write reads everything; pictures have a word of their own, addresses none', async () => {
  expect(await usesOf(db.deleteFrom('preview').where('entry_id', '=', -1))).toBe('everything')
  expect(await usesOf(db.selectFrom('media').select('id'))).toEqual(['media'])
  expect(await usesOf(db.selectFrom('slug').selectAll())).toEqual([])
})
