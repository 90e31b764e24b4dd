// What answers the calls of products.
import type { Language } from '#contract/language-codes.ts'
import { productCalls as calls, type ProductContent } from '#contract/product.ts'
import { notFound } from '#server/failure.ts'
import { type House, serve } from '#server/http/serve.ts'
import type { Parts } from '#server/parts.ts'
import { productCards, type StoredProductCard } from '#server/publishing/cards/product-cards.ts'
import { publishedTypes } from '#server/publishing/cards/type-tree.ts'
import { TYPE_TREE_LOCK } from '#server/publishing/locks.ts'
import { picturesOf } from '#server/publishing/published.ts'
import { illustrationsOf } from '#server/publishing/rich-text.ts'
import { say } from '#server/publishing/text.ts'
import { type Work, workOf } from '#server/publishing/work.ts'
import { mustFind } from '#server/publishing/writing.ts'
import { checkType, contentOf, present, productRules } from './rules.ts'
import { productStore } from './store.ts'

const RELATED = 4

export function productRoutes(house: House, { storage, publishing, site, now }: Parts) {
  const { db } = storage
  const store = productStore(db)
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
    const illustrations = await illustrationsOf(db, [description], language)
    const own = { ...card, summary, description, illustrations, highlights, specs }
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
    return present(await mustFind(db, productRules, id))
  })

  const underType = (typeId: number | null | undefined): Pick<Work, 'lock' | 'check'> =>
    typeof typeId === 'number'
      ? {
          lock: TYPE_TREE_LOCK,
          check: async (within) => checkType(await store.typeExists(typeId, within)),
        }
      : {}

  serve(house, calls.add, async ({ productTypeId = null, ...draft }, asking) => {
    const content = contentOf(draft, site.settings().language)
    const work = { ...workOf(asking), ...underType(productTypeId) }
    return present(await publishing.add(productRules, { content, parentId: productTypeId }, work))
  })
  serve(house, calls.update, async ({ id, version, autosave, productTypeId, ...draft }, asking) => {
    const saved = await publishing.save(
      productRules,
      { id, version },
      (entry) => ({
        content: contentOf(draft, site.settings().language, entry.content),
        parentId: productTypeId === undefined ? entry.parentId : productTypeId,
      }),
      { ...workOf(asking), autosave, ...underType(productTypeId) },
    )
    return present(saved)
  })
}
