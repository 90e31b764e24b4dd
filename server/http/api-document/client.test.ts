import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { programCalls } from '#contract/people/program.ts'
import { testApp } from '#server/testing/app.ts'
import { productDesk } from '#server/testing/desks/product-desk.ts'

const run = promisify(execFile)
const TSC = resolve(import.meta.dirname, '../../../node_modules/typescript/bin/tsc')
const folder = mkdtempSync(join(tmpdir(), 'client-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const app = await testApp()
const { admin, draft } = await productDesk(app)
const address = await app.app.listen({ port: 0, host: '127.0.0.1' })
const { body: client, headers } = await app.inject({ url: '/api/openapi/client.ts' })
writeFileSync(join(folder, 'client.ts'), client)
writeFileSync(join(folder, 'package.json'), '{"type":"module"}')

/** What the compiler says of a program that uses the client. */
async function compiled(program: string): Promise<string> {
  writeFileSync(join(folder, 'program.ts'), `import { createClient, Refused } from './client.ts'\n${program}`)
  const flags = [
    '--noEmit',
    '--strict',
    '--target',
    'esnext',
    '--module',
    'nodenext',
    '--allowImportingTsExtensions',
  ]
  const done = run(process.execPath, [TSC, ...flags, '--lib', 'esnext,dom', '--types', '', 'program.ts'], {
    cwd: folder,
  })
  return done.then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  )
}
const SITE = `const site = createClient({ address: ${JSON.stringify(address)}, token: 'x' })\n`

test('the client that the site makes is one file that a strict compiler takes, and is told with the pieces', async () => {
  expect(headers['content-type']).toContain('text/plain')
  expect((await app.inject({ url: '/api/openapi/index.json' })).json().client).toBe('/api/openapi/client.ts')
  const program = `${SITE}const { items, total } = await site('/api/web/product/list', { keyword: 'valve', limit: 5 })
    export const names: string[] = items.map((item) => item.productName.en).slice(0, total)
    export const wrong = new Refused('/api/web/product/list', 400, 'No')`
  expect(await compiled(program)).toBe('')
})

test('a call that does not exist, wrong input and what people alone may do are no TypeScript', async () => {
  expect(await compiled(`${SITE}await site('/api/web/product/lst', {})`)).toContain(
    '\'"/api/web/product/lst"\'',
  )
  expect(await compiled(`${SITE}await site('/api/web/product/list', { limit: true })`)).toContain(
    "Type 'true' is not assignable",
  )
  expect(await compiled(`${SITE}await site('/api/role/grant', { id: 1, version: 1, grants: [] })`)).toContain(
    'grant',
  )
})

test('it makes calls with a token, and tells what was refused', async () => {
  const { token } = await app.get(
    programCalls.add,
    { name: 'Shop', scope: ['web_product:update'], days: 1 },
    admin,
  )
  const product = await draft('C-1')
  const { createClient, Refused } = await import(join(folder, 'client.ts'))
  const site = createClient({ address, token, language: 'en' })
  const { id, version } = product
  const saved = await site('/api/web/product/update', { id, version, hot: true })
  expect(saved).toMatchObject({ id, hot: true, productModel: 'C-1' })
  const refused = await site('/api/web/product/update', { id, version, hot: false }).catch(
    (error: unknown) => error,
  )
  expect(refused).toBeInstanceOf(Refused)
  expect(refused).toMatchObject({ code: 409, current: { version: saved.version } })
  expect(
    await site('/api/web/product/publish', { id, version: 1 }).catch((error: unknown) => error),
  ).toMatchObject({
    code: 403,
    message: expect.stringMatching(/permission|right|may/i),
  })
})
