// Nodes behind a pooler that hands connections on after each transaction, as every managed PostgreSQL offers it.
import { expect, test } from 'vitest'
import { productTypeCalls } from '#contract/products/product-type.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { closeParts, openParts } from '#server/open-parts.ts'
import { testApp } from '#server/testing/app.ts'
import { hasPooler, pooled } from '#server/testing/stores/pooler.ts'

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

test('a way to PostgreSQL itself without PostgreSQL is refused by name', () => {
  expect(() => readConfig({ DATABASE_LISTEN_URL: 'postgres://127.0.0.1/site' })).toThrow(
    'DATABASE_LISTEN_URL',
  )
})
