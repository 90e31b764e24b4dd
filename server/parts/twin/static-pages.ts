// Where the twin has its pages from.
import type { Entry } from '#server/parts/twin/manifests/manifest.ts'

/** What stands at an address, before it is kept. */
export type Piece = Omit<Entry, 'hash' | 'bytes'> & { body: string | Uint8Array }

/** Where pages come from. */
export type StaticPages = {
  /** Another word whenever pages are drawn by another build. */
  build: string
  /** Whether pages are made from records of such a kind, and whether each of these has pages. */
  isContent: (kind: string) => boolean
  isRecords: (kind: string) => boolean
  /** Every address, in any order. */
  addresses: () => AsyncIterable<string>
  /** The addresses of single records, named as `product:7`. */
  addressesOf: (words: readonly string[]) => Promise<string[]>
  /** What stands at an address and beside it; nothing when there is no page. */
  make: (address: string) => Promise<Piece[]>
}
