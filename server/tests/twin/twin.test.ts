// What the twin holds after what staff do, and that it stands alone.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { productCalls } from '#contract/products/product.ts'
import { buildApp } from '#server/app.ts'
import { sealKey } from '#server/parts/secrets/seal.ts'
import { hashOf } from '#server/parts/twin/content-store.ts'
import type { Manifest } from '#server/parts/twin/manifests/manifest.ts'
import { openTwin } from '#server/parts/twin/open-twin.ts'
import { openSigned } from '#server/parts/twin/signature.ts'
import { testApp } from '#server/testing/app.ts'
import { builtWeb } from '#server/testing/built-web.ts'
import { productDesk } from '#server/testing/desks/product-desk.ts'
import { wholeTwin } from '#server/testing/stores/whole-twin.ts'

const HOUR = 3_600_000
const PATIENCE = 20_000
const web = builtWeb()
const app = await testApp({ PUBLIC_URL: 'https://www.example.com' }, web)
const desk = await productDesk(app)
const { parts } = app
const { twin } = parts
const { folder } = parts.config.twin
const troubles: unknown[] = []
const pump = await desk.published('Pump')
const valve = await desk.published('Valve')
const maker = await twin.start((error) => troubles.push(error))

/** Once all that was published is in it. */
async function settled() {
  await wholeTwin(twin, maker)
  expect(troubles).toEqual([])
  return twin.reader.head() as Manifest
}

/** What a manifest says of every address. */
async function saidBy(manifest: Manifest) {
  const said = new Map<string, string>()
  for await (const [, { entries }] of twin.manifests.partsOf(manifest))
    for (const { address, hash } of entries.values()) said.set(address, hash)
  return said
}

test('the twin holds pages in each language, what they are taken over with, files of the web and of search engines', async () => {
  const said = await saidBy(await settled())
  for (const address of [
    '/',
    '/en/HomePage',
    '/zh/HomePage',
    `/es/productDetail/${pump.id}-pump`,
    `/data/en/productDetail/${pump.id}-pump`,
    '/en/404',
    '/assets/main-1.js',
    '/sitemap.xml',
    '/en/news.atom',
  ])
    expect([...said.keys()]).toContain(address)
  const found = await twin.reader.find(`/en/productDetail/${pump.id}-pump`)
  expect(found?.body.toString()).toBe((await app.inject({ url: `/en/productDetail/${pump.id}-pump` })).body)
})

test('publishing one record makes anew what was made from it alone, under a manifest that names the one before', async () => {
  const first = await settled()
  const before = await saidBy(first)
  const saved = await app.get(
    productCalls.update,
    { id: pump.id, version: pump.version, summary: { en: 'Told anew.' } },
    desk.admin,
  )
  const { version } = await app.get(productCalls.publish, { id: pump.id, version: saved.version }, desk.admin)
  pump.version = version
  await expect.poll(async () => (await settled()).number, { timeout: PATIENCE }).toBeGreaterThan(first.number)
  const after = await saidBy(await settled())
  const changed = [...after]
    .filter(([address, hash]) => before.get(address) !== hash)
    .map(([address]) => address)
  expect(changed).toContain(`/en/productDetail/${pump.id}-pump`)
  expect(
    changed.filter((address) => address.includes('Detail/') && !address.includes(`/${pump.id}-`)),
  ).toEqual([])
  const stored = readFileSync(join(folder, 'manifests', `${String(first.number).padStart(12, '0')}.json`))
  expect((await twin.manifests.at(first.number + 1))?.previous).toBe(hashOf(stored))
  expect((await twin.reader.find(`/en/productDetail/${pump.id}-pump`))?.body.toString()).toContain(
    'Told anew.',
  )
})

test('what was taken from sight is answered from the twin at no time, and is gone from it and its files', async () => {
  await settled()
  const address = `/en/productDetail/${valve.id}-valve`
  expect(await twin.reader.find(address)).not.toBe(null)
  const { version } = await app.get(
    productCalls.unpublish,
    { id: valve.id, version: valve.version },
    desk.admin,
  )
  valve.version = version
  expect(await twin.reader.find(address)).toBe(null)
  expect(twin.reader.takenIds()).toContain(valve.id)
  await expect
    .poll(async () => (await saidBy(await settled())).has(address), { timeout: PATIENCE })
    .toBe(false)
  expect(() => readFileSync(join(folder, 'tree', `${address}.html`))).toThrow('ENOENT')
})

test('any web server serves the files alone', async () => {
  await settled()
  const files = createServer((request, response) => {
    for (const ending of ['', '.html', '.json'])
      try {
        const name = request.url === '/' ? '/index' : decodeURI(request.url ?? '')
        return response.end(readFileSync(join(folder, 'tree', name + ending)))
      } catch {}
    response.statusCode = 404
    response.end()
  })
  afterAll(() => void files.close())
  await new Promise<void>((resolve) => files.listen(0, '127.0.0.1', resolve))
  const { port } = files.address() as AddressInfo
  const at = (path: string) => fetch(`http://127.0.0.1:${port}${path}`)
  for (const path of [
    '/',
    '/en/HomePage',
    `/es/productDetail/${pump.id}-pump`,
    '/assets/index-1.css',
    '/sitemap.xml',
  ]) {
    const reply = await at(path)
    expect([path, reply.status]).toEqual([path, 200])
    if (path !== '/') expect(await reply.text()).toBe((await app.inject({ url: path })).body)
  }
  expect((await at('/en/nothing')).status).toBe(404)
})

test('a manifest is believed for its signature, which the public key alone proves', async () => {
  const { number } = await settled()
  const file = join(folder, 'manifests', `${String(number).padStart(12, '0')}.json`)
  const key = readFileSync(join(folder, 'public-key.pem'), 'utf8')
  const signed = readFileSync(file, 'utf8')
  expect(JSON.parse(openSigned(signed, key) ?? '{}')).toMatchObject({ number })
  expect(openSigned(signed.replace('"number"', '"Number"'), key)).toBe(null)
})

test('who takes over makes nothing twice, and finds what changed while nobody listened', async () => {
  app.tick(100_000)
  await settled()
  app.tick(100_000)
  const { number } = await settled()
  await twin.stop()
  const bus = { ...parts.bus, listen: () => {} }
  const key = sealKey(parts.config.secretKey, parts.config.dataDir)
  const another = async () => {
    const deaf = await openTwin({ ...parts, bus, key })
    const node = await buildApp({ ...parts, twin: deaf }, web)
    afterAll(() => node.close())
    return deaf
  }
  const other = await another()
  const next = await other.start((error) => troubles.push(error))
  await next?.run()
  await next?.run()
  expect([other.state(), troubles]).toMatchObject([{ manifest: { number }, whole: true, maker: true }, []])
  await other.stop()

  const saved = await app.get(
    productCalls.update,
    { id: pump.id, version: pump.version, summary: { en: 'Unheard.' } },
    desk.admin,
  )
  await app.get(productCalls.publish, { id: pump.id, version: saved.version }, desk.admin)
  const third = await another()
  const last = await third.start((error) => troubles.push(error))
  const body = async () => {
    await last?.run()
    return (await third.reader.find(`/en/productDetail/${pump.id}-pump`))?.body.toString()
  }
  await expect.poll(body, { timeout: PATIENCE }).toContain('Unheard.')
  await third.stop()

  // Long after, one ends after its pages and before its index.
  const { manifests } = third
  const head = await manifests.latest()
  if (!head) throw new Error('no manifest')
  app.tick(HOUR)
  const { build, marks, madeUpTo, index } = head
  const later = { asOf: parts.now(), ...{ build, marks, madeUpTo, index } }
  await manifests.next(head, new Map([['/robots.txt', null]]), later, parts.now())
  const fourth = await another()
  app.tick(1_000)
  await (await fourth.start((error) => troubles.push(error)))?.run()
  const after = await manifests.latest()
  expect(after?.index?.at).toBeGreaterThan(head.index?.at ?? Number.MAX_SAFE_INTEGER)
  await fourth.stop()
})
