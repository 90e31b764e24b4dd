// Words of one meaning, which staff keep for the search, per language.
import { z } from 'zod'
import { Text, textOf } from '#contract/languages/language.ts'
import { defineCall } from '#contract/wire/call.ts'

/** Characters of all groups of a language, lines of it, words of a line and characters of a word, at most (`docs/limits.md`). */
export const SYNONYM_TEXT = 20_000
export const SYNONYM_LINES = 400
export const SYNONYM_WORDS = 20
export const SYNONYM_WORD = 60

const Synonyms = z.object({
  version: z.int(),
  /** Of each language a line for each meaning: its words between commas, the first as the site writes it. */
  groups: Text,
})
export type Synonyms = z.output<typeof Synonyms>

export const synonymCalls = {
  synonyms: defineCall({
    path: '/api/web/search/synonyms',
    access: 'web_search',
    takes: 'query',
    input: z.strictObject({}),
    output: Synonyms,
    summary: 'Words of one meaning by which the search finds what the site calls otherwise, per language.',
  }),
  keepSynonyms: defineCall({
    path: '/api/web/search/keepSynonyms',
    access: 'web_search:update',
    takes: 'body',
    input: z.strictObject({ version: z.int().min(0), groups: textOf(SYNONYM_TEXT) }),
    output: Synonyms,
    logs: 'synonyms:update',
    summary: 'Changes the words of one meaning.',
  }),
}
