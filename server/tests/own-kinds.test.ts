// A site that was started with kinds of its owner: each is written, published, found and read as those of the house are.
import { afterAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { OwnKind } from '#contract/kinds/own-kind.ts'
import type { Call } from '#contract/wire/call.ts'

const words = (en: string) => ({ en }) as never
const KIND: OwnKind = {
  ...{ kind: 'spareParts', list: 'spare-parts', record: 'spare-part', lede: words('All that wears.') },
  ...{ one: words('Spare part'), many: words('Spare parts'), groupName: words('Assembly') },
  ...{ parts: ['group', 'cover', 'body', 'day'], layout: 'table', entry: 'footer', away: false },
}
const AWAY = { ...KIND, kind: 'references', list: 'references', record: 'reference', away: true }

// Modules have the kinds that a program was started with.
process.env.SITE_KINDS = JSON.stringify([KIND, AWAY])
vi.resetModules()
const { testApp } = await import('#server/testing/app.ts')
const { SPECIMEN_CALLS } = await import('#contract/kinds/own-specimen.ts')
const { VISITOR_OUTLINES } = await import('#contract/visitor-outlines.ts')
const { STAFF_OUTLINES } = await import('#contract/staff-outlines.ts')
const { DECLARED_CALLS } = await import('#contract/kinds/declared-calls.ts')
const { kindSettingCalls } = await import('#contract/site/kind-settings.ts')
const { fieldCalls } = await import('#contract/site/field-settings.ts')
const { siteCalls } = await import('#contract/site/site.ts')
const { searchCalls } = await import('#contract/site/search.ts')
const { operationLogCalls } = await import('#contract/monitoring/log.ts')
const { KINDS_SETTING } = await import('#server/parts/site/chosen-kinds.ts')
const { writeSetting } = await import('#server/storage/settings.ts')
const { CODE } = await import('#contract/wire/answer.ts')
afterAll(() => {
  delete process.env.SITE_KINDS
  vi.resetModules()
})

type Calls = typeof SPECIMEN_CALLS
const calls = (DECLARED_CALLS as unknown as Record<string, Calls>).spareParts as Calls & {
  filters: Calls['listAll']
  terms: Calls['list']
}
const app = await testApp({ PUBLIC_URL: 'https://site.example' })
const admin = await app.signIn()
await writeSetting(app.parts.storage.db, KINDS_SETTING, { kinds: [KIND, AWAY] }, app.parts.now())

async function publish(title: string, more: object = {}) {
  const record = { title: { en: title }, ...more } as never
  const { id, version } = (await app.get(calls.add, record, admin)) as { id: number; version: number }
  return app.get(calls.publish, { id, version }, admin) as Promise<{ id: number; version: number }>
}
const body = async (url: string) => (await app.inject({ url })).body

test('a record goes from draft to page, with the fields that the owner added and its group to narrow by', async () => {
  const { version } = (await app.get(fieldCalls.read, {}, admin)).find(
    ({ kind }) => (kind as string) === 'spareParts',
  ) ?? { version: -1 }
  const attributes = [
    { key: 'o1', name: { en: 'Material' }, type: 'text', onCard: true },
    { key: 'o2', name: { en: 'Note' }, type: 'text' },
  ] as never
  await app.get(fieldCalls.update, { kind: 'spareParts' as never, attributes, version }, admin)
  const values = { o1: { zh: '', en: 'PTFE', es: '' }, o2: { zh: '', en: 'Keep dry', es: '' } }
  const { id } = await publish('Seal ring', { group: { en: 'Pump' }, day: '2026-05-01', values })
  await publish('Electrode', { group: { en: 'Sensor' }, day: '2026-05-02' })
  const all = await app.get(calls.listAll, { page: 1, limit: 20, lang: 'en' })
  // The latest day first; cards say what is marked for them.
  expect(all.items).toMatchObject([
    { title: 'Electrode', group: 'Sensor', facts: [] },
    {
      title: 'Seal ring',
      address: `/spare-part/${id}-seal-ring`,
      facts: [{ name: 'Material', value: 'PTFE' }],
    },
  ])
  const narrowed = { page: 1, limit: 20, lang: 'en', group: 'pump' } as never
  expect((await app.get(calls.listAll, narrowed)).items.map(({ title }) => title)).toEqual(['Seal ring'])
  expect(await app.get(calls.filters, { lang: 'en' } as never)).toMatchObject({
    groups: [
      { key: 'pump', name: 'Pump', count: 1 },
      { key: 'sensor', name: 'Sensor', count: 1 },
    ],
  })
  expect(await app.get(calls.getById, { id, lang: 'en' })).toMatchObject({
    facts: [
      { name: 'Material', value: 'PTFE' },
      { name: 'Note', value: 'Keep dry' },
    ],
  })
})

test('it is in the search, in the sitemap, in menus, in the log and in what every page knows', async () => {
  const found = await app.get(searchCalls.search, { keyword: 'electrode', lang: 'en', page: 1, limit: 10 })
  expect(found.items).toMatchObject([{ kind: 'spareParts', title: 'Electrode' }])
  expect(await body('/sitemap.xml')).toContain('https://site.example/sitemap/spareParts-en-1.xml')
  expect(await body('/sitemap/spareParts-en-1.xml')).toMatch(/en\/spare-part\/\d+-electrode</)
  const lists = await body('/sitemap/pages-en.xml')
  expect(lists).toContain('/en/spare-parts<')
  expect(lists).not.toContain('/en/references<')
  const site = await app.get(siteCalls.get, { lang: 'es' })
  expect(site.kinds).toMatchObject([{ kind: 'spareParts', list: 'spare-parts', many: 'Spare parts' }])
  expect(site.footerLinks).toEqual([{ label: 'Spare parts', address: '/spare-parts' }])
  const menus = await app.parts.storage.db
    .selectFrom('menu')
    .select('resources')
    .where('resources', 'like', 'web_spareParts%')
    .execute()
  expect(menus.map(({ resources }) => resources as string).sort()).toEqual(
    ['', ':add', ':delete', ':export', ':import', ':publish', ':review', ':update'].map(
      (key) => `web_spareParts${key}`,
    ),
  )
  const log = await app.get(operationLogCalls.list, { page: 1, limit: 10 } as never, admin)
  expect(log.items.some(({ module }) => (module as string) === 'spareParts')).toBe(true)
  expect(await body('/api/openapi.json')).toContain('spareParts')
})

test('whoever has no right to it is refused', async () => {
  const clerk = await app.personWith('clerk', ['web_news'])
  expect((await app.ask(calls.list, { page: 1, limit: 10 } as never, clerk)).code).toBe(CODE.forbidden)
  const own = await app.personWith('keeper', ['web_spareParts' as never])
  expect((await app.ask(calls.list, { page: 1, limit: 10 } as never, own)).code).toBe(CODE.ok)
})

test('what its records have cannot be taken away, and one that visitors see is not put away', async () => {
  const { version } = await app.get(kindSettingCalls.read, {}, admin)
  const given = ({ kind: _, ...one }: OwnKind) => one as never
  const ask = async (...kinds: OwnKind[]) => {
    const answer = await app.ask(kindSettingCalls.update, { kinds: kinds.map(given), version }, admin)
    return Object.keys((answer.data as unknown as { fields: object }).fields)
  }
  expect(await ask({ ...KIND, parts: ['group', 'cover', 'day'] }, AWAY)).toEqual(['kinds.0.parts'])
  expect(await ask({ ...KIND, away: true }, AWAY)).toEqual(['kinds.0.away'])
  expect(await ask(AWAY)).toEqual(['kinds'])
})

test('browsers know its answers by the fields that those of every such kind have', () => {
  const known = { ...VISITOR_OUTLINES, ...STAFF_OUTLINES }
  for (const { path, output, form = 'envelope' } of Object.values<Call>(calls)) {
    if (form !== 'envelope') continue
    const outline = known[path.replace('/spareParts/', '/own/')]
    const { required = [] } = z.toJSONSchema(output, { io: 'output', unrepresentable: 'any' })
    const fields = outline
      ?.split(' ')
      .slice(1)
      .map((field) => field.split(':')[0])
    expect([path, required]).toEqual([path, expect.arrayContaining(fields ?? ['an outline'])])
  }
})
