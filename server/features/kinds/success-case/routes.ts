// What answers the calls of success cases.
import { successCaseKind } from '#contract/kinds/success-case.ts'
import { successCaseCalls as calls } from '#contract/news-and-cases/success-case.ts'
import { notFound } from '#server/failure.ts'
import { type Router, serve } from '#server/http/serve.ts'
import type { Parts } from '#server/parts.ts'
import { productCardsById } from '#server/publishing/cards/product-cards.ts'
import { factsOfPage } from '#server/publishing/cards/record-facts.ts'
import { shownFields } from '#server/publishing/kinds/shown.ts'
import { withOwnLinks } from '#server/publishing/references/own-links.ts'
import { illustrationsOf } from '#server/publishing/texts/rich-text.ts'
import { inLanguage } from '#server/publishing/texts/text.ts'
import { successCaseStore } from './store.ts'

const ON_PAGE = ['client', 'year', 'gallery', 'challenge', 'solution', 'outcome', 'quotation', 'seo'] as const

export function successCaseRoutes(router: Router, { storage: { db }, facets, now }: Parts) {
  const store = successCaseStore(db, facets)

  serve(router, calls.listAll, async ({ lang: _, ...query }, { language }) => {
    const { total, items } = await store.publicPage(query, now())
    return { total, items: items.map((card) => inLanguage(card, language)) }
  })
  serve(router, calls.filters, async ({ lang: _, ...chosen }, { language }) => {
    const { terms, facets } = await store.filters(chosen, now())
    const { industries, regions } = terms
    return {
      facets: facets.map((facet) => inLanguage(facet, language)),
      industries: industries.map((term) => inLanguage(term, language)),
      regions: regions.map((term) => inLanguage(term, language)),
    }
  })
  serve(router, calls.getById, async ({ id }, { language }) => {
    const found = await store.find(id, now())
    if (!found) throw notFound()
    const { content, card, sort } = found
    const shown = await shownFields(db, successCaseKind.fields, ON_PAGE, [content])
    const illustrations = await illustrationsOf(
      db,
      [content.challenge, content.solution, content.outcome],
      language,
    )
    const cards = await productCardsById(db, content.products, now())
    const previous = await store.neighbour({ id, sort }, false, now())
    const next = await store.neighbour({ id, sort }, true, now())
    const facts = await factsOfPage(db, 'successCase', content.values, now())
    const localized = inLanguage({ ...card, ...shown(content), ...facts, illustrations }, language)
    return {
      ...(await withOwnLinks(db, localized, language, now())),
      products: cards.map((product) => inLanguage(product, language)),
      previous: previous && inLanguage(previous, language),
      next: next && inLanguage(next, language),
    }
  })
}
