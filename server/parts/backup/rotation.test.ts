import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, expect, test } from 'vitest'
import { backupsOn, markProven, nameAt, storeName, writeManifest } from './manifest.ts'
import { keptOf, rotate } from './rotation.ts'
import { createSealing } from './sealing.ts'
import { folderShelf } from './shelf.ts'

const room = mkdtempSync(join(tmpdir(), 'site-rotation-'))
afterAll(() => rmSync(room, { recursive: true, force: true }))
const DAY = 86_400_000
const dayOf = (name: string) => name.slice(0, 10)
const nightly = (from: string, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const at = Date.parse(from) + index * DAY
    return { name: new Date(at).toISOString(), at, proven: false }
  })

test('the newest of each day, week and month stay, as many as were asked for', () => {
  const made = nightly('2026-01-01T03:30:00Z', 330)
  const kept = [...keptOf(made, { days: 3, weeks: 2, months: 3 })].map(dayOf).toSorted()
  expect(kept).toEqual(['2026-09-30', '2026-10-31', '2026-11-22', '2026-11-24', '2026-11-25', '2026-11-26'])
  expect(keptOf(made, { days: 7, weeks: 4, months: 12 }).size).toBe(19)
})

test('the newest and the last proven one stay whatever was asked for', () => {
  const made = nightly('2026-01-01T03:30:00Z', 10).map((one, at) => ({ ...one, proven: at === 2 }))
  expect([...keptOf(made, { days: 0, weeks: 0, months: 0 })].map(dayOf)).toEqual(['2026-01-10', '2026-01-03'])
})

test('uploads go when no backup names them any more, and stay while one cannot be read', async () => {
  const shelf = folderShelf(room)
  const sealing = createSealing(undefined)
  const put = (name: string) => shelf.write(name, Readable.from([Buffer.from(name)]))
  const sum = { bytes: 1, sha256: 'a'.repeat(64) }
  const make = async (at: number, uploads: string[]) => {
    const name = nameAt(at)
    for (const one of [storeName(name, sealing), ...uploads]) await put(one)
    const media = uploads.map((one) => ({ ...sum, name: one, stored: 1 }))
    const what = {
      format: 1 as const,
      name,
      at,
      program: '1',
      version: 1,
      from: 'sqlite' as const,
      store: sum,
      tables: [],
    }
    await writeManifest(shelf, sealing, { ...what, media })
    return name
  }
  const start = Date.parse('2026-01-01T03:30:00Z')
  const first = await make(start, ['media/old', 'media/shared'])
  const second = await make(start + DAY, ['media/shared', 'media/second'])
  const third = await make(start + 2 * DAY, ['media/third'])
  await put('stores/20260101T000000000Z.sqlite')
  const names = async () => (await backupsOn(shelf)).map(({ name }) => name)

  expect(await rotate(shelf, sealing, { days: 2, weeks: 0, months: 0 })).toBe(1)
  expect(await names()).toEqual([third, second])
  expect([...(await shelf.list('media')).keys()].toSorted()).toEqual([
    'media/second',
    'media/shared',
    'media/third',
  ])
  expect([...(await shelf.list('stores')).keys()]).toHaveLength(2)

  await shelf.write(`manifests/${second}.json`, Readable.from(['no manifest']))
  await markProven(shelf, third)
  await put('media/stray')
  await rotate(shelf, sealing, { days: 2, weeks: 0, months: 0 })
  expect((await shelf.list('media')).has('media/stray')).toBe(true)
  expect(first).toBe('20260101T033000000Z')
})
