// A node whose public reads are asked of a streaming replica.
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { productTypeCalls } from '#contract/products/product-type.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { closeParts, openParts } from '#server/open-parts.ts'
import { testApp } from '#server/testing/app.ts'
import { ownPostgres } from '#server/testing/stores/own-postgres.ts'
import { replicaOf } from '#server/testing/stores/replica.ts'

const BUSY_MS = 15_000

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'the public reads from a replica that has everything, never from one that lags behind, and goes on when either is gone',
  async () => {
    const postgres = await ownPostgres()
    const one = await testApp({ DATABASE_URL: postgres.url })
    const admin = await one.signIn()
    const replica = await replicaOf(postgres.url)
    const parts = await openParts({ ...one.parts.config, replicaUrl: replica.url }, one.parts.now)
    const two = await buildApp(parts, '/nowhere')
    onTestFinished(async () => {
      await two.close()
      await closeParts(parts)
    })
    const isReady = () => parts.storage.replica?.ready()
    const names = async (): Promise<string[]> => {
      const reply = await two.inject({ url: `${productTypeCalls.listAll.path}?lang=en` })
      return reply.json().data.map((type: { productTypeName: string }) => type.productTypeName)
    }
    const add = (name: string) =>
      one.get(productTypeCalls.add, { productTypeName: name, productTypeLevel: '0' }, admin)
    const copy = new pg.Client({ connectionString: replica.url })
    copy.on('error', () => {})
    await copy.connect()
    onTestFinished(() => copy.end().catch(() => {}))

    await expect.poll(isReady, { timeout: BUSY_MS }).toBe(true)
    await add('Pumps')
    await expect.poll(names, { timeout: BUSY_MS, interval: 20 }).toEqual(['Pumps'])

    // It stands still: what was written since is read where it was written, at once.
    await expect.poll(isReady, { timeout: BUSY_MS }).toBe(true)
    await copy.query('select pg_wal_replay_pause()')
    await add('Valves')
    await expect.poll(names, { timeout: BUSY_MS, interval: 20 }).toEqual(['Pumps', 'Valves'])
    await wait(300)
    expect(isReady()).toBe(false)
    // Whoever writes here reads it here.
    const reply = await two.inject({
      method: 'POST',
      url: productTypeCalls.add.path,
      headers: { 'x-token': admin.token },
      payload: { productTypeName: 'Meters', productTypeLevel: '0' },
    })
    expect(reply.statusCode).toBe(200)
    expect(await names()).toEqual(['Pumps', 'Valves', 'Meters'])
    await copy.query('select pg_wal_replay_resume()')
    await expect.poll(isReady, { timeout: BUSY_MS }).toBe(true)

    // The database is gone, and its copy answers what was never asked before.
    await postgres.order('kill')
    const spanish = await two.inject({ url: `${productTypeCalls.listAll.path}?lang=es` })
    expect([spanish.statusCode, spanish.json().data.length]).toEqual([200, 3])
    await postgres.order('start')
    await expect.poll(() => parts.storage.away(), { timeout: BUSY_MS }).toBe(false)

    // The copy is gone, and nobody notices.
    replica.server.kill('SIGKILL')
    await add('Filters')
    await expect.poll(names, { timeout: BUSY_MS, interval: 20 }).toContain('Filters')
    expect(isReady()).toBe(false)
  },
  60_000,
)

test('a replica without PostgreSQL is refused by name', () => {
  expect(() => readConfig({ DATABASE_REPLICA_URL: 'postgres://127.0.0.1/site' })).toThrow(
    'DATABASE_REPLICA_URL',
  )
})
