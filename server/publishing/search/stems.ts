// Simple stems of words, so that `valves` finds `valve`, `medidores` finds `medidor` and `Pumpen` finds `Pumpe`.
import { LANGUAGES } from '#contract/languages/language-codes.ts'

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

/** Without the first of these ends that leaves enough of the word. */
const without =
  (ends: RegExp, least = 3) =>
  (word: string) => {
    const rest = word.replace(ends, '')
    return rest.length < least ? word : rest
  }
const german = without(/(?:ern|em|en|er|es|e|(?<=[bdfghklmnt])s|n)$/)
const french = (word: string): string => {
  const one = word.endsWith('aux') ? `${word.slice(0, -3)}al` : word.replace(/[sx]$/, '')
  return one.length > 3 ? one.replace(/e$/, '') : one
}
const PLURALS = [/oes$/, /ais$/, /eis$/, /ns$/] as const
const SINGULARS = ['ao', 'al', 'el', 'm']
const portuguese = (word: string): string => {
  const at = PLURALS.findIndex((end) => end.test(word))
  const one =
    at < 0 ? word.replace(/(?<=[aeiour])s$/, '') : word.replace(PLURALS[at] ?? '', SINGULARS[at] ?? '')
  return one.length > 3 ? one.replace(/(?<!a)[aoe]$/, '') : one
}
// Folded, so a short i is an i.
const russian = without(
  /(?:иями|ями|ами|ого|его|ому|ему|ыми|ими|иях|ов|ев|еи|ои|ии|ыи|ая|яя|ое|ее|ые|ие|ых|их|ую|юю|ам|ям|ах|ях|ом|ем|[уюаяоеиыь])$/,
)

/** How words of a language are stemmed; one that is not here is found by whole words and their beginnings. */
const STEMMERS: Readonly<Record<string, (word: string) => string>> = {
  ...{ en: english, es: spanish, de: german, fr: french, pt: portuguese, ru: russian },
}
const OWN = LANGUAGES.flatMap((language) => STEMMERS[language.split('-')[0] ?? ''] ?? [])

/** The words of a site come again and again. More than these are let go of, and so is what is longer than words are. */
const WORDS_HELD = 10_000
const LONGEST_HELD = 40
const held = new Map<string, readonly string[]>()

/** The stems of a folded word in each language that has them: of a word alone nobody knows which one it is in. They begin with `~`, as no word does. */
export function stemsOf(word: string): readonly string[] {
  if (word.length < SHORTEST) return NONE
  const known = held.get(word)
  if (known) return known
  const stems = made(word)
  if (word.length > LONGEST_HELD) return stems
  if (held.size >= WORDS_HELD) held.clear()
  held.set(word, stems)
  return stems
}
const NONE: readonly string[] = []

function made(word: string): readonly string[] {
  if (!/^(?:[a-zñ]+|\p{Script=Cyrillic}+)$/u.test(word)) return NONE
  return [...new Set(OWN.map((stem) => stem(word)))].map((stem) => `~${stem}`)
}
