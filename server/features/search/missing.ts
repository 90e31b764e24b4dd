// Keeps count of the words that found nothing. They are gathered in memory and written together, so that a search waits for no write
// and a flood of them costs little; what was gathered in the last seconds before a crash is lost.
import type { Language } from '#contract/languages/language-codes.ts'
import { foldText } from '#server/publishing/search/fold.ts'

const EVERY_MS = 10_000
/** Different words that are gathered between two writes; further ones are not kept. */
const GATHERED = 200
const LONGEST = 60

export type Missed = { word: string; lang: Language; times: number; at: number }

/**
 * The word as it is kept, folded; null for what nobody should keep: what reads like an address of a person, a number
 * (of a telephone, an order), or is longer than any word.
 */
export function keptWord(keyword: string): string | null {
  const word = foldText(keyword).replace(/\s+/g, ' ').trim()
  if ([...word].length > LONGEST || [...word].length < 2 || !/\p{L}/u.test(word)) return null
  if (/[@<>:]|www\.|\/\//.test(word) || (word.match(/\p{N}/gu)?.length ?? 0) >= 6) return null
  return word
}

/** Gathers words and hands them to `write` every ten seconds, and when it is asked to. */
export function createMissing(
  write: (missed: Missed[]) => Promise<void>,
  now: () => number,
  report: (error: unknown) => void,
) {
  let gathered = new Map<string, Missed>()

  async function flush() {
    if (gathered.size === 0) return
    const missed = [...gathered.values()]
    gathered = new Map()
    await write(missed)
  }
  const timer = setInterval(() => void flush().catch(report), EVERY_MS)
  timer.unref()

  return {
    add(keyword: string, lang: Language) {
      const word = keptWord(keyword)
      if (word === null) return
      const key = `${lang} ${word}`
      const known = gathered.get(key)
      if (known) {
        known.times += 1
        known.at = now()
      } else if (gathered.size < GATHERED) gathered.set(key, { word, lang, times: 1, at: now() })
    },
    flush,
    /** Writes what is left. */
    async stop() {
      clearInterval(timer)
      await flush()
    },
  }
}
