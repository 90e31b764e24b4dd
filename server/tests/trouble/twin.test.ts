// What visitors meet when the database dies: the site goes on from the twin, and nothing that they send is lost.
import { existsSync, readdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { productCalls } from '#contract/products/product.ts'
import { signForm } from '#server/parts/enquiries/spam.ts'
import { testApp } from '#server/testing/app.ts'
import { builtWeb } from '#server/testing/built-web.ts'
import { productDesk } from '#server/testing/desks/product-desk.ts'
import { ownPostgres } from '#server/testing/stores/own-postgres.ts'

/** What is promised of the first page, and what a busy machine may add. */
const FIRST_MS = 50
const BUSY_MS = 200
const PATIENCE = 120_000

async function site() {
  const postgres = await ownPostgres()
  const app = await testApp({ DATABASE_URL: postgres.url }, builtWeb())
  const desk = await productDesk(app)
  const never = await desk.published('Vortex meter')
  const hidden = await desk.published('Hidden pump')
  const errors: unknown[] = []
  await app.parts.twin.start((error) => errors.push(error))
  await app.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.app.server.address() as AddressInfo
  const twin = () => app.parts.twin.state()
  await expect
    .poll(() => ({ ...twin(), errors }), { timeout: 30_000 })
    .toMatchObject({ whole: true, behindMs: 0, errors: [] })
  await expect.poll(async () => (await app.parts.twin.reader.index()) !== null, { timeout: 8_000 }).toBe(true)

  async function timed(path: string, init: RequestInit = {}) {
    const begun = performance.now()
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init })
    const body = await reply.text()
    return { status: reply.status, headers: reply.headers, body, ms: performance.now() - begun }
  }
  const key = app.parts.secrets.keyFor('message form')
  const form = signForm(key, app.parts.now() - 10_000)
  const enquire = (name: string, onceKey = `key-of-${name}`) =>
    timed('/api/web/message/add', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': onceKey },
      body: JSON.stringify({
        ...{ name, email: `${name}@example.com`, content: 'How much?', consent: true },
        form,
      }),
    })
  return { postgres, app, desk, never, hidden, timed, enquire }
}

const numberIn = (body: string): string => JSON.parse(body).data.number

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'with the database killed or stopped, pages, search and languages go on from the twin, enquiries are kept, and all recovers',
  { timeout: PATIENCE },
  async () => {
    const { postgres, app, desk, never, hidden, timed, enquire } = await site()
    const told = new Map<string, string>()
    await app.get(productCalls.unpublish, { id: hidden.id, version: hidden.version }, desk.admin)
    for (const [fault, cure] of [
      ['kill', 'start'],
      ['stop', 'go'],
    ] as const) {
      await timed('/healthz')
      await postgres.order(fault)
      // A page that nobody has asked for.
      const first = await timed(`/${fault === 'kill' ? 'en' : 'zh'}/productDetail/${never.id}-vortex-meter`)
      expect([first.status, first.headers.get('cache-status')]).toEqual([200, 'site; hit; detail=store-away'])
      if (fault === 'kill') expect(first.ms).toBeLessThan(FIRST_MS + BUSY_MS)
      const ready = await timed('/readyz')
      expect([ready.status, ready.body]).toEqual([200, '{"status":"from the twin"}'])
      const seen = await Promise.all([
        timed(`/es/productDetail/${never.id}-vortex-meter`),
        timed('/zh/HomePage'),
        timed('/en/keyword?keyword=vortex'),
        timed('/api/web/search?keyword=vortex&lang=en'),
        timed('/'),
        timed('/en/message'),
        timed(`/data/en/productDetail/${never.id}-vortex-meter`),
      ])
      expect(seen.map(({ status }) => status)).toEqual(seen.map(() => 200))
      expect(JSON.parse(seen[3].body).data).toMatchObject({ total: 1, items: [{ id: never.id }] })
      expect(JSON.parse((await timed('/api/web/search?keyword=hidden&lang=en')).body).data.total).toBe(0)
      expect((await timed(`/en/productDetail/${hidden.id}-hidden-pump`)).status).toBe(404)
      expect((await timed('/en/productDetail/999-nothing')).status).toBe(404)
      for (const name of [`${fault}-ann`, `${fault}-bob`]) {
        const sent = await enquire(name)
        expect(sent.status).toBe(200)
        told.set(name, numberIn(sent.body))
        expect(numberIn((await enquire(name)).body)).toBe(told.get(name))
      }
      const journal = join(app.parts.config.dataDir, 'journal')
      expect(existsSync(journal) && readdirSync(journal)).toHaveLength(2)
      await postgres.order(cure)
      await expect.poll(async () => (await timed('/readyz')).body, { timeout: 20_000 }).toContain('"ready"')
      await expect.poll(() => readdirSync(journal), { timeout: 20_000 }).toHaveLength(0)
      const rows = await app.parts.storage.db
        .selectFrom('message')
        .select(['name', 'number', 'state'])
        .execute()
      expect(new Map(rows.map(({ name, number }) => [name, number]))).toEqual(told)
      expect(rows).toHaveLength(told.size)
      for (const [name, number] of told) expect(numberIn((await enquire(name)).body)).toBe(number)
      expect((await timed(`/es/productDetail/${never.id}-vortex-meter`)).headers.get('cache-status')).toBe(
        null,
      )
    }
  },
)
