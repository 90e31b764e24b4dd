// The languages that the owner chose, as the store keeps them (decision 64).
import { z } from 'zod'
import { DEFAULT_LINE, writeLanguages } from '#contract/languages/chosen-line.ts'
import { type Language, SITE_LANGUAGES, STAFF_LANGUAGES } from '#contract/languages/language-codes.ts'
import {
  LANGUAGE_CODE,
  MISSINGS,
  readLanguages,
  type SiteLanguage,
  STANDINGS,
} from '#contract/languages/site-languages.ts'
import type { Db } from '#server/storage/open.ts'
import { readSettingRow, writeSetting } from '#server/storage/settings.ts'

/** The setting, and the word of the bus that it changed. */
export const LANGUAGES_SETTING = 'languages'

const Chosen = z.object({
  languages: z.array(
    z.object({
      code: z.string().regex(LANGUAGE_CODE),
      standing: z.enum(STANDINGS),
      words: z.string(),
      bit: z.int(),
      falls: z.array(z.string()),
      // Not there in what was stored before they could be chosen.
      missing: z.enum(MISSINGS).default('fallback'),
      asked: z.boolean().default(false),
    }),
  ),
  /** The bits of all languages that this store ever had. */
  bits: z.record(z.string(), z.int()),
})
export type Chosen = { languages: SiteLanguage[]; bits: Record<string, number> }

/** What holds in a program, said in one line. */
export const LINE_IN_FORCE = writeLanguages(SITE_LANGUAGES)

/** What is stored, with its version; 0 and what the program was started with while nothing is. */
export async function storedLanguages(
  db: Db,
): Promise<Chosen & { version: number; updatedAt: number | null }> {
  const { value, version, updatedAt } = await readSettingRow(db, LANGUAGES_SETTING)
  const stored = Chosen.safeParse(value).data
  const languages = stored?.languages ?? [...SITE_LANGUAGES]
  const bits = stored?.bits ?? Object.fromEntries(languages.map(({ code, bit }) => [code, bit]))
  // As a program reads them.
  return { languages: readLanguages(writeLanguages(languages)), bits, version, updatedAt }
}

export const storedLine = async (db: Db): Promise<string> =>
  writeLanguages((await storedLanguages(db)).languages)

/** Languages without whose texts no release goes on; none that is put away, or that this program does not have yet. */
export async function askedLanguages(db: Db): Promise<Language[]> {
  const { languages } = await storedLanguages(db)
  const isAsked = (language: Language) =>
    languages.some(({ code, standing, asked }) => code === language && standing !== 'away' && asked)
  return STAFF_LANGUAGES.filter(isAsked)
}

/** What a new store was started with (`SITE_LANGUAGES`) is written down, and holds from then on. */
export async function keepLanguages(db: Db, now: number): Promise<void> {
  const { languages, bits, version } = await storedLanguages(db)
  if (version === 0 && LINE_IN_FORCE !== DEFAULT_LINE)
    await writeSetting(db, LANGUAGES_SETTING, { languages, bits }, now)
}
