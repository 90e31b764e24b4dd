// The orders of lists, as the index in memory holds them.

/** The orders by their names: that of the catalogue, by model, by publication, by the day, pinned first, by type. */
export type Order = 'sort' | 'productModel' | 'publishTime' | 'dated' | 'pinned' | 'label'
type Ordered = {
  entryId: number
  code: string
  publishedAt: number
  dated?: number
  hot?: number
  label?: string
}

const byId = (one: Ordered, other: Ordered) => one.entryId - other.entryId
const byText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
const byDay = (one: Ordered, other: Ordered) => (one.dated ?? 0) - (other.dated ?? 0) || byId(one, other)
const ORDERS: Partial<Record<string, (one: Ordered, other: Ordered) => number>> = {
  productModel: (one, other) => byText(one.code, other.code) || byId(one, other),
  publishTime: (one, other) => one.publishedAt - other.publishedAt || byId(one, other),
  dated: byDay,
  pinned: (one, other) => (one.hot ?? 0) - (other.hot ?? 0) || byDay(one, other),
  label: (one, other) => byText(one.label ?? '', other.label ?? ''),
}

/** The places of rows in an order; rows that are alike in it stay in that of the catalogue, in which they are given. */
export function placesInOrder(rows: readonly Ordered[], sort: string): Uint32Array {
  const places = Uint32Array.from(rows.keys())
  const by = ORDERS[sort]
  if (by) places.sort((one, other) => by(rows[one] as Ordered, rows[other] as Ordered) || one - other)
  return places
}
