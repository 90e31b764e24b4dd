// The commands of package.json: installs what is missing, chooses a Node that is new enough, hands the work over to it.
// This file and those of setup/ run on any Node from 20 on, before a package is installed; the .ts files run on the
// Node that was chosen.
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chooseNode } from './setup/choose-node.mjs'
import { handOver } from './setup/hand-over.mjs'
import { installPackages } from './setup/install.mjs'
import { prepareToServe } from './setup/prepare-to-serve.mjs'

/**
 * What each command runs, one after the other; what is said behind the command goes to the last. The server keeps what is
 * young in a smaller room than V8 would take (24 MB instead of 48), which costs pages and answers nothing. One thread beside
 * its own collects garbage: four of them leave a fifth of a small machine's core to the answers while they do.
 */
const COMMANDS = {
  start: ['--max-semi-space-size=8 --heap-growing-percent=100 --v8-pool-size=1 build/server.js'],
  build: ['scripts/bundle/bundle.ts'],
  dev: ['scripts/dev.ts'],
  check: ['scripts/check.ts'],
  test: ['scripts/test.ts'],
  fix: ['node_modules/@biomejs/biome/bin/biome check --write'],
  bench: ['bench/run.ts'],
  chaos: ['scripts/bundle/bundle.ts', 'bench/chaos/run.ts'],
  loopback: ['scripts/bundle/bundle.ts', 'bench/chaos/loopback/run.ts'],
  mutants: ['scripts/mutants/run.ts'],
  measure: ['scripts/measure/measure.ts'],
  admin: ['build/admin.js'],
  texts: ['scripts/texts/run.ts'],
  screenshots: ['scripts/build.ts', 'scripts/screenshots.ts'],
}

/** Those that a machine runs which only serves. */
const SERVING = ['start', 'admin']

const root = dirname(dirname(fileURLToPath(import.meta.url)))

try {
  const [name = '', ...more] = process.argv.slice(2)
  const work = COMMANDS[/** @type {keyof typeof COMMANDS} */ (name)]
  if (work === undefined) throw new Error(`say one of: ${Object.keys(COMMANDS).join(', ')}`)
  process.chdir(root)
  await (SERVING.includes(name) ? prepareToServe(root) : installPackages(root))
  const node = chooseNode(root)
  for (const run of work) {
    const passed = run === work.at(-1) ? more : []
    process.exitCode = await handOver(node, [...run.split(' '), ...passed])
    if (process.exitCode !== 0) break
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
