// Visitors are shown a copy of the site from its record, for as long as somebody has so decided.
import { expect, test, vi } from 'vitest'
import { pastCalls } from '#contract/content/past.ts'
import { messageCalls } from '#contract/enquiries/message.ts'
import { operationLogCalls } from '#contract/monitoring/log.ts'
import { productCalls } from '#contract/products/product.ts'
import { runWords } from '#server/admin/run-words.ts'
import { testApp } from '#server/testing/app.ts'
import { builtWeb } from '#server/testing/built-web.ts'
import { productDesk } from '#server/testing/desks/product-desk.ts'
import { wholeTwin } from '#server/testing/stores/whole-twin.ts'

const app = await testApp({}, builtWeb())
const desk = await productDesk(app)
const { twin, storage } = app.parts
const pump = await desk.published('Pump')
const address = `/en/productDetail/${pump.id}-pump`
const maker = await twin.start(() => {})

const settled = () => wholeTwin(twin, maker)
const seen = async (url: string) => {
  const { statusCode, body } = await app.inject({ url })
  return `${statusCode} ${body.includes('Defaced.') ? 'defaced' : /A valve\.|Pump/.test(body) ? 'good' : ''}`
}
const list = `${productCalls.listAll.path}?lang=en`
const serve = (number: number | null) =>
  app.get(pastCalls.serve, { number, reason: 'Somebody wrote into the store' }, desk.admin)

/** What somebody writes who gets into the database: no word is said to anybody. */
async function deface() {
  const rows = await storage.db.selectFrom('publication').select(['id', 'content']).execute()
  for (const row of rows)
    await storage.db
      .updateTable('publication')
      .set({ content: row.content.replaceAll('A valve.', 'Defaced.').replaceAll('"Pump"', '"Defaced."') })
      .where('id', '=', row.id)
      .execute()
  await app.parts.bus.changed(['product'])
}

test('pages, lists and the hash door come from the copy until it is ended; staff work on, and visitors may ask', async () => {
  const number = await settled()
  const door = async () => (await app.inject({ url: '/' })).headers['content-security-policy']
  const policy = await door()
  await deface()
  await expect.poll(() => seen(address)).toBe('200 defaced')
  expect(await seen(list)).toBe('200 defaced')

  const served = await serve(number)
  expect(served).toMatchObject({
    copy: { moment: { number }, by: 'admin', reason: 'Somebody wrote into the store' },
  })
  expect(await app.get(pastCalls.copy, {}, desk.admin)).toEqual(served)
  expect(await seen(address)).toBe('200 good')
  expect(await seen(list)).toBe('200 good')
  // Else neither the site nor the console would begin there.
  expect(await door()).toBe(policy)
  expect((await app.inject({ url: '/readyz' })).json()).toMatchObject({ status: 'ready', copy: number })
  expect((await desk.read(pump.id)).summary.en).toBe('A valve.')
  const asked = await app.ask(messageCalls.add, {
    ...{ name: 'Visitor', email: 'visitor@example.com', content: 'How much?', consent: true },
  })
  expect(asked.code).toBe(200)

  // What is published meanwhile waits; what is taken off is taken off.
  const fresh = await desk.published('Fresh')
  expect(await seen(`/en/productDetail/${fresh.id}-fresh`)).toBe('404 ')
  const { items } = await app.get(operationLogCalls.list, { module: 'copy' }, desk.admin)
  expect(items.map(({ verb, username }) => [verb, username])).toEqual([['serve', 'admin']])

  expect(await serve(null)).toEqual({ copy: null })
  expect(await seen(address)).toBe('200 defaced')
  expect((await app.inject({ url: `/en/productDetail/${fresh.id}-fresh` })).statusCode).toBe(200)
})

test('what is taken off while a copy is shown is not shown by it', async () => {
  const other = await desk.published('Other')
  const number = await settled()
  await serve(number)
  const at = `/en/productDetail/${other.id}-other`
  expect((await app.inject({ url: at })).statusCode).toBe(200)
  await app.get(productCalls.unpublish, { id: other.id, version: other.version }, desk.admin)
  expect((await app.inject({ url: at })).statusCode).toBe(404)
  await serve(null)
})

test('a copy that is not kept is refused, and so is whoever has no right to it', async () => {
  const gone = await app.ask(pastCalls.serve, { number: 999_999, reason: 'Why' }, desk.admin)
  expect(gone.code).toBe(404)
  const guest = await app.ask(pastCalls.serve, { number: null, reason: 'Why' })
  expect(guest.code).toBe(401)
})

test('an operator shows a copy from a shell, and every node follows', async () => {
  const number = await settled()
  const said: string[] = []
  const shell = {
    environment: {
      DATA_DIR: app.parts.config.dataDir,
      ...(app.parts.config.databaseUrl && { DATABASE_URL: app.parts.config.databaseUrl }),
    },
    say: (line: string) => void said.push(line),
    complain: (line: unknown) => void said.push(String(line)),
    progress: () => {},
  }
  expect(await runWords(['serve-copy', 'newest'], shell)).toBe(0)
  await vi.waitUntil(() => twin.copy()?.number === number, { timeout: 5_000 })
  expect(await runWords(['serve-copy', '999999'], shell)).toBe(1)
  expect(await runWords(['serve-copy', 'off'], shell)).toBe(0)
  await vi.waitUntil(() => twin.copy() === null, { timeout: 5_000 })
  expect(said).toEqual([
    expect.stringMatching(/^Visitors see copy \d+, of /),
    'There is no copy 999999 that this site has signed.',
    expect.stringMatching(/^Visitors see what is published/),
  ])
})
