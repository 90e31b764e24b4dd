// What answers the public calls of news.
import { newsCalls as calls } from '#contract/news.ts'
import { notFound } from '#server/failure.ts'
import { type House, serve } from '#server/http/serve.ts'
import type { Parts } from '#server/parts.ts'
import { illustrationsOf } from '#server/publishing/rich-text.ts'
import { say } from '#server/publishing/text.ts'
import { newsStore } from './store.ts'

export function newsRoutes(house: House, { storage, now }: Parts) {
  const store = newsStore(storage.db)

  serve(house, calls.listAll, async (query, { language }) => {
    const { total, items } = await store.page(query, now())
    return { total, items: items.map((card) => say(card, language)) }
  })
  serve(house, calls.getById, async ({ id }, { language }) => {
    const found = await store.find(id, now())
    if (!found) throw notFound()
    const { dated, ...piece } = found
    const previous = await store.neighbour({ id, dated }, false, now())
    const next = await store.neighbour({ id, dated }, true, now())
    const illustrations = await illustrationsOf(storage.db, [piece.body], language)
    return {
      ...say({ ...piece, illustrations }, language),
      previous: previous && say(previous, language),
      next: next && say(next, language),
    }
  })
}
