import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { openFiles } from '#server/parts/files/files.ts'
import { backUp } from './backup.ts'

const room = mkdtempSync(join(tmpdir(), 'site-backup-'))
afterAll(() => rmSync(room, { recursive: true, force: true }))
let places = 0

/** A data folder with a store of one table, and a folder for its backup. */
function newPlace() {
  const dataDir = join(room, `data-${++places}`)
  mkdirSync(dataDir)
  const file = join(dataDir, 'site.sqlite')
  const store = new DatabaseSync(file)
  store.exec('create table page (id integer primary key, text text); create index page_text on page (text)')
  const insert = store.prepare('insert into page (text) values (?)')
  for (let index = 0; index < 100; index++) insert.run(textOf(index))
  store.close()
  return {
    file,
    files: openFiles({ folder: join(dataDir, 'files') }),
    dataDir,
    databaseUrl: undefined,
    to: join(room, `backup-${places}`),
  }
}
const textOf = (index: number) => `page ${index} `.padEnd(500, 'x')
const keyOf = (index: number, type = 'jpg') => `${index.toString(16).padStart(40, '0')}.${type}`
const namesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.isFile())
    .map((name) => basename(name))
    .toSorted()

test('the store is only read, and its copy is one file that needs nothing beside it', async () => {
  const place = newPlace()
  const before = readFileSync(place.file)
  await backUp(place, place.to)
  expect(readFileSync(place.file).equals(before)).toBe(true)
  expect(namesIn(place.to)).toEqual(['site.sqlite'])
  const copy = new DatabaseSync(join(place.to, 'site.sqlite'), { readOnly: true })
  expect(copy.prepare('select text from page where id = 100').get()).toEqual({ text: textOf(99) })
  copy.close()
  expect(namesIn(place.to)).toEqual(['site.sqlite'])
})

test('a damaged copy is no backup: it is refused, and the earlier one stays', async () => {
  const place = newPlace()
  await backUp(place, place.to)
  const earlier = readFileSync(join(place.to, 'site.sqlite'))
  rmSync(join(place.dataDir, 'last-backup'))
  // A row that its index does not know: it can be read without a complaint.
  const bytes = readFileSync(place.file)
  bytes.write('z', bytes.lastIndexOf(textOf(7)))
  writeFileSync(place.file, bytes)
  await expect(backUp(place, place.to)).rejects.toThrow(/cannot be copied.*damaged/)
  writeFileSync(place.file, 'no database at all')
  await expect(backUp(place, place.to)).rejects.toThrow(/cannot be copied.*not a database/)
  expect(namesIn(place.to)).toEqual(['site.sqlite'])
  expect(readFileSync(join(place.to, 'site.sqlite')).equals(earlier)).toBe(true)
  expect(existsSync(join(place.dataDir, 'last-backup'))).toBe(false)
})

test('pictures and files to download are copied; what is made from them or unfinished is not', async () => {
  const place = newPlace()
  await place.files.put(keyOf(1), Buffer.from('a picture'))
  await place.files.put(keyOf(2, 'pdf'), Buffer.from('a file to download'))
  await place.files.put(`v/${keyOf(1)}/160x90-cover.webp`, Buffer.from('a variant'))
  writeFileSync(join(place.dataDir, 'files/tmp/half'), 'half')
  await backUp(place, place.to)
  expect(namesIn(place.to)).toEqual([keyOf(1), keyOf(2, 'pdf'), 'site.sqlite'])
  const restored = openFiles({ folder: join(place.to, 'files') })
  expect((await restored.read(keyOf(2, 'pdf')))?.toString()).toBe('a file to download')
})

test('files that are removed while the others are copied stop nothing', async () => {
  const place = newPlace()
  const folder = join(place.dataDir, 'files/media/00/00')
  const copied = join(place.to, 'files/media/00/00')
  mkdirSync(folder, { recursive: true })
  for (let index = 0; index < 100; index++) writeFileSync(join(folder, keyOf(index)), 'a picture')
  const copying = backUp(place, place.to)
  while (!existsSync(copied) || namesIn(copied).length === 0) await turn()
  // All were listed when the first was copied.
  for (const key of namesIn(folder).slice(0, 90)) rmSync(join(folder, key))
  await copying
  expect(namesIn(copied)).toEqual(expect.arrayContaining(namesIn(folder)))
  expect(namesIn(copied).length).toBeLessThan(100)
})
