// What answers the calls of product types (spec §7). Writing one publishes it in the same step, unless it says otherwise.

import type { Language } from '#contract/languages/language-codes.ts'
import { productTypeCalls as calls, type ProductTypeContent } from '#contract/products/product-type.ts'
import { notFound } from '#server/failure.ts'
import { mustMay } from '#server/http/callers/guard.ts'
import { type AskingPerson, type Router, serve } from '#server/http/serve.ts'
import type { Parts } from '#server/parts.ts'
import { type PublishedType, publishedTypes, stepOf } from '#server/publishing/cards/type-tree.ts'
import { writtenAt } from '#server/publishing/kinds/rules.ts'
import { TYPE_TREE_LOCK } from '#server/publishing/lifecycle/locks.ts'
import { type WriteOptions, writeOptionsOf } from '#server/publishing/lifecycle/write-options.ts'
import { mustFind } from '#server/publishing/lifecycle/writing.ts'
import { checkDescribed } from '#server/publishing/media/described.ts'
import { addingOf } from '#server/publishing/proposals/adding.ts'
import { takingOf } from '#server/publishing/proposals/taking.ts'
import { picturesOf } from '#server/publishing/published.ts'
import { shownSeo } from '#server/publishing/texts/seo.ts'
import { inLanguage } from '#server/publishing/texts/text.ts'
import { checkInherited } from './inherited.ts'
import { productTypeKind } from './kind.ts'
import { checkCount, checkEmpty, checkPlace, contentOf, parentOf, present } from './rules.ts'
import { productTypeStore } from './store.ts'

export function productTypeRoutes(router: Router, parts: Parts) {
  forVisitors(router, parts)
  readsOfStaff(router, parts)
  writes(router, parts)
}

function forVisitors(router: Router, { storage, now }: Parts) {
  const store = productTypeStore(storage.db)
  const tree = () => publishedTypes(storage.db, now(), 'products')

  serve(router, calls.listAll, async (_, { language }) => {
    const { all } = await tree()
    return all.map((type) => inLanguage(type, language))
  })
  serve(router, calls.parentList, async (_, { language }) => {
    const { childrenOf } = await tree()
    return childrenOf(null).map((type) => inLanguage(type, language))
  })
  serve(router, calls.children, async ({ id }, { language }) => {
    const { find, childrenOf } = await tree()
    mustBe(find(id))
    return childrenOf(id).map((type) => inLanguage(type, language))
  })
  serve(router, calls.getById, async ({ id }, { language }) =>
    inLanguage(mustBe((await tree()).find(id)), language),
  )
  serve(router, calls.covers, async ({ id }, { language }) =>
    mustBe((await tree()).find(id)).covers.map((picture) => inLanguage(picture, language)),
  )
  serve(router, calls.getInfoById, async ({ id, products: wanted }, { language }) => {
    const types = await tree()
    const type = mustBe(types.find(id))
    const pictures = await picturesOf(storage.db, type.seo.picture === null ? [] : [type.seo.picture])
    const products = wanted === 0 ? [] : await store.firstProducts(types.withDescendants(id), wanted, now())
    return {
      type: { ...inLanguage(type, language), seo: inLanguage(shownSeo(type.seo, pictures), language) },
      path: pathIn(types.pathOf(id), language),
      children: types.childrenOf(id).map((child) => inLanguage(child, language)),
      products: products.map((card) => inLanguage(card, language)),
    }
  })
}

function readsOfStaff(router: Router, { storage }: Parts) {
  const store = productTypeStore(storage.db)
  const { rules } = productTypeKind

  serve(router, calls.list, async ({ productTypeLevel, ...query }) => {
    const parentId = productTypeLevel === undefined ? undefined : parentOf(productTypeLevel)
    const { total, items } = await store.page({ ...query, parentId })
    const counts = await store.productCounts()
    return { total, items: items.map((entry) => present(entry, counts)) }
  })
  serve(router, calls.tree, async () => {
    const counts = await store.productCounts()
    return inTreeOrder(await store.tree()).map((entry) => present(entry, counts))
  })
  serve(router, calls.read, async ({ id }) => {
    return present(await mustFind(storage.db, rules, id), await store.productCounts())
  })
}

function writes(router: Router, parts: Parts) {
  const { storage, publishing } = parts
  const store = productTypeStore(storage.db)
  const { rules } = productTypeKind
  type Asking = Parameters<typeof writeOptionsOf>[0] & Pick<AskingPerson, 'person'>
  const work = (asking: Asking): WriteOptions => ({
    ...writeOptionsOf(asking),
    publish: true,
    lock: TYPE_TREE_LOCK,
  })
  const mustPublish = ({ person }: Asking) => mustMay(person, calls.publish.access)

  serve(router, calls.add, async ({ publish: wanted, from, ...draft }, asking) => {
    // What a program proposed is a draft alone.
    const publish = wanted && !from
    if (publish) mustPublish(asking)
    const parentId = parentOf(draft.productTypeLevel)
    const content = contentOf(draft, writtenAt(parts))
    const made = await publishing.add(
      rules,
      { content, parentId },
      {
        ...work(asking),
        ...(await addingOf(parts, { rules, from }, asking)),
        publish,
        check: async (db) => {
          if (publish) await checkDescribed(db, rules, content)
          const places = await store.places(db)
          checkCount(places.length)
          checkPlace(null, parentId, places)
          checkInherited({ id: null, parentId, attributes: content.attributes }, places)
        },
      },
    )
    return present(made, await store.productCounts())
  })
  serve(router, calls.update, async ({ id, version, publish: wanted, from, ...draft }, asking) => {
    // What is taken from a proposal is a working copy alone.
    const publish = wanted && !from
    if (publish) mustPublish(asking)
    const written = (stored: ProductTypeContent) => contentOf(draft, writtenAt(parts), stored)
    const level = draft.productTypeLevel
    const made = await publishing.save(
      rules,
      { id, version },
      (entry) => ({
        content: written(entry.content),
        parentId: level === undefined ? entry.parentId : parentOf(level),
      }),
      {
        ...work(asking),
        ...(await takingOf(parts, { rules, id, from }, asking)),
        publish,
        check: async (db) => {
          const { content } = await mustFind(db, rules, id)
          if (publish) await checkDescribed(db, rules, written(content))
          const places = await store.places(db)
          if (level !== undefined) checkPlace(id, parentOf(level), places)
          const before = places.find((place) => place.id === id)
          if (!before) return
          const parentId = level === undefined ? before.parentId : parentOf(level)
          checkInherited({ id, parentId, attributes: draft.attributes ?? before.attributes }, places)
        },
      },
    )
    return present(made, await store.productCounts())
  })
  serve(router, calls.move, async ({ id, version, productTypeLevel, position }, asking) => {
    const parentId = parentOf(productTypeLevel)
    const made = await publishing.place(
      rules,
      { id, version },
      { parentId, position },
      {
        ...work(asking),
        check: async (db) => {
          const { publishedVersion } = await mustFind(db, rules, id)
          if (publishedVersion !== null) mustPublish(asking)
          const places = await store.places(db)
          checkPlace(id, parentId, places)
          const attributes = places.find((place) => place.id === id)?.attributes ?? []
          checkInherited({ id, parentId, attributes }, places, 'productTypeLevel')
        },
      },
    )
    return present(made, await store.productCounts())
  })
  // Its input stands in the query, so the shared binding does not fit.
  serve(router, calls.remove, (target, asking) =>
    publishing.trash(rules, target, {
      ...work(asking),
      check: async (db) => checkEmpty(await store.held(target.id, db)),
    }),
  )
}

function mustBe(type: PublishedType | undefined): PublishedType {
  if (!type) throw notFound()
  return type
}

const pathIn = (path: PublishedType[], language: Language) =>
  path.map((type) => inLanguage(stepOf(type), language))

/** Parents before their children, siblings in the order they came. */
function inTreeOrder<Node extends { id: number; parentId: number | null }>(nodes: readonly Node[]): Node[] {
  const under = Map.groupBy(nodes, (node) => node.parentId)
  const visit = (parentId: number | null): Node[] =>
    (under.get(parentId) ?? []).flatMap((node) => [node, ...visit(node.id)])
  return visit(null)
}
