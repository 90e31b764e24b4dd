// nginx serves the twin out of its folder, with the file that lies in deploy/, while no node runs.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { testApp } from '#server/testing/app.ts'
import { builtWeb } from '#server/testing/built-web.ts'
import { productDesk } from '#server/testing/desks/product-desk.ts'
import { freePort } from '#server/testing/stores/free-port.ts'
import { wholeTwin } from '#server/testing/stores/whole-twin.ts'

const CONF = new URL('../../../deploy/nginx/twin.conf', import.meta.url)
const hasNginx = spawnSync('nginx', ['-v']).status === 0
// What follows is the same whatever the store is.
const once = process.env.TEST_DATABASE !== 'postgres'

const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
let nginx: ChildProcess | undefined
afterAll(() => {
  nginx?.kill()
  rmSync(folder, { recursive: true, force: true })
})

test.runIf(hasNginx && once)('pages in each language, what is not there, and pictures', async () => {
  const app = await testApp({}, builtWeb())
  const desk = await productDesk(app)
  const { id } = await desk.published('Pump')
  const { gallery } = await desk.read(id)
  const { twin, config } = app.parts
  await wholeTwin(twin, await twin.start(() => {}))
  const page = await app.inject({ url: '/zh/news' })
  await twin.stop()

  const port = await freePort()
  const conf = readFileSync(CONF, 'utf8')
    .replace('listen 80', `listen 127.0.0.1:${port}`)
    .replace('/srv/twin/tree', join(config.twin.folder, 'tree'))
    .replace('/srv/files/media/', `${join(config.dataDir, 'files', 'media')}/`)
  const file = join(folder, 'nginx.conf')
  const own = `pid ${folder}/pid; error_log ${folder}/errors; daemon off; worker_processes 1; user root;`
  writeFileSync(file, `${own} events {} http { types { text/html html; } access_log off; ${conf} }`)
  nginx = spawn('nginx', ['-c', file, '-p', folder], { stdio: 'ignore' })
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`)
  await vi.waitUntil(() => get('/').catch(() => null), { timeout: 10_000 })

  expect(await (await get('/zh/news?from=mail')).text()).toBe(page.body)
  expect((await get(`/en/productDetail/${id}-pump`)).status).toBe(200)
  expect((await get('/en/nothing')).status).toBe(404)
  const [key = ''] = gallery
  const picture = await get(`/image?filepath=${key}&w=640`)
  expect([picture.status, (await picture.arrayBuffer()).byteLength > 100]).toEqual([200, true])
})
