// A server for the browser journeys: a SQLite store with the demo company, an administrator, an editor and a writer;
// a copy of the folder that DEMO_STORE names, or made anew. Prints one JSON line with its address when it is ready.

import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildApp } from '#server/app.ts'
import { readContentOf } from '#server/content-kinds.ts'
import { closeParts } from '#server/open-parts.ts'
import { learnPublished } from '#server/publishing/translation/learning.ts'
import { openDemoStore, VARIANTS } from './demo-store.ts'

const WEB = fileURLToPath(new URL('../../dist', import.meta.url))

const folder = mkdtempSync(join(tmpdir(), 'site-journey-'))
const { DEMO_STORE } = process.env
if (DEMO_STORE) {
  const shared = join(DEMO_STORE, VARIANTS)
  cpSync(DEMO_STORE, folder, { recursive: true, filter: (path) => path !== shared })
  // A size of a picture is named by what it is made from, so one server makes it for all.
  symlinkSync(shared, join(folder, VARIANTS), 'junction')
}
const parts = await openDemoStore(folder, process.env)
const app = await buildApp(parts, WEB)
const address = await app.listen({ port: Number(process.env.PORT ?? 0), host: '127.0.0.1' })
// Making all pages twice is work: journeys about the twin ask for it.
if (process.env.TWIN === 'on') void parts.twin.start((error) => console.error(error))
// What a server learns by the minute, a journey about it cannot wait for.
const { storage, site, now } = parts
const learning = { db: storage.db, source: () => site.settings().language, read: readContentOf, now }
const learn = () => learnPublished(learning, async () => true).catch(console.error)
const learns = process.env.LEARNING === 'on' ? setInterval(learn, 300) : undefined
process.stdout.write(`${JSON.stringify({ address })}\n`)

async function stop() {
  clearInterval(learns)
  await app.close()
  await closeParts(parts)
  rmSync(folder, { recursive: true, force: true })
  process.exit(0)
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
// Whoever started it holds the other end; when that process is gone, so is this one.
process.stdin.on('close', stop).resume()
