// Nodes behind a pooler that hands connections on after each transaction, as every managed PostgreSQL offers it.
import { expect, onTestFinished, test } from 'vitest'
import { productCalls } from '#contract/products/product.ts'
import { productTypeCalls } from '#contract/products/product-type.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { closeParts, openParts } from '#server/open-parts.ts'
import { testApp } from '#server/testing/app.ts'
import { builtWeb } from '#server/testing/built-web.ts'
import { productDesk } from '#server/testing/desks/product-desk.ts'
import { ownPostgres } from '#server/testing/stores/own-postgres.ts'
import { pooled } from '#server/testing/stores/pooler.ts'
import { hasPooler, startPooler } from '#server/testing/stores/pooler-program.ts'

/** What is promised, and what a busy machine may add. */
const BEHIND_MS = 2_000
const BUSY_MS = 3_000

const there = process.env.TEST_DATABASE === 'postgres' && hasPooler()

async function twoNodes(listens: boolean) {
  const one = await testApp()
  const admin = await one.signIn()
  const { config, now } = one.parts
  const url = config.databaseUrl ?? ''
  const said: string[] = []
  const parts = await openParts(
    {
      ...config,
      databaseUrl: await pooled(url),
      listenUrl: listens ? url : await pooled(url),
    },
    now,
    (line) => said.push(line),
  )
  const two = await buildApp(parts, '/nowhere')
  const names = async (): Promise<string[]> => {
    const reply = await two.inject({ url: `${productTypeCalls.listAll.path}?lang=en` })
    return reply.json().data.map((type: { productTypeName: string }) => type.productTypeName)
  }
  return {
    said,
    names,
    deaf: parts.bus.deaf,
    add: (name: string) =>
      one.get(productTypeCalls.add, { productTypeName: name, productTypeLevel: '0' }, admin),
    async close() {
      await two.close()
      await closeParts(parts)
    },
  }
}

test.runIf(there)('a node that hears nothing says so, and is no more than two seconds behind', async () => {
  const { said, names, deaf, add, close } = await twoNodes(false)
  await expect.poll(deaf, { timeout: BEHIND_MS + BUSY_MS }).toBe(true)
  await expect.poll(() => said.join(), { timeout: BEHIND_MS + BUSY_MS }).toContain('DATABASE_LISTEN_URL')
  for (const [nth, name] of ['Pumps', 'Valves', 'Meters'].entries()) {
    expect(await names()).toHaveLength(nth)
    await add(name)
    await expect.poll(names, { timeout: BEHIND_MS + BUSY_MS, interval: 20 }).toContain(name)
  }
  expect(said).toHaveLength(1)
  await close()
})

test.runIf(there)('with a way to PostgreSQL itself a node behind a pooler hears the others', async () => {
  const { said, names, deaf, add, close } = await twoNodes(true)
  expect(await names()).toEqual([])
  await add('Pumps')
  await expect.poll(names, { interval: 20 }).toEqual(['Pumps'])
  expect(deaf()).toBe(false)
  expect(said).toEqual([])
  await close()
})

test.runIf(there)(
  'a pooler that dies or stands still is a store that is away: kept pages go on, nothing is a fault, and all recovers',
  { timeout: 120_000 },
  async () => {
    const postgres = await ownPostgres()
    const pooler = await startPooler(postgres.url)
    onTestFinished(pooler.close)
    const app = await testApp({ DATABASE_URL: pooler.url, DATABASE_LISTEN_URL: postgres.url }, builtWeb())
    const desk = await productDesk(app)
    const { id } = await desk.published('Kept')
    const page = () => app.inject({ url: `/en/productDetail/${id}-kept` })
    const asked = async (number: number) =>
      (await app.inject({ url: `${productCalls.getById.path}?id=${number}&lang=en` })).statusCode
    const ready = async () => (await app.inject({ url: '/readyz' })).statusCode
    for (const [fault, cure] of [
      [pooler.kill, pooler.start],
      [() => pooler.signal('SIGSTOP'), () => pooler.signal('SIGCONT')],
      // Behind a pooler that lives.
      [() => postgres.order('kill'), () => postgres.order('start')],
    ] as const) {
      await expect.poll(async () => (await page()).statusCode, { timeout: 20_000 }).toBe(200)
      await fault()
      expect((await page()).statusCode).toBe(200)
      expect(await asked(999)).toBe(503)
      await expect.poll(ready, { timeout: 10_000 }).toBe(503)
      expect((await page()).statusCode).toBe(200)
      await cure()
      await expect.poll(ready, { timeout: 30_000 }).toBe(200)
      expect(await asked(998)).toBe(404)
    }
  },
)

test('a way to PostgreSQL itself without PostgreSQL is refused by name', () => {
  expect(() => readConfig({ DATABASE_LISTEN_URL: 'postgres://127.0.0.1/site' })).toThrow(
    'DATABASE_LISTEN_URL',
  )
})
