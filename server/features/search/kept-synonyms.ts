// The words of one meaning that staff keep: in memory on every node, read again when any node changed them.
import type { Text } from '#contract/languages/language.ts'
import { eachLanguage, LANGUAGES } from '#contract/languages/language-codes.ts'
import { SYNONYM_LINES, SYNONYM_WORD, SYNONYM_WORDS } from '#contract/site/search-synonyms.ts'
import { invalid, type Reason, stale } from '#server/failure.ts'
import type { Bus } from '#server/parts/bus.ts'
import { FIRST_SYNONYMS } from '#server/publishing/search/first-synonyms.ts'
import {
  SYNONYMS_SETTING,
  type SynonymGroup,
  type SynonymReader,
  synonymReader,
} from '#server/publishing/search/synonyms.ts'
import type { Db } from '#server/storage/open.ts'
import { changeSetting, readSettingRow } from '#server/storage/settings.ts'
import { serverTexts } from '#server/texts.ts'

const words = serverTexts('server/search')

/** The groups of one language as they are typed: a line each. */
const wordsOf = (line: string): string[] => [
  ...new Set(
    line
      .split(/[,，、;；]/)
      .map((word) => word.replace(/\s+/g, ' ').trim())
      .filter((word) => word !== ''),
  ),
]
const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '')

const FIRST: Text = eachLanguage((language) =>
  (FIRST_SYNONYMS[language] ?? []).map((group) => group.join(', ')).join('\n'),
)

const groupsIn = (text: Text): SynonymGroup[] =>
  LANGUAGES.flatMap((language) => linesOf(text[language]).map((line) => ({ language, words: wordsOf(line) })))

/** The synonyms that a store begins with. */
export const firstSynonyms = (): SynonymReader => synonymReader(groupsIn(FIRST))

async function readStored(db: Db) {
  const { value, version } = await readSettingRow(db, SYNONYMS_SETTING)
  const stored = typeof value === 'object' && value !== null ? (value as Partial<Text>) : null
  return {
    version,
    groups: eachLanguage((language) => (stored ? (stored[language] ?? '') : FIRST[language])),
  }
}

/** Throws what is wrong with the lines of a language, by field. */
function checkGroups(groups: Text) {
  const problems: Record<string, Reason> = {}
  for (const language of LANGUAGES) {
    const problem = problemOf(linesOf(groups[language]))
    if (problem) problems[`groups.${language}`] = problem
  }
  if (Object.keys(problems).length > 0) throw invalid(problems)
}

function problemOf(lines: readonly string[]): Reason | null {
  if (lines.length > SYNONYM_LINES) return words.tooMany({ most: SYNONYM_LINES })
  for (const line of lines) {
    const group = wordsOf(line)
    const shown = line.trim().slice(0, SYNONYM_WORD)
    if (group.length < 2) return words.alone({ line: shown })
    if (group.length > SYNONYM_WORDS) return words.wide({ line: shown, most: SYNONYM_WORDS })
    if (group.some((word) => word.length > SYNONYM_WORD))
      return words.long({ line: shown, most: SYNONYM_WORD })
  }
  return null
}

export function keptSynonyms(db: Db, bus: Bus) {
  let known: Promise<SynonymReader> | null = null
  bus.listen((changed) => {
    if (changed === null || changed.includes(SYNONYMS_SETTING)) known = null
  })
  return {
    name: SYNONYMS_SETTING,
    read: (within: Db = db) => readStored(within),

    /** How keywords are read at this moment. */
    reader(): Promise<SynonymReader> {
      if (known) return known
      const made = readStored(db).then(({ groups }) => synonymReader(groupsIn(groups)))
      known = made
      made.catch(() => {
        if (known === made) known = null
      })
      return made
    },

    /** Writes over that version, within a transaction; `tellOthers` at its end, `tell` after the commit. */
    async keep(within: Db, { version, groups }: { version: number; groups: Text }, now: number) {
      checkGroups(groups)
      const tidy = eachLanguage((language) =>
        linesOf(groups[language])
          .map((line) => wordsOf(line).join(', '))
          .join('\n'),
      )
      if (!(await changeSetting(within, SYNONYMS_SETTING, { value: tidy, version, now })))
        throw stale(await readStored(within))
      await bus.changing(within, [SYNONYMS_SETTING])
    },
    tellOthers: (within: Db) => bus.within(within, [SYNONYMS_SETTING]),
    tell: () => bus.tell([SYNONYMS_SETTING]),
  }
}
