// Fills a store with the demo company once for all journeys: each server begins with a copy of it.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ownEnvironment } from './site.ts'

const FILL = fileURLToPath(new URL('../../server/testing/demo-store.ts', import.meta.url))

/** Called by Playwright, which wants it as the default, before the first journey; what it answers is called after the last. */
export default function setup() {
  const folder = mkdtempSync(join(tmpdir(), 'site-demo-'))
  execFileSync(process.execPath, [FILL, folder], { env: ownEnvironment(), stdio: 'inherit' })
  process.env.DEMO_STORE = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
