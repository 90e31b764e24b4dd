// The commands of package.json: installs what is missing, chooses a Node that is new enough, hands the work over to it.
// This file and the .mjs files beside it run on any Node from 20 on, before a package is installed; the .ts files
// run on the Node that was chosen.
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildWeb } from './build-web.mjs'
import { chooseNode } from './choose-node.mjs'
import { handOver } from './hand-over.mjs'
import { installPackages } from './install.mjs'

/** What each command runs, and whether it needs the built web. */
const WORK = {
  start: { run: ['server/main.ts'], web: true },
  dev: { run: ['scripts/dev.ts'], web: false },
  check: { run: ['scripts/check.ts'], web: false },
  test: { run: ['scripts/test.ts'], web: false },
  fix: { run: ['node_modules/@biomejs/biome/bin/biome', 'check', '--write'], web: false },
  bench: { run: ['bench/run.ts'], web: false },
  measure: { run: ['scripts/measure/measure.ts'], web: false },
  backup: { run: ['server/backup.ts'], web: false },
  screenshots: { run: ['scripts/screenshots.ts'], web: true },
}

const root = dirname(dirname(fileURLToPath(import.meta.url)))

try {
  const name = process.argv[2] ?? ''
  const work = WORK[/** @type {keyof typeof WORK} */ (name)]
  if (work === undefined) throw new Error(`say one of: ${Object.keys(WORK).join(', ')}`)
  process.chdir(root)
  await installPackages(root)
  const node = chooseNode(root)
  if (work.web) await buildWeb(root, node)
  process.exitCode = await handOver(node, [...work.run, ...process.argv.slice(3)])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
