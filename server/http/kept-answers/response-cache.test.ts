import { brotliDecompressSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { StoreAway } from '#server/storage/trouble.ts'
import { BROTLI, type Way } from './packing.ts'
import { createResponseCache } from './response-cache.ts'
import { holds } from './send-kept.ts'

const from = (madeFrom: string[], body: string) => async () => ({ body, madeFrom })

test('an answer is made once and kept until something it was made from changes', async () => {
  const cache = createResponseCache()
  const made = await cache.make('a', from(['product'], 'one'))
  expect(cache.get('a')).toMatchObject({ etag: made.etag })
  cache.forget(['news'])
  expect(cache.get('a')).toBeDefined()
  cache.forget(['product'])
  expect(cache.get('a')).toBeUndefined()
})

test('a change of one record drops what was made from it and the lists it stands in, and nothing else', async () => {
  const madeFrom = {
    ...{ seven: ['product:7', 'media'], eight: ['product:8'], other: ['news:7'], list: ['product'] },
    ...{ below: ['product/3'], beside: ['product/4'], counts: ['product#'] },
  }
  const kept = async (changed: string[]) => {
    const cache = createResponseCache()
    for (const [key, tags] of Object.entries(madeFrom)) await cache.make(key, from(tags, key))
    cache.forget(changed)
    return Object.keys(madeFrom).filter((key) => cache.get(key))
  }
  expect(await kept(['product:7', 'product/3'])).toEqual(['eight', 'other', 'beside', 'counts'])
  expect(await kept(['product:7', 'product#'])).toEqual(['eight', 'other', 'below', 'beside'])
  expect(await kept(['product'])).toEqual(['other'])
  expect(await kept(['media'])).toEqual(['eight', 'other', 'list', 'below', 'beside', 'counts'])
  expect(await kept(['~product:7'])).toEqual(Object.keys(madeFrom))
})

test('many who ask at once wait for one and the same work', async () => {
  const cache = createResponseCache()
  let times = 0
  const make = async () => ({ body: `${++times}`, madeFrom: ['product'] })
  await Promise.all(Array.from({ length: 10 }, () => cache.make('a', make)))
  expect(times).toBe(1)
})

test('an answer that a change overtook while it was made is not kept, and nobody new gets it', async () => {
  const cache = createResponseCache()
  const late = Promise.withResolvers<{ body: string; madeFrom: string[] }>()
  const old = cache.make('a', () => late.promise)
  cache.forget(['product:7'])
  const fresh = await cache.make('a', from(['product:7'], 'new'))
  late.resolve({ body: 'old', madeFrom: ['product:7'] })
  await old
  expect(String(cache.get('a')?.body)).toBe('new')
  expect(String(fresh.body)).toBe('new')
  const lost = Promise.withResolvers<{ body: string; madeFrom: string[] }>()
  const other = cache.make('b', () => lost.promise)
  cache.forget()
  lost.resolve({ body: 'old', madeFrom: ['news'] })
  await other
  expect(cache.get('b')).toBeUndefined()
})

test('the cache stays within its bounds and the longest unused goes first', async () => {
  const cache = createResponseCache()
  for (let index = 0; index < 5000; index++) await cache.make(`${index}`, from(['product'], 'x'))
  cache.get('0')
  await cache.make('more', from(['product'], 'x'))
  expect(cache.get('0')).toBeDefined()
  expect(cache.get('1')).toBeUndefined()
})

test('addresses that are asked for once share a small room, and are known when they are asked for again', async () => {
  const cache = createResponseCache()
  const large = 'x'.repeat(1024 * 1024)
  const make = (key: string) => cache.make(key, from(['product'], large))
  await make('settled')
  cache.get('settled')
  for (let n = 0; n < 100; n++) await make(`made up ${n}`)
  const there = () => Array.from({ length: 100 }, (_, n) => `made up ${n}`).filter((key) => cache.before(key))
  expect(there()).toHaveLength(7)
  expect(cache.get('settled')).toBeDefined()
  // It had to go, and comes to stay.
  await make('made up 3')
  for (let n = 100; n < 200; n++) await make(`made up ${n}`)
  expect(there()).toEqual(['made up 3'])
})

test('beyond a quarter of the room, what nobody asked for in four minutes makes way, outdated or not', async () => {
  let now = 0
  const cache = createResponseCache(undefined, () => now)
  const settled = async (key: string, madeFrom = 'product', size = 3 * 1024 * 1024) => {
    await cache.make(key, from([madeFrom], 'x'.repeat(size)))
    cache.get(key)
  }
  const keys = ['one', 'two', 'three', 'four', 'five']
  for (const key of keys) await settled(key, key === 'one' ? 'news' : 'product')
  cache.forget(['news'])
  now = 5 * 60_000
  cache.get('four')
  // A quarter is not full, however long ago.
  await settled('small', 'product', 10)
  const there = () => [...keys, 'six'].filter((key) => cache.before(key))
  expect(there()).toEqual(keys)
  await settled('six')
  expect(there()).toEqual(['two', 'three', 'four', 'five', 'six'])
  now += 3 * 60_000
  for (const key of ['seven', 'eight', 'nine', 'ten', 'eleven']) await settled(key)
  expect(there()).toEqual(['four', 'six'])
})

test('an answer is compressed once', async () => {
  const cache = createResponseCache()
  const kept = await cache.make('a', from(['product'], 'x'.repeat(5000)))
  expect(kept.ready(BROTLI)).toBeUndefined()
  const [made, same] = await Promise.all([kept.packed(BROTLI), kept.packed(BROTLI)])
  expect(brotliDecompressSync(made.bytes).toString()).toBe('x'.repeat(5000))
  expect([same, kept.ready(BROTLI), await kept.packed(BROTLI)]).toEqual([made, made, made])
})

const words = Array.from({ length: 3_000 }, (_, at) => `word${(at * 7919) % 991}`).join(' ')

test('what is asked for again and again is compressed once more in the background, with a tag of its own, and nobody waits', async () => {
  const kept = await createResponseCache().make('a', from(['product'], words))
  const quick = await kept.packed(BROTLI)
  for (let asked = 0; asked < 3; asked++) expect(kept.ready(BROTLI)).toBe(quick)
  const best = await vi.waitUntil(() => {
    const now = kept.ready(BROTLI)
    return now !== quick && now
  }, 20_000)
  expect(brotliDecompressSync(best.bytes).toString()).toBe(words)
  expect(best.bytes.length).toBeLessThan(quick.bytes.length * 0.95)
  expect(best.etag).not.toBe(quick.etag)
  expect(holds(best.etag, kept) && holds(quick.etag, kept)).toBe(true)
})

test('a page is kept as a difference from eight others at most, the longest unused goes first, and what it leads from is known while it stands here', async () => {
  const cache = createResponseCache()
  const kept = await cache.make('page', from(['product'], words))
  const others = await Promise.all(
    Array.from({ length: 9 }, (_, n) => cache.make(`${n}`, from([`news:${n}`], `${n} ${words}`))),
  )
  const ways = others.map(({ name }) => cache.wayFrom?.(name) as Way)
  for (const way of ways.slice(0, 8)) expect(await kept.packed(way)).toMatchObject({ encoding: 'dcb' })
  kept.ready(ways[0] as Way)
  await kept.packed(ways[8] as Way)
  expect(ways.map((way) => kept.ready(way) !== undefined)).toEqual([
    ...[true, false, true, true, true, true, true, true, true],
  ])
  cache.forget(['news:1'])
  expect(cache.wayFrom?.(others[1]?.name ?? '')).toBe(ways[1])
  cache.forget(['news:2', 'news!'])
  expect(cache.wayFrom?.(others[2]?.name ?? '')).toBeUndefined()
})

test('two differences are made at once, and who asks for another one gets the page whole', async () => {
  const cache = createResponseCache()
  const kept = await cache.make('page', from(['product'], words))
  const others = await Promise.all([1, 2, 3].map((n) => cache.make(`${n}`, from(['news'], `${n} ${words}`))))
  const made = () =>
    Promise.all(others.map(async ({ name }) => (await kept.packed(cache.wayFrom?.(name) as Way)).encoding))
  expect(await made()).toEqual(['dcb', 'dcb', 'br'])
  expect(await made()).toEqual(['dcb', 'dcb', 'dcb'])
})

const away = async () => {
  throw new StoreAway('away')
}

test('what was dropped is answered as it was while the store is away, marked, and never kept', async () => {
  const cache = createResponseCache()
  await cache.make('a', from(['product:7'], 'one'))
  cache.forget(['product:7'])
  expect(await cache.make('a', away)).toMatchObject({ body: Buffer.from('one'), stale: true })
  expect(cache.get('a')).toBeUndefined()
  await expect(cache.make('b', away)).rejects.toThrow('away')
  const broken = async () => {
    throw new Error('broken')
  }
  await expect(cache.make('a', broken)).rejects.toThrow('broken')
  await cache.make('a', from(['product:7'], 'two'))
  cache.forget()
  expect(await cache.make('a', away)).toMatchObject({ body: Buffer.from('two'), stale: true })
})

test('what was taken from sight comes back in no outdated copy, whenever that was dropped', async () => {
  const cache = createResponseCache()
  await cache.make('page', from(['product:7'], 'page'))
  await cache.make('list', from(['product/3'], 'list'))
  await cache.make('other', from(['product:8'], 'other'))
  cache.forget(['product/3', 'product:8'])
  cache.forget(['product:7', 'product/3', 'product#', 'product!'])
  await expect(cache.make('page', away)).rejects.toThrow('away')
  await expect(cache.make('list', away)).rejects.toThrow('away')
  expect(await cache.make('other', away)).toMatchObject({ stale: true })
})

test('outdated answers share the room of kept ones and go first', async () => {
  const cache = createResponseCache()
  const large = 'x'.repeat(3 * 1024 * 1024)
  const askedTwice = async (key: string, tag: string) => {
    await cache.make(key, from([tag], large))
    cache.get(key)
  }
  await askedTwice('outdated', 'news')
  cache.forget(['news'])
  for (let n = 0; n < 21; n++) await askedTwice(`${n}`, 'product')
  expect(cache.get('0')).toBeDefined()
  await expect(cache.make('outdated', away)).rejects.toThrow('away')
})

test('what holds for one asking only is made anew for the next', async () => {
  const cache = createResponseCache()
  const make = async () => ({ body: 'one', madeFrom: ['news'], once: true })
  expect((await cache.make('a', make)).body.toString()).toBe('one')
  expect(cache.get('a')).toBeUndefined()
})
