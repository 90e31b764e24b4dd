// Keeps the indexes of what is published up to date, one for each kind that visitors narrow: read whole once, when somebody first
// asks, then only what is new, whenever records of the kind changed.
import { sql } from 'kysely'
import type { AttributeValues } from '#contract/products/product-attribute.ts'
import type { Kind } from '#contract/wire/kind.ts'
import type { Bus } from '#server/parts/bus.ts'
import { kindOf } from '#server/parts/changes.ts'
import type { OwnFields } from '#server/publishing/fields/own-fields.ts'
import type { Storage } from '#server/storage/open.ts'
import { type FacetIndex, type FacetRow, facetIndex } from './facet-index.ts'
import { valuesShown } from './facet-values.ts'

/** Rows of one statement, so that other requests are answered in between. */
const PLACES = 5000
const DETAILS = 1000

type Place = { id: number; entry_id: number; sort: number; visible_from: number; visible_until: number }
/** What never changes of a publication. */
type Details = Omit<Row, 'id' | 'entryId' | 'sort' | 'from' | 'until'>
/** A publication with its place in the catalogue. */
type Row = FacetRow & Pick<Required<FacetRow>, 'titled'> & { sort: number }
type Made = { rows: readonly Row[]; index: FacetIndex }

/** Which records to look at anew: these, or all; `values`: what publications say was written anew as well. */
type Heard = ReadonlySet<number> | 'all' | 'values'
const NONE: Heard = new Set()
/** More records than this are looked at all together. */
const FEW = 500
const NOTHING: Made = { rows: [], index: facetIndex([]) }

/**
 * Answers the index as it is after every change that this node has heard of; previews get one of their own. Of a record that
 * changed alone its own publications are read, and the index stays as it is where they did.
 */
type Needs = { storage: Storage; bus: Pick<Bus, 'listen'>; fields?: Pick<OwnFields, 'listen'> }

export function facetSource(needs: Needs) {
  const sources = new Map<Kind, () => Promise<FacetIndex>>()
  return (kind: Kind = 'product'): Promise<FacetIndex> => {
    const source = sources.get(kind) ?? sourceOf(needs, kind)
    sources.set(kind, source)
    return source()
  }
}

function sourceOf({ storage, bus, fields }: Needs, kind: Kind) {
  let heard: Heard = 'all'
  let latest: Promise<Made> = Promise.resolve(NOTHING)
  bus.listen((words) => {
    heard = together(heard, heardIn(words, kind))
  })

  // What records say to fields of the owner may have been converted, or is for staff alone from now on.
  fields?.listen((kinds) => {
    if (kinds.includes(kind)) heard = 'values'
  })

  async function renewed(made: Made, what: Heard): Promise<Made> {
    if (what === 'values') return read(storage, kind, [])
    if (what === 'all') return read(storage, kind, made.rows)
    const places = await placesOf(storage, kind, [...what])
    const before = made.rows.filter(({ entryId }) => what.has(entryId))
    if (isSame(before, places)) return made
    const others = made.rows.filter(({ entryId }) => !what.has(entryId))
    const rows = [...others, ...(await rowsAt(storage, kind, places, before))].sort(byPlace)
    return { rows, index: facetIndex(rows) }
  }

  return async function current(): Promise<FacetIndex> {
    // An answer made from it holds until any record of the kind changes.
    storage.noteRead(kind)
    if (storage.overlaid()) return (await read(storage, kind, [])).index
    if (typeof heard === 'string' || heard.size > 0) {
      const what = heard
      heard = NONE
      const making = latest.then(
        (made) => renewed(made, what),
        () => read(storage, kind, []),
      )
      latest = making
      making.catch(() => {
        heard = together(heard, what)
      })
    }
    return (await latest).index
  }
}

/** The records that words of the bus speak of. */
function heardIn(words: readonly string[] | null, kind: Kind): Heard {
  const own = words?.filter((word) => kindOf(word) === kind)
  if (!own || own.includes(kind)) return 'all'
  const ids = own.flatMap((word) => /:(\d+)$/.exec(word)?.[1] ?? []).map(Number)
  // Lists and counts go with the record that changed them; where none is named, something else did.
  return own.length > 0 && ids.length === 0 ? 'all' : new Set(ids)
}

function together(one: Heard, other: Heard): Heard {
  if (one === 'values' || other === 'values') return 'values'
  if (one === 'all' || other === 'all') return 'all'
  const both = new Set([...one, ...other])
  return both.size > FEW ? 'all' : both
}

const byPlace = (one: Row, other: Row) =>
  one.sort - other.sort || one.entryId - other.entryId || one.from - other.from

const isSame = (rows: readonly Row[], places: readonly Place[]) =>
  rows.length === places.length &&
  rows.every(({ id, sort, from, until }) =>
    places.some(
      (place) =>
        place.id === id &&
        place.sort === sort &&
        place.visible_from === from &&
        place.visible_until === until,
    ),
  )

/** Everything; what never changes is taken from `before`. */
async function read(storage: Storage, kind: Kind, before: readonly Row[]): Promise<Made> {
  const rows = await rowsAt(storage, kind, await readPlaces(storage, kind), before)
  return { rows, index: facetIndex(rows) }
}

async function rowsAt(
  storage: Storage,
  kind: Kind,
  places: readonly Place[],
  before: readonly Row[],
): Promise<Row[]> {
  const details = new Map<number, Details>(before.map((row) => [row.id, row]))
  // Upkeep notes the titles of what an earlier release published; till then they are looked for again.
  const unknown = places.map(({ id }) => id).filter((id) => (details.get(id)?.titled ?? null) === null)
  for (let from = 0; from < unknown.length; from += DETAILS)
    for (const [id, one] of await readDetails(storage, kind, unknown.slice(from, from + DETAILS)))
      details.set(id, one)
  return places.flatMap((place) => {
    const one = details.get(place.id)
    if (!one) return []
    const { id, entry_id: entryId, sort, visible_from: from, visible_until: until } = place
    return [{ ...one, id, entryId, sort, from, until }]
  })
}

/** What lists are narrowed and ordered by. */
const SLOTS = ['label', 'region', 'dated', 'hot'] as const
const COLUMNS = ['id', 'entry_id', 'sort', 'visible_from', 'visible_until'] as const

/** The publications of these records. */
const placesOf = ({ db }: Storage, kind: Kind, entryIds: readonly number[]): Promise<Place[]> =>
  db
    .selectFrom('publication')
    .select(COLUMNS)
    .where('kind', '=', kind)
    .where('entry_id', 'in', entryIds)
    .execute()

/** Every publication of a kind in the order that staff gave it; an index alone answers this. */
async function readPlaces({ db }: Storage, kind: Kind): Promise<Place[]> {
  const places: Place[] = []
  for (let last: Place | undefined; ; ) {
    let rows = db.selectFrom('publication').select(COLUMNS).where('kind', '=', kind)
    if (last)
      rows = rows.where(
        sql<boolean>`(sort, entry_id, visible_from) > (${last.sort}, ${last.entry_id}, ${last.visible_from})`,
      )
    const batch = await rows
      .orderBy('sort')
      .orderBy('entry_id')
      .orderBy('visible_from')
      .limit(PLACES)
      .execute()
    places.push(...batch)
    last = batch.at(-1)
    if (batch.length < PLACES) return places
  }
}

async function readDetails({ db, database }: Storage, kind: Kind, ids: readonly number[]) {
  // The values alone: a whole content is a hundred times as long.
  const values =
    database === 'sqlite'
      ? sql<string | null>`json_extract(content, '$.values')`
      : sql<string | null>`(content::json ->> 'values')`
  const rows = await db
    .selectFrom('publication')
    .select(['id', 'parent_id', 'code', 'published_at', 'titled', ...SLOTS, values.as('said')])
    .where('id', 'in', ids)
    .execute()
  const shown = valuesShown(kind)
  return rows.map((row): [number, Details] => {
    const { id, parent_id, code, published_at: publishedAt, titled, said } = row
    const values = shown(said === null ? {} : (JSON.parse(said) as AttributeValues), row)
    const { dated, hot, label } = row
    return [id, { typeId: parent_id ?? 0, code, publishedAt, titled, values, dated, hot, label }]
  })
}

export type FacetSource = ReturnType<typeof facetSource>
