// Menus that a release or a kind of the owner brings to a store that has some already.
import { expect, test } from 'vitest'
import { testApp } from '#server/testing/app.ts'
import { seedMenus } from './seed-menus.ts'

const app = await testApp()
const { storage, now } = app.parts

const website = () =>
  storage.db
    .selectFrom('menu')
    .select(['id', 'resources', 'sort'])
    .where('parent_id', 'in', (e) =>
      e.selectFrom('menu').select('id').where('resources', '=', 'webSystemManage'),
    )
    .orderBy('sort')
    .orderBy('id')
    .execute()
const names = async () => (await website()).map(({ resources }) => resources)

/** As in the store of a release that did not know these. */
async function neverGiven(...resources: string[]) {
  await storage.db.deleteFrom('menu').where('resources', 'in', resources).execute()
  const { value } = await storage.db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', 'givenMenus')
    .executeTakeFirstOrThrow()
  const given = (JSON.parse(value) as string[]).filter((one) => !resources.includes(one))
  await storage.db
    .updateTable('setting')
    .set({ value: JSON.stringify(given) })
    .where('name', '=', 'givenMenus')
    .execute()
}

test('new menus stand right behind the neighbour that they have in this release', async () => {
  const before = await names()
  await neverGiven('web_homepage', 'web_vacancy', 'web_dealer', 'web_webhook')
  await seedMenus(storage.db, now())
  expect(await names()).toEqual(before)
})

test('where staff moved the neighbour, they follow it; what staff deleted stays deleted', async () => {
  const [last] = (await website()).slice(-1)
  const moved = { sort: (last?.sort ?? 0) + 10 }
  await storage.db.updateTable('menu').set(moved).where('resources', '=', 'web_event').execute()
  await storage.db.deleteFrom('menu').where('resources', '=', 'web_media').execute()
  await neverGiven('web_document')
  await seedMenus(storage.db, now())
  expect((await names()).slice(-2)).toEqual(['web_event', 'web_document'])
  expect(await names()).not.toContain('web_media')
})
