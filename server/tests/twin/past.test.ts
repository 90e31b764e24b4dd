// The time machine: what is told of earlier pages, and that a stranger can check it.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { pastCalls } from '#contract/content/past.ts'
import { productCalls } from '#contract/products/product.ts'
import { openZip } from '#server/parts/sheets/zip.ts'
import { hashOf } from '#server/parts/twin/content-store.ts'
import { testApp } from '#server/testing/app.ts'
import { builtWeb } from '#server/testing/built-web.ts'
import { productDesk } from '#server/testing/desks/product-desk.ts'
import { wholeTwin } from '#server/testing/stores/whole-twin.ts'

const PATIENCE = 20_000
const app = await testApp({}, builtWeb())
const desk = await productDesk(app)
const { twin } = app.parts
const troubles: unknown[] = []
const pump = await desk.published('Pump')
const address = `/en/productDetail/${pump.id}-pump`
const maker = await twin.start((error) => troubles.push(error))

/** The number of the manifest once all that was published is in it. */
async function settled() {
  const number = await wholeTwin(twin, maker)
  expect(troubles).toEqual([])
  return number
}

/** Publishes the pump with another summary; answers when that was in the twin. */
async function told(summary: string) {
  const before = await settled()
  app.tick(60_000)
  const { id, version } = pump
  const saved = await app.get(productCalls.update, { id, version, summary: { en: summary } }, desk.admin)
  const shown = await app.get(productCalls.publish, { id, version: saved.version }, desk.admin)
  pump.version = shown.version
  await vi.waitUntil(async () => (await settled()) > before, { timeout: PATIENCE })
  return twin.reader.head()?.time ?? ''
}

const moments = (input: { address: string; before?: number }) => app.get(pastCalls.moments, input, desk.admin)
const page = (input: { address: string; at: string }) => app.get(pastCalls.page, input, desk.admin)

let times: [string, string]
beforeAll(async () => {
  times = [await told('Told first.'), await told('Told second.')]
}, 3 * PATIENCE)

test('changes of an address are listed, the latest first, and those of other pages are not', async () => {
  const { on, since, items, before } = await moments({ address })
  expect({ on, before }).toEqual({ on: true, before: null })
  expect(items.map(({ deed }) => deed)).toEqual(['changed', 'changed', 'earlier'])
  expect(items[0]?.time).toBe(times[1])
  expect(since).toBe((await twin.manifests.at(1))?.time)
  expect((await moments({ address: '/en/nothing' })).items).toEqual([])
})

test('a page is shown as it was at the moment, beside what stands there now', async () => {
  const { earlier, today } = await page({ address, at: times[0] })
  expect(earlier.moment.time).toBe(times[0])
  expect(earlier.text).toContain('Told first.')
  expect(today.text).toContain('Told second.')
  expect(earlier.html).toContain('Told first.')
  // Its styles are those of then, and nothing in it runs.
  expect(earlier.html).toContain('<style>.card{')
  expect(earlier.html).not.toMatch(/<script|rel="stylesheet"/)
})

test('between two moments the one before counts, and before the first nothing is known', async () => {
  const between = new Date(Date.parse(times[1]) - 1).toISOString()
  expect((await page({ address, at: between })).earlier.text).toContain('Told first.')
  const early = await app.ask(pastCalls.page, { address, at: '2020-01-01T00:00:00Z' }, desk.admin)
  expect(early.code).toBe(404)
})

test('the archive proves the page with the public key alone', async () => {
  const { earlier, proof } = await page({ address, at: times[0] })
  const query = new URLSearchParams({ address, number: String(earlier.moment.number) })
  const { rawPayload } = await app.inject({
    method: 'POST',
    url: `${pastCalls.proof.path}?${query}`,
    headers: { 'x-token': desk.admin.token ?? '' },
  })
  const read = openZip(rawPayload, 10_000_000)
  const folder = mkdtempSync(join(tmpdir(), 'proof-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  for (const name of ['page.html', 'manifest.txt', 'part.json', 'public-key.pem', 'how-to-check.txt'])
    writeFileSync(join(folder, name), (await read(name)) ?? '')
  const steps = String(await read('how-to-check.txt'))
    .split('\n')
    .filter((line) => line.startsWith('   ') && !line.startsWith('   Compare'))
  expect(steps).toHaveLength(5)
  const run = () => execFileSync('sh', ['-ec', steps.join('\n')], { cwd: folder }).toString()
  expect(run()).toMatch(/Signature Verified Successfully\s+1\s+1/)
  expect(hashOf((await read('manifest.txt')) ?? '')).toBe(proof.manifest)
  // Whoever changes a word is found out.
  writeFileSync(join(folder, 'page.html'), 'Told otherwise.')
  expect(run).toThrow()
})

test('what was taken from sight is still shown to who may look back, and told of as gone', async () => {
  app.tick(60_000)
  const { id, version } = pump
  await app.get(productCalls.unpublish, { id, version }, desk.admin)
  await expect
    .poll(async () => (await settled()) && (await moments({ address })).items[0]?.deed, { timeout: PATIENCE })
    .toBe('gone')
  const { earlier, today } = await page({ address, at: times[1] })
  expect(earlier.text).toContain('Told second.')
  expect(today).toMatchObject({ hash: null, text: '' })
})

test('whoever has not the right sees nothing of it', async () => {
  const who = await app.personWith('reader', ['web_release'])
  expect((await app.ask(pastCalls.moments, { address }, who)).code).toBe(403)
})
