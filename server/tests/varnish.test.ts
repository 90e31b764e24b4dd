// Two nodes behind a real cache that knows tags: what changed is new at once, all else stays there, and goes on when no node answers.
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { productCalls } from '#contract/products/product.ts'
import { buildApp } from '#server/app.ts'
import { closeParts, openParts } from '#server/open-parts.ts'
import { QUIET_MS } from '#server/parts/cdn/purge-carrier.ts'
import { testApp } from '#server/testing/app.ts'
import { builtWeb } from '#server/testing/built-web.ts'
import { LONG_SESSIONS, productDesk } from '#server/testing/desks/product-desk.ts'
import { freePort } from '#server/testing/stores/free-port.ts'
import { hasVarnish, varnishBefore } from '#server/testing/stores/varnish.ts'

/** What is promised, and what a busy machine may add. */
const NEW_MS = 2_000
const BUSY_MS = 3_000
const PATIENCE_MS = 20_000

const there = process.env.TEST_DATABASE === 'postgres' && hasVarnish()

async function twoNodes() {
  const port = await freePort()
  const web = builtWeb()
  const one = await testApp({ ...LONG_SESSIONS, CDN: 'url', CDN_URL: `http://127.0.0.1:${port}/purge` }, web)
  const parts = await openParts(one.parts.config, one.parts.now)
  const two = await buildApp(parts, web)
  const nodes = [one.app, two] as const
  for (const node of nodes) await node.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(async () => {
    await two.close()
    await closeParts(parts)
  })
  const [first, second] = nodes.map((node) => (node.server.address() as AddressInfo).port)
  const varnish = await varnishBefore(port, [first ?? 0, second ?? 0])
  const { storage, outbox } = one.parts
  /** Whichever node carries it: nothing waits any more, not even for the second purge. */
  const quiet = () =>
    expect
      .poll(
        async () => {
          one.tick(QUIET_MS)
          await outbox.flush()
          const waiting = storage.db.selectFrom('outbox').select('id').where('state', '=', 'waiting')
          return (await waiting.execute()).length
        },
        { timeout: PATIENCE_MS },
      )
      .toBe(0)
  // What the start has told, also of an upgrade, goes before anything is kept.
  one.tick(600_000)
  const desk = await productDesk(one)
  const pageOf = ({ id }: { id: number }, name: string) => {
    const path = `/en/productDetail/${id}-${name}`
    return (headers: Record<string, string> = {}) => varnish.get(path, headers)
  }
  const publishWith = async (id: number, text: string) => {
    const { version } = await one.get(productCalls.read, { id }, desk.admin)
    const saved = await one.get(productCalls.update, { id, version, summary: { en: text } }, desk.admin)
    return one.get(productCalls.publish, { id, version: saved.version }, desk.admin)
  }
  return { one, two, desk, varnish, pageOf, publishWith, quiet }
}

test.runIf(there)(
  'what changed is new within two seconds, all else is kept, and pages go on when no node answers',
  async () => {
    const { one, two, desk, varnish, pageOf, publishWith, quiet } = await twoNodes()
    const changing = await desk.published('Changing')
    const resting = await desk.published('Resting')
    const [changed, rests] = [pageOf(changing, 'changing'), pageOf(resting, 'resting')]
    // It counts products, and shows none.
    const stays = () => varnish.get('/en/aboutus')
    await quiet()

    // Kept for everybody, whatever their browser says; browsers are told nothing of tags.
    const miss = await changed()
    const hit = await changed({
      'sec-ch-ua': '"Chromium";v="156"',
      cookie: 'language=zh',
      'accept-encoding': 'gzip',
    })
    expect([miss.hit, (await changed({ cookie: 'other=1' })).hit]).toEqual([false, true])
    expect([hit.status, hit.headers.get('surrogate-key'), hit.headers.get('cache-control')]).toEqual([
      ...[200, null, 'public, max-age=0, must-revalidate'],
    ])
    await stays()
    expect((await stays()).hit).toBe(true)
    // Nobody keeps what is one person's.
    expect([(await varnish.get('/')).hit, (await varnish.get('/')).hit]).toEqual([false, false])

    const begun = performance.now()
    await publishWith(changing.id, 'Told anew.')
    await expect
      .poll(async () => (await changed()).body, { timeout: NEW_MS + BUSY_MS, interval: 10 })
      .toContain('Told anew.')
    process.stdout.write(`new after ${Math.round(performance.now() - begun)} ms\n`)
    expect([(await stays()).hit, (await changed()).hit]).toEqual([true, true])

    // What a purge made stale is shown while no node answers, and what is gone is not.
    const hidden = await desk.published('Hidden')
    const hides = pageOf(hidden, 'hidden')
    expect((await hides()).status).toBe(200)
    await one.get(productCalls.unpublish, { id: hidden.id, version: hidden.version }, desk.admin)
    await expect.poll(async () => (await hides()).status, { timeout: NEW_MS + BUSY_MS }).toBe(404)
    await quiet()
    for (const page of [rests, stays, changed]) expect((await page()).status).toBe(200)
    await publishWith(changing.id, 'Purged, and asked for by nobody since.')
    await quiet()
    for (const { server } of [one.app, two]) {
      server.close()
      server.closeAllConnections()
    }
    const after = [await changed(), await rests(), await stays()]
    expect(after.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(after[0]?.body).toContain('Told anew.')
    expect((await hides()).status).toBe(503)
  },
)
