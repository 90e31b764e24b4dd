// Which publications of a kind have a word, as bits that can be laid over each other: two words that very many records have and
// few have both of are looked for this way, however many records there are.
import { type RawBuilder, sql } from 'kysely'
import type { Kind } from '#contract/wire/kind.ts'
import type { Bus } from '#server/parts/bus.ts'
import { createTurns } from '#server/parts/long-work/turns.ts'
import type { Word } from '#server/publishing/search/query.ts'
import type { Db } from '#server/storage/open.ts'
import { behindAll } from '#server/storage/words/user-words.ts'

/** Bits of ids, in pieces of 8,192; a piece that is not there has none. */
export type IdSet = ReadonlyMap<number, Uint32Array>
type List = { kind: Kind; weight: 0 | 1; word: Word }
export type IdSets = {
  of: (db: Db, list: List) => Promise<IdSet>
  /** Whether all of these are kept already. */
  have: (lists: readonly List[]) => boolean
}

/** Ids are read so many at a time, and others get a turn in between. */
const STEP = 20_000
const PIECE_BITS = 13
const PIECE_WORDS = 2 ** PIECE_BITS / 32
/** Bytes of all sets that are kept; of a million publications one has 125 kB at most. */
const KEPT = 8 * 1024 * 1024

/** Makes sets when they are asked for, and keeps the last used ones until anything changes. */
export function createIdSets(listen: Bus['listen']): IdSets {
  const kept = new Map<string, { set: Promise<IdSet>; bytes: number }>()
  let all = 0
  listen(() => {
    kept.clear()
    all = 0
  })
  return {
    have: (lists) => lists.every((list) => kept.has(JSON.stringify(list))),
    of(db, list) {
      const key = JSON.stringify(list)
      const known = kept.get(key)
      kept.delete(key)
      const one = known ?? { set: readIds(db, list), bytes: 0 }
      kept.set(key, one)
      if (!known)
        one.set.then(
          ({ size }) => {
            if (kept.get(key) !== one) return
            one.bytes = size * PIECE_WORDS * 4
            all += one.bytes
            for (const [oldest, { bytes }] of kept) {
              if (all <= KEPT) break
              kept.delete(oldest)
              all -= bytes
            }
          },
          () => kept.get(key) === one && kept.delete(key),
        )
      return one.set
    },
  }
}

/** The first `most` ids that are in `first` and, for each word beside it, in one of its sets. */
export function idsInAll(first: IdSet, others: readonly (readonly IdSet[])[], most: number): number[] {
  const found: number[] = []
  for (const piece of [...first.keys()].sort((one, other) => one - other)) {
    for (let at = 0; at < PIECE_WORDS; at++) {
      let bits = first.get(piece)?.[at] ?? 0
      for (const sets of others) {
        if (bits === 0) break
        bits &= sets.reduce((either, set) => either | (set.get(piece)?.[at] ?? 0), 0)
      }
      while (bits !== 0) {
        const lowest = 31 - Math.clz32(bits & -bits)
        found.push((piece << PIECE_BITS) + at * 32 + lowest)
        if (found.length === most) return found
        bits &= bits - 1
      }
    }
  }
  return found
}

/** Walks the index of tokens; each step begins where the one before it ended. */
async function readIds(db: Db, { kind, weight, word }: List): Promise<IdSet> {
  const set = new Map<number, Uint32Array>()
  const turn = createTurns()
  for (const [from, end] of spansOf(word)) {
    let begin: Begin | undefined = { token: from, id: 0 }
    while (begin) {
      const span = spanFrom(begin, end, kind, weight)
      const ids = sql<{ ids: string | null }>`
        select string_agg(cast(publication_id as text), ',') as ids from (
          select t.publication_id ${span} limit ${sql.lit(STEP)}) as step`
      const next = sql<Begin>`select t.token, t.publication_id as id ${span} limit 1 offset ${sql.lit(STEP)}`
      add(set, (await ids.execute(db)).rows[0]?.ids ?? '')
      await turn()
      begin = (await next.execute(db)).rows[0]
      await turn()
    }
  }
  return set
}
type Begin = { token: string; id: number }

/** A span has no other beginning than this one: given two, SQLite may begin at the first of all each time. */
const spanFrom = ({ token, id }: Begin, end: RawBuilder<boolean>, kind: Kind, weight: 0 | 1) => sql`
  from search_token as t where t.kind = ${kind} and t.weight = ${sql.lit(weight)}
    and (t.token, t.publication_id) >= (${token}, ${id}) and ${end}
  order by t.token, t.publication_id`

/** The words of the index that are as good as this one, from the first on, and until where. */
const spansOf = ({ exact, stems, prefix }: Word): [from: string, end: RawBuilder<boolean>][] => [
  [exact, prefix ? sql<boolean>`t.token < ${behindAll(exact)}` : sql<boolean>`t.token <= ${exact}`],
  ...stems.map((stem): [string, RawBuilder<boolean>] => [stem, sql<boolean>`t.token <= ${stem}`]),
]

const add = (set: Map<number, Uint32Array>, ids: string) => put(set, JSON.parse(`[${ids}]`) as number[])

/** These ids as a set. */
export function setOf(ids: readonly number[]): IdSet {
  const set = new Map<number, Uint32Array>()
  put(set, ids)
  return set
}

export const isIn = (set: IdSet, id: number): boolean => {
  const at = id % 2 ** PIECE_BITS
  return (((set.get(Math.floor(id / 2 ** PIECE_BITS))?.[at >> 5] ?? 0) >>> (at & 31)) & 1) === 1
}

function put(set: Map<number, Uint32Array>, ids: readonly number[]) {
  for (const id of ids) {
    const piece = Math.floor(id / 2 ** PIECE_BITS)
    let bits = set.get(piece)
    if (!bits) {
      bits = new Uint32Array(PIECE_WORDS)
      set.set(piece, bits)
    }
    const at = id % 2 ** PIECE_BITS
    bits[at >> 5] = (bits[at >> 5] ?? 0) | (1 << (at & 31))
  }
}
