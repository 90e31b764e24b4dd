// Menus that a release or a kind of the owner brings to a store that has some already.
import { expect, test } from 'vitest'
import { seedMenus } from '#server/storage/seed/menus/seed-menus.ts'
import { testApp } from '#server/testing/app.ts'

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

/** Takes menus away with their buttons. */
async function remove(resources: readonly string[]) {
  const buttons = resources.map((one) => `${one}:%`)
  for (const pattern of [...buttons, ...resources])
    await storage.db.deleteFrom('menu').where('resources', 'like', pattern).execute()
}

/** As in the store of a release that did not know these. */
async function neverGiven(...resources: string[]) {
  await remove(resources)
  const { value } = await storage.db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', 'givenMenus')
    .executeTakeFirstOrThrow()
  const given = (JSON.parse(value) as string[]).filter((one) => !resources.includes(one.replace(/:.*/, '')))
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
  await remove(['web_media'])
  await neverGiven('web_document')
  await seedMenus(storage.db, now())
  expect((await names()).slice(-2)).toEqual(['web_event', 'web_document'])
  expect(await names()).not.toContain('web_media')
})
