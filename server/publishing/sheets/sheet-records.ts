// Records as a spreadsheet names them: by the field that their kind says they are known by, such as a model, else by their title;
// by `#` and the number, or by the address of their page, always.

import { storedText } from '#contract/fields/walk.ts'
import { DECLARATIONS } from '#contract/kinds/declared.ts'
import type { KindOf } from '#contract/kinds/kind.ts'
import { pickText, type Text } from '#contract/languages/language.ts'
import { LANGUAGES, type Language } from '#contract/languages/language-codes.ts'
import type { Attribute } from '#contract/products/product-attribute.ts'
import { KINDS, type Kind } from '#contract/wire/kind.ts'
import { createTurns } from '#server/parts/long-work/turns.ts'
import { workingAttributes } from '#server/publishing/cards/type-attributes.ts'
import { staffFields } from '#server/publishing/fields/own-fields.ts'
import type { Db } from '#server/storage/open.ts'
import { namesIn } from './cell-text.ts'

/** Keys or ids of one statement. */
const BATCH = 500
/** Titles that are looked through at a time. */
const TITLES = 2_000
const BY_ID = /^#([1-9]\d{0,14})$|\/[A-Za-z]+\/([1-9]\d{0,14})(?:-[^/\s]*)?$/

/** Finds the record that a cell names; of several with one name the one that stood there before. */
export type RecordsIn = (kind: string, typed: string, before: readonly number[]) => number | undefined
type Wanted = { kind: string; typed: string }

const declarationOf = (kind: string): KindOf | undefined => DECLARATIONS.find((one) => one.kind === kind)
/** Whether records of a kind have a short name of their own, which stands in the column `code`. */
export const isKnownByCode = (kind: string) => declarationOf(kind)?.knownBy !== undefined

const living = (db: Db, kind: Kind) =>
  db.selectFrom('entry').where('kind', '=', kind).where('trashed_at', 'is', null)

/** All rows that `ask` finds for a few of the values at a time. */
export async function inBatches<V, Row>(values: Iterable<V>, ask: (some: V[]) => Promise<Row[]>) {
  const wanted = [...new Set(values)]
  const rows: Row[] = []
  const turn = createTurns()
  for (let from = 0; from < wanted.length; from += BATCH) {
    rows.push(...(await ask(wanted.slice(from, from + BATCH))))
    await turn()
  }
  return rows
}

/** The ids of the records of a kind by each of these codes. */
export async function idsByCode(db: Db, kind: Kind, codes: Iterable<string>): Promise<Map<string, number[]>> {
  const rows = await inBatches(codes, (some) =>
    living(db, kind).select(['id', 'code']).where('code', 'in', some).execute(),
  )
  return grouped(rows.map(({ id, code }) => [code, id]))
}

/** The ids of the records of a kind by each of these titles, in whichever language; `as` is how titles are compared. */
export async function idsByTitle(
  db: Db,
  kind: Kind,
  titles: Iterable<string>,
  as = (title: string) => title,
): Promise<Map<string, number[]>> {
  const wanted = new Set(titles)
  const found: [string, number][] = []
  const turn = createTurns()
  for (let last = 0; wanted.size > 0; ) {
    const rows = await living(db, kind)
      .select(['id', 'title'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(TITLES)
      .execute()
    for (const { id, title } of rows) {
      const text = storedText(title)
      for (const typed of new Set(Object.values(text).map(as))) if (wanted.has(typed)) found.push([typed, id])
    }
    await turn()
    if (rows.length < TITLES) break
    last = rows.at(-1)?.id ?? last
  }
  return grouped(found)
}
const grouped = (pairs: readonly (readonly [string, number])[]) =>
  new Map([...Map.groupBy(pairs, ([typed]) => typed)].map(([typed, all]) => [typed, all.map(([, id]) => id)]))

/** Which of these ids are records of the kind. */
export async function idsThere(db: Db, kind: Kind, ids: Iterable<number>): Promise<Set<number>> {
  const rows = await inBatches(ids, (some) => living(db, kind).select('id').where('id', 'in', some).execute())
  return new Set(rows.map(({ id }) => id))
}
const idIn = (typed: string) => {
  const [, hashed, addressed] = BY_ID.exec(typed) ?? []
  return hashed === undefined && addressed === undefined ? undefined : Number(hashed ?? addressed)
}

/** Looks up the records that the cells of a file name. */
export async function recordsNamed(db: Db, wanted: readonly Wanted[]): Promise<RecordsIn> {
  const there = new Map<string, { ids: Set<number>; byName: Map<string, number[]> }>()
  for (const [name, all] of Map.groupBy(wanted, ({ kind }) => kind)) {
    const kind = KINDS.find((one) => one === name)
    if (!kind) continue
    const typed = all.flatMap((one) => one.typed || [])
    const byName = isKnownByCode(kind)
      ? await idsByCode(db, kind, typed)
      : await idsByTitle(
          db,
          kind,
          typed.filter((one) => idIn(one) === undefined),
        )
    const ids = await idsThere(
      db,
      kind,
      typed.flatMap((one) => idIn(one) ?? []),
    )
    there.set(kind, { ids, byName })
  }
  return (kind, typed, before) => {
    const found = there.get(kind)
    const id = idIn(typed)
    const named = found?.byName.get(typed) ?? []
    const meant = id !== undefined && found?.ids.has(id) ? [...named, id] : named
    // A model may be written as the address or number of another record: what stood there before is meant, else the name.
    return meant.find((one) => before.includes(one)) ?? (named.length > 1 ? undefined : meant[0])
  }
}

/** What cells call these records; those that are gone are left out. A code that a cell would take for several is no name. */
export async function recordNames(db: Db, ids: Iterable<number>): Promise<Map<number, string>> {
  const rows = await inBatches(ids, (some) =>
    db
      .selectFrom('entry')
      .select(['id', 'kind', 'code'])
      .where('id', 'in', some)
      .where('trashed_at', 'is', null)
      .execute(),
  )
  return new Map(
    rows.map(({ id, kind, code }) => [
      id,
      isKnownByCode(kind) && namesIn(code)[0] === code ? code : `#${id}`,
    ]),
  )
}

/** What each of these types asks for; `null` is what stands under none, of which the kind says what is asked. */
export async function attributesOf(db: Db, kind: string, types: Iterable<number | null>) {
  const attributes = new Map<number | null, Attribute[]>()
  for (const id of new Set(types))
    attributes.set(id, kind === 'product' ? await workingAttributes(db, id) : [...staffFields(kind)])
  return attributes
}

type Place = { id: number; parentId: number | null; name: Text }
const folded = (path: string) =>
  path
    .normalize('NFKC')
    .split('/')
    .map((part) => part.trim().toLowerCase())
    .join('/')

/** The records of a kind by their paths, `Valves / Ball valves`, in any language, or by the last name alone when one alone has it. */
export async function pathsOfKind(db: Db, kind: string) {
  const known = KINDS.find((one) => one === kind)
  const rows = known ? await living(db, known).select(['id', 'parent_id', 'title']).execute() : []
  const byId = new Map(
    rows.map(({ id, parent_id, title }): [number, Place] => [
      id,
      { id, parentId: parent_id, name: storedText(title) },
    ]),
  )
  const names = ({ parentId, name }: Place, language: Language): string[] => {
    const parent = parentId === null ? undefined : byId.get(parentId)
    const own = pickText(name, language).text.replaceAll('/', '／')
    return [...(parent ? names(parent, language) : []), own]
  }
  const found = new Map<string, Set<number>>()
  const remember = (path: string, id: number) =>
    found.set(folded(path), (found.get(folded(path)) ?? new Set()).add(id))
  for (const place of byId.values())
    for (const language of LANGUAGES) {
      const path = names(place, language)
      remember(path.join('/'), place.id)
      if (path.length > 1) remember(path.at(-1) ?? '', place.id)
    }
  const pathOf = (id: number | null, language: Language) => {
    const place = id === null ? undefined : byId.get(id)
    return place ? names(place, language).join(' / ') : ''
  }
  const parents = new Set([...byId.values()].map(({ parentId }) => parentId))
  return {
    pathOf,
    /** A path to begin with, down to where nothing stands below. */
    example: (language: Language) =>
      pathOf([...byId.keys()].find((id) => !parents.has(id)) ?? null, language),
    /** Its id; null for an empty cell, undefined when nothing or several match. */
    find(cell: string): number | null | undefined {
      if (cell === '') return null
      const ids = [...(found.get(folded(cell)) ?? [])]
      return ids.length === 1 ? ids[0] : undefined
    },
  }
}
