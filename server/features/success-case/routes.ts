// What answers the calls of success cases.
import { successCaseCalls as calls } from '#contract/news-and-cases/success-case.ts'
import { notFound } from '#server/failure.ts'
import { type House, serve } from '#server/http/serve.ts'
import type { Parts } from '#server/parts.ts'
import { entryChoices } from '#server/publishing/cards/entry-choices.ts'
import { productCardsById } from '#server/publishing/cards/product-cards.ts'
import { workOf } from '#server/publishing/lifecycle/work.ts'
import { mustFind } from '#server/publishing/lifecycle/writing.ts'
import { picturesOf } from '#server/publishing/published.ts'
import { withOwnLinks } from '#server/publishing/references/own-links.ts'
import { illustrationsOf } from '#server/publishing/texts/rich-text.ts'
import { shownSeo } from '#server/publishing/texts/seo.ts'
import { say } from '#server/publishing/texts/text.ts'
import { caseRules, contentOf, present } from './rules.ts'
import { successCaseStore } from './store.ts'

export function successCaseRoutes(house: House, { storage, publishing, site, now }: Parts) {
  const { db } = storage
  const store = successCaseStore(db)
  const siteLanguage = () => site.settings().language

  serve(house, calls.listAll, async ({ lang: _, ...query }, { language }) => {
    const { total, items } = await store.publicPage(query, now())
    return { total, items: items.map((card) => say(card, language)) }
  })
  serve(house, calls.filters, async ({ lang: _, ...chosen }, { language }) => {
    const { industries, regions } = await store.publicTerms(chosen, now())
    return {
      industries: industries.map((term) => say(term, language)),
      regions: regions.map((term) => say(term, language)),
    }
  })
  serve(house, calls.getById, async ({ id }, { language }) => {
    const found = await store.find(id, now())
    if (!found) throw notFound()
    const { client, year, challenge, solution, outcome, quotation, products, seo } = found.content
    const keys = [...found.content.gallery, ...(seo.picture === null ? [] : [seo.picture])]
    const pictures = await picturesOf(db, keys)
    const gallery = found.content.gallery.flatMap((key) => pictures.get(key) ?? [])
    const illustrations = await illustrationsOf(db, [challenge, solution, outcome], language)
    const story = { client, year, challenge, solution, outcome, illustrations, quotation }
    const cards = await productCardsById(db, products, now())
    const previous = await store.neighbour({ id, sort: found.sort }, false, now())
    const next = await store.neighbour({ id, sort: found.sort }, true, now())
    const said = say({ ...found.card, ...story, gallery, seo: shownSeo(seo, pictures) }, language)
    return {
      ...(await withOwnLinks(db, said, language, now())),
      products: cards.map((card) => say(card, language)),
      previous: previous && say(previous, language),
      next: next && say(next, language),
    }
  })

  serve(house, calls.list, async (query) => {
    const { total, items } = await store.page(query)
    return { total, items: items.map(present) }
  })
  serve(house, calls.terms, () => store.staffTerms())
  serve(house, calls.products, async (query) => ({
    items: await entryChoices(db, { kind: 'product', ...query }),
  }))
  serve(house, calls.read, async ({ id }) => present(await mustFind(db, caseRules, id)))
  serve(house, calls.add, async (draft, asking) => {
    const content = contentOf(draft, siteLanguage())
    return present(await publishing.add(caseRules, { content, parentId: null }, workOf(asking)))
  })
  serve(house, calls.update, async ({ id, version, autosave, ...draft }, asking) => {
    const saved = await publishing.save(
      caseRules,
      { id, version },
      ({ content, parentId }) => ({ content: contentOf(draft, siteLanguage(), content), parentId }),
      { ...workOf(asking), autosave },
    )
    return present(saved)
  })
}
