// What answers the calls of products.
import type { Language } from '#contract/languages/language-codes.ts'
import { productCalls as calls, type ProductContent } from '#contract/products/product.ts'
import { notFound } from '#server/failure.ts'
import { type Router, serve } from '#server/http/serve.ts'
import type { Parts } from '#server/parts.ts'
import { entryChoices } from '#server/publishing/cards/entry-choices.ts'
import {
  productCards,
  productCardsById,
  type StoredProductCard,
  wholeProduct,
} from '#server/publishing/cards/product-cards.ts'
import {
  ATTRIBUTES_TITLE,
  attributeRows,
  attributesAlong,
  workingAttributes,
} from '#server/publishing/cards/type-attributes.ts'
import { publishedTypes, stepOf } from '#server/publishing/cards/type-tree.ts'
import { TYPE_TREE_LOCK } from '#server/publishing/lifecycle/locks.ts'
import { type WriteOptions, writeOptionsOf } from '#server/publishing/lifecycle/write-options.ts'
import { mustFind } from '#server/publishing/lifecycle/writing.ts'
import { filesOf } from '#server/publishing/media/files.ts'
import { picturesOf } from '#server/publishing/published.ts'
import { endOfChain } from '#server/publishing/references/chains.ts'
import { withOwnLinks } from '#server/publishing/references/own-links.ts'
import { illustrationsOf } from '#server/publishing/texts/rich-text.ts'
import { shownSeo } from '#server/publishing/texts/seo.ts'
import { say } from '#server/publishing/texts/text.ts'
import type { Db } from '#server/storage/open.ts'
import { browseRoutes } from './browse-routes.ts'
import { checkType, mustBeFine, wrongSelf, wrongValues } from './checks.ts'
import { fileRoutes } from './file-routes.ts'
import { contentOf, present, productRules } from './rules.ts'
import { productStore } from './store.ts'

const RELATED = 4
/** Success cases under a product. */
const CASES = 3

export function productRoutes(router: Router, { storage, bus, publishing, site, threads, now }: Parts) {
  const { db } = storage
  const store = productStore(db)
  const sayAll = (cards: StoredProductCard[], language: Language) => cards.map((card) => say(card, language))

  serve(router, calls.listAll, async ({ typeId, lang: _, ...query }, { language }) => {
    const typeIds =
      typeId === undefined ? undefined : (await publishedTypes(db, now())).withDescendants(typeId)
    const { total, items } = await store.publicPage({ ...query, ...(typeIds && { typeIds }) }, now())
    return { total, items: sayAll(items, language) }
  })
  serve(router, calls.hot, async ({ page, limit }, { language }) => {
    const { total, items } = await store.publicPage({ page, limit, sort: 'sort', hot: true }, now())
    return { total, items: sayAll(items, language) }
  })
  serve(router, calls.getById, async ({ id }, { language }) => {
    const row = await store.findPublic(id, now())
    const [card] = row ? await productCards(db, [row], now()) : []
    if (!row || !card) throw notFound()
    const content = wholeProduct(JSON.parse(row.content))
    const { summary, description, highlights, gallery, seo, status, replacement } = content
    const pictures = await picturesOf(db, [...gallery, ...(seo.picture === null ? [] : [seo.picture])])
    const types = await publishedTypes(db, now())
    const path = types.pathOf(card.productTypeId)
    const rows = attributeRows(attributesAlong(path), content.values, content.specs)
    const specs = [...(rows.length > 0 ? [{ title: ATTRIBUTES_TITLE, rows }] : []), ...content.specs]
    const illustrations = await illustrationsOf(db, [description], language)
    const downloads = await downloadsOf(content, language)
    // What replaces it may have been replaced since.
    const nextId = await endOfChain(db, productRules, { from: id, first: replacement }, now())
    const named = await productCardsById(
      db,
      [...content.related, ...content.accessories, ...(nextId === null ? [] : [nextId])],
      now(),
    )
    const cardsOf = (ids: readonly number[]) =>
      ids.flatMap((one) => named.find((other) => other.id === one) ?? [])
    const chosen = cardsOf(content.related)
    const others = await store.related(
      { id, typeIds: [card.productTypeId] },
      { limit: RELATED - chosen.length, without: named.map((one) => one.id) },
      now(),
    )
    // Where the type itself has little beside this product, its family fills the row.
    const known = [...named, ...others].map((one) => one.id)
    const family = await store.related(
      { id, typeIds: path[0] ? types.withDescendants(path[0].id) : [] },
      { limit: RELATED - chosen.length - others.length, without: known },
      now(),
    )
    const own = { ...card, summary, description, illustrations, highlights, specs, downloads, status }
    const [next] = cardsOf(nextId === null ? [] : [nextId])
    const shown = gallery.flatMap((key) => pictures.get(key) ?? [])
    const said = say({ ...own, gallery: shown, seo: shownSeo(seo, pictures) }, language)
    return {
      ...(await withOwnLinks(db, said, language, now())),
      path: path.map((type) => say(stepOf(type), language)),
      replacement: next ? say(next, language) : null,
      accessories: sayAll(cardsOf(content.accessories), language),
      related: sayAll([...chosen, ...others, ...family], language),
      cases: (await store.cases(id, CASES, now())).map((one) => say(one, language)),
    }
  })

  /** Files in the visitor's own language first. */
  async function downloadsOf({ downloads }: ProductContent, language: Language) {
    const files = await filesOf(
      db,
      downloads.map(({ key }) => key),
    )
    const own = (one: { language: string }) => one.language === language || one.language === 'any'
    return downloads
      .flatMap((one) => {
        const file = files.find(({ key }) => key === one.key)
        return file ? [{ ...file, title: one.title, language: one.language }] : []
      })
      .toSorted((one, other) => Number(own(other)) - Number(own(one)))
  }

  serve(router, calls.list, async (query) => {
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
  serve(router, calls.read, async ({ id }) => {
    return present(await mustFind(db, productRules, id))
  })

  serve(router, calls.choices, async (query) => ({
    items: await entryChoices(db, { kind: 'product', ...query }),
  }))

  /** Nobody moves or deletes the type meanwhile, nor changes what it asks for. */
  const work = (
    asking: Parameters<typeof writeOptionsOf>[0],
    check: WriteOptions['check'],
  ): WriteOptions => ({
    ...writeOptionsOf(asking),
    lock: TYPE_TREE_LOCK,
    ...(check && { check }),
  })
  const typeThere = async (typeId: number | null | undefined, within: Db) => {
    if (typeof typeId === 'number') checkType(await store.typeExists(typeId, within))
  }

  serve(router, calls.add, async ({ productTypeId = null, ...draft }, asking) => {
    const content = contentOf(draft, site.settings().language)
    const checks = work(asking, async (within) => {
      await typeThere(productTypeId, within)
      mustBeFine(wrongValues(await workingAttributes(within, productTypeId), content.values))
    })
    return present(await publishing.add(productRules, { content, parentId: productTypeId }, checks))
  })
  serve(router, calls.update, async ({ id, version, autosave, productTypeId, ...draft }, asking) => {
    const checks = work(asking, async (within) => {
      await typeThere(productTypeId, within)
      const entry = await mustFind(within, productRules, id)
      const typeId = productTypeId === undefined ? entry.parentId : productTypeId
      const { values } = wholeProduct(entry.content)
      if (draft.values) mustBeFine(wrongValues(await workingAttributes(within, typeId), draft.values, values))
    })
    const saved = await publishing.save(
      productRules,
      { id, version },
      (entry) => {
        const content = contentOf(draft, site.settings().language, entry.content)
        mustBeFine(wrongSelf(id, content))
        return { content, parentId: productTypeId === undefined ? entry.parentId : productTypeId }
      },
      { ...checks, autosave },
    )
    return present(saved)
  })

  browseRoutes(router, { storage, bus, now })
  fileRoutes(router, { storage, publishing, site, threads, now })
}
