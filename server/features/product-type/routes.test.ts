import { expect, test } from 'vitest'
import { NO_TEXT } from '#contract/content/blank.ts'
import { productCalls } from '#contract/products/product.ts'
import { productTypeCalls as calls } from '#contract/products/product-type.ts'
import { CODE } from '#contract/wire/answer.ts'
import { testApp } from '#server/testing/app.ts'

const app = await testApp()
const admin = await app.signIn()

const add = (zh: string, productTypeLevel = '0') =>
  app.get(calls.add, { productTypeName: { zh, en: `${zh} en` }, productTypeLevel }, admin)

test('an added type is published at once and its level holds the id of its parent', async () => {
  const top = await add('阀门')
  const child = await add('球阀', String(top.id))
  const all = await app.get(calls.listAll, { lang: 'en' })
  expect(all).toMatchObject([
    { id: top.id, productTypeName: '阀门 en', productTypeLevel: '0' },
    { id: child.id, productTypeName: '球阀 en', productTypeLevel: String(top.id) },
  ])
  expect(await app.get(calls.parentList, { lang: 'zh' })).toMatchObject([{ productTypeName: '阀门' }])
  expect(await app.get(calls.children, { id: top.id, lang: 'zh' })).toMatchObject([{ id: child.id }])
  expect(await app.get(calls.getById, { id: child.id })).toMatchObject({ productTypeName: '球阀' })
  expect(await app.get(calls.covers, { id: child.id })).toEqual([])
  expect(await app.get(calls.getInfoById, { id: child.id, lang: 'zh' })).toMatchObject({
    type: { id: child.id },
    path: [{ id: top.id }, { id: child.id }],
    children: [],
    products: [],
  })
  expect(await app.get(calls.read, { id: child.id }, admin)).toMatchObject({
    productTypeName: { zh: '球阀', en: '球阀 en', es: '' },
  })
})

test('a name given as one string is the name in the language of the site; other languages stay', async () => {
  const type = await app.get(calls.add, { productTypeName: ' 泵 ', productTypeLevel: '0' }, admin)
  expect(type.productTypeName).toEqual({ ...NO_TEXT, zh: '泵' })
  const spanish = await app.get(
    calls.update,
    { id: type.id, version: type.version, productTypeName: { es: 'Bombas' } },
    admin,
  )
  expect(spanish.productTypeName).toEqual({ ...NO_TEXT, zh: '泵', es: 'Bombas' })
})

test('a text that is missing falls back to English, then to any language, and says so', async () => {
  const both = { productTypeName: { en: 'Sensors', es: 'Sensores' }, productTypeLevel: '0' }
  const { id } = await app.get(calls.add, both, admin)
  expect(await app.get(calls.getById, { id, lang: 'zh' })).toMatchObject({
    productTypeName: 'Sensors',
    shownIn: { productTypeName: 'en' },
  })
  const type = await app.get(calls.add, { productTypeName: { es: 'Sensores' }, productTypeLevel: '0' }, admin)
  const shown = await app.get(calls.getById, { id: type.id, lang: 'zh' })
  expect(shown).toMatchObject({ productTypeName: 'Sensores', shownIn: { productTypeName: 'es' } })
  const own = await app.get(calls.getById, { id: type.id, lang: 'es' })
  expect(own.shownIn).toBeUndefined()
})

test('the language is the one asked for, else that of the cookie, else that of the site', async () => {
  const type = await add('语言')
  const name = async (lang: 'en' | undefined, cookies: Record<string, string>) =>
    (await app.get(calls.getById, { id: type.id, lang }, { cookies })).productTypeName
  expect(await name('en', { language: 'zh' })).toBe('语言 en')
  expect(await name(undefined, { language: 'en' })).toBe('语言 en')
  expect(await name(undefined, { language: 'xx' })).toBe('语言')
})

test('a type without a name, under a parent that is not there, or under itself is refused by field', async () => {
  const refused = (answer: object, field: string) =>
    expect(answer).toMatchObject({
      code: 400,
      status: 400,
      data: { fields: { [field]: expect.any(String) } },
    })
  refused(
    await app.ask(calls.add, { productTypeName: '  ', productTypeLevel: '0' }, admin),
    'productTypeName',
  )
  refused(
    await app.ask(calls.add, { productTypeName: 'x', productTypeLevel: '999999' }, admin),
    'productTypeLevel',
  )
  refused(
    await app.ask(calls.add, { productTypeName: 'x', productTypeLevel: '-1' }, admin),
    'productTypeLevel',
  )
  const top = await add('上')
  const child = await add('下', String(top.id))
  const move = { id: top.id, version: top.version, productTypeLevel: String(child.id), position: 0 }
  refused(await app.ask(calls.move, move, admin), 'productTypeLevel')
  const under = { id: top.id, version: top.version, productTypeLevel: String(top.id) }
  refused(await app.ask(calls.update, under, admin), 'productTypeLevel')
  expect((await app.get(calls.read, { id: top.id }, admin)).version).toBe(top.version)
})

test('types nest four levels deep and no deeper, also when a branch is moved', async () => {
  let level = '0'
  const chain = []
  for (const name of ['一', '二', '三', '四']) {
    const type = await add(name, level)
    chain.push(type)
    level = String(type.id)
  }
  expect((await app.ask(calls.add, { productTypeName: '五', productTypeLevel: level }, admin)).code).toBe(400)
  const other = await add('另')
  const [first] = chain
  const move = { id: first?.id ?? 0, version: 1, productTypeLevel: String(other.id), position: 0 }
  expect((await app.ask(calls.move, move, admin)).code).toBe(400)
})

test('a moved type stands where it was put, for visitors too', async () => {
  const top = await add('排序')
  const level = String(top.id)
  const [a, b, c] = [await add('甲', level), await add('乙', level), await add('丙', level)]
  const moved = await app.get(
    calls.move,
    { id: c.id, version: c.version, productTypeLevel: level, position: 0 },
    admin,
  )
  expect(moved.version).toBe(c.version + 1)
  const order = async () => (await app.get(calls.children, { id: top.id })).map(({ id }) => id)
  expect(await order()).toEqual([c.id, a.id, b.id])
  // So often between the same two that the numbers between them run out.
  let last = moved
  let other = a
  for (let times = 0; times < 30; times++) {
    const target = times % 2 === 0 ? other : last
    const next = await app.get(
      calls.move,
      { id: target.id, version: target.version, productTypeLevel: level, position: 1 },
      admin,
    )
    if (times % 2 === 0) other = next
    else last = next
    expect((await order())[1]).toBe(target.id)
  }
})

test('a type with children or products stays, with a clear message', async () => {
  const top = await add('有下级')
  await add('下级', String(top.id))
  expect(await app.ask(calls.remove, { id: top.id, version: 1 }, admin)).toMatchObject({
    code: 409,
    message: expect.stringContaining('1 个子类型'),
  })
  const leaf = await add('有产品')
  const product = await app.get(productCalls.add, { productName: '一个', productTypeId: leaf.id }, admin)
  const refusal = await app.ask(
    calls.remove,
    { id: leaf.id, version: 1 },
    { ...admin, cookies: { language: 'en' } },
  )
  expect(refusal).toMatchObject({ code: 409, message: expect.stringContaining('1 product') })
  await app.get(productCalls.remove, { id: product.id, version: product.version }, admin)
  expect(await app.get(calls.remove, { id: leaf.id, version: 1 }, admin)).toBeNull()
  expect((await app.ask(calls.getById, { id: leaf.id })).code).toBe(CODE.notFound)
  expect((await app.ask(calls.read, { id: leaf.id }, admin)).code).toBe(CODE.notFound)
})

test('a stale write is answered with 409 and the type as it is, and changes nothing', async () => {
  const type = await add('版本')
  const mine = { id: type.id, version: type.version, productTypeName: '我的' }
  await app.get(calls.update, { ...mine, productTypeName: '别人的' }, admin)
  const answer = await app.ask(calls.update, mine, admin)
  expect(answer).toMatchObject({
    code: 409,
    status: 409,
    data: { current: { version: 2, productTypeName: { zh: '别人的' } } },
  })
  expect((await app.ask(calls.remove, { id: type.id, version: 1 }, admin)).code).toBe(CODE.conflict)
})

test('two who save at once: one wins, one is told', async () => {
  const type = await add('同时')
  const answers = await Promise.all(
    ['一', '二', '三'].map((name) =>
      app.ask(calls.update, { id: type.id, version: type.version, productTypeName: name }, admin),
    ),
  )
  expect(answers.map(({ code }) => code).sort()).toEqual([200, 409, 409])
})

test('two moves at once never make a cycle', async () => {
  const [a, b] = [await add('环一'), await add('环二')]
  await Promise.all([
    app.ask(calls.move, { id: a.id, version: 1, productTypeLevel: String(b.id), position: 0 }, admin),
    app.ask(calls.move, { id: b.id, version: 1, productTypeLevel: String(a.id), position: 0 }, admin),
  ])
  const levels = (await app.get(calls.tree, {}, admin)).filter(({ id }) => id === a.id || id === b.id)
  expect(levels).toHaveLength(2)
})

test('the console list is filtered, sorted by allowed fields only, and paged', async () => {
  await add('唯一的名字')
  const page = await app.get(calls.list, { keyword: '唯一的' }, admin)
  expect(page).toMatchObject({ total: 1, items: [{ productTypeName: { zh: '唯一的名字' } }] })
  expect((await app.get(calls.list, { keyword: '%' }, admin)).total).toBe(0)
  const top = await app.get(
    calls.list,
    { productTypeLevel: '0', limit: 1, page: 2, sort: '-createTime' },
    admin,
  )
  expect(top.items).toHaveLength(1)
  for (const query of [
    { sort: 'version' },
    { sort: 'id;drop table entry' },
    { limit: '1e9' },
    { page: '-1' },
  ]) {
    const reply = await app.inject({
      method: 'POST',
      url: calls.list.path,
      query,
      headers: { 'x-token': admin.token },
    })
    expect(reply.json()).toMatchObject({ code: 400 })
  }
})
