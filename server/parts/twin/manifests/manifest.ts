// What the twin is at one moment: a signed manifest that names parts, and parts that name what stands at which public address.
// A change writes the parts that it touches and one small manifest, however many addresses there are.
import { createHash } from 'node:crypto'
import type { Language } from '#contract/languages/language-codes.ts'

/** What stands at a public address. */
export type Entry = {
  address: string
  /** SHA-256 of the bytes. */
  hash: string
  type: string
  language: Language | ''
  bytes: number
  /** The records and lists that it was made from (`server/parts/changes.ts`). */
  madeFrom: readonly string[]
}

/** How the store stood, by what it is told whether anything was missed. */
export type Marks = Record<string, string>

export type Manifest = {
  format: 1
  /** Counted up by one. */
  number: number
  /** When it was made, as an ISO time. */
  time: string
  /** Everything that was published before is in it; milliseconds since 1970. */
  asOf: number
  /** SHA-256 of the manifest before, as it is stored; null of the first. */
  previous: string | null
  /** What the pages were drawn by. */
  build: string
  marks: Marks
  /** How many addresses it names. */
  addresses: number
  /** Places (see `placeOf`) below this one are made by this build; null when all are. */
  madeUpTo: string | null
  /** How many characters of its place name the part of an address. */
  digits: number
  /** The hash of each part. */
  parts: Record<string, string>
  /** What searches are answered from: the hash of a SQLite file, and when it was made. */
  index: { hash: string; at: number; bytes: number } | null
}

/** What a new manifest is made from. */
export type Next = Pick<Manifest, 'asOf' | 'build' | 'marks' | 'madeUpTo' | 'index'>

/** Where an address belongs in the order of all; what a page is taken over with stands beside it. */
export const placeOf = (address: string): string =>
  createHash('sha256')
    .update(address.replace(/^\/data(?=\/)/, ''))
    .digest('hex')
    .slice(0, 12)

/** Addresses of one part, about: so much is read to find one, and written when one changes. */
const IN_A_PART = 250
const MOST_DIGITS = 4

/** Enough parts for so many addresses. */
export function digitsFor(addresses: number): number {
  let digits = 0
  while (digits < MOST_DIGITS && addresses > IN_A_PART * 16 ** digits) digits++
  return digits
}

export const partOf = (address: string, digits: number): string => placeOf(address).slice(0, digits)

type Row = [address: string, hash: string, type: string, language: string, bytes: number, madeFrom: number[]]
type Stored = { words: string[]; rows: Row[] }

/** A part as it is stored: in the order of addresses, each word once. */
export function writePart(entries: Iterable<Entry>): string {
  const words = new Map<string, number>()
  const numberOf = (word: string) => {
    const known = words.get(word)
    if (known !== undefined) return known
    words.set(word, words.size)
    return words.size - 1
  }
  const rows = [...entries]
    .sort((a, b) => (a.address < b.address ? -1 : 1))
    .map(({ address, hash, type, language, bytes, madeFrom }): Row => {
      return [address, hash, type, language, bytes, [...madeFrom].sort().map(numberOf)]
    })
  return JSON.stringify({ words: [...words.keys()], rows } satisfies Stored)
}

export type Part = { words: readonly string[]; entries: Map<string, Entry> }

export function readPart(text: string): Part {
  const { words, rows } = JSON.parse(text) as Stored
  const entries = rows.map(([address, hash, type, language, bytes, from]): [string, Entry] => {
    const madeFrom = from.map((at) => words[at] ?? '')
    return [address, { address, hash, type, language: language as Language | '', bytes, madeFrom }]
  })
  return { words, entries: new Map(entries) }
}
