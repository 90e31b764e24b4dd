// The commands of package.json: installs what is missing, chooses a Node that is new enough, hands the work over to it.
// This file and the .mjs files beside it run on any Node from 20 on, before a package is installed; the .ts files
// run on the Node that was chosen.
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildWeb } from './build-web.mjs'
import { chooseNode } from './choose-node.mjs'
import { handOver } from './hand-over.mjs'
import { installPackages } from './install.mjs'

const WORK = {
  start: 'server/main.ts',
  dev: 'scripts/dev.ts',
  check: 'scripts/check.ts',
  test: 'scripts/test.ts',
}

const root = dirname(dirname(fileURLToPath(import.meta.url)))

try {
  const name = process.argv[2] ?? ''
  const work = WORK[/** @type {keyof typeof WORK} */ (name)]
  if (work === undefined) throw new Error(`say one of: ${Object.keys(WORK).join(', ')}`)
  process.chdir(root)
  await installPackages(root)
  const node = chooseNode(root)
  if (name === 'start') await buildWeb(root, node)
  process.exitCode = await handOver(node, [join(root, work), ...process.argv.slice(3)])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
