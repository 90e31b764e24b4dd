// Changes constants of the specification one by one in a scratch copy, and tells which tests of the map stay green all the same.
// Run it by hand: `node scripts/map/change-constants.ts [words of a row]`.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { copyTree } from '../mutants/copied-tree.ts'
import { CONSTANTS } from './constants-of-the-map.ts'

const wanted = process.argv.slice(2).join(' ')
const { tree: copy } = copyTree(resolve(import.meta.dirname, '../..'))
const map = readFileSync(join(copy, 'docs/spec-map.md'), 'utf8')
const rows = map.split('\n').map((line) => line.split('|').map((cell) => cell.trim()))

const VITEST = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--project', 'sqlite']
const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'test', '--retries=0', '--workers=1']
const node = (words: string[]) => spawnSync(process.execPath, words, { cwd: copy, encoding: 'utf8' })

/** Whether a test of the map is red in the copy as it is; a journey sees the web that is built of it. */
function isRed(file: string, title: string): boolean {
  const name = title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  if (!file.startsWith('e2e/')) return node([...VITEST, file, '-t', name]).status !== 0
  const built = node(['scripts/build.ts'])
  if (built.status !== 0) throw new Error(`the web cannot be built:\n${built.stderr}`)
  return node([...PLAYWRIGHT, file, '-g', name]).status !== 0
}

/** The test of a row, which must be green while nothing is changed: a test that cannot run tells nothing. */
const judged = new Set<string>()
function testOf(row: string): [file: string, title: string] {
  const [, , file = '', title = ''] = rows.find(([, rule]) => rule === row) ?? []
  if (!title) throw new Error(`${row}: no such row`)
  if (!judged.has(file + title) && isRed(file, title))
    throw new Error(`${row}: its test is red before anything is changed`)
  judged.add(file + title)
  return [file, title]
}

let green = 0
for (const [row, file, from, to] of CONSTANTS.filter(([row]) => row.includes(wanted))) {
  const [test, title] = testOf(row)
  const path = join(copy, file)
  const before = readFileSync(path, 'utf8')
  if (!before.includes(from)) throw new Error(`${row}: ${file} does not hold ${from}`)
  writeFileSync(
    path,
    before.replace(from, () => to),
  )
  const red = isRed(test, title)
  writeFileSync(path, before)
  if (!red) green += 1
  process.stdout.write(`${red ? 'red  ' : 'GREEN'} ${row}: ${from.trim()} -> ${to.trim()}\n`)
}
process.exitCode = green > 0 ? 1 : 0
