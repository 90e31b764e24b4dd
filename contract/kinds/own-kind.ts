// What an owner chooses of a kind that is made in the console (decision 66).
import type { Language } from '#contract/languages/language-codes.ts'

type Text = Record<Language, string>

/** How visitors see the list and the page of one record: pictures beside each other, lines to read, or a table of facts. */
export const LAYOUTS = ['cards', 'rows', 'table'] as const
export type Layout = (typeof LAYOUTS)[number]
/** What its records may have beside a title and a summary. */
export const PARTS = ['cover', 'body', 'group', 'day', 'products'] as const
export type Part = (typeof PARTS)[number]
/** Where the site leads to its list. */
export const ENTRIES = ['header', 'footer', 'none'] as const

/** Kinds that a site takes from its owner, also those that are put away (`docs/limits.md`). */
export const MOST_OWN_KINDS = 20
/** Earlier addresses that a kind keeps, of its list and of its records each (`docs/limits.md`). */
export const MOST_EARLIER = 20
/** An address of one word or several: `spare-parts`. */
export const KIND_ADDRESS = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/

/** Addresses that the site has for pages of its own, in small letters, and names that would be mistaken for others. */
export const RESERVED: readonly string[] =
  'index.html homepage aboutus hotproduct compare keyword message enquiry productmodular productmodularchil productdetail heads feets 401 404 own pages site languages fields kinds'.split(
    ' ',
  )

/** The two addresses of a kind. */
export const PLACES = ['list', 'record'] as const
export type Place = (typeof PLACES)[number]
export type Earlier = Readonly<Record<Place, string[]>>

export type OwnKind = {
  /** Its name in the store and on the wire, made from the first address of its list once and for ever: `spareParts`. */
  kind: string
  /** The address of its list and that of one record. */
  list: string
  record: string
  /** Addresses that it had before, which lead on to these; not there while it never had others. */
  earlier?: Earlier | undefined
  one: Text
  many: Text
  /** A sentence below the heading of the list. */
  lede: Text
  /** What its records are grouped by is called: `Industry`. */
  groupName: Text
  parts: readonly Part[]
  layout: Layout
  entry: (typeof ENTRIES)[number]
  /** Visitors see nothing of it; its records, of which none is published, stay. */
  away: boolean
}

/** The name of a new kind whose list has this address. */
export const kindAt = (address: string): string =>
  address.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
