// What answers visitors who narrow products by the attributes of their type.

import { readFilter } from '#contract/products/attribute-filter.ts'
import { productBrowseCalls as calls } from '#contract/products/product-browse.ts'
import { notFound } from '#server/failure.ts'
import { type Router, serve } from '#server/http/serve.ts'
import type { Parts } from '#server/parts.ts'
import { productCardsById } from '#server/publishing/cards/product-cards.ts'
import { attributesAlong } from '#server/publishing/cards/type-attributes.ts'
import { publishedTypes, type TypeTree } from '#server/publishing/cards/type-tree.ts'
import { recordChoices } from '#server/publishing/facets/record-choices.ts'
import { facetsOf, fitting, isCounted } from '#server/publishing/facets/shown-facets.ts'
import { inLanguage } from '#server/publishing/texts/text.ts'
import { bitsRead } from '#server/storage/reads/language-read.ts'

export function browseRoutes(
  router: Router,
  { storage, facets, now }: Pick<Parts, 'storage' | 'facets' | 'now'>,
) {
  const { db } = storage

  serve(router, calls.browse, async (asked, { language }) => {
    const { typeId, filter: written, page, limit, sort, units } = asked
    const at = now()
    const types = await publishedTypes(db, at)
    if (typeId !== undefined && !types.find(typeId)) throw notFound()
    const given = readFilter(written) ?? new Map()
    const { asked: withAsked, offering } = recordChoices(db, at)
    const along = attributesAlong(typeId === undefined ? [] : types.pathOf(typeId)).filter(isCounted)
    const attributes = await withAsked(along, given)
    const filter = fitting(given, attributes, units)
    const { total, ids, ...products } = (await facets()).search({
      ...typeIdsOf(types, typeId),
      filter,
      sort,
      offset: (page - 1) * limit,
      limit,
      at,
      titled: bitsRead(),
    })
    const cards = await productCardsById(db, ids, at)
    const wanted = { filter, opened: new Set(asked.facets.split(',')), system: units, offering }
    const { whole, others } = await facetsOf(attributes, products, wanted)
    return {
      total,
      items: cards.map((card) => inLanguage(card, language)),
      facets: whole.map((facet) => inLanguage(facet, language)),
      otherFacets: others.map((facet) => inLanguage(facet, language)),
    }
  })
}

/** Which products are meant; in a language where something may not exist those of the types that do. */
function typeIdsOf(types: TypeTree, typeId: number | undefined) {
  if (typeId !== undefined) return { typeIds: types.withDescendants(typeId) }
  return bitsRead() === null ? {} : { typeIds: types.all.map(({ id }) => id) }
}
