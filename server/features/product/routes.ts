// What answers the calls of products.
import { productCalls as calls } from '#contract/products/product.ts'
import type { TakenBy } from '#contract/wire/call.ts'
import { notFound } from '#server/failure.ts'
import { type Router, serve } from '#server/http/serve.ts'
import type { Parts } from '#server/parts.ts'
import { entryChoices } from '#server/publishing/cards/entry-choices.ts'
import { listed } from '#server/publishing/cards/record-facts.ts'
import { workingAttributes } from '#server/publishing/cards/type-attributes.ts'
import { publishedTypes } from '#server/publishing/cards/type-tree.ts'
import { keptValues, mustBeFine, wrongValues } from '#server/publishing/fields/values.ts'
import { writtenAt } from '#server/publishing/kinds/rules.ts'
import { TYPE_TREE_LOCK } from '#server/publishing/lifecycle/locks.ts'
import { type WriteOptions, writeOptionsOf } from '#server/publishing/lifecycle/write-options.ts'
import { mustFind } from '#server/publishing/lifecycle/writing.ts'
import { addingOf } from '#server/publishing/proposals/adding.ts'
import { takingOf } from '#server/publishing/proposals/taking.ts'
import type { Db } from '#server/storage/open.ts'
import { bitsRead } from '#server/storage/reads/language-read.ts'
import { browseRoutes } from './browse-routes.ts'
import { checkType, wrongSelf } from './checks.ts'
import { comparePage } from './compare.ts'
import { productPage, sayAll } from './product-page.ts'
import { contentOf, present, productRules } from './rules.ts'
import { sizeLines } from './size-lines.ts'
import { sizingPage } from './sizing.ts'
import { productStore } from './store.ts'

export function productRoutes(router: Router, parts: Parts) {
  const { storage, now } = parts
  const { db } = storage
  const store = productStore(db)
  const countAll = async (at: number) => {
    const index = await parts.facets()
    const titled = bitsRead()
    if (titled === null) return index.seenAt(at)
    // No product is there below a type that is not.
    const typeIds = (await publishedTypes(db, at)).all.map(({ id }) => id)
    const page = { sort: 'sort', offset: 0, limit: 0 } as const
    return index.search({ typeIds, filter: new Map(), ...page, at, titled }).total
  }

  serve(router, calls.listAll, async ({ typeId, lang: _, ...query }, { language }) => {
    const typeIds =
      typeId === undefined ? undefined : (await publishedTypes(db, now())).withDescendants(typeId)
    const at = now()
    // Of all products the index in memory knows how many there are; a preview would read it anew.
    const known = typeIds || storage.overlaid() ? undefined : await countAll(at)
    const { total, items } = await store.publicPage({ ...query, ...(typeIds && { typeIds }) }, at, known)
    return { total, items: sayAll(items, language) }
  })
  serve(router, calls.hot, async ({ page, limit }, { language }) => {
    const { total, items } = await store.publicPage({ page, limit, sort: 'sort', hot: true }, now())
    return { total, items: sayAll(items, language) }
  })
  serve(router, calls.getById, async ({ id }, { language }) => {
    const page = await productPage(db, id, language, now())
    if (!page) throw notFound()
    return { ...page, day: parts.days.isoDayAt(page.publishedAt) }
  })

  serve(router, calls.sizing, async ({ typeId }, { language }) => {
    const page = await sizingPage(db, typeId, language, now())
    if (!page) throw notFound()
    return page
  })
  serve(router, calls.sizeLines, (_, { language }) => sizeLines(db, language, now()))
  serve(router, calls.compare, ({ ids }, { language }) => comparePage(db, ids, language, now()))

  const page = async (query: TakenBy<typeof calls.list>) => {
    const { total, items } = await store.page(query)
    const names = await store.typeNames([...new Set(items.flatMap((entry) => entry.parentId ?? []))])
    const own = await listed(
      db,
      'product',
      items.map(({ content }) => content.values),
    )
    return {
      total,
      items: items.map((entry, at) => ({
        ...present(entry),
        cover: entry.content.gallery[0] ?? null,
        productTypeName: names.get(entry.parentId ?? 0) ?? null,
        own: own[at] ?? {},
      })),
    }
  }
  serve(router, calls.list, page, { fromStoreAlone: true })
  serve(router, calls.read, async ({ id }) => present(await mustFind(db, productRules, id)))
  serve(router, calls.choices, async (query) => ({
    items: await entryChoices(db, { kind: 'product', ...query }),
  }))

  writeRoutes(router, parts)
  browseRoutes(router, parts)
}

/** Writing takes the lock of the types: nobody moves or deletes the type meanwhile, nor changes what it asks for. */
function writeRoutes(router: Router, parts: Parts) {
  const { publishing } = parts
  const store = productStore(parts.storage.db)
  const work = (
    asking: Parameters<typeof writeOptionsOf>[0],
    check: NonNullable<WriteOptions['check']>,
  ): WriteOptions => ({ ...writeOptionsOf(asking), lock: TYPE_TREE_LOCK, check })
  const typeThere = async (typeId: number | null | undefined, within: Db) => {
    if (typeof typeId === 'number') checkType(await store.typeExists(typeId, within))
  }

  serve(router, calls.add, async ({ productTypeId = null, from, ...draft }, asking) => {
    const content = contentOf(draft, writtenAt(parts))
    const checks = work(asking, async (within) => {
      await typeThere(productTypeId, within)
      mustBeFine(wrongValues(await workingAttributes(within, productTypeId), content.values))
    })
    const adding = await addingOf(parts, { rules: productRules, from }, asking)
    const made = { content, parentId: productTypeId }
    return present(await publishing.add(productRules, made, { ...checks, ...adding }))
  })
  serve(router, calls.update, async ({ id, version, autosave, from, productTypeId, ...draft }, asking) => {
    const checks = work(asking, async (within) => {
      await typeThere(productTypeId, within)
      if (!draft.values) return
      const given = keptValues('product', draft.values)
      const entry = await mustFind(within, productRules, id)
      const typeId = productTypeId === undefined ? entry.parentId : productTypeId
      const { values } = entry.content
      mustBeFine(wrongValues(await workingAttributes(within, typeId), given, values))
    })
    const saved = await publishing.save(
      productRules,
      { id, version },
      (entry) => {
        const content = contentOf(draft, writtenAt(parts), entry.content)
        mustBeFine(wrongSelf(id, content))
        return { content, parentId: productTypeId === undefined ? entry.parentId : productTypeId }
      },
      { ...checks, autosave, ...(await takingOf(parts, { rules: productRules, id, from }, asking)) },
    )
    return present(saved)
  })
}
