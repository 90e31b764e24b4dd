// Simple stems of English and Spanish words, so that `valves` finds `valve` and `medidores` finds `medidor`.
import type { Language } from '#contract/languages/language-codes.ts'

/** Shorter words have none, and neither have words with digits. */
const SHORTEST = 4
const VOWEL = /[aeiou]/

const english = (word: string): string => {
  let stem = word
  if (stem.endsWith('sses')) stem = stem.slice(0, -2)
  else if (stem.endsWith('ies') && stem.length > 4) stem = `${stem.slice(0, -3)}y`
  else if (/[^sui]s$/.test(stem)) stem = stem.slice(0, -1)
  for (const end of ['ment', 'ing', 'ed']) {
    const rest = stem.slice(0, -end.length)
    if (stem.endsWith(end) && rest.length >= 4 && VOWEL.test(rest)) {
      stem = rest.replace(/([bdfgmnprt])\1$/, '$1')
      break
    }
  }
  return stem.length > 3 ? stem.replace(/e$/, '').replace(/y$/, 'i') : stem
}

const spanish = (word: string): string => {
  let stem = word
  if (stem.endsWith('ces') && stem.length > 4) stem = `${stem.slice(0, -3)}z`
  else if (/[^aeiou]es$/.test(stem)) stem = stem.slice(0, -2)
  else if (/[aeiou]s$/.test(stem)) stem = stem.slice(0, -1)
  return stem.length > 3 ? stem.replace(/[aoe]$/, '') : stem
}

/** How words of a language are stemmed; one that is not here is found by whole words and their beginnings. */
const STEMMERS: Partial<Record<Language, (word: string) => string>> = { en: english, es: spanish }

/** The stems of a folded word in each language that has them: of a word alone nobody knows which one it is in. They begin with `~`, as no word does. */
export function stemsOf(word: string): string[] {
  if (word.length < SHORTEST || !/^[a-zñ]+$/.test(word)) return []
  return [...new Set(Object.values(STEMMERS).map((stem) => stem(word)))].map((stem) => `~${stem}`)
}
