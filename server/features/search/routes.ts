// What answers the keyword search.
import { searchCalls as calls } from '#contract/search.ts'
import { type House, serve } from '#server/http/serve.ts'
import type { Parts } from '#server/parts.ts'
import { say } from '#server/publishing/text.ts'
import { searchStore } from './store.ts'

export function searchRoutes(house: House, { storage, now }: Parts) {
  const store = searchStore(storage.db)

  serve(house, calls.search, async ({ keyword, kind, page, limit }, { language }) => {
    const counts = await store.counts(keyword, now())
    const total = kind ? counts[kind] : Object.values(counts).reduce((sum, count) => sum + count, 0)
    const items = await store.page({ keyword, kind, page, limit }, now())
    return { total, counts, items: items.map((found) => say(found, language)) }
  })
}
