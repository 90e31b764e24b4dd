// What the keyword search answers: the page of results that was asked for, read from what is published.
import type { Language } from '#contract/language-codes.ts'
import { SEARCHED_KINDS, SUGGESTED } from '#contract/search.ts'
import { picturesOf, published } from '#server/publishing/published.ts'
import { type Asked, askedFor, type Word } from '#server/publishing/search/query.ts'
import { IN_TITLE } from '#server/publishing/search/tokens.ts'
import { say } from '#server/publishing/text.ts'
import type { Db } from '#server/storage/open.ts'
import {
  type Candidate,
  type Candidates,
  EVERYWHERE,
  findAll,
  placesOf,
  type SearchedKind,
  type Within,
} from './candidates.ts'
import { ranked } from './rank.ts'
import { shownOf } from './shown.ts'

type Query = {
  keyword: string
  kind?: SearchedKind | undefined
  page: number
  limit: number
  language: Language
}
/** Words of one keyword of which each is looked for alone when no record has all of them. */
const SOME_OF_EACH: Within = { ...EVERYWHERE, most: 100 }
const TITLES: Within = { weights: [IN_TITLE], most: 60 }

export function searchStore(db: Db) {
  /** The records with all the words, else with all their parts, else with half of them or more. */
  async function find(asked: Asked, within: Within, at: number, language: Language) {
    for (const words of [asked.words, ...(asked.parts ? [asked.parts] : [])]) {
      const { found, more } = await findAll(db, words, within, at)
      if (found.length > 0)
        return { list: await inOrder(found, words, asked.whole, language), more, loosely: false }
    }
    return { ...(await findSome(asked, within, at, language)), loosely: true }
  }

  async function findSome(asked: Asked, within: Within, at: number, language: Language) {
    const words = asked.parts ?? asked.words
    const some: Candidates = { found: [], more: new Set() }
    if (words.length < 2) return { list: [], more: some.more }
    const known = new Map<number, Candidate>()
    for (const word of words) {
      const { found } = await findAll(db, [word], { ...SOME_OF_EACH, weights: within.weights }, at)
      for (const candidate of found) known.set(candidate.id, candidate)
    }
    const list = await rankedOf([...known.values()], words, asked.whole, language)
    const half = Math.floor(words.length / 2)
    return {
      list: list.filter(({ lacking }) => lacking <= half).map(({ candidate }) => candidate),
      more: some.more,
    }
  }

  const inOrder = async (found: Candidate[], words: Word[], whole: Word[], language: Language) =>
    (await rankedOf(found, words, whole, language)).map(({ candidate }) => candidate)

  async function rankedOf(found: Candidate[], words: Word[], whole: Word[], language: Language) {
    const alone = words.length === 1 && whole.length === 0
    const places = alone ? new Map() : await placesOf(db, found, [...words, ...whole])
    return ranked(found, places, { words, whole }, language)
  }

  async function contentsOf(list: readonly Candidate[], at: number) {
    if (list.length === 0) return []
    const rows = await published(db, SEARCHED_KINDS, at)
      .select(['publication.id', 'publication.code', 'publication.content'])
      .where(
        'publication.entry_id',
        'in',
        list.map(({ entryId }) => entryId),
      )
      .execute()
    const byId = new Map(rows.map((row) => [row.id, row]))
    return list.flatMap(({ id, entryId, kind }) => {
      const row = byId.get(id)
      return row ? [{ kind, id: entryId, code: row.code, content: JSON.parse(row.content) }] : []
    })
  }

  return {
    async search({ keyword, kind, page, limit, language }: Query, at: number) {
      const asked = askedFor(keyword)
      const { list, more, loosely } = await find(asked, EVERYWHERE, at, language)
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
      const { list, loosely } = await find(asked, TITLES, at, language)
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
