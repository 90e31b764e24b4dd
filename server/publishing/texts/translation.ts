// Which texts of a record are missing in a language, and which are older than the text they were translated from (decision 23).
import { hash } from 'node:crypto'
import type { GapKind } from '#contract/content/content.ts'
import { missingOf, type Translatable, translatableIn } from '#contract/content/translation.ts'
import { LANGUAGES, type Language, STAFF_LANGUAGES } from '#contract/languages/language-codes.ts'

/**
 * A text that is older than its source, by its place without numbers, its language and its words: `specs.*.title en x1Yz`.
 * Lines may move, and a text that is written anew loses its mark by itself.
 */
export type Marks = readonly string[]

/** Marks after a save over `before`: a text whose source changed while it stayed as it was is marked. */
export function marksAfter(
  content: unknown,
  before: { content: unknown; marks: Marks },
  source: Language,
): string[] {
  const known = new Set(before.marks)
  const pairs = new Set<string>()
  const texts = new Set<string>()
  for (const text of translatableIn(before.content)) {
    const from = digest(text.words[source])
    for (const language of LANGUAGES) {
      const mark = markOf(text, language)
      texts.add(mark)
      pairs.add(`${mark} ${from}`)
    }
  }
  const marks = new Set<string>()
  for (const text of translatableIn(content)) {
    if (text.words[source] === '') continue
    const from = digest(text.words[source])
    for (const language of LANGUAGES) {
      if (language === source || text.words[language] === '') continue
      const mark = markOf(text, language)
      const wasPair = pairs.has(`${mark} ${from}`)
      if (wasPair ? known.has(mark) : texts.has(mark)) marks.add(mark)
    }
  }
  return [...marks]
}

/** What the record lacks in each language that it is not whole in; the worst of its texts counts. */
export function gapsOf(content: unknown, marks: Marks): { language: Language; gap: GapKind }[] {
  const texts = translatableIn(content)
  const marked = new Set(marks)
  const judge = (language: Language): GapKind | null => {
    if (texts.some((text) => missingOf(text).includes(language))) return 'missing'
    return marked.size > 0 && texts.some((text) => marked.has(markOf(text, language))) ? 'stale' : null
  }
  return STAFF_LANGUAGES.flatMap((language) => {
    const gap = judge(language)
    return gap ? [{ language, gap }] : []
  })
}

/** The paths of the texts that are marked: `summary.es`. */
export function stalePaths(content: unknown, marks: Marks): string[] {
  if (marks.length === 0) return []
  const marked = new Set(marks)
  return translatableIn(content).flatMap((text) =>
    LANGUAGES.filter((language) => marked.has(markOf(text, language))).map(
      (language) => `${text.path}.${language}`,
    ),
  )
}

/** The marks without those of the texts at these paths: somebody looked, and they still hold. */
export function marksWithout(content: unknown, marks: Marks, paths: readonly string[]): string[] {
  const looked = new Set(paths)
  const gone = new Set(
    translatableIn(content).flatMap((text) =>
      LANGUAGES.filter((language) => looked.has(`${text.path}.${language}`)).map((language) =>
        markOf(text, language),
      ),
    ),
  )
  return marks.filter((mark) => !gone.has(mark))
}

const markOf = ({ path, words }: Translatable, language: Language) =>
  `${path.replace(/\b\d+\b/g, '*')} ${language} ${digest(words[language])}`

const digest = (text: string) => hash('sha256', text, 'base64url').slice(0, 12)
