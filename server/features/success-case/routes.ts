// What answers the public calls of success cases.
import { successCaseCalls as calls } from '#contract/success-case.ts'
import { notFound } from '#server/failure.ts'
import { type House, serve } from '#server/http/serve.ts'
import type { Parts } from '#server/parts.ts'
import { productCardsById } from '#server/publishing/cards/product-cards.ts'
import { illustrationsOf } from '#server/publishing/rich-text.ts'
import { say } from '#server/publishing/text.ts'
import { successCaseStore } from './store.ts'

export function successCaseRoutes(house: House, { storage, now }: Parts) {
  const store = successCaseStore(storage.db)

  serve(house, calls.listAll, async (query, { language }) => {
    const { total, items } = await store.page(query, now())
    return { total, items: items.map((card) => say(card, language)) }
  })
  serve(house, calls.getById, async ({ id }, { language }) => {
    const found = await store.find(id, now())
    if (!found) throw notFound()
    const { client, year, challenge, solution, outcome, quotation, products } = found.content
    const cards = await productCardsById(storage.db, products, now())
    const illustrations = await illustrationsOf(storage.db, [challenge, solution, outcome], language)
    const told = { challenge, solution, outcome, quotation, illustrations }
    const next = await store.next({ id, sort: found.sort }, now())
    return {
      ...say({ ...found.card, client, year, ...told }, language),
      products: cards.map((card) => say(card, language)),
      next: next && say(next, language),
    }
  })
}
