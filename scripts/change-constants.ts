// Changes constants of the specification one by one in a scratch copy, and tells which tests of the map stay green all the same.
// Run it by hand: `node scripts/change-constants.ts [words of a row]`. The copy is made of the last commit.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { CONSTANTS } from './constants-of-the-map.ts'

const wanted = process.argv.slice(2).join(' ')
const root = resolve(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'constants-'))
const copy = join(folder, 'copy')
execFileSync('git', ['worktree', 'add', '--detach', copy, 'HEAD'], { cwd: root, stdio: 'ignore' })
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
const map = readFileSync(join(copy, 'docs/spec-map.md'), 'utf8')
const rows = map.split('\n').map((line) => line.split('|').map((cell) => cell.trim()))

/** Whether the test of a row is red in the copy as it is. */
function isRed(file: string, title: string): boolean {
  const name = title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const project = file.startsWith('server/features') ? 'sqlite' : 'unit'
  const words = ['node_modules/vitest/vitest.mjs', 'run', '--project', project, file, '-t', name]
  return spawnSync(process.execPath, words, { cwd: copy, encoding: 'utf8' }).status !== 0
}

let green = 0
try {
  for (const { row, file, from, to } of CONSTANTS.filter((one) => one.row.includes(wanted))) {
    const [, , test = '', title = ''] = rows.find(([, rule]) => rule === row) ?? []
    const path = join(copy, file)
    const before = readFileSync(path, 'utf8')
    if (!title || !before.includes(from))
      throw new Error(`${row}: no such row, or ${file} does not hold ${from}`)
    writeFileSync(path, before.replace(from, to))
    const red = isRed(test, title)
    writeFileSync(path, before)
    if (!red) green += 1
    process.stdout.write(`${red ? 'red  ' : 'GREEN'} ${row}: ${from.trim()} -> ${to.trim()}\n`)
  }
} finally {
  execFileSync('git', ['worktree', 'remove', '--force', copy], { cwd: root })
  rmSync(folder, { recursive: true, force: true })
}
process.exitCode = green > 0 ? 1 : 0
