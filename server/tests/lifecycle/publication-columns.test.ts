// Every column of a publication is carried by all who write it: publishing, releases and previews.
import { expect, test } from 'vitest'
import { releaseCalls } from '#contract/content/release.ts'
import { successCaseCalls as calls } from '#contract/news-and-cases/success-case.ts'
import { PUBLICATION_COLUMNS, SHARED_COLUMNS } from '#server/storage/tables/publication-columns.ts'
import { testApp } from '#server/testing/app.ts'
import { LONG_SESSIONS } from '#server/testing/desks/product-desk.ts'
import { releaseDesk, target } from '#server/testing/desks/release-desk.ts'
import { drawPicture, uploadDescribed } from '#server/testing/pictures.ts'

const app = await testApp(LONG_SESSIONS)
const { db } = app.parts.storage
const { admin, releaseOf } = await releaseDesk(app)
const cover = (await uploadDescribed(app.app, admin.token, await drawPicture('#456789'))).key

const columnsOf = async (table: string) => {
  const tables = await db.introspection.getTables()
  return tables.find(({ name }) => name === table)?.columns.map(({ name }) => name) ?? []
}
const caseIn = async (region: string) => {
  const { id, version } = await app.get(
    calls.add,
    { title: 'A town', summary: 'Short.', industry: { en: 'Water' }, region: { en: region }, cover },
    admin,
  )
  return { id, version }
}
const inRegion = async (region: string, more: Record<string, string> = {}) => {
  const query = { lang: 'en', region, ...more }
  const answer = await app.inject({ method: 'GET', url: calls.listAll.path, query })
  return answer.json().data.items.map(({ id }: { id: number }) => id)
}

test('the list of columns is the table, but for what every row is given anew', async () => {
  const anew = ['id', 'search_version']
  expect([...PUBLICATION_COLUMNS, ...anew].sort()).toEqual((await columnsOf('publication')).sort())
  expect(await columnsOf('entry')).toEqual(expect.arrayContaining([...SHARED_COLUMNS]))
})

test('a release that is taken back brings every column back, the region of a case among them', async () => {
  const kept = await caseIn('East Asia')
  await app.get(calls.publish, kept, admin)
  const rows = () =>
    db.selectFrom('publication').select(PUBLICATION_COLUMNS).where('entry_id', '=', kept.id).execute()
  const before = await rows()
  expect(before).toMatchObject([{ region: 'east-asia' }])
  const changed = await app.get(calls.update, { ...kept, region: { en: 'Oceania' } }, admin)
  const shown = await app.get(releaseCalls.publish, target(await releaseOf([changed])), admin)
  expect([await inRegion('east-asia'), await inRegion('oceania')]).toEqual([[], [kept.id]])
  await app.get(releaseCalls.rollback, target(shown), admin)
  expect(await rows()).toEqual(before)
  expect([await inRegion('east-asia'), await inRegion('oceania')]).toEqual([[kept.id], []])
})

test('a preview finds working copies and planned ones by the region that they have', async () => {
  const draft = await caseIn('Patagonia')
  const { token: preview } = await app.get(calls.preview, { id: draft.id }, admin)
  expect([await inRegion('patagonia'), await inRegion('patagonia', { preview })]).toEqual([[], [draft.id]])
  const publishAt = new Date(app.parts.now() + 3_600_000).toISOString()
  const open = await releaseOf([await caseIn('Lapland')])
  const planned = await app.get(releaseCalls.schedule, { ...target(open), publishAt }, admin)
  const { token } = await app.get(releaseCalls.preview, { id: planned.id }, admin)
  expect(await inRegion('lapland', { preview: token })).toHaveLength(1)
})
