// What the keyword search answers: the page of results that was asked for, read from what is published.
import type { Language } from '#contract/language-codes.ts'
import { SEARCHED_KINDS, SUGGESTED } from '#contract/search.ts'
import { ADDRESS_COLUMNS, pathsOf } from '#server/publishing/addresses.ts'
import { picturesOf, published } from '#server/publishing/published.ts'
import { type Asked, askedFor, type Word } from '#server/publishing/search/query.ts'
import { IN_TITLE, LANGUAGE_BITS } from '#server/publishing/search/tokens.ts'
import { say } from '#server/publishing/text.ts'
import type { Db } from '#server/storage/open.ts'
import { type Candidate, everywhere, findAll, type SearchedKind, type Within } from './candidates.ts'
import { ranked } from './rank.ts'
import { shownOf } from './shown.ts'

type Query = {
  keyword: string
  kind?: SearchedKind | undefined
  page: number
  limit: number
  language: Language
}
const NONE: ReadonlySet<SearchedKind> = new Set()
/** Of each word, when no record has all of them; and of titles that are suggested. */
const SOME = 100
const OFFERED = 60

export function searchStore(db: Db) {
  /** The records with all the words, else with all their parts, else with half of them or more. */
  async function find(asked: Asked, within: Within, at: number) {
    for (const words of [asked.words, ...(asked.parts ? [asked.parts] : [])]) {
      const { found, more } = await findAll(db, { words, whole: asked.whole }, within, at)
      if (found.length > 0) return { list: ranked(found, words.length), more, loosely: false }
    }
    return { list: await findSome(asked.parts ?? asked.words, within, at), more: NONE, loosely: true }
  }

  async function findSome(words: readonly Word[], within: Within, at: number) {
    const known = new Map<number, Candidate>()
    if (words.length < 2) return []
    for (const word of words) {
      const { found } = await findAll(db, { words: [word], whole: [] }, { ...within, most: SOME }, at)
      for (const candidate of found) {
        const other = known.get(candidate.id)
        if (other) other.places.push(...candidate.places)
        else known.set(candidate.id, candidate)
      }
    }
    const enough = [...known.values()].filter(({ places }) => places.length * 2 >= words.length)
    return ranked(enough, words.length)
  }

  async function contentsOf(list: readonly Candidate[], at: number) {
    if (list.length === 0) return []
    const rows = await published(db, SEARCHED_KINDS, at)
      .select(['publication.id', 'publication.code', 'publication.content', ...ADDRESS_COLUMNS])
      .where(
        'publication.entry_id',
        'in',
        list.map(({ entryId }) => entryId),
      )
      .execute()
    const byId = new Map(rows.map((row) => [row.id, row]))
    return list.flatMap(({ id, entryId, kind }) => {
      const row = byId.get(id)
      if (!row) return []
      const address = pathsOf(kind, row)
      return [{ kind, id: entryId, address, code: row.code, content: JSON.parse(row.content) }]
    })
  }

  return {
    async search({ keyword, kind, page, limit, language }: Query, at: number) {
      const asked = askedFor(keyword)
      const { list, more, loosely } = await find(asked, everywhere(LANGUAGE_BITS[language]), at)
      const counts = Object.fromEntries(SEARCHED_KINDS.map((one) => [one, 0])) as Record<SearchedKind, number>
      for (const found of list) counts[found.kind] += 1
      const own = kind ? list.filter((found) => found.kind === kind) : list
      const records = await contentsOf(own.slice((page - 1) * limit, page * limit), at)
      const shown = records.map((record) => shownOf(record, asked, language))
      const pictures = await picturesOf(
        db,
        shown.flatMap(({ cover }) => cover ?? []),
      )
      return {
        total: own.length,
        counts,
        more: [...more],
        loosely: loosely && list.length > 0,
        items: shown.map(({ shownIn, cover, ...found }) => {
          const said = say({ cover: pictures.get(cover ?? '') ?? null }, language)
          return { ...found, cover: said.cover, shownIn: { ...said.shownIn, ...shownIn } }
        }),
      }
    },

    /** Titles that have the words, for somebody who is still typing. */
    async suggest(keyword: string, language: Language, at: number) {
      const asked = askedFor(keyword)
      const titles: Within = { weights: [IN_TITLE], most: OFFERED, bit: LANGUAGE_BITS[language] }
      const { list, loosely } = await find(asked, titles, at)
      if (loosely) return []
      const records = await contentsOf(list.slice(0, SUGGESTED), at)
      return records.map((record) => {
        const { summary: _, cover: __, hits, shownIn, ...found } = shownOf(record, asked, language)
        return { ...found, hits: { title: hits.title, code: hits.code }, shownIn: onlyTitle(shownIn) }
      })
    },
  }
}

const onlyTitle = ({ title }: Record<string, Language>) => (title ? { title } : {})
