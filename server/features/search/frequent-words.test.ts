// Two words that very many records have and hardly any has both of.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newsCalls } from '#contract/news-and-cases/news.ts'
import { searchCalls as calls } from '#contract/site/search.ts'
import { idsInAll } from '#server/publishing/search/id-sets.ts'
import { stemsOf } from '#server/publishing/search/stems.ts'
import { testApp } from '#server/testing/app.ts'
import { LONG_SESSIONS, productDesk } from '#server/testing/desks/product-desk.ts'

const app = await testApp(LONG_SESSIONS)
const { admin } = await productDesk(app)
const { db } = app.parts.storage

const titled = async (en: string) => {
  const { id, version } = await app.get(newsCalls.add, { title: { en }, body: { en: 'Words.' } }, admin)
  return app.get(newsCalls.publish, { id, version }, admin)
}
const found = (keyword: string) => app.get(calls.search, { keyword, lang: 'en' })
const titles = async () => (await found('quartz zircon')).items.map(({ title }) => title)

/** So many pieces of news after the one that is there, every other one with each of two words in its title, and `basalt` beside the first. */
async function fill(count: number) {
  const content = JSON.stringify({ title: { en: 'Quartz or zircon' } })
  await sql`insert into entry (kind, sort, code, label, hot, dated, search, version, working, published_version, published_at, created_at, updated_at)
    with recursive number(n) as (select 1 union all select n + 1 from number where n < ${sql.lit(count)})
    select 'news', n, '', 'filled', 0, 0, '', 1, ${content}, 1, 1, 1, 1 from number`.execute(db)
  await sql`insert into publication (entry_id, kind, sort, code, label, hot, dated, search, version, content, visible_from, visible_until, published_at)
    select id, kind, sort, '', label, 0, 0, '', 1, working, 1, 9007199254740991, 1 from entry
    where label = 'filled' order by id`.execute(db)
  for (const [word, half] of [
    ['quartz', 0],
    ['zircon', 1],
    ['basalt', 0],
  ] as const) {
    for (const token of [word, ...stemsOf(word)])
      await sql`insert into search_token (kind, weight, token, publication_id, entry_id, langs)
        select kind, 0, cast(${token} as text), id, entry_id, 7 from publication
        where label = 'filled' and sort % 2 = ${sql.lit(half)}`.execute(db)
  }
}

test('the one record with both words is found however many others have one of them, and gone when it is taken off', async () => {
  await fill(21_000)
  const { id, version } = await titled('Quartz in zircon')
  expect(await titles()).toEqual(['Quartz in zircon'])
  await app.get(newsCalls.unpublish, { id, version }, admin)
  expect(await titles()).not.toContain('Quartz in zircon')
  await titled('Zircon on quartz')
  expect(await titles()).toEqual(['Zircon on quartz'])
})

test('the same is answered from what is kept as from the store, where few have both words and where very many do', async () => {
  const few = await found('quartz zircon')
  const loosely = await found('zircon basalt')
  expect(loosely.loosely).toBe(true)
  const many = await found('quartz basalt')
  expect(many).toMatchObject({ total: 1_000, more: ['news'] })
  await app.parts.bus.changed(['news'])
  expect(await found('quartz basalt')).toEqual(many)
  expect(await found('zircon basalt')).toEqual(loosely)
  expect(await found('quartz zircon')).toEqual(few)
})

test('sets laid over each other leave the ids that are in the first and in one of each group, up to so many', () => {
  const set = (...ids: number[]) => {
    const pieces = new Map<number, Uint32Array>()
    for (const id of ids) {
      const bits = pieces.get(id >> 13) ?? new Uint32Array(256)
      const word = (id & 8191) >> 5
      bits[word] = (bits[word] ?? 0) | (1 << (id & 31))
      pieces.set(id >> 13, bits)
    }
    return pieces
  }
  const first = set(1, 31, 32, 63, 8191, 8192, 900_000)
  expect(idsInAll(first, [[set(31, 63, 900_000), set(8192)]], 10)).toEqual([31, 63, 8192, 900_000])
  expect(idsInAll(first, [[set(31, 63, 900_000), set(8192)]], 2)).toEqual([31, 63])
  expect(idsInAll(first, [[set(31)], [set(63)]], 10)).toEqual([])
})
