import { expect, test } from 'vitest'
import type { Limits } from '#contract/content/touched.ts'
import { newsCalls } from '#contract/news-and-cases/news.ts'
import { authCalls } from '#contract/people/auth.ts'
import { programCalls } from '#contract/people/program.ts'
import { productCalls } from '#contract/products/product.ts'
import { productTypeCalls } from '#contract/products/product-type.ts'
import { CODE } from '#contract/wire/answer.ts'
import type { Resource } from '#contract/wire/resource.ts'
import { PASSWORD, testApp, type With } from '#server/testing/app.ts'
import { productDesk } from '#server/testing/desks/product-desk.ts'
import { limitedPeople } from '#server/testing/sign-in/limited-people.ts'

const app = await testApp()
const { admin, draft, type } = await productDesk(app)

const WRITES: Resource[] = [
  'web_product:add',
  'web_product:update',
  'web_product:publish',
  'web_product:delete',
]
const { limited: limitedTo } = limitedPeople(app, admin)
const limited = (limits: Partial<Limits>, keys: readonly Resource[] = WRITES) => limitedTo(limits, keys)
const save = (of: { id: number; version: number }, change: object, who: With) =>
  app.ask(productCalls.update, { id: of.id, version: of.version, ...change }, who)
const FORBIDDEN = { code: CODE.forbidden }

test('limits hold for programs, imports and types as well', async () => {
  const translator = await limited({ languages: ['es'] }, [
    ...WRITES,
    'tokenList:add',
    'web_product:import',
    'web_product_type:update',
    'web_news:add',
  ])
  const { token } = await app.get(
    programCalls.add,
    { name: 'Helper', scope: ['web_product:update'], days: 1 },
    translator,
  )
  const program = { headers: { authorization: `Bearer ${token}` } }
  const product = await draft('I-1')
  expect(await save(product, { hot: true }, program)).toMatchObject(FORBIDDEN)
  expect(await save(product, { productName: { es: 'Sí' } }, program)).toMatchObject({ code: CODE.ok })
  expect(
    await app.ask(
      productTypeCalls.update,
      { id: type.id, version: type.version, productTypeName: { en: 'No' } },
      translator,
    ),
  ).toMatchObject(FORBIDDEN)
  expect(await app.ask(newsCalls.add, { title: { es: 'Nueva' } }, translator)).toMatchObject(FORBIDDEN)
})

test('who is signed in reads how far they reach', async () => {
  const translator = await limited({ languages: ['es'] })
  const info = await app.get(authCalls.getUserInfo, {}, translator)
  expect(info.limits?.['web_product:update']).toEqual([{ languages: ['es'], groups: null, own: false }])
  expect(
    (await app.get(authCalls.getUserInfo, {}, await app.signIn('admin', PASSWORD))).limits,
  ).toBeUndefined()
})
