// Files on a real folder: nothing half written, nothing outside, nothing left behind.
import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { FSDriver } from 'flydrive/drivers/fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CODE } from '#contract/wire/answer.ts'
import { openFiles } from './files.ts'

const KEY = `${'ab12'.padEnd(40, '0')}.jpg`
const VARIANT = `v/${KEY}/640x0-inside.avif`

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'files-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const filesIn = (at: string) =>
  readdirSync(at, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

test('what was put can be read whole and as a stream with its size', async () => {
  const files = openFiles({ folder })
  const bytes = Buffer.from('a picture')
  await files.put(KEY, bytes)
  expect(await files.has(KEY)).toBe(true)
  expect(await files.read(KEY)).toEqual(bytes)
  const stream = await files.stream(KEY)
  expect(stream?.size).toBe(bytes.length)
  expect(stream && (await buffer(stream.body))).toEqual(bytes)
  expect(filesIn(folder)).toEqual([join(folder, 'media', 'ab', '12', KEY)])
})

test('what is not there is null, and removing it is no mistake', async () => {
  const files = openFiles({ folder })
  expect(await files.read(KEY)).toBeNull()
  expect(await files.stream(KEY)).toBeNull()
  expect(await files.has(KEY)).toBe(false)
  await files.remove(KEY)
})

test('putting the same key again replaces the file whole', async () => {
  const files = openFiles({ folder })
  await files.put(KEY, Buffer.from('a longer text'))
  await files.put(KEY, Buffer.from('short'))
  expect(await files.read(KEY)).toEqual(Buffer.from('short'))
})

test('a picture goes together with its variants and leaves other pictures alone', async () => {
  const files = openFiles({ folder })
  const other = `${'ab13'.padEnd(40, '0')}.png`
  for (const key of [KEY, VARIANT, other, `v/${other}/160x160-cover.webp`])
    await files.put(key, Buffer.from(key))
  await files.remove(KEY)
  expect(await files.has(KEY)).toBe(false)
  expect(await files.has(VARIANT)).toBe(false)
  expect(filesIn(folder)).toHaveLength(2)
})

test.each([
  '../../etc/passwd',
  '/etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  `${KEY}/../../secret`,
  `../${KEY}`,
  `v/${KEY}/../../../x.jpg`,
  `v/${KEY}/640x0-inside.avif\n`,
  `${KEY}\0.png`,
  KEY.toUpperCase(),
  KEY.replace('.jpg', '.svg'),
  'tmp/x',
  '',
])('the key %j is refused by every call', async (key) => {
  const files = openFiles({ folder })
  for (const call of [
    files.put(key, Buffer.from('x')),
    files.read(key),
    files.stream(key),
    files.has(key),
    files.remove(key),
  ]) {
    await expect(call).rejects.toMatchObject({ code: CODE.notFound })
  }
  expect(filesIn(folder)).toEqual([])
})

test('a write that fails leaves no file, neither finished nor unfinished', async () => {
  const files = openFiles({ folder })
  // A file where a folder must be: the bytes are written before the name turns out to be impossible.
  writeFileSync(join(folder, 'media'), '')
  for (let at = 0; at < 100; at += 1) await expect(files.put(KEY, Buffer.alloc(1000))).rejects.toThrow()
  expect(filesIn(folder)).toEqual([join(folder, 'media')])
})

test('a full disk is refused with 507 whichever driver says so', async () => {
  class FullDisk extends FSDriver {
    override async put(): Promise<void> {
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    }
  }
  const files = openFiles({ folder, driver: new FullDisk({ location: folder, visibility: 'private' }) })
  await expect(files.put(KEY, Buffer.from('x'))).rejects.toMatchObject({ code: CODE.full })
  expect(await files.read(KEY)).toBeNull()
})

test('opening removes what a crash left unfinished, and spares what another server is writing', () => {
  openFiles({ folder })
  const [old, young] = [join(folder, 'tmp', 'old'), join(folder, 'tmp', 'young')]
  for (const file of [old, young]) writeFileSync(file, 'half')
  utimesSync(old, 0, 0)
  openFiles({ folder })
  expect(existsSync(old)).toBe(false)
  expect(existsSync(young)).toBe(true)
})
