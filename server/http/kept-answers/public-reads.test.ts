// What pages that are rendered here are handed of public reads.
import { expect, test } from 'vitest'
import { createReadingTrace } from '#server/storage/reads/reading-trace.ts'
import { createPublicReads } from './public-reads.ts'
import { createResponseCache } from './response-cache.ts'

test('pages are handed one and the same reading for as long as it is kept, and nobody can change it', async () => {
  const cache = createResponseCache()
  const { trace, noteRead } = createReadingTrace()
  const reads = createPublicReads(cache, trace)
  let times = 0
  reads.add('/api/web/news/listAll', ['news'], async () => {
    noteRead('news')
    return { items: [{ title: `reading ${++times}` }] }
  })
  const read = async () => (await reads.read('/api/web/news/listAll', { page: 1 }, 'en')).data as never
  const first: { items: { title: string }[] } = await read()
  expect(await read()).toBe(first)
  expect(Object.isFrozen(first) && Object.isFrozen(first.items[0])).toBe(true)
  cache.forget(['news'])
  expect(await read()).toEqual({ items: [{ title: 'reading 2' }] })
  expect(first).toEqual({ items: [{ title: 'reading 1' }] })
})
