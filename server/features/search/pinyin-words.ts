// Chinese words of titles by their pinyin and initials, for who types them on a keyboard with Latin letters: spelled in a thread
// when somebody first types such a word, and anew after products changed.
import type { Bus } from '#server/parts/bus.ts'
import { kindOf } from '#server/parts/changes.ts'
import { syllablesOf } from '#server/parts/pinyin/pinyin.ts'
import { published } from '#server/publishing/published.ts'
import { searchTexts } from '#server/publishing/search/texts.ts'
import type { Db } from '#server/storage/open.ts'
import { readInAll } from '#server/storage/reads/language-read.ts'
import { distanceOf } from './nearest.ts'

/** Titles that are spelled, at most; of each run of Chinese so many characters. */
const TITLES = 1_000
const LONGEST_RUN = 16
const LONGEST_WORD = 8
/** After a change it is spelled anew at most so often. */
const AGAIN_MS = 60_000
/** Pinyin with a slip is as long as this at least. */
const SLIP_FROM = 6

/** How often a word stands in titles, and its spellings. */
type Spelled = { han: string; whole: string; initials: string; times: number }
export type PinyinWords = { wordFor: (db: Db, typed: string, at: number) => Promise<string | null> }

export function createPinyinWords(listen: Bus['listen']): PinyinWords {
  let known: { words: Promise<Spelled[]>; at: number; old: boolean } | null = null
  listen((changed) => {
    if (
      known &&
      (changed === null || changed.some((word) => ['product', 'productType'].includes(kindOf(word))))
    )
      known.old = true
  })
  function words(db: Db, at: number) {
    if (known && !(known.old && at - known.at > AGAIN_MS)) return known.words
    const made = { words: readInAll(() => spell(db, at)), at, old: false }
    known = made
    made.words.catch(() => {
      if (known === made) known = null
    })
    return made.words
  }
  return {
    /** The word of titles that is spelled so, the most frequent one; null where there is none. */
    async wordFor(db, typed, at) {
      const word = typed.toLowerCase().replace(/[^a-z]/g, '')
      if (word.length < 2) return null
      const all = await words(db, at)
      const most = (found: Spelled[]) =>
        found.toSorted((one, other) => other.times - one.times || other.han.length - one.han.length)[0]?.han
      const spelled = most(all.filter(({ whole }) => whole === word))
      const short = most(all.filter(({ initials }) => initials === word))
      return spelled ?? short ?? nearly(all, word) ?? null
    },
  }
}

/** With one letter too many, too few or wrong, in a long one two. */
function nearly(all: readonly Spelled[], word: string): string | undefined {
  if (word.length < SLIP_FROM) return undefined
  const allowed = word.length < SLIP_FROM * 2 ? 1 : 2
  const near = all
    .filter(({ whole }) => whole[0] === word[0] && Math.abs(whole.length - word.length) <= allowed)
    .map((one) => ({ ...one, distance: distanceOf(word, one.whole, allowed) }))
    .filter(({ distance }) => distance <= allowed)
  return near.toSorted((one, other) => one.distance - other.distance || other.times - one.times)[0]?.han
}

async function spell(db: Db, at: number): Promise<Spelled[]> {
  const rows = await published(db, ['productType', 'product'], at)
    .select(['publication.kind', 'publication.content'])
    .orderBy('publication.kind', 'desc')
    .orderBy('publication.entry_id')
    .limit(TITLES)
    .execute()
  const runs = rows.flatMap(({ kind, content }) => {
    const texts = searchTexts(kind, JSON.parse(content))
    const said = [texts?.title.zh ?? '', ...(texts?.called ?? []).map(({ text }) => text)].join(' ')
    return [...said.matchAll(/\p{Script=Han}+/gu)].map(([run]) => [...run].slice(0, LONGEST_RUN).join(''))
  })
  const different = [...new Set(runs)]
  const times = new Map<string, number>()
  for (const run of runs) times.set(run, (times.get(run) ?? 0) + 1)
  const found = new Map<string, Spelled>()
  for (const [nth, syllables] of (await syllablesOf(different)).entries()) {
    const run = different[nth] ?? ''
    const signs = [...run]
    if (signs.length !== syllables.length) continue
    for (let from = 0; from < signs.length; from += 1)
      for (let to = from + 1; to <= Math.min(signs.length, from + LONGEST_WORD); to += 1) {
        const han = signs.slice(from, to).join('')
        const own = syllables.slice(from, to)
        const known = found.get(han) ?? {
          han,
          whole: own.join(''),
          initials: own.map((one) => one[0]).join(''),
          times: 0,
        }
        known.times += times.get(run) ?? 0
        found.set(han, known)
      }
  }
  return [...found.values()]
}
