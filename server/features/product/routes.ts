// What answers the calls of products.
import type { Language } from '#contract/language-codes.ts'
import { productCalls as calls, type ProductContent } from '#contract/product.ts'
import { notFound } from '#server/failure.ts'
import { type AskingPerson, type House, serve } from '#server/http/serve.ts'
import type { Parts } from '#server/parts.ts'
import { productCards, type StoredProductCard } from '#server/publishing/cards/product-cards.ts'
import { publishedTypes } from '#server/publishing/cards/type-tree.ts'
import { type Entry, isoTime, type KindRules, stateOf } from '#server/publishing/kind.ts'
import { TYPE_TREE_LOCK } from '#server/publishing/locks.ts'
import { picturesOf } from '#server/publishing/published.ts'
import { findEntry } from '#server/publishing/publishing.ts'
import { recordedAs } from '#server/publishing/recorded.ts'
import { say } from '#server/publishing/text.ts'
import { checkType, contentOf, productRules } from './rules.ts'
import { productStore } from './store.ts'

const RELATED = 4

export function productRoutes(house: House, { storage, publishing, site, now }: Parts) {
  const { db } = storage
  const store = productStore(db)
  const rules: KindRules<ProductContent> = { ...productRules, present: async (entry) => present(entry) }
  const sayAll = (cards: StoredProductCard[], language: Language) => cards.map((card) => say(card, language))

  serve(house, calls.listAll, async ({ typeId, lang: _, ...query }, { language }) => {
    const typeIds =
      typeId === undefined ? undefined : (await publishedTypes(db, now())).withDescendants(typeId)
    const { total, items } = await store.publicPage({ ...query, ...(typeIds && { typeIds }) }, now())
    return { total, items: sayAll(items, language) }
  })
  serve(house, calls.hot, async ({ page, limit }, { language }) => {
    const { total, items } = await store.publicPage({ page, limit, sort: 'sort', hot: true }, now())
    return { total, items: sayAll(items, language) }
  })
  serve(house, calls.getById, async ({ id }, { language }) => {
    const row = await store.findPublic(id, now())
    const [card] = row ? await productCards(db, [row], now()) : []
    if (!row || !card) throw notFound()
    const { summary, description, highlights, gallery, specs }: ProductContent = JSON.parse(row.content)
    const pictures = await picturesOf(db, gallery)
    const types = await publishedTypes(db, now())
    const related = await store.related({ id, typeId: card.productTypeId }, RELATED, now())
    const own = { ...card, summary, description, highlights, specs }
    return {
      ...say({ ...own, gallery: gallery.flatMap((key) => pictures.get(key) ?? []) }, language),
      path: types
        .pathOf(card.productTypeId)
        .map((type) => say({ id: type.id, productTypeName: type.productTypeName }, language)),
      related: sayAll(related, language),
    }
  })

  serve(house, calls.list, async (query) => {
    const { total, items } = await store.page(query)
    const names = await store.typeNames([...new Set(items.flatMap((entry) => entry.parentId ?? []))])
    return {
      total,
      items: items.map((entry) => ({
        ...present(entry),
        cover: entry.content.gallery[0] ?? null,
        productTypeName: names.get(entry.parentId ?? 0) ?? null,
      })),
    }
  })
  serve(house, calls.read, async ({ id }) => {
    const entry = await findEntry<ProductContent>(db, rules, id)
    if (!entry) throw notFound()
    return present(entry)
  })

  const workOf = ({ person, record }: AskingPerson) => ({
    by: person.id,
    record: recordedAs(record, (content: ProductContent) => content.productName, site.settings().language),
  })
  const underType = (typeId: number | null | undefined, asking: AskingPerson) =>
    typeof typeId === 'number'
      ? {
          ...workOf(asking),
          lock: TYPE_TREE_LOCK,
          check: async (within: typeof db) => checkType(await store.typeExists(typeId, within)),
        }
      : workOf(asking)

  serve(house, calls.add, async ({ productTypeId = null, ...draft }, asking) => {
    const content = contentOf(draft, site.settings().language)
    return present(
      await publishing.add(rules, { content, parentId: productTypeId }, underType(productTypeId, asking)),
    )
  })
  serve(house, calls.update, async ({ id, version, productTypeId, ...draft }, asking) => {
    const saved = await publishing.save(
      rules,
      { id, version },
      (entry) => ({
        content: contentOf(draft, site.settings().language, entry.content),
        parentId: productTypeId === undefined ? entry.parentId : productTypeId,
      }),
      underType(productTypeId, asking),
    )
    return present(saved)
  })
  serve(house, calls.publish, async (target, asking) =>
    present(await publishing.publish(rules, target, workOf(asking))),
  )
  serve(house, calls.unpublish, async (target, asking) =>
    present(await publishing.unpublish(rules, target, workOf(asking))),
  )
  serve(house, calls.remove, (target, asking) => publishing.trash(rules, target, workOf(asking)))
}

function present(entry: Entry<ProductContent>) {
  return {
    id: entry.id,
    version: entry.version,
    productTypeId: entry.parentId,
    state: stateOf(entry),
    ...entry.content,
    createTime: isoTime(entry.createdAt),
    updateTime: isoTime(entry.updatedAt),
    publishTime: entry.publishedAt === null ? null : isoTime(entry.publishedAt),
  }
}
