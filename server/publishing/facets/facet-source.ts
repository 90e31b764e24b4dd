// Keeps the index of published products up to date: read whole once, then only what is new, whenever products changed.
import { sql } from 'kysely'
import type { AttributeValues } from '#contract/products/product-attribute.ts'
import type { Bus } from '#server/parts/bus.ts'
import { kindOf } from '#server/parts/changes.ts'
import type { Storage } from '#server/storage/open.ts'
import { type FacetIndex, type FacetRow, facetIndex } from './facet-index.ts'

/** Rows of one statement, so that other requests are answered in between. */
const PLACES = 5000
const DETAILS = 1000

type Place = { id: number; entry_id: number; sort: number; visible_from: number; visible_until: number }
/** What never changes of a publication. */
type Details = Pick<FacetRow, 'typeId' | 'code' | 'publishedAt' | 'values'>

/** Answers the index as it is after every change that this node has heard of; previews get one of their own. */
export function facetSource({ storage, bus }: { storage: Storage; bus: Pick<Bus, 'listen'> }) {
  let known = new Map<number, Details>()
  let changes = 0
  let made: { changes: number; index: Promise<FacetIndex> } | null = null
  bus.listen((kinds) => {
    if (kinds === null || kinds.some((changed) => kindOf(changed) === 'product')) changes += 1
  })

  async function read(before: ReadonlyMap<number, Details>) {
    const places = await readPlaces(storage)
    const details = new Map<number, Details>()
    const unknown: number[] = []
    for (const { id } of places) {
      const found = before.get(id)
      if (found) details.set(id, found)
      else unknown.push(id)
    }
    for (let from = 0; from < unknown.length; from += DETAILS)
      for (const [id, one] of await readDetails(storage, unknown.slice(from, from + DETAILS)))
        details.set(id, one)
    const rows = places.flatMap((place) => {
      const one = details.get(place.id)
      const { id, entry_id: entryId, visible_from: from, visible_until: until } = place
      return one ? [{ id, entryId, from, until, ...one }] : []
    })
    return { index: facetIndex(rows), details }
  }

  async function renew() {
    const { index, details } = await read(known)
    known = details
    return index
  }

  return async function current(): Promise<FacetIndex> {
    // An answer made from it holds until any product changes.
    storage.noteRead('product')
    if (storage.overlaid()) return (await read(new Map())).index
    if (made?.changes === changes) return made.index
    const making = { changes, index: renew() }
    made = making
    making.index.catch(() => {
      if (made === making) made = null
    })
    return making.index
  }
}

/** Every publication of a product in the order of the catalogue; an index alone answers this. */
async function readPlaces({ db }: Storage): Promise<Place[]> {
  const places: Place[] = []
  for (let last: Place | undefined; ; ) {
    let rows = db
      .selectFrom('publication')
      .select(['id', 'entry_id', 'sort', 'visible_from', 'visible_until'])
      .where('kind', '=', 'product')
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

async function readDetails({ db, database }: Storage, ids: readonly number[]) {
  // The values alone: a whole content is a hundred times as long.
  const values =
    database === 'sqlite'
      ? sql<string | null>`json_extract(content, '$.values')`
      : sql<string | null>`(content::json ->> 'values')`
  const rows = await db
    .selectFrom('publication')
    .select(['id', 'parent_id', 'code', 'published_at', values.as('said')])
    .where('id', 'in', ids)
    .execute()
  return rows.map(({ id, parent_id, code, published_at, said }): [number, Details] => [
    id,
    {
      typeId: parent_id ?? 0,
      code,
      publishedAt: published_at,
      values: said === null ? {} : (JSON.parse(said) as AttributeValues),
    },
  ])
}

export type FacetSource = ReturnType<typeof facetSource>
