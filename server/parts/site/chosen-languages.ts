// The languages that the owner chose, as the store keeps them. A program has the languages that it was started with: when others
// were chosen it begins anew with them (decision 64).
import { spawnSync } from 'node:child_process'
import { z } from 'zod'
import { DEFAULT_LINE, writeLanguages } from '#contract/languages/chosen-line.ts'
import { SITE_LANGUAGES } from '#contract/languages/language-codes.ts'
import {
  LANGUAGE_CODE,
  readLanguages,
  type SiteLanguage,
  STANDINGS,
} from '#contract/languages/site-languages.ts'
import { takeLease } from '#server/storage/lease.ts'
import type { Db } from '#server/storage/open.ts'
import { readSettingRow, writeSetting } from '#server/storage/settings.ts'

/** The setting, and the word of the bus that it changed. */
export const LANGUAGES_SETTING = 'languages'
/** How long one node of several has to begin anew before the next one does. */
const TURN_MS = 8_000
const AGAIN_MS = 1_000

const Chosen = z.object({
  languages: z.array(
    z.object({
      code: z.string().regex(LANGUAGE_CODE),
      standing: z.enum(STANDINGS),
      words: z.string(),
      bit: z.int(),
      falls: z.array(z.string()),
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

/** The program was started with other languages than the store has. */
export class OtherLanguages extends Error {
  readonly line: string
  constructor(line: string) {
    super(`The languages of the site are ${line}`)
    this.line = line
  }
}

/**
 * Throws `OtherLanguages` when the store has others than this program; what a new store was started with (`SITE_LANGUAGES`) is
 * written down, and holds from then on.
 */
export async function sameLanguages(db: Db, now: number): Promise<void> {
  const { languages, bits, version } = await storedLanguages(db)
  const line = writeLanguages(languages)
  if (line !== LINE_IN_FORCE) throw new OtherLanguages(line)
  if (version === 0 && line !== DEFAULT_LINE)
    await writeSetting(db, LANGUAGES_SETTING, { languages, bits }, now)
}

/** Replaces this program by itself with these languages, under the same number where the system knows how; never answers. */
export function beginAnew(line: string): never {
  const env = { ...process.env, SITE_LANGUAGES: line }
  const words = [process.execPath, ...process.execArgv, ...process.argv.slice(1)]
  process.stdout.write(`  The languages of the site are ${line}: it begins anew with them.\n`)
  if (process.env.SITE_LANGUAGES === line) throw new Error(`the languages ${line} do not hold`)
  if (process.platform !== 'win32' && process.execve) process.execve(process.execPath, words, env)
  const { status } = spawnSync(process.execPath, words.slice(1), { stdio: 'inherit', env })
  process.exit(status ?? 1)
}

type Watching = {
  db: Db
  listen: (hear: (words: readonly string[] | null) => void) => void
  now: () => number
}

/** Calls `change` once the store has other languages than this program; of several nodes one after another. */
export function watchLanguages({ db, listen, now }: Watching, change: (line: string) => Promise<void>) {
  let isLooking = false
  async function look() {
    const line = writeLanguages((await storedLanguages(db)).languages)
    if (line === LINE_IN_FORCE) return
    if (await takeLease(db, LANGUAGES_SETTING, TURN_MS, now)) await change(line)
    else setTimeout(hear, AGAIN_MS).unref()
  }
  function hear() {
    if (isLooking) return
    isLooking = true
    look()
      .catch(() => {})
      .finally(() => {
        isLooking = false
      })
  }
  listen((words) => {
    if (words === null || words.includes(LANGUAGES_SETTING)) hear()
  })
}
