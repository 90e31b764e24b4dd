import { expect, test } from 'vitest'
import { type CaseContent, successCaseCalls as calls } from '#contract/news-and-cases/success-case.ts'
import { CODE } from '#contract/wire/answer.ts'
import type { InputOf } from '#contract/wire/call.ts'
import { NO_RICH_TEXT } from '#rich-text/rich-doc.ts'
import { testApp } from '#server/testing/app.ts'
import { productDesk } from '#server/testing/desks/product-desk.ts'
import { drawPicture, uploadDescribed } from '#server/testing/pictures.ts'
import { caseKind } from './kind.ts'

const app = await testApp()
const { admin, published } = await productDesk(app)
const picture = (await uploadDescribed(app.app, admin.token, await drawPicture('#345678'))).key

const text = (en: string, zh = en, es = en) => ({ zh, en, es })
const WATER = text('Drinking water', '饮用水', 'Agua potable')
const FOOD = text('Food & drink', '食品饮料', 'Alimentos')

type Draft = Partial<InputOf<typeof calls.add>>
const add = (title: string, more: Draft = {}) =>
  app.get(calls.add, { title: { en: title }, summary: { en: 'Short.' }, industry: WATER, ...more }, admin)
async function publish(title: string, more: Draft = {}) {
  const { id, version } = await add(title, more)
  return app.get(calls.publish, { id, version }, admin)
}

test('a case has all its fields from draft to page', async () => {
  const product = await published('C-1')
  const result = { value: text('−61'), unit: text('%'), says: text('less water lost') }
  const draft = await add('A town', {
    client: { en: 'A water company' },
    region: text('Latin America'),
    year: '2026',
    cover: picture,
    gallery: [picture],
    challenge: { en: 'It leaked.' },
    solution: { en: 'We measured.' },
    outcome: { en: 'It leaks less.' },
    results: [result],
    quotation: { text: text('Now we talk.'), by: text('Head of operations') },
    products: [product.id],
    seo: { title: { en: 'For engines' }, description: '', picture: null, listed: true },
  })
  expect(draft).toMatchObject({ state: 'draft', year: '2026', gallery: [picture] })
  await app.get(calls.publish, { id: draft.id, version: 1 }, admin)
  expect(await app.get(calls.getById, { id: draft.id, lang: 'en' })).toMatchObject({
    title: 'A town',
    client: 'A water company',
    industry: 'Drinking water',
    gallery: [{ key: picture.replace('.', '-00000000.'), width: 640 }],
    results: [{ value: '−61', unit: '%', says: 'less water lost' }],
    quotation: { text: 'Now we talk.', by: 'Head of operations' },
    products: [{ id: product.id, productModel: 'C-1' }],
    seo: { title: 'For engines' },
  })
})

test('visitors filter by industry and by region, which are named in their language', async () => {
  await publish('Brewery', { industry: FOOD, region: text('East Asia', '东亚') })
  await publish('Dairy', { industry: text('food & DRINK'), region: text('Oceania') })
  const shown = async (query: InputOf<typeof calls.listAll>) =>
    (await app.get(calls.listAll, { lang: 'en', ...query })).items.map(({ title }) => title)
  expect(await shown({ industry: 'food-drink' })).toEqual(['Brewery', 'Dairy'])
  expect(await shown({ industry: 'food-drink', region: 'oceania' })).toEqual(['Dairy'])
  expect(await shown({ region: 'nowhere' })).toEqual([])
  const { industries, regions } = await app.get(calls.filters, { lang: 'zh' })
  expect(industries).toContainEqual({ key: 'food-drink', name: '食品饮料', count: 2 })
  expect(industries.every(({ key }) => key !== '')).toBe(true)
  expect(regions.find(({ key }) => key === 'east-asia')).toMatchObject({ name: '东亚', count: 1 })
  const narrowed = await app.get(calls.filters, { lang: 'en', region: 'oceania', industry: 'food-drink' })
  expect(narrowed.industries.find(({ key }) => key === 'food-drink')?.count).toBe(1)
  expect(narrowed.industries.find(({ key }) => key === 'drinking-water')?.count).toBe(0)
  expect(
    narrowed.regions
      .filter(({ count }) => count > 0)
      .map(({ key }) => key)
      .sort(),
  ).toEqual(['east-asia', 'oceania'])
})

test('a case leads to the one before and the one after it in the order of the list, and ends at the ends', async () => {
  const { items } = await app.get(calls.listAll, { lang: 'en', limit: 100 })
  const around = async (at: number) => {
    const { previous, next } = await app.get(calls.getById, { id: items.at(at)?.id ?? 0, lang: 'en' })
    return [previous?.id, next?.id]
  }
  expect(await around(0)).toEqual([undefined, items[1]?.id])
  expect(await around(1)).toEqual([items[0]?.id, items[2]?.id])
  expect(await around(-1)).toEqual([items.at(-2)?.id, undefined])
})

test('the console filters by keyword, industry, region and state, sorts, and knows the terms of drafts', async () => {
  await add('Draft of a mine', {
    industry: text('Mining', '采矿'),
    year: '1999',
    client: { en: 'Copper Ltd' },
  })
  await add('Draft of a pit', { industry: text('Mining'), year: '2001', region: text('Arctic') })
  const listed = async (query: InputOf<typeof calls.list>) =>
    (await app.get(calls.list, { limit: 100, ...query }, admin)).items.map(({ title }) => title.en)
  expect(await listed({ industry: 'mining', sort: 'year' })).toEqual(['Draft of a mine', 'Draft of a pit'])
  expect(await listed({ industry: 'mining', sort: '-year' })).toEqual(['Draft of a pit', 'Draft of a mine'])
  expect(await listed({ region: 'arctic', state: 'draft' })).toEqual(['Draft of a pit'])
  expect(await listed({ industry: 'mining', state: 'published' })).toEqual([])
  expect(await listed({ keyword: 'copper' })).toEqual(['Draft of a mine'])
  expect(await listed({ keyword: 'short.' })).toEqual([])
  const { industries } = await app.get(calls.terms, {}, admin)
  expect(industries.find(({ key }) => key === 'mining')).toMatchObject({ count: 2, name: { en: 'Mining' } })
})

test('publishing names what is missing: summary, industry, figures without meaning, an empty quotation', async () => {
  const nothing = text('')
  const draft = await app.get(
    calls.add,
    {
      title: 'Half',
      results: [{ value: text('3'), unit: nothing, says: nothing }],
      quotation: { text: nothing, by: text('Somebody') },
    },
    admin,
  )
  const refusal = await app.ask(calls.publish, { id: draft.id, version: 1 }, admin)
  expect(Object.keys(refusal.code === CODE.ok ? {} : (refusal.data?.fields ?? {})).sort()).toEqual([
    'industry',
    'quotation.text',
    'results.0.says',
    'summary',
  ])
})

test('a year that is none, a product that is none and a fifth figure are refused by field', async () => {
  const fields = async (draft: Draft) => {
    const answer = await app.ask(calls.add, { title: 'x', ...draft }, admin)
    return answer.code === CODE.ok ? [] : Object.keys(answer.data?.fields ?? {})
  }
  const one = { value: text('1'), unit: text(''), says: text('x') }
  expect(await fields({ year: '26' })).toEqual(['year'])
  expect(await fields({ products: [999_999] })).toEqual(['products.0'])
  expect(await fields({ products: Array(13).fill(1) })).toEqual(['products'])
  expect(await fields({ title: { en: ' ' } })).toEqual(['title'])
  expect(await fields({ results: [one, one, one, one, one] })).toEqual(['results'])
  expect(await fields({ gallery: [`${'0'.repeat(40)}.png`] })).toEqual(['gallery.0'])
})

test('a case that was stored before it had all its fields is read, shown and saved', async () => {
  const words = text('Old case')
  const old = {
    ...{ title: words, summary: words, client: words, industry: WATER, region: words, year: '2018' },
    ...{ cover: null, challenge: NO_RICH_TEXT, solution: NO_RICH_TEXT, outcome: NO_RICH_TEXT },
    ...{ results: [], quotation: null, products: [] },
  }
  const { id } = await app.parts.publishing.add(
    caseKind.rules,
    { content: old as unknown as CaseContent, parentId: null },
    { by: null, publish: true },
  )
  expect(await app.get(calls.read, { id }, admin)).toMatchObject({ gallery: [], seo: { listed: true } })
  expect(await app.get(calls.getById, { id })).toMatchObject({ gallery: [] })
  expect(await app.get(calls.update, { id, version: 1, year: '2019' }, admin)).toMatchObject({
    title: words,
    year: '2019',
    slugs: { en: '' },
  })
})

test('a stale save is answered with the case as it is, and whoever may only read changes nothing', async () => {
  const one = await add('Guarded')
  await app.get(calls.update, { id: one.id, version: 1, year: '2020' }, admin)
  expect(await app.ask(calls.update, { id: one.id, version: 1, year: '2021' }, admin)).toMatchObject({
    code: CODE.conflict,
    data: { current: { version: 2, year: '2020' } },
  })
  const reader = await app.personWith('case-reader', ['web_success_case'])
  expect((await app.ask(calls.update, { id: one.id, version: 2, year: '2021' }, reader)).code).toBe(403)
})
