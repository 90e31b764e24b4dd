import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Readable } from 'node:stream'
import { afterAll, expect, test } from 'vitest'
import { copySqliteFile } from '#server/storage/sqlite/sqlite-copy.ts'
import { bringMedia, checkMedia, copyMedia } from './media.ts'
import { createSealing, newKey } from './sealing.ts'
import { folderShelf } from './shelf.ts'

const room = mkdtempSync(join(tmpdir(), 'site-media-'))
afterAll(() => rmSync(room, { recursive: true, force: true }))
const keep = { days: 1, weeks: 0, months: 0 }
const told = () => {}
const put = (shelf: ReturnType<typeof folderShelf>, name: string, says: string) =>
  shelf.write(name, Readable.from([Buffer.from(says)]))

test('uploads alone are copied, each once, and go on where a restore broke off', async () => {
  const from = folderShelf(join(room, 'files'))
  const place = { shelf: folderShelf(join(room, 'backup')), sealing: createSealing(await newKey()), keep }
  await put(from, 'media/aa/one.jpg', 'a picture')
  await put(from, 'variants/aa/small.webp', 'made again')
  writeFileSync(join(room, 'files/media/aa/half.jpg.part'), 'half')
  const first = await copyMedia(from, place, { earlier: null, told })
  expect(first).toMatchObject({ copied: 1, media: [{ name: 'media/aa/one.jpg', bytes: 9 }] })
  const manifest = { media: first.media } as Parameters<typeof checkMedia>[1]
  expect(await copyMedia(from, place, { earlier: manifest, told })).toEqual({ ...first, copied: 0 })
  // What a backup left that broke off is not copied again either.
  expect(await copyMedia(from, place, { earlier: null, told })).toEqual({ ...first, copied: 0 })
  expect(await checkMedia(place, manifest, told)).toEqual([])

  const to = folderShelf(join(room, 'restored'))
  await put(to, 'media/aa/one.jpg', 'a picturE')
  await bringMedia(place, to, manifest, told)
  expect(readFileSync(join(room, 'restored/media/aa/one.jpg'), 'utf8')).toBe('a picture')
})

test('files that the site removes meanwhile stop nothing', async () => {
  const from = folderShelf(join(room, 'fleeting'))
  for (const name of ['a', 'b', 'c']) await put(from, `media/${name}`, name)
  const place = { shelf: folderShelf(join(room, 'fled')), sealing: createSealing(undefined), keep }
  const { media } = await copyMedia(from, place, {
    earlier: null,
    told: (done) => {
      if (done === 1)
        for (const name of ['b', 'c']) rmSync(join(room, 'fleeting/media', name), { force: true })
    },
  })
  expect(media.length).toBeGreaterThan(0)
  expect(media.length).toBeLessThan(3)
})

test('a damaged store is not backed up as if it were whole', async () => {
  const file = join(room, 'damaged.sqlite')
  const store = new DatabaseSync(file)
  store.exec('create table page (id integer primary key, text text); create index page_text on page (text)')
  for (let index = 0; index < 100; index++)
    store.prepare('insert into page (text) values (?)').run(`page ${index} `.padEnd(500, 'x'))
  store.close()
  // A row that its index does not know: it can be read without a complaint.
  const bytes = readFileSync(file)
  bytes.write('z', bytes.lastIndexOf('page 7 '))
  writeFileSync(file, bytes)
  await expect(copySqliteFile(file, join(room, 'copy.sqlite'))).rejects.toThrow('damaged')
})
