// The files of the built web, as browsers ask for them.
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { testApp } from '#server/testing/app.ts'
import { builtWeb, SCRIPT, SHEET } from '#server/testing/built-web.ts'

const app = await testApp({}, builtWeb())
const page = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers })

test('files are kept for ever by their hashed names and come compressed to who takes that', async () => {
  const plain = await page('/assets/main-1.js')
  expect(plain.body).toBe(SCRIPT)
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const packed = await page('/assets/main-1.js', { 'accept-encoding': 'br, gzip' })
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect(packed.headers['content-type']).toBe('text/javascript')
  // Nobody asks whether such a file has changed.
  expect([plain.headers.etag, packed.headers.etag]).toEqual([undefined, undefined])
})

test('files that keep their names are asked for anew, and are not sent again while they are the same', async () => {
  const plain = await page('/logo.svg')
  expect(plain.headers['cache-control']).toBe('public, max-age=3600')
  const asked = (tag: string) => page('/logo.svg', { 'if-none-match': tag })
  expect((await asked(String(plain.headers.etag))).statusCode).toBe(304)
  expect((await asked('"another"')).statusCode).toBe(200)
})

test('a sheet comes as a difference to whoever has the one of every page, and as ever to everybody else', async () => {
  const common = await page('/assets/index-1.css', { 'accept-encoding': 'br' })
  expect(common.headers['use-as-dictionary']).toBe('match="/assets/*.css"')
  const digest = createHash('sha256').update(SHEET).digest()
  const held = (name: string, accept = 'gzip, br, dcb') =>
    page('/assets/news-1.css', { 'accept-encoding': accept, 'available-dictionary': name })
  const difference = await held(`:${digest.toString('base64')}:`)
  expect(difference.headers).toMatchObject({
    'content-encoding': 'dcb',
    vary: 'accept-encoding, available-dictionary',
  })
  expect(difference.rawPayload.subarray(4, 36)).toEqual(digest)
  for (const other of [
    held(`:${'A'.repeat(43)}=:`),
    held(`:${digest.toString('base64')}:`, 'gzip, br'),
    page('/assets/news-1.css', { 'accept-encoding': 'gzip, br, dcb' }),
  ]) {
    const { headers } = await other
    expect([headers['content-encoding'], headers.vary, headers['use-as-dictionary']]).toEqual([
      'br',
      'accept-encoding, available-dictionary',
      undefined,
    ])
  }
})

test('parts of pages come without what only documents are told, and drawings with it', async () => {
  const { headers } = await page('/assets/main-1.js')
  expect(headers['x-content-type-options']).toBe('nosniff')
  for (const name of [
    ...['content-security-policy', 'permissions-policy', 'cross-origin-resource-policy', 'x-request-id'],
  ])
    expect(headers[name]).toBeUndefined()
  for (const url of ['/logo.svg', '/assets/drawing.svg', '/assets/nothing.js'])
    expect((await page(url)).headers['content-security-policy'], url).toBeDefined()
})

test('nothing beside the built files can be reached', async () => {
  for (const url of [
    ...['/.built-from', '/.server/render.js', '/assets/.built-from', '/assets/../.built-from'],
    ...['/assets/..%2f.built-from', '/%2e%2e/package.json', '/assets/main-1.js.br', '/assets/'],
  ])
    expect([url, (await page(url)).statusCode]).toEqual([url, 404])
  const moved = await page('/index.html')
  expect([moved.statusCode, moved.headers.location]).toEqual([301, '/'])
})
