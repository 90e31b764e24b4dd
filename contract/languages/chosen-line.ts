// What an owner chose, written as the line that programs and pages read.
import { HOUSE_LANGUAGES } from './house-languages.ts'
import { WRITTEN_LANGUAGES } from './language-facts.ts'
import { FIRST_FREE_BIT, readOne, type SiteLanguage } from './site-languages.ts'

/** The index of the search has as many. */
const LAST_BIT = 2 ** 30

/** The line of a site whose owner chose nothing. */
export const DEFAULT_LINE = HOUSE_LANGUAGES.join(' ')

/** The line of these languages. */
export const writeLanguages = (languages: readonly SiteLanguage[]): string =>
  languages
    .map(({ code, standing, words, bit, falls, missing, asked }) => {
      const more = [...(missing === 'absent' ? ['absent'] : []), ...(asked ? ['asked'] : [])]
      const isPlain = code in WRITTEN_LANGUAGES && falls.length === 0 && more.length === 0
      const parts = isPlain
        ? standing === 'public'
          ? []
          : [standing]
        : [standing, words, bit, falls.join(','), ...(more.length > 0 ? [more.join(',')] : [])]
      return [code, ...parts].join(':')
    })
    .join(' ')

/** What in a line says nothing, or takes a bit of the search that another has. */
export function wrongIn(line: string): string[] {
  const words = line.split(' ').filter(Boolean)
  const read = words.map((word) => [word, readOne(word)] as const)
  const bits = read.flatMap(([, one]) => one?.bit ?? [])
  return read.flatMap(([word, one]) =>
    one && bits.filter((bit) => bit === one.bit).length === 1 ? [] : [word],
  )
}

/** A bit that none of these has; null when there is none left. */
export function freeBit(taken: readonly number[]): number | null {
  for (let bit = FIRST_FREE_BIT; bit <= LAST_BIT; bit *= 2) if (!taken.includes(bit)) return bit
  return null
}
