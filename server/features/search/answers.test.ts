// What the search answers to slips, pinyin and words that nothing has, and the words of one meaning that staff keep.
import { expect, test } from 'vitest'
import { newsCalls } from '#contract/news-and-cases/news.ts'
import { searchCalls as calls } from '#contract/site/search.ts'
import { synonymCalls } from '#contract/site/search-synonyms.ts'
import { CODE } from '#contract/wire/answer.ts'
import { testApp } from '#server/testing/app.ts'
import { LONG_SESSIONS, productDesk } from '#server/testing/desks/product-desk.ts'

const app = await testApp(LONG_SESSIONS)
const desk = await productDesk(app)
const { admin } = desk
const names = (zh: string, en: string, es: string) => ({ productName: { zh, en, es } })
await desk.published('BV-1', names('球阀', 'Ball valve', 'Válvula de bola'))
await desk.published('BV-2', names('高压球阀', 'High-pressure ball valve', 'Válvula de bola de alta presión'))
await desk.published('CP-1', names('离心泵', 'Centrifugal pump', 'Bomba centrífuga'))
const same = (text: string) => ({ zh: text, en: text, es: text })
const piece = await app.get(
  newsCalls.add,
  { title: same('A ceramic year'), body: same('Of ball valves in ceramic.') },
  admin,
)
await app.get(newsCalls.publish, { id: piece.id, version: piece.version }, admin)

const ask = (keyword: string, lang: 'zh' | 'en' | 'es' = 'en') => app.get(calls.search, { keyword, lang })
const found = async (keyword: string, lang: 'zh' | 'en' | 'es' = 'en') =>
  (await ask(keyword, lang)).items.map(({ code, title }) => code || title)

test('what is misspelled is sought as it is spelled, and that is said', async () => {
  expect(await ask('centrifgual pump')).toMatchObject({
    mended: 'centrifugal pump',
    items: [{ code: 'CP-1' }],
  })
  expect(await ask('bombba centrifuga', 'es')).toMatchObject({
    mended: 'bomba centrifuga',
    items: [{ code: 'CP-1' }],
  })
  expect(await ask('centrifugal pump')).toMatchObject({ mended: null })
})

test('Chinese is found by its pinyin and its initials, with a slip too', async () => {
  for (const keyword of ['lixinbeng', 'li xin beng', 'lxb', 'lixinben'])
    expect([keyword, await ask(keyword, 'zh')]).toMatchObject([
      keyword,
      { mended: '离心泵', items: [{ code: 'CP-1' }] },
    ])
})

test('a word that nothing has is named; products that have the others stand before articles', async () => {
  expect(await ask('ball valve of unobtainium')).toMatchObject({
    loosely: true,
    missing: ['unobtainium'],
    items: [{ code: 'BV-1' }, { code: 'BV-2' }, { title: 'A ceramic year' }],
  })
  expect((await ask('ceramic ball valve')).items[0]).toMatchObject({ code: 'BV-1' })
})

test('when nothing is found there are families to go on with', async () => {
  expect(await ask('qwxyzk')).toMatchObject({ total: 0, items: [], families: [{ title: 'Valves' }] })
})

test('of products that answer alike the one that is opened more often stands first', async () => {
  expect((await found('valve')).slice(0, 2)).toEqual(['BV-1', 'BV-2'])
  const [, second] = (await ask('valve')).items
  const { db } = app.parts.storage
  const row = { part: 'page' as const, day: 20_260_530, value: `product:${second?.id}`, times: 9 }
  await db.insertInto('visit_day').values(row).execute()
  app.tick(11 * 60_000)
  expect((await found('ball valves')).slice(0, 2)).toEqual(['BV-2', 'BV-1'])
})

test('staff keep words of one meaning, per language; the next search knows them, and others may not', async () => {
  const { version, groups } = await app.get(synonymCalls.synonyms, {}, admin)
  expect(groups.en).toContain('magmeter')
  expect(await found('zorgle')).toEqual([])
  const given = { version, groups: { ...groups, en: `${groups.en}\nball valve，  zorgle ,` } }
  const reader = await app.personWith('reader', ['web_search'])
  expect((await app.ask(synonymCalls.keepSynonyms, given, reader)).code).toBe(CODE.forbidden)
  const kept = await app.get(synonymCalls.keepSynonyms, given, admin)
  expect(kept.groups.en.split('\n').at(-1)).toBe('ball valve, zorgle')
  expect((await found('zorgle')).slice(0, 2)).toEqual(['BV-2', 'BV-1'])
  expect((await app.ask(synonymCalls.keepSynonyms, given, admin)).code).toBe(CODE.conflict)
  const alone = { version: kept.version, groups: { ...kept.groups, es: 'zorgle' } }
  expect(await app.ask(synonymCalls.keepSynonyms, alone, admin)).toMatchObject({
    code: CODE.invalid,
    data: { fields: { 'groups.es': expect.any(String) } },
  })
})
