// Which copy of what was published belongs to the pages of a moment.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { Entry, Manifest } from '#server/parts/twin/manifests/manifest.ts'
import { createManifests } from '#server/parts/twin/manifests/manifests.ts'
import { createPast } from './past.ts'
import { createSigner } from './signature.ts'
import { folderTarget } from './target.ts'

const folder = mkdtempSync(join(tmpdir(), 'past-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the copy that was made after the pages, or one that is said to be behind', async () => {
  const manifests = createManifests(folderTarget(folder), createSigner(Buffer.from('key')), 100)
  const past = createPast(manifests)
  let head: Manifest | null = null
  const next = async (at: number, page: string | null, copied: number | null) => {
    const entry: Omit<Entry, 'hash'> = {
      address: '/en',
      type: 'text/html',
      language: 'en',
      bytes: 1,
      madeFrom: [],
    }
    const changes = new Map(page ? [['/en', { ...entry, hash: await manifests.content.keep(page) }]] : [])
    const index = copied === null ? (head?.index ?? null) : { hash: `at ${copied}`, at: copied, bytes: 1 }
    const made = { asOf: at, build: 'b', marks: {}, madeUpTo: null, index }
    head = await manifests.next(head, changes, made, at)
    return head
  }
  const first = await next(1_000, 'first', null)
  expect(await past.copyOf(first)).toBeNull()
  const copied = await next(2_000, null, 1_500)
  const second = await next(3_000, 'second', null)
  const third = await next(4_000, 'third', null)
  const again = await next(6_000, null, 5_000)

  expect(await past.copyOf(first)).toMatchObject({ at: 1_500, isBehind: false })
  expect(await past.copyOf(copied)).toMatchObject({ at: 1_500, isBehind: false })
  // Its pages had changed again before a copy was made.
  expect(await past.copyOf(second)).toMatchObject({ at: 1_500, isBehind: true })
  expect(await past.copyOf(third)).toMatchObject({ at: 5_000, isBehind: false })
  expect(await past.copyOf(again)).toMatchObject({ at: 5_000, isBehind: false })
  expect(await manifests.pagesSince(again)).toBe(4_000)
})
