import { expect, test } from 'vitest'
import { authCalls } from '#contract/people/auth.ts'
import { menuCalls as calls, type Menu } from '#contract/people/menu.ts'
import { productCalls } from '#contract/products/product.ts'
import { productTypeCalls } from '#contract/products/product-type.ts'
import { CODE } from '#contract/wire/answer.ts'
import { RESOURCES } from '#contract/wire/resource.ts'
import type { FirstMenu } from '#server/storage/seed/menus/first-menu.ts'
import { FIRST_MENUS } from '#server/storage/seed/menus/menus.ts'
import { PASSWORD, testApp } from '#server/testing/app.ts'

const app = await testApp()
const admin = await app.signIn()
const title = { zh: '菜单', en: 'Menu', es: 'Menú' }
const fields = {
  parentId: null,
  type: 'directory' as const,
  resources: 'own',
  title,
  icon: 'book',
  address: '',
  hidden: false,
  alwaysShow: false,
  flag: 'enabled' as const,
}
const read = () => app.get(calls.tree, {}, admin)
async function find(key: string): Promise<Menu> {
  const visit = (menus: Menu[]): Menu[] => menus.flatMap((menu) => [menu, ...visit(menu.children)])
  const menu = visit((await read()).menus).find(({ resources }) => resources === key)
  if (!menu) throw new Error(`there is no menu ${key}`)
  return menu
}
const keysUnder = async (key: string) => (await find(key)).children.map(({ resources }) => resources)
const refusal = async (answer: ReturnType<typeof app.ask>) => {
  const { code, data } = (await answer) as { code: unknown; data: { fields?: object } | null }
  return [code, Object.keys(data?.fields ?? {})]
}
const seeded = (menus: readonly FirstMenu[]): Set<string> =>
  new Set(menus.flatMap((menu) => [menu.resources, ...seeded(menu.children ?? [])]))
async function change(key: string, given: object) {
  const { id, version } = await find(key)
  return app.get(calls.update, { id, version, ...given }, admin)
}

test('the tree has every menu in its place, with the roles that grant it', async () => {
  await app.personWith('counted', ['web_product:add'])
  const { menus, unused } = await read()
  expect(menus.map(({ resources }) => resources)).toEqual([
    'webSystemManage',
    'sysUserManage',
    'logManagement',
  ])
  expect(await find('web_product:add')).toMatchObject({ roles: 1, children: [], type: 'button' })
  expect((await find('web_product')).roles).toBe(0)
  expect(unused).toEqual(RESOURCES.filter((key) => !seeded(FIRST_MENUS).has(key)))
})

test('a link is added under a directory and shown to everybody, a hidden one says so', async () => {
  const parentId = (await find('webSystemManage')).id
  const link = { ...fields, parentId, type: 'link' as const, resources: 'shop', hidden: true }
  await app.get(calls.add, { ...link, address: 'https://example.com/shop?a=1' }, admin)
  const nobody = await app.personWith('nobody', [])
  const info = await app.get(authCalls.getUserInfo, {}, nobody)
  expect(info.menus).toMatchObject([
    {
      resources: 'webSystemManage',
      children: [{ resources: 'shop', hidden: true, address: 'https://example.com/shop?a=1' }],
    },
  ])
  const { id, version } = await find('shop')
  await app.get(calls.remove, { id, version }, admin)
})

test('what cannot stand is refused by field, in the language of the asker', async () => {
  const directory = (await find('webSystemManage')).id
  const page = await find('web_product')
  const add = (given: object) => refusal(app.ask(calls.add, { ...fields, ...given }, admin))
  expect(await add({ parentId: 9999 })).toEqual([400, ['parentId']])
  expect(await add({ parentId: page.id })).toEqual([400, ['parentId']])
  expect(await add({ type: 'button', resources: 'web_product:add' })).toEqual([
    400,
    ['parentId', 'resources'],
  ])
  expect(await add({ type: 'page', resources: 'nonsense', parentId: directory })).toEqual([
    400,
    ['resources'],
  ])
  expect(await add({ resources: 'WEBsystemManage' })).toEqual([400, ['resources']])
  expect(await add({ resources: 'userList' })).toEqual([400, ['resources']])
  expect(await add({ resources: 'own:key' })).toEqual([400, ['resources']])
  expect(await add({ title: { zh: '', en: ' ', es: '' } })).toEqual([400, ['title']])
  expect(await add({ icon: '<svg>' })).toEqual([400, ['icon']])
  expect(await add({ address: 'https://a.b' })).toEqual([400, ['address']])
  for (const address of [
    '',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'ftp://a.b',
    '//a.b',
    'https:a.b',
    'https://',
    'http:///x',
    'https://a:b@c.d',
    'https://a b',
    'mailto:',
  ]) {
    const link = { type: 'link', resources: 'own-link', address }
    expect([address, await add(link)]).toEqual([address, [400, ['address']]])
  }
  const zh = await app.ask(
    calls.add,
    { ...fields, resources: 'userList' },
    { ...admin, cookies: { language: 'zh' } },
  )
  expect(zh.message).toContain('标识')
})

test('a button stands under its own page only', async () => {
  const button = await find('web_product:add')
  const other = await find('web_product_type')
  const move = { id: button.id, version: button.version, parentId: other.id, position: 0 }
  expect(await refusal(app.ask(calls.move, move, admin))).toEqual([400, ['parentId']])
})

test('cycles and trees that grow too deep are refused', async () => {
  const { id: one } = await app.get(calls.add, { ...fields, resources: 'one' }, admin)
  const { id: two } = await app.get(calls.add, { ...fields, resources: 'two', parentId: one }, admin)
  const { id: three } = await app.get(calls.add, { ...fields, resources: 'three', parentId: two }, admin)
  const under = async (key: string, parentId: number) => {
    const { id, version } = await find(key)
    return refusal(app.ask(calls.move, { id, version, parentId, position: 0 }, admin))
  }
  expect(await under('one', one)).toEqual([400, ['parentId']])
  expect(await under('one', three)).toEqual([400, ['parentId']])
  expect(await under('web_product', three)).toEqual([400, ['parentId']])
  expect(await under('web_product', two)).toEqual([200, []])
  const back = await find('web_product')
  const home = (await find('webSystemManage')).id
  await app.get(calls.move, { id: back.id, version: back.version, parentId: home, position: 3 }, admin)
  for (const key of ['three', 'two', 'one']) {
    const { id, version } = await find(key)
    await app.get(calls.remove, { id, version }, admin)
  }
})

test('a move puts a menu where it was dropped, and two moves at once both hold', async () => {
  const [users, roles, setting, menus, tokens] = await keysUnder('sysUserManage')
  expect([users, roles, setting, menus, tokens]).toEqual([
    ...['userList', 'roleList', 'roleSetting', 'sysmenuList', 'tokenList'],
  ])
  const parent = (await find('sysUserManage')).id
  const [last, first] = [await find('tokenList'), await find('userList')]
  const move = ({ id, version }: Menu, position: number) =>
    app.ask(calls.move, { id, version, parentId: parent, position }, admin)
  const answers = await Promise.all([move(last, 0), move(first, 99)])
  expect(answers.map(({ code }) => code)).toEqual([200, 200])
  expect(await keysUnder('sysUserManage')).toEqual([tokens, roles, setting, menus, users])
  expect((await find('sysUserManage')).children.map(({ sort }) => sort)).toEqual([10, 20, 30, 40, 50])
  expect((await move(last, 1)).code).toBe(CODE.conflict)
})

test('a stale change is refused with the menu as it is', async () => {
  const { id, version } = await find('loginLog')
  await change('loginLog', { icon: 'key' })
  const answer = await app.ask(calls.update, { id, version, icon: 'lock' }, admin)
  expect(answer).toMatchObject({ code: 409, data: { current: { icon: 'key', version: version + 1 } } })
  expect((await find('loginLog')).title.en).toBe('Login log')
})

test('a menu that is granted or holds others stays, and so does the key that roles grant', async () => {
  await app.personWith('exporter', ['operationLog:export', 'monitor'])
  const remove = async (key: string) => {
    const { id, version } = await find(key)
    return app.ask(calls.remove, { id, version }, admin)
  }
  expect(await remove('operationLog')).toMatchObject({ code: 409, message: expect.stringContaining('2') })
  expect(await remove('operationLog:export')).toMatchObject({
    code: 409,
    message: expect.stringContaining('1'),
  })
  expect((await read()).unused).not.toContain('operationLog:verify')
  expect((await remove('operationLog:verify')).code).toBe(CODE.ok)
  expect((await read()).unused).toContain('operationLog:verify')
  const update = async (key: string, resources: string) => {
    const { id, version } = await find(key)
    return refusal(app.ask(calls.update, { id, version, resources }, admin))
  }
  expect(await update('operationLog:export', 'operationLog:verify')).toEqual([400, ['resources']])
  const parentId = (await find('operationLog')).id
  const button = { ...fields, parentId, type: 'button' as const, resources: 'operationLog:verify', icon: '' }
  await app.get(calls.add, button, admin)
  expect((await keysUnder('operationLog')).at(-1)).toBe('operationLog:verify')
})

test('a disabled menu takes itself and all below away at the next call, from everybody but admin', async () => {
  const who = await app.personWith('editor', ['web_product:add', 'web_product_type'])
  const may = async () => [
    (await app.ask(productCalls.list, {}, who)).code,
    (await app.ask(productTypeCalls.list, {}, who)).code,
  ]
  const shown = async () => {
    const { menus, buttons } = await app.get(authCalls.getUserInfo, {}, who)
    const pages = menus.flatMap(({ children }) => children).map(({ resources }) => resources)
    return [...pages, ...buttons.map(({ resources }) => resources)]
  }
  expect([await may(), await shown()]).toEqual([
    [200, 200],
    ['web_product_type', 'web_product', 'web_product:add'],
  ])
  await change('web_product', { flag: 'disabled' })
  expect([await may(), await shown()]).toEqual([[403, 200], ['web_product_type']])
  await change('web_product', { flag: 'enabled' })
  await change('webSystemManage', { flag: 'disabled' })
  expect([await may(), await shown()]).toEqual([[403, 403], []])
  expect((await app.ask(productCalls.list, {}, admin)).code).toBe(CODE.ok)
  const { menus } = await app.get(authCalls.getUserInfo, {}, admin)
  expect(menus.map(({ resources }) => resources)).toContain('webSystemManage')
  await change('webSystemManage', { flag: 'enabled', hidden: true })
  expect(await may()).toEqual([200, 200])
})

test('an admin may disable the menu of menus and still come back to it', async () => {
  const who = await app.personWith('menu-keeper', ['sysmenuList:update'])
  await change('sysmenuList', { flag: 'disabled' })
  expect((await app.ask(calls.tree, {}, who)).code).toBe(CODE.forbidden)
  await change('sysmenuList', { flag: 'enabled' })
  expect((await app.ask(calls.tree, {}, await app.signIn('menu-keeper', PASSWORD))).code).toBe(CODE.ok)
})
