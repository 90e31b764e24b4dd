// Addresses of the public pages of records, such as `/en/newsDetail/3-annual-meeting` (decision 27), and what led to them before.
import { textIn } from '#contract/fields/walk.ts'
import { DECLARED, type Declared } from '#contract/kinds/declared.ts'
import { ownKinds } from '#contract/kinds/own-kinds.ts'
import { productTypeKind } from '#contract/kinds/product-type.ts'
import type { Text } from '#contract/languages/language.ts'
import {
  eachLanguage,
  isPublic,
  LANGUAGES,
  type Language,
  PUBLIC_LANGUAGES,
} from '#contract/languages/language-codes.ts'
import type { Kind } from '#contract/wire/kind.ts'
import { published } from '#server/publishing/published.ts'
import type { Db } from '#server/storage/open.ts'
import { readExistence } from './existence.ts'
import { slugsOf } from './slugs.ts'

type DeclaredPages = { [D in Declared as D['address']['record']]: D['kind'] }
/** Addresses that kinds of the owner had before come last: records are written with those of today. */
const DECLARED_PAGES = Object.fromEntries([
  ...DECLARED.map(({ kind, address }) => [address.record, kind] as const),
  ...ownKinds.flatMap(({ kind, earlier }) =>
    (earlier?.record ?? []).map((record) => [record, kind] as const),
  ),
]) as DeclaredPages

/** Where lists of kinds of the owner were before, with where they are. One that is put away has no list. */
export const MOVED_LISTS: ReadonlyMap<string, string> = new Map(
  ownKinds.flatMap(({ list, earlier, away }) =>
    away ? [] : (earlier?.list ?? []).map((address) => [address, list] as const),
  ),
)

/** Names of the pages of one record (spec §2), with the kind that each shows. */
export const RECORD_PAGES = {
  productDetail: 'product',
  ...DECLARED_PAGES,
  productModular: 'productType',
  productModularChil: 'productType',
} as const satisfies Record<string, Kind>
export type RecordPage = keyof typeof RECORD_PAGES
/** The kinds whose records have pages of their own. */
export const RECORD_KINDS: readonly Kind[] = [...new Set(Object.values(RECORD_PAGES))]

/** The current address of a record that visitors see. */
export type RecordAddress = {
  path: string
  /** The same in every language; the list of its kind where it does not exist. */
  everywhere: Record<Language, string>
  /** The languages of visitors in which it exists. */
  there: readonly Language[]
  /** The same in the languages that have a title of their own; the others show another's words. */
  alternates: Partial<Record<Language, string>>
}

/**
 * The record that `end` leads to, by its id, by an address it has or ever had in any language, and its current
 * address. Every old address leads here in one step, so there are no chains and no loops.
 */
export async function findAddress(
  db: Db,
  { lang, page, end }: { lang: Language; page: RecordPage; end: string },
  at: number,
): Promise<RecordAddress | null> {
  const kind = RECORD_PAGES[page]
  if (end.includes(NUL)) return null
  const [, digits, words] = /^([1-9]\d{0,14})(?:-(.*))?$/s.exec(end) ?? []
  const id = Number(digits ?? 0)
  const owners = await ownersOf(db, kind, [end, words ?? end])
  const own = owners.find(({ slug, entry_id }) => slug === words && entry_id === id)
  // A title may begin with a number: what was ever an address as a whole goes before what only looks like an id.
  const whole = owners.filter(({ slug }) => slug === end)
  const named = own ?? whole.find((owner) => owner.lang === lang) ?? whole[0]
  const found = named && (await addressOf(db, kind, lang, named.entry_id, at))
  return found ?? (id === 0 ? null : addressOf(db, kind, lang, id, at))
}

/** Where an address of another system leads now; null when it leads nowhere. */
export async function findRedirect(db: Db, path: string, at: number): Promise<RecordAddress | null> {
  const row = await db
    .selectFrom('redirect')
    .innerJoin('entry', 'entry.id', 'redirect.entry_id')
    .select(['redirect.entry_id', 'redirect.lang', 'entry.kind'])
    .where('redirect.path', '=', path)
    .executeTakeFirst()
  if (!row) return null
  const found = await addressOf(db, row.kind, row.lang, row.entry_id, at)
  if (!found || !isPublic(row.lang) || found.there.includes(row.lang)) return found
  // It was there in a language in which it does not exist any more.
  const [other] = found.there
  return other === undefined ? null : { ...found, path: found.everywhere[other] }
}

/** An address of another system as it is stored: decoded, without the slash at its end; of its query only WordPress's `p`. */
export function oldAddress(url: string): string | null {
  if (!URL.canParse(url, 'http://site')) return null
  const { pathname, searchParams } = new URL(url, 'http://site')
  const post = searchParams.get('p')
  try {
    // A character takes up to nine in an address; thousands of slashes would be tried in all too many ways.
    if (pathname.length > LONGEST * 9) return null
    const path = decodeURIComponent(pathname).replace(/(?<=[^/])\/+$/, '')
    return path.length > LONGEST || path.includes(NUL)
      ? null
      : path + (post && /^\d{1,15}$/.test(post) ? `?p=${post}` : '')
  } catch {
    return null
  }
}
const LONGEST = 1000
/** PostgreSQL takes no text with it. */
const NUL = '\0'

async function addressOf(db: Db, kind: Kind, lang: Language, id: number, at: number) {
  const row = await published(db, kind, at)
    .select(['slugs', 'parent_id', 'content', 'titled'])
    .where('entry_id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const pathIn = (language: Language) => addressIn(language, kind, { entry_id: id, ...row })
  const title = titleOf(row.content)
  const existence = await readExistence(db, at)
  const exists = (language: Language) => existence(language, row)
  const titled = PUBLIC_LANGUAGES.filter((language) => title[language] !== '' && exists(language))
  return {
    path: pathIn(lang),
    everywhere: eachLanguage((language) => (exists(language) ? pathIn(language) : listIn(language, kind))),
    there: PUBLIC_LANGUAGES.filter(exists),
    alternates: Object.fromEntries(titled.map((language) => [language, pathIn(language)])),
  }
}

/** The list of a kind; products are listed by their types. */
function listIn(language: Language, kind: Kind): string {
  const list = DECLARED.find((one) => one.kind === kind)?.address.list ?? productTypeKind.address.list
  return `/${language}/${list}`
}

/** The columns of a publication that its address is made from; only types need what they stand under. */
export const ADDRESS_COLUMNS = ['entry_id', 'parent_id', 'slugs'] as const
type Addressed = { entry_id: number; parent_id: number | null; slugs: string }

/** The paths of the page of a publication, without the language in front: as links carry them in each language. */
export function pathsOf(kind: Kind, { entry_id, parent_id, slugs }: Addressed): Text {
  const page = pageOf(kind, parent_id)
  const own = slugsOf(slugs)
  const pathIn = (language: Language) =>
    `/${page}/${entry_id}${own[language] === '' ? '' : `-${encodeURIComponent(own[language])}`}`
  return page === undefined ? eachLanguage(() => `/${kind}`) : eachLanguage(pathIn)
}

/** The address of a publication in one language. */
export const addressIn = (language: Language, kind: Kind, row: Addressed): string =>
  `/${language}${pathsOf(kind, row)[language]}`

/** What kinds with pages of their own call the title of a record, the first that a record has. */
export const TITLES = ['title', 'productName', 'productTypeName', 'name'] as const

/** The title in a stored publication. */
export function titleOf(content: string): Text {
  const stored = JSON.parse(content) as Partial<Record<(typeof TITLES)[number], unknown>>
  return textIn(TITLES.map((name) => stored[name]).find((title) => title !== undefined && title !== null))
}

/** The page of one record of a kind; a type has one at the top and another below. */
function pageOf(kind: Kind, parentId: number | null): RecordPage | undefined {
  if (kind === 'productType') return parentId === null ? 'productModular' : 'productModularChil'
  return (Object.keys(RECORD_PAGES) as RecordPage[]).find((page) => RECORD_PAGES[page] === kind)
}

const ownersOf = (db: Db, kind: Kind, slugs: string[]) =>
  db
    .selectFrom('slug')
    .select(['slug', 'lang', 'entry_id'])
    .where('kind', '=', kind)
    .where('lang', 'in', LANGUAGES)
    .where('slug', 'in', slugs)
    .execute()
