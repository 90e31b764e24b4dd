// The terms of the house: what something is called in each language, and whether a translation calls it so. Without the validator.
import type { Language } from '#contract/languages/language-codes.ts'

/** In each language the words for one thing, `|` between those that will do; the first is preferred. Empty: none is asked for. */
export type Term = { words: Record<Language, string> }
/** A term that the source names and the translation does not: as the source has it, and what is asked for. */
export type Missed = { source: string; target: string }

/** The words of a term in one language. */
export const wordsOfTerm = (words: string): string[] =>
  words
    .split('|')
    .map((word) => word.replace(/\s+/g, ' ').trim())
    .filter((word) => word !== '')

type Said = { language: Language; text: string }

/** The terms of the glossary that `source` names, each with the words that a translation must have one of. */
export function termsIn(terms: readonly Term[], source: Said, language: Language) {
  return terms.flatMap(({ words }) => {
    const said = wordsOfTerm(words[source.language]).find((word) => names(source.text, word))
    const asked = wordsOfTerm(words[language])
    return said !== undefined && asked.length > 0 ? [{ source: said, asked }] : []
  })
}

/** Of the terms that `source` names those that `target` does not. */
export function missedTerms(terms: readonly Term[], source: Said, target: Said): Missed[] {
  const text = folded(target.text)
  return termsIn(terms, source, target.language)
    .filter(({ asked }) => !asked.some((word) => text.includes(folded(word))))
    .map(({ source, asked }) => ({ source, target: asked[0] ?? '' }))
}

const folded = (text: string) => text.replace(/\s+/g, ' ').toLowerCase()

/** Whether a text has these words: whole ones, in the singular or with a plural's end, where words have spaces between them. */
function names(text: string, word: string): boolean {
  const [within, sought] = [folded(text), folded(word)]
  for (let at = within.indexOf(sought); at >= 0; at = within.indexOf(sought, at + 1)) {
    const after = within.slice(at + sought.length).replace(/^e?s(?![\p{L}\p{N}])/u, '')
    if (!joins(within.slice(0, at).at(-1), sought[0]) && !joins(sought.at(-1), after[0])) return true
  }
  return false
}
/** Whether two letters that stand beside each other are of one word. */
const joins = (one = '', other = '') => LETTER.test(one) && LETTER.test(other)
const LETTER = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}]$/u
