// Where the record or the list of an address stands now; of a record, in every language that has a text of its own (decision 27).
import type { FastifyReply } from 'fastify'
import { isPublic, type Language } from '#contract/languages/language-codes.ts'
import type { Parts } from '#server/parts.ts'
import {
  findAddress,
  MOVED_LISTS,
  RECORD_PAGES,
  type RecordAddress,
  type RecordPage,
} from '#server/publishing/references/addresses.ts'

/** Where an address leads: to itself with its alternates, elsewhere, or nowhere. `other` is a page of no record. */
export type Place =
  | ({ is: 'here' } & Omit<RecordAddress, 'path'>)
  | { is: 'moved'; to: string }
  /** `there`: the record exists in these languages, at the paths of `everywhere`. */
  | { is: 'nowhere'; there?: readonly Language[]; everywhere?: Record<Language, string> }
  | { is: 'other' }

const PAGES = Object.keys(RECORD_PAGES) as RecordPage[]

/** `path` is decoded and without the language; `?id=3` names a record as the addresses of spec §2 do. */
export async function placeOf(
  { storage, now }: Pick<Parts, 'storage' | 'now'>,
  language: Language,
  { path, search }: { path: string; search: URLSearchParams },
): Promise<Place> {
  const [, name = '', rest] = /^\/([^/]+)(?:\/(.*))?$/s.exec(path) ?? []
  const page = PAGES.find((one) => one.toLowerCase() === name.toLowerCase())
  const idInQuery = search.get('id')
  const end = rest === undefined || rest === '' ? (idInQuery ?? '') : rest.replace(/\/$/, '')
  if (!page || end === '') {
    const list = rest ? undefined : MOVED_LISTS.get(name.toLowerCase())
    return list === undefined
      ? { is: 'other' }
      : { is: 'moved', to: withQuery(`/${language}/${list}`, search) }
  }
  const found = await findAddress(storage.db, { lang: language, page, end }, now())
  if (!found) return { is: 'nowhere' }
  if (isPublic(language) && !found.there.includes(language)) {
    const { there } = found
    const everywhere = { ...found.everywhere, [language]: `/${language}${encodeURI(path)}` }
    return there.length === 0 ? { is: 'nowhere' } : { is: 'nowhere', there, everywhere }
  }
  if (decodeURI(found.path) === `/${language}${path}`) return { is: 'here', ...found }
  const kept = new URLSearchParams(search)
  if (end === idInQuery) kept.delete('id')
  return { is: 'moved', to: withQuery(found.path, kept) }
}

const withQuery = (path: string, query: URLSearchParams) => (query.size === 0 ? path : `${path}?${query}`)

/** An address may get back what it had, so nobody keeps the answer without asking again: kept ones would lead in circles. */
export const moved = (reply: FastifyReply, path: string) =>
  reply.header('cache-control', 'public, max-age=0, must-revalidate').redirect(path, 301)
