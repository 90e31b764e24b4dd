// The texts that are there, by language, and the way to fetch more: a visitor fetches one language.

import type { HouseLanguage } from '#contract/languages/house-languages.ts'
import { LANGUAGES, type Language, WORDS_OF } from '#contract/languages/language-codes.ts'
import { type Group, groupOf, type Room, type Rooms, type TextsOf } from './messages.ts'

/** How each group of a language is fetched. */
type Groups = { readonly [G in Group]?: () => Promise<{ rooms: Rooms }> }
type BySource = Readonly<Record<string, Groups>>
/** The groups of each language that words are written in; how those of languages come to be known that few sites have. */
export type Source = Readonly<Record<HouseLanguage, Groups>> & {
  readonly others: () => Promise<{ source: BySource }>
}

/** Fetches a group in a language; undefined where the source has none of it. */
export async function groupFrom(source: Source, group: Group, language: Language) {
  const words = WORDS_OF[language]
  const { others, ...house } = source
  const groups = (house as BySource)[words] ?? (await others()).source[words]
  return groups?.[group]?.()
}

export type Texts = {
  /** The texts of a room, when they are there. */
  at: <R extends Room>(room: R, language: Language) => TextsOf<R> | undefined
  /** Fetches what is not there yet; rejects when something did not arrive, and tries again when it is called again. */
  bring: (groups: readonly Group[], language: Language) => Promise<void>
  /** Fetches in `language` whatever was fetched in another one. */
  follow: (language: Language) => Promise<void>
  /** The same promise each time, also when it failed: for what waits while it renders. */
  awaited: (room: Room, language: Language) => Promise<void>
  /** Adds more that can be fetched. */
  learn: (source: Source) => void
}

/** The texts to begin with (`there`), and where others come from. */
export function createTexts(there: Partial<Record<Language, Rooms>>, source: Source | null = null): Texts {
  const known: Partial<Record<Language, Rooms>> = { ...there }
  const sources = source ? [source] : []
  const coming = new Map<string, Promise<void>>()
  const failed = new Set<string>()
  const asked = new Set<Group>()

  async function load(group: Group, language: Language) {
    for (const source of sources) {
      const found = await groupFrom(source, group, language)
      if (!found) continue
      known[language] = { ...known[language], ...found.rooms }
      return
    }
    throw new Error(`no texts of ${group} in ${language}`)
  }

  function come(group: Group, language: Language): Promise<void> {
    const key = `${language} ${group}`
    asked.add(group)
    let promise = coming.get(key)
    if (!promise) {
      promise = load(group, language)
      coming.set(key, promise)
      promise.catch(() => failed.add(key))
    }
    return promise
  }

  async function bring(groups: readonly Group[], language: Language) {
    for (const key of failed) coming.delete(key)
    failed.clear()
    await Promise.all(groups.map((group) => come(group, language)))
  }

  return {
    at: (room, language) => known[language]?.[room],
    bring,
    follow: (language) => bring([...asked], language),
    awaited: (room, language) => come(groupOf(room), language),
    learn: (more) => void sources.push(more),
  }
}

/** All languages of these rooms, there from the beginning: where pages are rendered, and in tests. */
export const textsThere = (rooms: Record<Language, Rooms>): Texts =>
  createTexts(Object.fromEntries(LANGUAGES.map((language) => [language, rooms[language]])))

/** The texts of a room that was brought before. */
export function textsIn<R extends Room>(texts: Texts, language: Language, room: R): TextsOf<R> {
  const there = texts.at(room, language)
  if (!there) throw new Error(`no texts of ${room} in ${language}`)
  return there
}
