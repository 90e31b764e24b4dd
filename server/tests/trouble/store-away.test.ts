// What people see while PostgreSQL is dead or stands still, and that all goes on by itself when it is back.
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { authCalls } from '#contract/people/auth.ts'
import { productCalls } from '#contract/products/product.ts'
import { productTypeCalls } from '#contract/products/product-type.ts'
import { testApp } from '#server/testing/app.ts'
import { builtWeb } from '#server/testing/built-web.ts'
import { productDesk } from '#server/testing/desks/product-desk.ts'
import { ownPostgres } from '#server/testing/stores/own-postgres.ts'

/** What is promised, and what a busy machine may add. */
const ANSWER_MS = 2_000
const READY_MS = 1_000
const BUSY_MS = 500
const PATIENCE = 120_000
/** Rounds until one is told of: in a round that is not, the node had forgotten its pages before. */
const TRIES = 3

const POSTGRES = process.env.TEST_DATABASE === 'postgres'

/** A server on a PostgreSQL of its own, with a page that is kept, one whose product changed, and one taken off. */
async function site() {
  const postgres = await ownPostgres()
  const app = await testApp({ DATABASE_URL: postgres.url }, builtWeb())
  const desk = await productDesk(app)
  const [kept, changed, hidden] = [
    await desk.published('Kept'),
    await desk.published('Changed'),
    await desk.published('Hidden'),
  ]
  await app.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.app.server.address() as AddressInfo

  /** An answer with how long it took. */
  async function timed(path: string, init: RequestInit = {}) {
    const begun = performance.now()
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, init)
    const body = await reply.text()
    return { status: reply.status, headers: reply.headers, body, ms: performance.now() - begun }
  }
  const write = (name: string) =>
    timed(productTypeCalls.add.path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': `key-of-${name}`,
        'x-token': desk.admin.token ?? '',
      },
      body: JSON.stringify({ productTypeName: name, productTypeLevel: '0' }),
    })
  const pageOf = ({ id }: { id: number }, name: string) => timed(`/en/productDetail/${id}-${name}`)

  const pages = {
    kept: () => pageOf(kept, 'kept'),
    changed: () => pageOf(changed, 'changed'),
    hidden: () => pageOf(hidden, 'hidden'),
  }
  expect((await pages.hidden()).status).toBe(200)
  await app.get(productCalls.unpublish, { id: hidden.id, version: hidden.version }, desk.admin)
  expect((await pages.changed()).status).toBe(200)
  const saved = await app.get(
    productCalls.update,
    { id: changed.id, version: changed.version, summary: { en: 'Told anew.' } },
    desk.admin,
  )
  await app.get(productCalls.publish, { id: changed.id, version: saved.version }, desk.admin)
  await pages.kept()
  return { postgres, app, desk, timed, write, pages }
}

type Site = Awaited<ReturnType<typeof site>>

/** People who save one after another until something is refused; answers the names that were sent last. */
async function saving({ write }: Site, who: string, acknowledged: string[]) {
  for (let count = 0; ; count++) {
    const name = `${who}-${count}`
    const { status, body, headers, ms } = await write(name)
    if (status === 200) acknowledged.push(name)
    else {
      expect([status, headers.get('retry-after')]).toEqual([503, '2'])
      expect(JSON.parse(body)).toMatchObject({ code: 503, message: expect.stringMatching(/数据库/) })
      expect(ms).toBeLessThan(ANSWER_MS + BUSY_MS)
      return name
    }
  }
}

/** Promises that hold for as long as the store is away; `seen`: the changed page was opened since its change. */
async function whileAway({ timed, write, pages, desk }: Site, seen: boolean) {
  const ready = await timed('/readyz')
  expect([ready.status, ready.body]).toEqual([503, '{"status":"database away"}'])
  expect(ready.ms).toBeLessThan(READY_MS + BUSY_MS)
  expect((await timed('/healthz')).status).toBe(200)

  const stale = await pages.changed()
  expect([stale.status, stale.headers.get('cache-status')]).toEqual([200, 'site; hit; detail=store-away'])
  expect(stale.body.includes('Told anew.')).toBe(seen)
  expect(stale.ms).toBeLessThan(ANSWER_MS + BUSY_MS)
  const kept = await pages.kept()
  expect(kept.status).toBe(200)
  expect(kept.ms).toBeLessThan(READY_MS)

  const refused = [
    // What was taken off does not come back.
    await pages.hidden(),
    await timed('/en/productDetail/999-never-asked'),
    await timed('/api/web/search?keyword=pump&lang=en'),
    await timed(authCalls.getUserInfo.path, {
      method: 'POST',
      headers: { 'x-token': desk.admin.token ?? '' },
    }),
  ]
  for (const { status, headers, ms } of refused) {
    expect([status, headers.get('retry-after')]).toEqual([503, '2'])
    expect(ms).toBeLessThan(ANSWER_MS + BUSY_MS)
  }
  expect(refused[0]?.headers.get('content-type')).toContain('text/html')
  // What can be made of kept parts is made of them, and says so.
  const made = await timed('/en/contact-made-now')
  expect([made.status, made.headers.get('cache-status')]).toEqual([200, 'site; hit; detail=store-away'])
  const saved = await write('while-away')
  expect([saved.status, saved.headers.get('retry-after')]).toEqual([503, '2'])
  expect(JSON.parse(saved.body).message).toContain('未保存任何更改')
  expect(saved.ms).toBeLessThan(READY_MS)
}

/** All is well again, without anybody's doing: nothing is lost, nothing is there twice. */
async function recovered({ app, timed, write, pages, desk }: Site, acknowledged: string[], unsure: string[]) {
  await expect.poll(async () => (await timed('/readyz')).status, { timeout: 20_000 }).toBe(200)
  await expect.poll(async () => (await pages.changed()).body, { timeout: 5_000 }).toContain('Told anew.')
  expect((await pages.changed()).headers.get('cache-status')).toBe(null)
  expect((await pages.hidden()).status).toBe(404)
  // Whoever does not know sends it again under the same key, which a write that broke off holds for some seconds.
  app.tick(10_000)
  for (const name of unsure) {
    await expect.poll(async () => (await write(name)).status, { timeout: 20_000 }).toBeOneOf([200, 409])
  }
  const types = await app.get(productTypeCalls.list, { page: 1, limit: 100 }, desk.admin)
  const names = types.items.map(({ productTypeName }) => productTypeName.zh)
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted())
  for (const name of [...acknowledged, ...unsure]) expect(names).toContain(name)
}

test.runIf(POSTGRES)(
  'PostgreSQL that dies or stands still under load ends no node: kept pages go on, all else says so, and all recovers',
  { timeout: PATIENCE },
  async () => {
    const here = await site()
    const acknowledged: string[] = []
    let forgot = false
    here.app.parts.bus.listen((changed) => {
      if (changed === null) forgot = true
    })

    /** Whether the node still kept its pages then: on a busy machine a call to itself comes back late, and it forgets all of them. */
    async function round(fault: 'kill' | 'stop', cure: 'start' | 'go', name: string, seen: boolean) {
      forgot = false
      const writers = ['a', 'b', 'c', 'd'].map((who) => saving(here, `${name}-${who}`, acknowledged))
      const before = acknowledged.length
      await expect
        .poll(() => acknowledged.length, { interval: 5, timeout: 20_000 })
        .toBeGreaterThan(before + 4)
      await here.postgres.order(fault)
      const unsure = await Promise.all(writers)
      const isKept = !forgot
      if (isKept) await whileAway(here, seen)
      await here.postgres.order(cure)
      await recovered(here, acknowledged, unsure)
      return isKept
    }
    let rounds = 0
    for (const [fault, cure] of [
      ['kill', 'start'],
      ['stop', 'go'],
    ] as const) {
      let isKept = false
      for (let tries = 0; !isKept && tries < TRIES; tries++, rounds++)
        isKept = await round(fault, cure, `${fault}-${tries}`, rounds > 0)
      expect(isKept).toBe(true)
    }
  },
)
