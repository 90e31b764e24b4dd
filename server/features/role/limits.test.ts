import { expect, test } from 'vitest'
import { releaseCalls } from '#contract/content/release.ts'
import { type Limits, NO_LIMITS } from '#contract/content/touched.ts'
import { roleCalls } from '#contract/people/role.ts'
import { productCalls } from '#contract/products/product.ts'
import { CODE } from '#contract/wire/answer.ts'
import type { Resource } from '#contract/wire/resource.ts'
import { testApp, type With } from '#server/testing/app.ts'
import { productDesk } from '#server/testing/desks/product-desk.ts'
import { limitedPeople } from '#server/testing/sign-in/limited-people.ts'

const app = await testApp()
const { admin, draft, published, read, type } = await productDesk(app)

const WRITES: Resource[] = [
  'web_product:add',
  'web_product:update',
  'web_product:publish',
  'web_product:delete',
]
const { limit, limited: limitedTo } = limitedPeople(app, admin)
const limited = (limits: Partial<Limits>, keys: readonly Resource[] = WRITES) => limitedTo(limits, keys)
const save = (of: { id: number; version: number }, change: object, who: With) =>
  app.ask(productCalls.update, { id: of.id, version: of.version, ...change }, who)
const FORBIDDEN = { code: CODE.forbidden }

test('a translator writes Spanish, and neither other languages nor facts', async () => {
  const translator = await limited({ languages: ['es'] })
  const product = await draft('T-1')
  const saved = await save(
    product,
    { productName: { es: 'Válvula' }, summary: { es: 'Una válvula.' } },
    translator,
  )
  expect(saved).toMatchObject({ code: CODE.ok, data: { productName: { en: 'T-1', es: 'Válvula' } } })
  const now = await read(product.id)
  expect(await save(now, { productName: { en: 'Mine' } }, translator)).toMatchObject({
    ...FORBIDDEN,
    data: { fields: { 'productName.en': expect.any(String) } },
  })
  expect(await save(now, { hot: true }, translator)).toMatchObject({
    ...FORBIDDEN,
    data: { fields: { hot: expect.any(String) } },
  })
  expect(await save(now, { productTypeId: null }, translator)).toMatchObject(FORBIDDEN)
  expect(await read(product.id)).toEqual(now)
})

test('a translator neither adds, copies, moves away, takes off nor brings back', async () => {
  const translator = await limited({ languages: ['es'] })
  const product = await published('T-2')
  const { id, version } = product
  const refused = [
    app.ask(productCalls.add, { productModel: 'X', productName: { es: 'X' } }, translator),
    app.ask(productCalls.duplicate, { id }, translator),
    app.ask(productCalls.remove, { id, version }, translator),
    app.ask(productCalls.unpublish, { id, version }, translator),
    app.ask(
      productCalls.schedule,
      { id, version, publishAt: null, unpublishAt: '2026-07-01T00:00:00Z' },
      translator,
    ),
  ]
  for (const answer of await Promise.all(refused)) expect(answer).toMatchObject(FORBIDDEN)
  expect((await read(id)).state).toBe('published')
})

test('whoever may publish Spanish shows what differs in Spanish alone', async () => {
  const translator = await limited({ languages: ['es'] })
  const { id, version } = await published('T-3')
  const spanish = await app.get(
    productCalls.update,
    { id, version, productName: { es: 'Válvula' } },
    translator,
  )
  const shown = await app.get(productCalls.publish, { id, version: spanish.version }, translator)
  expect(shown.state).toBe('published')
  const english = await app.get(
    productCalls.update,
    { id, version: shown.version, productName: { en: 'Other' } },
    admin,
  )
  expect(await app.ask(productCalls.publish, { id, version: english.version }, translator)).toMatchObject({
    ...FORBIDDEN,
    data: { fields: { 'productName.en': expect.any(String) } },
  })
})

test('a release shows nothing that whoever publishes it does not reach', async () => {
  const translator = await limited({ languages: ['es'] }, [
    ...WRITES,
    'web_release:update',
    'web_release:publish',
  ])
  const { id } = await draft('T-4')
  const release = await app.get(releaseCalls.add, { name: 'All' }, translator)
  const filled = await app.get(
    releaseCalls.put,
    { id: release.id, version: release.version, entries: [{ id, action: 'publish' }] },
    translator,
  )
  const target = { id: release.id, version: filled.version }
  expect(await app.ask(releaseCalls.publish, target, translator)).toMatchObject(FORBIDDEN)
  expect(
    await app.ask(releaseCalls.schedule, { ...target, publishAt: '2026-07-01T00:00:00Z' }, translator),
  ).toMatchObject(FORBIDDEN)
  expect((await read(id)).state).toBe('draft')
  const shown = await app.get(releaseCalls.publish, target, admin)
  const back = { id: release.id, version: shown.version, confirmed: true }
  expect(await app.ask(releaseCalls.rollback, back, translator)).toMatchObject(FORBIDDEN)
})

test('prices are for sales alone, and sales write nothing else', async () => {
  const writer = await limited({ groups: ['general', 'legal'] })
  const sales = await limited({ groups: ['price'] })
  const { id, version } = await draft('P-1')
  expect(await save({ id, version }, { price: { en: 'from € 10' } }, writer)).toMatchObject({
    ...FORBIDDEN,
    data: { fields: { 'price.en': expect.any(String) } },
  })
  expect(await save({ id, version }, { summary: { en: 'Cheap' } }, sales)).toMatchObject(FORBIDDEN)
  expect(await save({ id, version }, { price: { en: 'from € 480' } }, sales)).toMatchObject({ code: CODE.ok })
})

test('whoever reaches own records changes what they added, and nothing of others', async () => {
  const one = await limited({ own: true })
  const other = await limited({ own: true })
  const mine = await app.get(
    productCalls.add,
    { productModel: 'O-1', productName: { en: 'Mine' }, productTypeId: type.id },
    one,
  )
  expect(mine.addedBy).toBe(one.username)
  expect(await save(mine, { hot: true }, other)).toMatchObject(FORBIDDEN)
  const changed = await save(mine, { hot: true }, one)
  expect(changed.code).toBe(CODE.ok)
  const { id, version } = await read(mine.id)
  expect(await app.ask(productCalls.remove, { id, version }, other)).toMatchObject(FORBIDDEN)
  expect(await app.ask(productCalls.remove, { id, version }, one)).toMatchObject({ code: CODE.ok })
})

test('a second role widens what the first one limits, and only there', async () => {
  const person = await limited({ languages: ['es'] })
  const sales = await app.get(
    roleCalls.add,
    {
      ...{
        name: 'also-prices',
        title: { zh: '', en: 'Prices', es: '' },
        sort: 1,
        flag: 'enabled',
        remark: '',
      },
      limits: { ...NO_LIMITS, groups: ['price'] },
    },
    admin,
  )
  await app.get(roleCalls.grant, { ...sales, grants: ['web_product:update'] }, admin)
  await app.get(roleCalls.setMembers, { id: sales.id, add: [person.id] }, admin)
  const product = await draft('R-1')
  const both = { price: { en: 'from € 1' }, productName: { es: 'Nombre' } }
  expect(await save(product, both, person)).toMatchObject({ code: CODE.ok })
  expect(await save(await read(product.id), { productName: { en: 'Name' } }, person)).toMatchObject(FORBIDDEN)
  const why = await app.get(roleCalls.explain, { userId: person.id, resource: 'web_product:update' }, admin)
  expect(why.roles.map(({ limits }) => limits)).toContainEqual({
    languages: ['es'],
    groups: null,
    own: false,
  })
  expect(why.roles.map(({ limits }) => limits)).toContainEqual({
    languages: null,
    groups: ['price'],
    own: false,
  })
})

test('a role without limits lifts them, and the role of administrators takes none', async () => {
  const person = await limited({ languages: ['es'] })
  await limit(person.roleId, {})
  expect(await save(await draft('R-2'), { hot: true }, person)).toMatchObject({ code: CODE.ok })
  const { items } = await app.get(roleCalls.list, { name: 'admin' }, admin)
  const [role] = items
  const change = { id: role?.id ?? 0, version: role?.version ?? 0, limits: { ...NO_LIMITS, own: true } }
  expect(await app.ask(roleCalls.update, change, admin)).toMatchObject({ code: CODE.unprocessable })
})

test('nobody gives or widens a role beyond how far they reach themselves', async () => {
  const keys: Resource[] = [
    ...WRITES,
    'roleList:add',
    'roleList:update',
    'roleSetting:update',
    'roleList:members',
  ]
  const keeper = await limited({ languages: ['es'] }, keys)
  const role = (name: string, limits: Partial<Limits>) =>
    app.get(
      roleCalls.add,
      {
        ...{ name, title: { zh: '', en: name, es: '' }, sort: 1, flag: 'enabled', remark: '' },
        limits: { ...NO_LIMITS, ...limits },
      },
      keeper,
    )
  const grants: Resource[] = ['web_product:update']
  const wide = await role('wide', {})
  expect(await app.ask(roleCalls.grant, { ...wide, grants }, keeper)).toMatchObject(FORBIDDEN)
  const narrow = await role('narrow', { languages: ['es'] })
  const granted = await app.get(roleCalls.grant, { ...narrow, grants }, keeper)
  expect(await app.ask(roleCalls.update, { ...granted, limits: NO_LIMITS }, keeper)).toMatchObject(FORBIDDEN)
  const full = await app.personWith('full', WRITES)
  expect(await app.ask(roleCalls.setMembers, { id: full.roleId, add: [keeper.id] }, keeper)).toMatchObject(
    FORBIDDEN,
  )
})
