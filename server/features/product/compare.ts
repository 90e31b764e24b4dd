// Products beside each other: the same facts in one row, and which of them is better where that can be said.
import { FACT_GROUPS } from '#contract/kinds/product-type.ts'
import type { Text } from '#contract/languages/language.ts'
import { LANGUAGES, type Language } from '#contract/languages/language-codes.ts'
import type { Attribute, AttributeValues } from '#contract/products/product-attribute.ts'
import { comparedEnds, isFact } from '#contract/quantities/fact.ts'
import { type Fact, saidFact } from '#server/publishing/cards/fact.ts'
import { ownGroups } from '#server/publishing/cards/facts.ts'
import { CARD_COLUMNS, productCards, readProduct } from '#server/publishing/cards/product-cards.ts'
import { idsSaid } from '#server/publishing/cards/record-facts.ts'
import { attributesAlong } from '#server/publishing/cards/type-attributes.ts'
import { publishedTypes } from '#server/publishing/cards/type-tree.ts'
import { published } from '#server/publishing/published.ts'
import { type NamedRecords, NO_RECORDS, publicRecords } from '#server/publishing/references/named-records.ts'
import { inLanguage } from '#server/publishing/texts/text.ts'
import type { Db } from '#server/storage/open.ts'
import { serverTexts } from '#server/texts.ts'

const words = serverTexts('server/publishing/cards')

/** A product by what it says: the attributes along its types, its values, and its own table. */
export type Compared = {
  attributes: readonly Attribute[]
  values: AttributeValues
  own: ReturnType<typeof ownGroups>
}
type Row = {
  name: Text
  cells: (Omit<Fact, 'name' | 'records'> | null)[]
  better: number[]
  differs: boolean
}
type Group = { title: Text; rows: Row[] }

/** The rows of several products, in the groups of their tables. */
export function comparedGroups(products: readonly Compared[], records: NamedRecords = NO_RECORDS): Group[] {
  const attributes = new Map<string, Attribute>()
  for (const product of products)
    for (const attribute of product.attributes)
      if (!attributes.has(attribute.key)) attributes.set(attribute.key, attribute)
  const groups = [null, ...FACT_GROUPS].map((group) => ({
    title: group === null ? words.attributesTitle : words.groups[group],
    rows: [...attributes.values()]
      .filter((attribute) => attribute.group === group)
      .flatMap((attribute) => rowOf(attribute, products, records) ?? []),
  }))
  addOwn(groups, products)
  return groups.filter(({ rows }) => rows.length > 0)
}

function rowOf({ key, better }: Attribute, products: readonly Compared[], records: NamedRecords): Row | null {
  const facts = products.map(({ attributes, values }) => {
    const attribute = attributes.find((one) => one.key === key)
    return attribute ? saidFact(attribute, values, [], records) : null
  })
  const name = facts.find((fact) => fact !== null)?.name
  if (!name) return null
  const values = products.map(({ values: said }, at) => (facts[at] ? said[key] : undefined))
  return { ...cellsOf(name, facts), better: better ? bestOf(better, values) : [] }
}

/** The places of the best; none where all are as good, or where only one says anything. */
function bestOf(better: NonNullable<Attribute['better']>, values: readonly unknown[]): number[] {
  const scores = values.map((value) => (isFact(value) ? scoreOf(better, comparedEnds(value)) : null))
  const said = scores.filter((score) => score !== null)
  const best = Math.max(...said)
  if (said.length < 2 || said.every((score) => score === best)) return []
  return scores.flatMap((score, at) => (score === best ? [at] : []))
}

/** An open end says nothing of what is lower or wider. */
function scoreOf(better: NonNullable<Attribute['better']>, [from, to]: [number, number]): number | null {
  const score = { higher: to, lower: -to, wider: to - from }[better]
  return Number.isFinite(score) ? score : null
}

/** What products say in tables of their own stands in one row where it has one name. */
function addOwn(groups: Group[], products: readonly Compared[]) {
  for (const { own } of products)
    for (const { title, rows } of own) {
      const group = groups.find((one) => sameText(one.title, title)) ?? { title, rows: [] }
      if (!groups.includes(group)) groups.push(group)
      for (const { name } of rows) {
        if (group.rows.some((row) => sameText(row.name, name))) continue
        const cells = products.map((product) => ownFact(product, title, name))
        group.rows.push({ ...cellsOf(name, cells), better: [] })
      }
    }
}

const ownFact = ({ own }: Compared, title: Text, name: Text) =>
  own.find((group) => sameText(group.title, title))?.rows.find((row) => sameText(row.name, name)) ?? null

function cellsOf(name: Text, facts: readonly (Fact | null)[]): Omit<Row, 'better'> {
  const cells = facts.map((fact) => {
    if (!fact) return null
    // A row of the comparison has words alone.
    const { name: _, records: __, ...cell } = fact
    return cell
  })
  const said = cells.map((cell) => JSON.stringify(cell && [cell.value, cell.unit, cell.regions]))
  return { name, cells, differs: said.some((one) => one !== said[0]) }
}

const sameText = (one: Text, other: Text) =>
  LANGUAGES.some((language) => one[language] !== '' && one[language] === other[language])

/** Those of the products that visitors see, and their rows in one language; no rows where there is nothing to compare. */
export async function comparePage(db: Db, ids: readonly number[], language: Language, at: number) {
  const found = await published(db, 'product', at)
    .select(CARD_COLUMNS)
    .where('entry_id', 'in', [...ids])
    .execute()
  const rows = ids.flatMap((id) => found.find(({ entry_id }) => entry_id === id) ?? [])
  const [products, types] = [await productCards(db, rows, at), await publishedTypes(db, at)]
  const compared = rows.map(({ parent_id, content }) => {
    const { values, specs } = readProduct(content)
    const attributes = parent_id === null ? [] : attributesAlong(types.pathOf(parent_id))
    return { attributes, values, own: ownGroups(specs) }
  })
  const named = compared.flatMap(({ attributes, values }) => idsSaid(attributes, [values]))
  const page = { products, groups: comparedGroups(compared, await publicRecords(db, named, at)) }
  const { shownIn = {}, ...shown } = inLanguage(page, language)
  return { ...shown, products: products.map((card) => inLanguage(card, language)), shownIn }
}
