import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { type Entry, placeOf } from '#server/parts/twin/manifests/manifest.ts'
import { createManifests } from '#server/parts/twin/manifests/manifests.ts'
import { createSigner } from './signature.ts'
import { folderTarget } from './target.ts'
import { goneFrom, inOrder, touchedBy } from './touched.ts'

const folder = mkdtempSync(join(tmpdir(), 'touched-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function* addresses(count: number) {
  for (let at = 0; at < count; at++) yield `/en/productDetail/${at}-product-${at}`
}

test('addresses come in the order of their places, from one place on', async () => {
  const all = (await inOrder(addresses(2_000), '')).first(5_000)
  const places = all.map(placeOf)
  expect(places).toHaveLength(2_000)
  expect(places).toEqual(places.toSorted())
  expect(new Set(all)).toHaveLength(2_000)
  const from = places[1_500] ?? ''
  expect((await inOrder(addresses(2_000), from)).first(5_000)).toEqual(all.slice(1_500))
})

test('addresses are taken from the front, some at a time', async () => {
  const all = (await inOrder(addresses(2_000), '')).first(2_000)
  const line = await inOrder(addresses(2_000), '')
  const taken: string[] = []
  while (line.length() > 0) {
    const some = line.first(130)
    expect(line.first(1)).toEqual(some.slice(0, 1))
    taken.push(...some.slice(0, 100))
    line.drop(Math.min(100, some.length))
  }
  expect(taken).toEqual(all)
  expect(line.first(1)).toEqual([])
})

test('others have their turns while a hundred thousand are put in order', async () => {
  let turns = 0
  const counting = setInterval(() => void turns++, 1)
  await inOrder(addresses(100_000), '')
  clearInterval(counting)
  expect(turns).toBeGreaterThan(20)
})

test('of a kind as a whole, pages that came and pages that went are made, as far as the whole has come', async () => {
  const manifests = createManifests(folderTarget(folder), createSigner(Buffer.from('key')), 100)
  const named = (at: number) => `/en/productDetail/${at}-product-${at}`
  const entry = (address: string): [string, Entry] => [
    address,
    {
      ...{ address, hash: 'a'.repeat(64), type: 'text/html', language: 'en' },
      ...{ bytes: 1, madeFrom: ['product:0'] },
    },
  ]
  // Enough for many parts; each page with what it is taken over with.
  const stood: [string, Entry][] = []
  for (let at = 0; at < 600; at++) stood.push(entry(named(at)), entry(`/data${named(at)}`))
  const made = { asOf: 1, build: 'b', marks: {}, index: null }
  const whole = await manifests.next(null, new Map(stood), { ...made, madeUpTo: null }, 1)
  expect(Object.keys(whole.parts).length).toBeGreaterThan(10)

  // The first three went, four came.
  const now = Array.from({ length: 601 }, (_, at) => named(at + 3))
  const pages = {
    build: 'b',
    isContent: () => true,
    isRecords: (kind: string) => kind === 'product',
    async *addresses() {
      yield* now
    },
    addressesOf: async () => [],
    make: async () => [],
  }
  const [went, came] = [[0, 1, 2].map(named), [600, 601, 602, 603].map(named)]
  const gone = await goneFrom(whole, { manifests, pages })
  expect(gone.toSorted()).toEqual([...went, ...went.map((address) => `/data${address}`)].toSorted())

  // Of one record alone nothing else is looked for; `news` has nothing to do with these pages.
  expect(await touchedBy(['news:1'], whole, { manifests, pages })).toEqual(new Set())
  const due = (head: typeof whole) => touchedBy(['product'], head, { manifests, pages })
  expect([...(await due(whole))]).toEqual(expect.arrayContaining([...went, ...came]))
  const [, , upTo = ''] = came.map(placeOf).toSorted()
  const half = await manifests.next(whole, new Map(), { ...made, madeUpTo: upTo }, 2)
  const dueOfHalf = await due(half)
  expect(came.filter((address) => dueOfHalf.has(address)).toSorted()).toEqual(
    came.filter((address) => placeOf(address) < upTo).toSorted(),
  )
})
