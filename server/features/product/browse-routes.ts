// What answers visitors who narrow products by the attributes of their type.

import type { Text } from '#contract/languages/language.ts'
import { type Filter, readFilter, type Wanted } from '#contract/products/attribute-filter.ts'
import type { Attribute } from '#contract/products/product-attribute.ts'
import { productBrowseCalls as calls, YES_NO } from '#contract/products/product-browse.ts'
import { notFound } from '#server/failure.ts'
import { type Router, serve } from '#server/http/serve.ts'
import type { Parts } from '#server/parts.ts'
import { productCardsById } from '#server/publishing/cards/product-cards.ts'
import { attributesAlong, NO, YES } from '#server/publishing/cards/type-attributes.ts'
import { publishedTypes } from '#server/publishing/cards/type-tree.ts'
import { inLanguage } from '#server/publishing/texts/text.ts'
import type { Counted } from './facet-index.ts'
import { facetSource } from './facet-source.ts'

export function browseRoutes(router: Router, { storage, bus, now }: Pick<Parts, 'storage' | 'bus' | 'now'>) {
  const { db } = storage
  const facets = facetSource({ storage, bus })

  serve(router, calls.browse, async ({ typeId, filter: written, page, limit, sort }, { language }) => {
    const at = now()
    const types = await publishedTypes(db, at)
    if (typeId !== undefined && !types.find(typeId)) throw notFound()
    const attributes = typeId === undefined ? [] : attributesAlong(types.pathOf(typeId)).filter(isCounted)
    const filter = fitting(readFilter(written) ?? new Map(), attributes)
    const { total, ids, counts } = (await facets()).search({
      ...(typeId !== undefined && { typeIds: types.withDescendants(typeId) }),
      filter,
      keys: attributes.map(({ key }) => key),
      sort,
      offset: (page - 1) * limit,
      limit,
      at,
    })
    const cards = await productCardsById(db, ids, at)
    return {
      total,
      items: cards.map((card) => inLanguage(card, language)),
      facets: attributes.flatMap((attribute) => {
        const facet = facetOf(attribute, counts.get(attribute.key), filter.get(attribute.key))
        return facet ? [inLanguage(facet, language)] : []
      }),
    }
  })
}

/** Free texts are no values to count. */
type CountedAttribute = Attribute & { type: 'choice' | 'yesNo' | 'number' | 'range' }
const isCounted = (attribute: Attribute): attribute is CountedAttribute => attribute.type !== 'text'

const isFigure = ({ type }: CountedAttribute) => type === 'number' || type === 'range'

/** The part of a filter that these attributes understand. */
function fitting(filter: Filter, attributes: readonly CountedAttribute[]): Filter {
  const fits = new Map<string, Wanted>()
  for (const attribute of attributes) {
    const wanted = filter.get(attribute.key)
    if (!wanted) continue
    if (isFigure(attribute)) {
      if (!('values' in wanted)) fits.set(attribute.key, wanted)
      continue
    }
    if (!('values' in wanted)) continue
    const known = valuesOf(attribute).map(({ key }) => key)
    const values = wanted.values.filter((value) => known.includes(value))
    if (values.length > 0) fits.set(attribute.key, { values })
  }
  return fits
}

function valuesOf({ type, choices }: CountedAttribute): { key: string; name: Text }[] {
  return type === 'yesNo' ? YES_NO.map((key) => ({ key, name: key === 'yes' ? YES : NO })) : choices
}

/** A group of the page; null where it could tell no product from another and nothing of it is chosen. */
function facetOf(attribute: CountedAttribute, counted: Counted | undefined, wanted: Wanted | undefined) {
  const { key, name, type, unit } = attribute
  if (isFigure(attribute)) {
    const range = counted?.range ?? null
    return wanted || (range && range.min < range.max) ? { key, name, type, unit, values: [], range } : null
  }
  const chosen = wanted && 'values' in wanted ? wanted.values : []
  const values = valuesOf(attribute).flatMap((value) => {
    const count = counted?.values.get(value.key)
    return count || chosen.includes(value.key) ? [{ ...value, count: count?.left ?? 0 }] : []
  })
  return values.length > 1 || wanted ? { key, name, type, unit, values, range: null } : null
}
