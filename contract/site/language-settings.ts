// The languages of the site as staff choose them (decision 64).
import { z } from 'zod'
import { queryNumber } from '#contract/inputs/number.ts'
import {
  LANGUAGE_CODE,
  MISSINGS,
  MOST_FALLS,
  MOST_LANGUAGES,
  STANDINGS,
} from '#contract/languages/site-languages.ts'
import { defineCall } from '#contract/wire/call.ts'

const Code = z
  .string()
  .regex(LANGUAGE_CODE)
  .meta({ examples: ['de'] })

/** Many records are done in parts: where the call before said that it goes on. */
const After = queryNumber(0, Number.MAX_SAFE_INTEGER).default(0)
/** What the next call goes on after; null when all are done. */
const Next = z.int().nullable()

export const ChosenLanguage = z.object({
  code: z.string(),
  standing: z.enum(STANDINGS),
  /** Whose words the interface has: its own where they are written, else those of the language named. */
  words: z.string(),
  /** Where a text that it lacks is looked for first, one after another. */
  falls: z.array(z.string()),
  /** What visitors get of a record without a title in it. */
  missing: z.enum(MISSINGS),
  /** Whether a release goes out only with its records translated. */
  asked: z.boolean(),
})
export type ChosenLanguage = z.output<typeof ChosenLanguage>

export const LanguageSettings = z.object({
  /** In the order in which they are shown beside each other. */
  languages: z.array(ChosenLanguage),
  /** 0 before they were saved for the first time. */
  version: z.int(),
  updateTime: z.iso.datetime().nullable(),
  /** Whether this node serves them already: it begins anew for them, which takes about a second. */
  inForce: z.boolean(),
})
export type LanguageSettings = z.output<typeof LanguageSettings>

export const languageCalls = {
  read: defineCall({
    path: '/api/web/setting/languages',
    access: 'web_setting',
    takes: 'query',
    input: z.strictObject({}),
    output: LanguageSettings,
    summary: 'The languages of the site, in their order.',
  }),
  update: defineCall({
    path: '/api/web/setting/chooseLanguages',
    access: 'web_setting:update',
    takes: 'body',
    input: z.strictObject({
      languages: z
        .array(
          z.strictObject({
            code: Code,
            standing: z.enum(STANDINGS),
            words: z.string().max(6).optional(),
            falls: z.array(Code).max(MOST_FALLS).default([]),
            missing: z.enum(MISSINGS).default('fallback'),
            asked: z.boolean().default(false),
          }),
        )
        .min(1)
        .max(MOST_LANGUAGES)
        .meta({ examples: [[{ code: 'en', standing: 'public' }]] }),
      version: z.int().min(0),
    }),
    output: LanguageSettings,
    logs: 'setting:update',
    summary:
      'Chooses the languages of the site; each node begins anew with them. A language that is left out is put away with its texts.',
  }),
  uses: defineCall({
    path: '/api/web/setting/languageUses',
    access: 'web_setting',
    takes: 'query',
    input: z.strictObject({ code: Code, after: After }),
    output: z.object({
      /** Records that say something in it, those in the trash too. */
      records: z.int(),
      /** Of these, records of which visitors see such a copy, now or by a plan. */
      published: z.int(),
      /** Others that are not emptied: what nothing is published without they say in this language alone. */
      kept: z.int(),
      /** Pictures that are described in it. */
      pictures: z.int(),
      /** Names in it that are no records: of menus, roles, settings, fields and kinds of the owner, and words that staff keep. */
      names: z.int(),
      next: Next,
    }),
    summary:
      'How many records, pictures and names have texts in a language, counted in parts where there are many.',
  }),
  empty: defineCall({
    path: '/api/web/setting/emptyLanguage',
    access: 'web_setting:update',
    takes: 'body',
    input: z.strictObject({
      code: Code,
      version: z.int().min(0),
      after: z.int().min(0).default(0),
    }),
    output: z.object({
      /** Records that were emptied by this call. */
      records: z.int(),
      next: Next,
    }),
    logs: 'setting:update',
    summary:
      'Takes the texts of a language that is put away out of working copies, of what is published, of pictures and of names, for good. Earlier versions of records keep them.',
  }),
}
