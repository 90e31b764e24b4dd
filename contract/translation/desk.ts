// The translation desk: what is missing in a language or older than its source is drafted or given out, and comes back as a proposal
// that people take or leave (decision 63).
import { z } from 'zod'
import { GAP_KINDS } from '#contract/content/content.ts'
import { PROPOSAL_CHANGES } from '#contract/content/proposal.ts'
import { Id, QueryId } from '#contract/inputs/number.ts'
import { Text, textOf } from '#contract/languages/language.ts'
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import { defineCall } from '#contract/wire/call.ts'
import { KINDS } from '#contract/wire/kind.ts'
import { PageQuery, pageOf, sortBy } from '#contract/wire/page.ts'

/** Records of one file, its bytes, terms of the glossary, letters of a term in one language, and sentences that are remembered. */
export const FILE_RECORDS = 50
export const FILE_BYTES = 900_000
export const GLOSSARY_TERMS = 500
export const TERM_LENGTH = 160
export const REMEMBERED = 200_000

const Kind = z.enum(KINDS)
const Language = z.enum(LANGUAGES)
const QueryKind = Kind.optional()
const Record = z.strictObject({ kind: Kind, id: Id })

/** `memory`: sentences that people approved before; `machine`: the program of the owner for the others. */
export const DRAFT_WAYS = ['memory', 'machine'] as const

export const UntranslatedRow = z.object({
  id: z.int(),
  kind: Kind,
  title: Text,
  /** A short name of its own, such as a model. */
  detail: z.string(),
  gap: z.enum(GAP_KINDS),
  updateTime: z.iso.datetime(),
})
export type UntranslatedRow = z.output<typeof UntranslatedRow>

export const TranslationState = z.object({
  /** The language that texts are translated from. */
  source: Language,
  /** What the program of the owner is called; null when there is none. */
  machine: z.string().nullable(),
  remembered: z.int(),
  terms: z.int(),
})
export type TranslationState = z.output<typeof TranslationState>

/** `same`: the translation is of this sentence as it is; `changed`: the sentence changed since, or is new; `missing`: there is no translation. */
export const SENTENCE_STATES = ['same', 'changed', 'missing'] as const
export const TextSentences = z.object({
  path: z.string(),
  source: Language,
  sentences: z.array(
    z.object({ said: z.string(), means: z.string().nullable(), state: z.enum(SENTENCE_STATES) }),
  ),
  /** What the translation says where its sentences do not go with those of the source one by one. */
  whole: z.string().nullable(),
})
export type TextSentences = z.output<typeof TextSentences>

const Term = z.object({ words: Text })
export const Glossary = z.object({ version: z.int(), terms: z.array(Term) })
export type Glossary = z.output<typeof Glossary>

/** What became of texts that could not be proposed. */
export const SKIPPED = ['changed', 'unfinished', 'shape', 'refused', 'gone', 'forbidden'] as const
const Skipped = z.object({ kind: z.string(), id: z.int(), path: z.string(), why: z.enum(SKIPPED) })
export type Skipped = z.output<typeof Skipped>

export const translationCalls = {
  list: defineCall({
    path: '/api/web/translation/list',
    access: 'web_translation',
    takes: 'query',
    input: PageQuery.extend({
      language: Language,
      kind: QueryKind,
      gap: z.enum(GAP_KINDS).optional(),
      sort: sortBy(['id']).default('-id'),
    }),
    output: pageOf(UntranslatedRow),
    summary: 'Records that lack texts in a language, or whose texts are older than their source.',
  }),
  state: defineCall({
    path: '/api/web/translation/state',
    access: 'web_translation',
    takes: 'query',
    input: z.strictObject({}),
    output: TranslationState,
    summary: 'What the translation desk has to work with.',
  }),
  sentences: defineCall({
    path: '/api/web/translation/sentences',
    access: 'web_translation',
    takes: 'query',
    input: z.strictObject({ kind: Kind, id: QueryId, language: Language }),
    output: z.object({ title: Text, texts: z.array(TextSentences) }),
    summary: 'The texts of a record that need work in a language, sentence by sentence.',
  }),
  draft: defineCall({
    path: '/api/web/translation/draft',
    access: 'web_translation:draft',
    takes: 'body',
    input: z.strictObject({
      /** Of the desk and of the same person; null begins one, and so does one that is full. */
      proposal: Id.nullable(),
      ...Record.shape,
      language: Language,
      by: z.enum(DRAFT_WAYS),
    }),
    output: z.object({
      proposal: z.int().nullable(),
      /** Texts that are proposed, and those for which it was not enough. */
      texts: z.int(),
      left: z.int(),
    }),
    forPeople: true,
    logs: 'translation:update',
    summary: 'Drafts what a record lacks in a language, as changes of a proposal; the record stays as it is.',
  }),
  ready: defineCall({
    path: '/api/web/translation/ready',
    access: 'web_translation:draft',
    takes: 'body',
    input: z.strictObject({ proposal: Id }),
    output: z.null(),
    forPeople: true,
    logs: 'translation:ask',
    summary: 'Says that a proposal of the desk is whole and waits for people.',
  }),
  export: defineCall({
    path: '/api/web/translation/export',
    access: 'web_translation',
    takes: 'body',
    input: z.strictObject({
      language: Language,
      records: z.array(Record).min(1).max(FILE_RECORDS),
    }),
    output: z.object({ name: z.string(), file: z.string(), texts: z.int() }),
    forPeople: true,
    logs: 'translation:export',
    summary: 'A file (XLIFF 2.1) of what records lack in a language, for translators.',
  }),
  import: defineCall({
    path: '/api/web/translation/import',
    access: 'web_translation:draft',
    takes: 'body',
    size: 'content',
    input: z.strictObject({ name: z.string().trim().min(1).max(120), file: z.string().max(FILE_BYTES) }),
    output: z.object({
      /** More than one where there are more changes than a proposal holds. */
      proposals: z.array(z.int()),
      texts: z.int(),
      skipped: z.array(Skipped).max(PROPOSAL_CHANGES),
    }),
    forPeople: true,
    logs: 'translation:import',
    redacted: ['file'],
    summary: 'What translators made of such a file, as changes of a proposal; records stay as they are.',
  }),
  glossary: defineCall({
    path: '/api/web/translation/glossary',
    access: 'web_translation',
    takes: 'query',
    input: z.strictObject({}),
    output: Glossary,
    summary: 'The terms that translations must keep to.',
  }),
  keepGlossary: defineCall({
    path: '/api/web/translation/keepGlossary',
    access: 'web_translation:glossary',
    takes: 'body',
    size: 'text',
    input: z.strictObject({
      version: z.int().min(0),
      terms: z.array(z.strictObject({ words: textOf(TERM_LENGTH) })).max(GLOSSARY_TERMS),
    }),
    output: Glossary,
    forPeople: true,
    logs: 'glossary:update',
    summary: 'Changes the terms that translations must keep to.',
  }),
}
