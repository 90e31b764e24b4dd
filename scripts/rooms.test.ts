// A folder is a room that can be taken in at a glance: none holds more entries than that.
import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const MOST = 25
/** Rows in an order of their own, a file each: they only ever grow. */
const GROWING = ['server/storage/migrations']
/** Folders that still wait for rooms. */
const WAITING = ['scripts']

test(`no folder holds more than ${MOST} files and folders`, () => {
  const root = resolve(import.meta.dirname, '..')
  const held = new Map<string, Set<string>>()
  for (const file of execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n')) {
    const parts = file.split('/')
    for (const [depth, name] of parts.entries()) {
      const folder = parts.slice(0, depth).join('/')
      held.set(folder, (held.get(folder) ?? new Set()).add(name))
    }
  }
  expect(held.size).toBeGreaterThan(100)
  const full = [...held].filter(
    ([folder, names]) => names.size > MOST && ![...GROWING, ...WAITING].includes(folder),
  )
  expect(full.map(([folder, names]) => `${folder}: ${names.size}`)).toEqual([])
})
