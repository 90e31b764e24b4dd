// A product as its page shows it: its own fields, the table of its type's attributes, and the records around it.
import { NO_TEXT } from '#contract/content/blank.ts'
import { productKind } from '#contract/kinds/product.ts'
import type { Text } from '#contract/languages/language.ts'
import { eachLanguage, type Language } from '#contract/languages/language-codes.ts'
import type { ProductContent } from '#contract/products/product.ts'
import { writeMeasure } from '#contract/quantities/measure.ts'
import { inUs } from '#server/publishing/cards/fact.ts'
import { factGroups, sideFacts } from '#server/publishing/cards/facts.ts'
import {
  productCards,
  productCardsById,
  readProduct,
  type StoredProductCard,
} from '#server/publishing/cards/product-cards.ts'
import { idsSaid } from '#server/publishing/cards/record-facts.ts'
import { attributesAlong } from '#server/publishing/cards/type-attributes.ts'
import {
  type PublishedType,
  publishedTypes,
  stepOf,
  type TypeTree,
} from '#server/publishing/cards/type-tree.ts'
import { regions } from '#server/publishing/fields/regions.ts'
import { shownFields } from '#server/publishing/kinds/shown.ts'
import { filesOf } from '#server/publishing/media/files.ts'
import { endOfChain } from '#server/publishing/references/chains.ts'
import { publicRecords } from '#server/publishing/references/named-records.ts'
import { withOwnLinks } from '#server/publishing/references/own-links.ts'
import { illustrationsOf } from '#server/publishing/texts/rich-text.ts'
import { inLanguage } from '#server/publishing/texts/text.ts'
import type { Db } from '#server/storage/open.ts'
import { productRules } from './rules.ts'
import { productStore } from './store.ts'
import { shownCurves, shownTables } from './tables.ts'

const ON_PAGE = [
  ...(['summary', 'description', 'highlights', 'gallery', 'weight', 'ambient', 'status', 'seo'] as const),
] as const
const RELATED = 4
/** Success cases under a product. */
const CASES = 3

export const sayAll = (cards: readonly StoredProductCard[], language: Language) =>
  cards.map((card) => inLanguage(card, language))

/** What visitors see of a product at a moment; null when they do not see it. */
export async function productPage(db: Db, id: number, language: Language, at: number) {
  const store = productStore(db)
  const row = await store.findPublic(id, at)
  const [card] = row ? await productCards(db, [row], at) : []
  if (!row || !card) return null
  const content = readProduct(row.content)
  const types = await publishedTypes(db, at)
  const path = types.pathOf(card.productTypeId)
  const shown = await shownFields(db, productKind.fields, ON_PAGE, [content])
  const attributes = attributesAlong(path)
  const records = await publicRecords(db, idsSaid(attributes, [content.values]), at)
  const around = await recordsAround(db, { id, content, path, types }, at)
  const models = new Set(around.accessories.map(({ productModel }) => productModel))
  const own = {
    ...card,
    ...shown(content),
    illustrations: await illustrationsOf(db, [content.description], language),
    specs: factGroups(attributes, content.values, content.specs, records),
    side: sideFacts('product', content.values, records),
    usMeasures: { weight: measureInUs(content.weight), ambient: measureInUs(content.ambient) },
    ...{ notFor: content.notFor, price: content.price, replaces: content.replaces },
    regionalPrices: pricesOf(content),
    parts: content.parts.filter(({ number }) => number === '' || !models.has(number)),
    ...{ tables: shownTables(content.tables), curves: shownCurves(content.curves) },
    ...{ orderPrefix: content.orderPrefix, orderCode: content.orderCode },
    downloads: await downloadsOf(db, content, language),
  }
  const cases = await store.cases(id, CASES, at)
  return {
    ...(await withOwnLinks(db, inLanguage(own, language), language, at)),
    publishedAt: row.published_at,
    path: path.map((type) => inLanguage(stepOf(type), language)),
    replacement: around.next ? inLanguage(around.next, language) : null,
    accessories: around.accessories.map((card) => inLanguage(card, language)),
    related: sayAll(around.related, language),
    cases: cases.map((one) => inLanguage(one, language)),
  }
}

/** In the order of the regions; none of a region that is no more. */
const pricesOf = ({ regionalPrices }: ProductContent) =>
  regions().flatMap(({ key, name }) => {
    const said = regionalPrices.find(({ region }) => region === key)
    return said ? [{ region: key, name, price: said.price }] : []
  })

const measureInUs = (measure: ProductContent['weight' | 'ambient']): Text | null =>
  measure && inUs(eachLanguage((language) => writeMeasure(measure, language)))

/** Files in the visitor's own language first. */
async function downloadsOf(db: Db, { downloads }: ProductContent, language: Language) {
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

type Around = { id: number; content: ProductContent; path: readonly PublishedType[]; types: TypeTree }

/** The products that it names, and others of its type where the row of related ones is not full. */
async function recordsAround(db: Db, { id, content, path, types }: Around, at: number) {
  const store = productStore(db)
  // What replaces it may have been replaced since.
  const nextId = await endOfChain(db, productRules, { from: id, first: content.replacement }, at)
  const ids = [...content.related, ...content.accessories, ...(nextId === null ? [] : [nextId])]
  const named = await productCardsById(db, ids, at)
  const cardsOf = (wanted: readonly number[]) =>
    wanted.flatMap((one) => named.find((other) => other.id === one) ?? [])
  const related = cardsOf(content.related)
  const fill = async (typeIds: readonly number[]) => {
    const without = [...named, ...related].map((one) => one.id)
    const limit = RELATED - related.length
    related.push(...(await store.related({ id, typeIds }, { limit, without }, at)))
  }
  const type = path.at(-1)
  if (type) await fill([type.id])
  // Where the type itself has little beside this product, its family fills the row.
  if (path[0]) await fill(types.withDescendants(path[0].id))
  return {
    related,
    accessories: cardsOf(content.accessories).map((card) => ({
      ...card,
      why: content.parts.find(({ number }) => number === card.productModel)?.name ?? NO_TEXT,
    })),
    next: nextId === null ? null : cardsOf([nextId])[0],
  }
}
