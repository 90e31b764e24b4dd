// Who may change which menu: nobody takes away, or gives back, what they do not hold (decision 10).
import { expect, test } from 'vitest'
import { menuCalls as calls, type Menu } from '#contract/people/menu.ts'
import { productCalls } from '#contract/products/product.ts'
import { CODE } from '#contract/wire/answer.ts'
import { testApp, type With } from '#server/testing/app.ts'

const app = await testApp()
const english = (who: With) => ({ ...who, cookies: { language: 'en' } })
const admin = english(await app.signIn())
const title = { zh: '菜单', en: 'Menu', es: 'Menú' }
const fields = {
  ...{ parentId: null, type: 'directory' as const, title, icon: 'book', address: '' },
  ...{ hidden: false, alwaysShow: false, flag: 'enabled' as const },
}
async function find(key: string): Promise<Menu> {
  const visit = (menus: Menu[]): Menu[] => menus.flatMap((menu) => [menu, ...visit(menu.children)])
  const menu = visit((await app.get(calls.tree, {}, admin)).menus).find(({ resources }) => resources === key)
  if (!menu) throw new Error(`there is no menu ${key}`)
  return menu
}
async function change(key: string, given: object) {
  const { id, version } = await find(key)
  return app.get(calls.update, { id, version, ...given }, admin)
}
await app.get(
  calls.add,
  { ...fields, type: 'link', resources: 'help', address: 'https://example.com/' },
  admin,
)

test('who may change menus changes those alone whose keys they hold, all below included', async () => {
  const keeper = english(
    await app.personWith('partial', [
      'sysmenuList:update',
      'sysmenuList:delete',
      'web_news:add',
      'web_news:update',
      'web_product:add',
    ]),
  )
  const reader = await app.personWith('product-reader', ['web_product'])
  const reads = async () => (await app.ask(productCalls.list, {}, reader)).code
  const tries = async (key: string, given: object) => {
    const { id, version } = await find(key)
    return app.ask(calls.update, { id, version, ...given }, keeper)
  }
  const lockOf = async (key: string, who: With) => {
    const visit = (menus: Menu[]): Menu[] => menus.flatMap((menu) => [menu, ...visit(menu.children)])
    const { menus } = await app.get(calls.tree, {}, who)
    return visit(menus).find(({ resources }) => resources === key)?.locked
  }
  const beyond = ['webSystemManage', 'web_product', 'web_success_case', 'userList:add']
  for (const key of beyond)
    expect([await lockOf(key, keeper), await lockOf(key, admin)]).toEqual(['beyond', null])
  for (const key of ['web_product:add', 'help']) expect(await lockOf(key, keeper)).toBeNull()
  for (const key of ['webSystemManage', 'web_product', 'web_success_case', 'userList:add']) {
    for (const given of [{ flag: 'disabled' as const }, { title }, { hidden: true }]) {
      const answer = await tries(key, given)
      expect([key, answer.code, answer.message]).toEqual([key, 403, expect.stringContaining('do not hold')])
    }
    const { id, version, parentId } = await find(key)
    const moved = await app.ask(calls.move, { id, version, parentId, position: 0 }, keeper)
    const removed = await app.ask(calls.remove, { id, version }, keeper)
    expect([moved.code, removed.code]).toEqual([403, 403])
  }
  expect(await reads()).toBe(CODE.ok)
  // What they hold, and what stands for nothing, they do change, and take back.
  for (const flag of ['disabled', 'enabled'] as const)
    expect((await tries('web_product:add', { flag })).code).toBe(200)
  expect((await tries('help', { hidden: true })).code).toBe(CODE.ok)
})

test('what an admin switched off nobody else switches on, moves out or removes', async () => {
  const keeper: With = await app.personWith('waker', ['sysmenuList:update', 'sysmenuList:delete', 'monitor'])
  const monitor = async (given: object, who = keeper) => {
    const { id, version } = await find('monitor')
    return (await app.ask(calls.update, { id, version, ...given }, who)).code
  }
  const move = async (under: string | null) => {
    const { id, version } = await find('monitor')
    const parentId = under === null ? null : (await find(under)).id
    return (await app.ask(calls.move, { id, version, parentId, position: 0 }, keeper)).code
  }
  expect(await monitor({ flag: 'disabled' }, admin)).toBe(CODE.ok)
  expect([await monitor({ flag: 'enabled' }), await monitor({ icon: 'key' })]).toEqual([403, 200])
  const system = (await app.get(calls.tree, {}, keeper)).menus.flatMap(({ children }) => children)
  expect(system.find(({ resources }) => resources === 'monitor')?.locked).toBe('offByAdmin')
  expect(await monitor({ flag: 'enabled' }, admin)).toBe(CODE.ok)
  expect([await monitor({ flag: 'disabled' }), await monitor({ flag: 'enabled' })]).toEqual([200, 200])
  const home = (await find('monitor')).parentId
  await app.get(calls.add, { ...fields, resources: 'attic', flag: 'enabled' }, admin)
  expect(await move('attic')).toBe(CODE.ok)
  await change('attic', { flag: 'disabled' })
  expect([await move(null), await monitor({ icon: 'lock' })]).toEqual([403, 200])
  const help = await find('help')
  await change('help', { flag: 'disabled' })
  expect((await app.ask(calls.remove, { id: help.id, version: help.version + 1 }, keeper)).code).toBe(403)
  const { id, version } = await find('monitor')
  await app.get(calls.move, { id, version, parentId: home, position: 0 }, admin)
})
