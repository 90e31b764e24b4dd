import { expect, test } from 'vitest'
import { createResponseCache } from './response-cache.ts'

test('an answer is made once and kept until one of its kinds changes', async () => {
  const cache = createResponseCache()
  const made = await cache.make('a', ['product'], async () => 'one')
  expect(cache.get('a')).toMatchObject({ etag: made.etag })
  cache.forget(['news'])
  expect(cache.get('a')).toBeDefined()
  cache.forget(['product'])
  expect(cache.get('a')).toBeUndefined()
})

test('many who ask at once wait for one and the same work', async () => {
  const cache = createResponseCache()
  let times = 0
  const make = async () => `${++times}`
  await Promise.all(Array.from({ length: 10 }, () => cache.make('a', ['product'], make)))
  expect(times).toBe(1)
})

test('an answer that a change overtook while it was made is not kept, and nobody new gets it', async () => {
  const cache = createResponseCache()
  const late = Promise.withResolvers<string>()
  const old = cache.make('a', ['product'], () => late.promise)
  cache.forget(['product'])
  const fresh = await cache.make('a', ['product'], async () => 'new')
  late.resolve('old')
  await old
  expect(String(cache.get('a')?.body)).toBe('new')
  expect(String(fresh.body)).toBe('new')
  const lost = Promise.withResolvers<string>()
  const other = cache.make('b', ['news'], () => lost.promise)
  cache.forget()
  lost.resolve('old')
  await other
  expect(cache.get('b')).toBeUndefined()
})

test('the cache stays within its bounds and the longest unused goes first', async () => {
  const cache = createResponseCache()
  for (let index = 0; index < 5000; index++) await cache.make(`${index}`, ['product'], async () => 'x')
  cache.get('0')
  await cache.make('more', ['product'], async () => 'x')
  expect(cache.get('0')).toBeDefined()
  expect(cache.get('1')).toBeUndefined()
})
