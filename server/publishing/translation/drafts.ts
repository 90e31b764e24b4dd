// What a record lacks in a language, sentence by sentence, and what it would say there: from memory first, by the owner's program for
// what nobody translated before. Nothing is written (decision 63).
import { valueAt } from '#contract/content/merge.ts'
import { translatableIn } from '#contract/content/translation.ts'
import { LANGUAGES, type Language } from '#contract/languages/language-codes.ts'
import type { TextSentences } from '#contract/translation/desk.ts'
import {
  bareSentence,
  hasSameMarks,
  type Passage,
  pairsOf,
  passagesOf,
  type TextValue,
  textFrom,
} from '#contract/translation/sentences.ts'
import { type Missed, missedTerms, type Term, termsIn } from '#contract/translation/terms.ts'
import { type Marks, stalePaths } from '#server/publishing/texts/translation.ts'
import type { Db } from '#server/storage/open.ts'
import { missedIn } from './glossary.ts'
import type { Asked, Machine } from './machine.ts'
import { recall } from './memory.ts'

/** A record as it is worked on, and what it is translated to. */
export type Work = { content: unknown; marks: Marks; site: Language; language: Language }

/** A text that needs work, in the language that it is translated from and as it is now. */
export type Untranslated = {
  path: string
  source: Language
  said: TextValue
  passages: readonly Passage[]
  /** Null when there is none. */
  now: TextValue
}

/** The texts that say nothing in a language or are older than their source there. */
export function untranslated({ content, marks, site, language }: Work): Untranslated[] {
  const older = new Set(stalePaths(content, marks))
  return translatableIn(content).flatMap(({ path, words }) => {
    if (words[language] !== '' && !older.has(`${path}.${language}`)) return []
    const source = [site, ...LANGUAGES].find((one) => one !== language && words[one] !== '')
    if (!source) return []
    const textAt = (of: Language) => (valueAt(content, `${path}.${of}`) ?? null) as TextValue
    const now = words[language] === '' ? null : textAt(language)
    return [{ path, source, said: textAt(source), passages: passagesOf(textAt(source), source), now }]
  })
}

/** What memory knows of these texts, by the language they come from. */
export async function memoryOf(db: Db, texts: readonly Untranslated[], target: Language) {
  const known = new Map<Language, Map<string, string>>()
  for (const source of new Set(texts.map((text) => text.source))) {
    const sentences = texts
      .filter((text) => text.source === source)
      .flatMap(({ passages }) => passages.flat())
    known.set(source, await recall(db, { source, target }, sentences))
  }
  return ({ source }: Pick<Untranslated, 'source'>, sentence: string) => known.get(source)?.get(sentence)
}

/** The texts of a record that need work, each sentence with its translation and whether that is of the sentence as it is now. */
export async function sentencesOf(db: Db, work: Work): Promise<TextSentences[]> {
  const texts = untranslated(work)
  const known = await memoryOf(db, texts, work.language)
  return texts.map((text): TextSentences => {
    const { path, source, passages, now } = text
    const there = passagesOf(now, work.language)
    const said = new Set(there.flat())
    const pairs = pairsOf(passages, there)
    const goes = now !== null && pairs.length === passages.flat().length
    const sentences = passages.flat().map((sentence, at) => {
      const means = known(text, sentence) ?? null
      if (now === null) return { said: sentence, means, state: 'missing' as const }
      const same = means !== null && said.has(means)
      const beside = goes ? (pairs[at]?.target ?? null) : same ? means : null
      return { said: sentence, means: beside, state: same ? ('same' as const) : ('changed' as const) }
    })
    const whole = now === null || goes ? null : there.flat().map(bareSentence).join(' ')
    return { path, source, sentences: sentences.map(shown), whole }
  })
}
const shown = ({ said, means, state }: TextSentences['sentences'][number]) => ({
  said: bareSentence(said),
  means: means && bareSentence(means),
  state,
})

export type Draft = {
  /** With its language: `summary.es`. */
  path: string
  value: TextValue
  /** How many of its sentences come from memory, and how many from the program. */
  memory: number
  machine: number
  missed: Missed[]
}

type Given = { db: Db; terms: readonly Term[]; machine: Machine | null }

/**
 * Drafts of what a record lacks; `left` are the texts that have a sentence which neither memory nor the program knows. Throws what the
 * program's `translate` throws.
 */
export async function draftsOf(
  { db, terms, machine }: Given,
  work: Work,
): Promise<{ drafts: Draft[]; left: number }> {
  const { language } = work
  const texts = untranslated(work)
  const known = await memoryOf(db, texts, language)
  const made = machine
    ? await byMachine(machine, { texts, known, terms, language })
    : new Map<string, string>()
  const drafts: Draft[] = []
  for (const text of texts) {
    let [memory, ofMachine] = [0, 0]
    const passages = text.passages.map((passage) =>
      passage.map((sentence) => {
        const remembered = known(text, sentence)
        if (remembered !== undefined) memory += 1
        else ofMachine += 1
        return remembered ?? made.get(nameOf(text, sentence)) ?? ''
      }),
    )
    const value = textFrom(text.said, passages, language)
    if (value === null || JSON.stringify(value) === JSON.stringify(text.now)) continue
    const source = { language: text.source, value: text.said }
    const missed = missedIn(terms, source, { language, value })
    drafts.push({ path: `${text.path}.${language}`, value, memory, machine: ofMachine, missed })
  }
  return { drafts, left: texts.length - drafts.length }
}

const nameOf = ({ source }: Pick<Untranslated, 'source'>, sentence: string) => `${source} ${sentence}`

type ForMachine = {
  texts: readonly Untranslated[]
  known: Awaited<ReturnType<typeof memoryOf>>
  terms: readonly Term[]
  language: Language
}

/** What the program makes of the sentences that nobody knows; what loses a mark or a term is asked for once more, and is left out when it loses a mark again. */
async function byMachine(machine: Machine, { texts, known, terms, language }: ForMachine) {
  const made = new Map<string, string>()
  for (const source of new Set(texts.map((text) => text.source))) {
    const of = { source, target: language }
    const sentences = texts
      .filter((text) => text.source === source)
      .flatMap((text) => text.passages.flat().filter((sentence) => known(text, sentence) === undefined))
    const asked: Asked[] = [...new Set(sentences)].map((sentence) => ({
      sentence,
      terms: termsIn(terms, { language: source, text: bareSentence(sentence) }, language),
    }))
    const keepsTerms = (sentence: string, means: string) =>
      missedTerms(
        terms,
        { language: source, text: bareSentence(sentence) },
        { language, text: bareSentence(means) },
      ).length === 0
    let open = asked
    for (let again = 0; again < 2 && open.length > 0; again++) {
      const answers = await machine.translate(of, open, again > 0)
      const wrong: Asked[] = []
      for (const [at, one] of open.entries()) {
        const means = answers[at]?.trim() ?? ''
        const fits = means !== '' && hasSameMarks(one.sentence, means)
        if (fits) made.set(nameOf({ source }, one.sentence), means)
        if (!fits || !keepsTerms(one.sentence, means)) wrong.push(one)
      }
      open = wrong
    }
  }
  return made
}
