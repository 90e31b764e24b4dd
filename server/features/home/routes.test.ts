import { expect, test } from 'vitest'
import { NO_TEXT } from '#contract/content/blank.ts'
import { newsCalls } from '#contract/news-and-cases/news.ts'
import { successCaseCalls } from '#contract/news-and-cases/success-case.ts'
import { productCalls } from '#contract/products/product.ts'
import { homeCalls as calls } from '#contract/site/home.ts'
import { CODE } from '#contract/wire/answer.ts'
import type { InputOf } from '#contract/wire/call.ts'
import { testApp } from '#server/testing/app.ts'
import { productDesk } from '#server/testing/desks/product-desk.ts'
import { drawPicture, uploadDescribed } from '#server/testing/pictures.ts'
import { homeKind } from './kind.ts'

const app = await testApp()
const { admin, published, draft, type } = await productDesk(app)
const { key: picture } = await uploadDescribed(app.app, admin.token, await drawPicture('#345678'))

const text = (en: string, zh = en, es = en) => ({ zh, en, es })
const NONE = text('')
type Change = InputOf<typeof calls.update>
type Slide = NonNullable<Change['slides']>[number]

const slide = (title: string, more: Partial<Slide> = {}): Slide => ({
  kicker: NONE,
  title: text(title),
  lede: NONE,
  tab: NONE,
  picture,
  night: null,
  ground: 'navy',
  button: { label: NONE, to: '' },
  second: null,
  ...more,
})
/** The fields that a refusal names. */
const wrong = (answer: { code: unknown; data?: unknown }) =>
  Object.keys((answer.data as { fields?: object } | null)?.fields ?? {}).toSorted()
const read = () => app.get(calls.read, {}, admin)
async function save(change: Omit<Change, 'id' | 'version'>) {
  const { id, version } = await read()
  return app.get(calls.update, { id, version, ...change }, admin)
}
async function publish(change: Omit<Change, 'id' | 'version'> = {}) {
  const { id, version } = await save(change)
  return app.get(calls.publish, { id, version }, admin)
}
const seen = (lang: 'zh' | 'en' | 'es' = 'en') => app.get(calls.getById, { lang })

test('a site without a home page begins with one empty draft, however many ask at once', async () => {
  expect((await app.ask(calls.getById, {})).code).toBe(CODE.notFound)
  const all = await Promise.all([read(), read(), read()])
  expect(new Set(all.map(({ id }) => id)).size).toBe(1)
  expect(all[0]).toMatchObject({ state: 'draft', version: 1, slides: [], partners: [] })
})

test('publishing names what is missing: a slide, its picture and title, half a button, lines without a name', async () => {
  const { id, version } = await read()
  const empty = await app.ask(calls.publish, { id, version }, admin)
  expect(wrong(empty)).toContain('slides')
  const saved = await save({
    slides: [
      slide('', {
        picture: null,
        button: { label: text('Go'), to: '' },
        second: { label: NONE, to: '/news' },
      }),
    ],
    strengths: [{ icon: 'gauge', title: NONE, text: text('Words') }],
    figures: [{ value: NONE, unit: NONE, says: NONE }],
    certificates: [{ name: NONE, says: NONE }],
    partners: [{ name: NONE, logo: null, link: '' }],
  })
  const refused = await app.ask(calls.publish, { id, version: saved.version }, admin)
  expect(refused.code).toBe(CODE.invalid)
  expect(wrong(refused)).toEqual([
    'certificates.0.name',
    'figures.0.says',
    'figures.0.value',
    'partners.0.name',
    'partnersTitle',
    'slides.0.button.to',
    'slides.0.picture',
    'slides.0.second.label',
    'slides.0.title',
    'strengths.0.title',
  ])
})

test('the page has all its parts from draft to visitor, in the order that staff gave them', async () => {
  const change = {
    rangeTitle: { en: 'Range', zh: '系列' },
    slides: [slide('Two', { button: { label: text('Go'), to: '/aboutus#lianxi' } }), slide('One')],
    strengths: [{ icon: 'wrench' as const, title: text('Repaired'), text: text('Here.') }],
    figures: [{ value: text('46'), unit: text('countries'), says: text('in service') }],
    certificates: [{ name: text('ISO 9001'), says: text('Quality') }],
    partnersTitle: { en: 'Partners' },
    partners: [
      { name: text('B'), logo: picture, link: 'https://b.example/about' },
      { name: text('A'), logo: null, link: '' },
    ],
    strengthsPicture: picture,
    seo: { title: { en: 'For engines' }, description: '', picture, listed: true },
  }
  expect(await publish(change)).toMatchObject({ state: 'published', partners: change.partners })
  const page = await seen()
  expect(page).toMatchObject({
    rangeTitle: 'Range',
    slides: [
      { title: 'Two', button: { label: 'Go', to: '/aboutus#lianxi' } },
      { title: 'One', second: null },
    ],
    strengths: [{ icon: 'wrench', title: 'Repaired' }],
    figures: [{ value: '46' }],
    certificates: [{ name: 'ISO 9001' }],
    partners: [
      { name: 'B', link: 'https://b.example/about', logo: { width: 640 } },
      { name: 'A', logo: null },
    ],
    seo: { title: 'For engines' },
  })
  expect(page).not.toHaveProperty('featuredTypes')
  expect((await seen('es')).shownIn).toMatchObject({ rangeTitle: 'en' })

  await save({ slides: [slide('Working')], rangeTitle: { zh: '产品' } })
  expect((await seen()).slides).toHaveLength(2)
  expect((await read()).rangeTitle).toEqual({ ...NO_TEXT, zh: '产品', en: 'Range' })
})

test('the page shows the records that were chosen in their order; those that visitors may not see are left out', async () => {
  const [one, two, hidden] = [await published('P-1'), await published('P-2'), await draft('P-3')]
  const story = await app.get(
    successCaseCalls.add,
    { title: { en: 'Case' }, summary: { en: 'Short.' }, industry: { en: 'Water' } },
    admin,
  )
  await app.get(successCaseCalls.publish, { id: story.id, version: story.version }, admin)
  const piece = await app.get(
    newsCalls.add,
    { title: { en: 'News' }, summary: { en: 'Short.' }, body: { en: 'Body.' }, date: '2020-01-01' },
    admin,
  )
  await app.get(newsCalls.publish, { id: piece.id, version: piece.version }, admin)

  const chosen = {
    featuredTypes: [type.id],
    featuredProducts: [two.id, hidden.id, one.id],
    featuredCases: [story.id],
    featuredNews: [piece.id],
  }
  expect(await publish(chosen)).toMatchObject(chosen)
  const page = await seen()
  expect(page.types.map(({ id }) => id)).toEqual([type.id])
  expect(page.products.map(({ productModel }) => productModel)).toEqual(['P-2', 'P-1'])
  expect(page.cases.map(({ title }) => title)).toEqual(['Case'])
  expect(page.news.map(({ title }) => title)).toEqual(['News'])

  // What visitors see stays whole: a record on the page cannot go into the trash.
  const current = await app.get(productCalls.read, { id: two.id }, admin)
  expect((await app.ask(productCalls.remove, { id: two.id, version: current.version }, admin)).code).toBe(
    CODE.conflict,
  )
  await publish({ featuredTypes: [], featuredProducts: [], featuredCases: [], featuredNews: [] })
  expect((await seen()).types.map(({ id }) => id)).toContain(type.id)
})

test('records of another kind, in the trash or unknown are refused by their place', async () => {
  const gone = await draft('P-4')
  await app.get(productCalls.remove, { id: gone.id, version: gone.version }, admin)
  const { id, version } = await read()
  const refused = async (change: Partial<Change>) =>
    wrong(await app.ask(calls.update, { id, version, ...change }, admin))
  expect(await refused({ featuredProducts: [gone.id] })).toEqual(['featuredProducts.0'])
  expect(await refused({ featuredProducts: [type.id] })).toEqual(['featuredProducts.0'])
  expect(await refused({ featuredCases: [999_999] })).toEqual(['featuredCases.0'])
})

test('addresses that lead nowhere good and lists that are too long are refused', async () => {
  const { id, version } = await read()
  const code = async (change: object) =>
    (await app.ask(calls.update, { id, version, ...change } as Change, admin)).code
  const partner = (link: string) => ({ partners: [{ name: text('A'), logo: null, link }] })
  for (const link of ['javascript:alert(1)', '//evil.example', 'https://', 'ftp://a.example', 'a.example'])
    expect(await code(partner(link)), link).toBe(CODE.invalid)
  for (const to of ['//evil.example', 'https://evil.example', 'javascript:1', 'news'])
    expect(await code({ slides: [slide('A', { button: { label: text('Go'), to } })] }), to).toBe(CODE.invalid)
  expect(await code({ slides: Array.from({ length: 9 }, () => slide('A')) })).toBe(CODE.invalid)
  expect(await code({ unknown: 1 })).toBe(CODE.invalid)
})

test('a stale write is answered with the page as it is, and an autosave makes no second revision', async () => {
  const before = await read()
  await app.get(
    calls.update,
    { id: before.id, version: before.version, hotTitle: { en: 'A' }, autosave: true },
    admin,
  )
  const after = await save({ hotTitle: { en: 'B' }, autosave: true })
  const stale = await app.ask(calls.update, { id: before.id, version: before.version, hotTitle: 'C' }, admin)
  expect(stale).toMatchObject({
    code: CODE.conflict,
    data: { current: { version: after.version, hotTitle: { en: 'B' } } },
  })
  const { items } = await app.get(calls.revisions, { id: before.id, limit: 2 }, admin)
  expect(items[0]?.did).toBe('autosave')
  expect(items[1]?.did).not.toBe('autosave')
})

test('records to choose from are found by kind, keyword and id', async () => {
  const found = async (query: InputOf<typeof calls.choices>) =>
    (await app.get(calls.choices, query, admin)).items
  expect((await found({ kind: 'product', keyword: 'p-1' }))[0]?.title.en).toMatch(/^P-1 /)
  expect((await found({ kind: 'productType', id: type.id }))[0]).toMatchObject({
    id: type.id,
    state: 'published',
  })
  expect(await found({ kind: 'news', id: type.id })).toEqual([])
})

test('a page stored before it had partners, chosen records and fields for search engines is read and shown', async () => {
  const {
    partners: _,
    partnersTitle: _t,
    featuredNews: _n,
    featuredCases: _c,
    seo: _s,
    ...old
  } = homeKind.blank
  const stored = { ...old, slides: [slide('Old')] } as unknown as typeof homeKind.blank
  const { id, version } = await read()
  await app.parts.publishing.save(
    homeKind.rules,
    { id, version },
    () => ({ content: stored, parentId: null }),
    {
      by: null,
    },
  )
  expect(await read()).toMatchObject({ partners: [], featuredNews: [], seo: { listed: true } })
  await publish()
  expect(await seen()).toMatchObject({ slides: [{ title: 'Old' }], partners: [], seo: { picture: null } })
})
