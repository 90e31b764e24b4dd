// The published product types as a tree, with how many products each holds.
import type { Seo } from '#contract/content/seo.ts'
import { readContent } from '#contract/kinds/content.ts'
import { productTypeKind } from '#contract/kinds/product-type.ts'
import type { Text } from '#contract/languages/language.ts'
import type { Attribute } from '#contract/products/product-attribute.ts'
import {
  type PictureRow,
  pictureRows,
  published,
  type StoredPicture,
  storedPicture,
} from '#server/publishing/published.ts'
import { ADDRESS_COLUMNS, pathsOf } from '#server/publishing/references/addresses.ts'
import type { Db } from '#server/storage/open.ts'
import { frozen } from '#server/storage/reads/frozen.ts'

/** A stored type, whenever it was stored. */
export const readType = (json: string) => readContent(productTypeKind, json)

/** Types are few, seldom change, and are asked for with nearly every page: each text is read once. More than this are let go of. */
const TYPES_HELD = 1_000
const held = new Map<string, ReturnType<typeof readType>>()

/** The same, shared by all who ask. */
export function sharedType(json: string) {
  const known = held.get(json)
  if (known) return known
  if (held.size >= TYPES_HELD) held.clear()
  const read = frozen(readType(json))
  held.set(json, read)
  return read
}

export type PublishedType = {
  id: number
  address: Text
  productTypeName: Text
  productTypeLevel: string
  introduction: Text
  covers: StoredPicture[]
  cover: StoredPicture | null
  /** Its own, without those of the types above it. */
  attributes: Attribute[]
  seo: Seo
  /** Published products of this type and of those below it. */
  productCount: number
}

export type TypeTree = {
  /** Parents before children, siblings in their order. */
  all: readonly PublishedType[]
  find: (id: number) => PublishedType | undefined
  childrenOf: (id: number | null) => readonly PublishedType[]
  /** From the top-level type down to this one. */
  pathOf: (id: number) => PublishedType[]
  /** The type itself and all below it. */
  withDescendants: (id: number) => number[]
}

/**
 * Reads every type that visitors may see at `at`; one whose parent is not visible is not visible either.
 * Products are counted with `count: 'products'` only: that looks at all of them. Without, the tree is shared by all who ask.
 */
export async function publishedTypes(
  db: Db,
  at: number,
  count: 'products' | 'nothing' = 'nothing',
): Promise<TypeTree> {
  const rows = await published(db, 'productType', at)
    .select([...ADDRESS_COLUMNS, 'content'])
    .orderBy('sort')
    .orderBy('entry_id')
    .execute()
  const pictures = await pictureRows(
    db,
    rows.flatMap(({ content }) => sharedType(content).covers),
  )
  return count === 'products'
    ? treeOf({ rows, pictures }, await productCounts(db, at))
    : sharedTree({ rows, pictures })
}

type TypeRow = { entry_id: number; parent_id: number | null; slugs: string; content: string }
/** What a tree is made of. */
type Stored = { rows: readonly TypeRow[]; pictures: readonly PictureRow[] }

/** Nearly each page and each search asks for the tree, which seldom changes: what is stored is compared, and the tree made once. */
const TREES_HELD = 8
let trees: { stored: Stored; tree: TypeTree }[] = []

function sharedTree(stored: Stored): TypeTree {
  const known = trees.find((one) => isSame(one.stored, stored))
  if (known) return known.tree
  const tree = treeOf(stored, new Map())
  frozen(tree.all)
  // Which types there are differs by what a reader sees: those of other languages, or in a preview.
  trees = [{ stored, tree }, ...trees].slice(0, TREES_HELD)
  return tree
}

const isSame = (one: Stored, other: Stored): boolean =>
  sameRows(one.rows, other.rows) && sameRows(one.pictures, other.pictures)

function sameRows<Row extends object>(some: readonly Row[], others: readonly Row[]): boolean {
  const names = Object.keys(some[0] ?? {}) as (keyof Row)[]
  return (
    some.length === others.length &&
    some.every((row, at) => names.every((name) => row[name] === others[at]?.[name]))
  )
}

function treeOf({ rows, pictures }: Stored, countOf: ReadonlyMap<number | null, number>): TypeTree {
  const pictureOf = new Map(pictures.map((row) => [row.key, storedPicture(row)]))
  const children = new Map<number | null, PublishedType[]>()
  for (const row of rows) {
    const { productTypeName, introduction, covers: keys, attributes, seo } = sharedType(row.content)
    const covers = keys.flatMap((key) => pictureOf.get(key) ?? [])
    const type: PublishedType = {
      id: row.entry_id,
      address: pathsOf('productType', row),
      productTypeName,
      productTypeLevel: String(row.parent_id ?? 0),
      introduction,
      covers,
      cover: covers[0] ?? null,
      attributes,
      seo,
      productCount: countOf.get(row.entry_id) ?? 0,
    }
    const group = children.get(row.parent_id)
    if (group) group.push(type)
    else children.set(row.parent_id, [type])
  }
  const childrenOf = (id: number | null) => children.get(id) ?? []
  const all: PublishedType[] = []
  const visit = (type: PublishedType) => {
    all.push(type)
    for (const child of childrenOf(type.id)) {
      visit(child)
      type.productCount += child.productCount
    }
  }
  for (const top of childrenOf(null)) visit(top)
  const byId = new Map(all.map((type) => [type.id, type]))
  const withDescendants = (id: number): number[] => [
    id,
    ...childrenOf(id).flatMap((child) => withDescendants(child.id)),
  ]
  const pathOf = (id: number): PublishedType[] => {
    const type = byId.get(id)
    return type ? [...pathOf(Number(type.productTypeLevel)), type] : []
  }
  return { all, find: (id) => byId.get(id), childrenOf, pathOf, withDescendants }
}

/** A type as a step of the path that leads to something. */
export const stepOf = ({ id, address, productTypeName }: PublishedType) => ({ id, address, productTypeName })

async function productCounts(db: Db, at: number) {
  const rows = await published(db, 'product', at)
    .select((e) => ['parent_id', e.fn.countAll().as('count')])
    .groupBy('parent_id')
    .execute()
  return new Map(rows.map((row) => [row.parent_id, Number(row.count)]))
}
