// What the catalog of a product type holds: its published products by the types below it, and what they are told apart by.
import type { Language } from '#contract/languages/language-codes.ts'
import type { Attribute, AttributeValues } from '#contract/products/product-attribute.ts'
import { comparedEnds, isFact } from '#contract/quantities/fact.ts'
import { saidFact } from '#server/publishing/cards/fact.ts'
import { factGroups } from '#server/publishing/cards/facts.ts'
import { CARD_COLUMNS, productCards, readProduct } from '#server/publishing/cards/product-cards.ts'
import { idsSaid } from '#server/publishing/cards/record-facts.ts'
import { attributesAlong } from '#server/publishing/cards/type-attributes.ts'
import { publishedTypes } from '#server/publishing/cards/type-tree.ts'
import { firstUnder, published } from '#server/publishing/published.ts'
import { publicRecords } from '#server/publishing/references/named-records.ts'
import { inLanguage } from '#server/publishing/texts/text.ts'
import type { Db } from '#server/storage/open.ts'

/** Products of one catalog (docs/limits.md); of more it has the first, and each type below has one of its own. */
const MOST = 60
/** Columns of the table beside the model: more do not fit. */
const COLUMNS = 5
const ACCURACY = 'accuracy'

type Catalog = NonNullable<Awaited<ReturnType<typeof catalogOf>>>
export type CatalogProduct = Catalog['products'][number]

/** Null where visitors see no such type. */
export async function catalogOf(db: Db, id: number, language: Language, at: number) {
  const types = await publishedTypes(db, at)
  const type = types.find(id)
  if (!type) return null
  const within = types.withDescendants(id)
  const all = published(db, 'product', at).where('parent_id', 'in', within)
  const { total } = await all.select((e) => e.fn.countAll().as('total')).executeTakeFirstOrThrow()
  const rows = await firstUnder(db, 'product', { parents: within, limit: MOST }, at)
    .select(CARD_COLUMNS)
    .execute()
  const cards = await productCards(db, rows, at)
  const read = rows.map(({ parent_id, content }) => ({
    attributes: attributesAlong(parent_id === null ? [] : types.pathOf(parent_id)),
    content: readProduct(content),
  }))
  const named = read.flatMap(({ attributes, content }) => idsSaid(attributes, [content.values]))
  const records = await publicRecords(db, named, at)
  const found = read.flatMap(({ attributes, content }, place) => {
    const { status, summary, values, specs, orderPrefix, orderCode } = content
    const card = cards[place]
    // What is no longer made is not offered on paper either.
    if (!card || status === 'discontinued') return []
    const facts = factGroups(attributes, values, specs, records)
    return [{ card, attributes, values, said: { ...card, summary, orderPrefix, orderCode, specs: facts } }]
  })
  const columns = columnsOf(found)
  const ofType = (one: number) => found.filter(({ card }) => card.productTypeId === one)
  const ordered = within.flatMap(ofType)
  return {
    type: inLanguage({ name: type.productTypeName, introduction: type.introduction }, language),
    ...{ address: inLanguage({ is: type.address }, language).is, cover: type.cover },
    total: Number(total),
    more: Number(total) > rows.length,
    groups: within.flatMap((one) => {
      const ids = ofType(one).map(({ card }) => card.id)
      const named = types.find(one)
      return named && ids.length > 0
        ? [{ ...inLanguage({ name: named.productTypeName }, language), ids }]
        : []
    }),
    products: ordered.map(({ said }) => inLanguage(said, language)),
    table: {
      columns: columns.map(({ name }) => inLanguage({ name }, language).name),
      rows: ordered
        .toSorted((one, other) => byColumns(columns, one.values, other.values))
        .map(({ card, attributes, values }) => ({
          id: card.id,
          cells: columns.map(({ key }) => {
            const attribute = attributes.find((one) => one.key === key)
            const fact = attribute ? saidFact(attribute, values) : null
            return fact && inLanguage(fact, language)
          }),
        })),
    },
  }
}

type Found = { attributes: readonly Attribute[]; values: AttributeValues }

/** Size first, then accuracy, then what cards say, then what most of them say; nothing in which they are all alike. */
function columnsOf(products: readonly Found[]): Attribute[] {
  const all = new Map<string, { attribute: Attribute; said: string[] }>()
  for (const { attributes, values } of products)
    for (const attribute of attributes) {
      const value = values[attribute.key]
      if (!isFact(value)) continue
      const { said } = all.get(attribute.key) ?? { said: [] }
      all.set(attribute.key, { attribute, said: [...said, comparedEnds(value).join()] })
    }
  const rank = ({ key, dimension, onCard }: Attribute) => {
    if (dimension === 'size') return 0
    if (key === ACCURACY) return 1
    return onCard ? 2 : 3
  }
  // Of the others, a column that few fill says little.
  const isTold = ({ attribute, said }: { attribute: Attribute; said: string[] }) =>
    new Set(said).size > 1 && (rank(attribute) < 2 || said.length * 2 > products.length)
  return [...all.values()]
    .filter(isTold)
    .toSorted(
      (one, other) => rank(one.attribute) - rank(other.attribute) || other.said.length - one.said.length,
    )
    .slice(0, COLUMNS)
    .map(({ attribute }) => attribute)
}

/** From the smallest on; what says nothing stands last. */
function byColumns(columns: readonly Attribute[], one: AttributeValues, other: AttributeValues): number {
  for (const { key } of columns) {
    const [first, second] = [endsOf(one[key]), endsOf(other[key])]
    const between = first[0] - second[0] || first[1] - second[1]
    if (between !== 0 && !Number.isNaN(between)) return between
  }
  return 0
}
const endsOf = (value: unknown): [number, number] =>
  isFact(value) ? comparedEnds(value) : [Number.MAX_VALUE, Number.MAX_VALUE]
