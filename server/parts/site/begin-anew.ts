// What the owner chose and a program is started with: the languages of the site and the kinds of the owner. When others were chosen
// the program begins anew with them (decisions 64 and 66).
import { spawnSync } from 'node:child_process'
import { takeLease } from '#server/storage/lease.ts'
import type { Db } from '#server/storage/open.ts'
import { KINDS_IN_FORCE, KINDS_SETTING, storedKindsLine } from './chosen-kinds.ts'
import { keepLanguages, LANGUAGES_SETTING, LINE_IN_FORCE, storedLine } from './chosen-languages.ts'

/** The settings that a program begins anew for, which are the words of the bus that they changed. */
const SETTINGS = [LANGUAGES_SETTING, KINDS_SETTING]
/** How long one node of several has to begin anew before the next one does. */
const TURN_MS = 8_000
const AGAIN_MS = 1_000

/** What was chosen, as the environment of a program says it. */
type Chosen = { SITE_LANGUAGES: string; SITE_KINDS: string }
const IN_FORCE: Chosen = { SITE_LANGUAGES: LINE_IN_FORCE, SITE_KINDS: KINDS_IN_FORCE }

const chosenIn = async (db: Db): Promise<Chosen> => ({
  SITE_LANGUAGES: await storedLine(db),
  SITE_KINDS: await storedKindsLine(db),
})
const isInForce = (chosen: Chosen) =>
  chosen.SITE_LANGUAGES === IN_FORCE.SITE_LANGUAGES && chosen.SITE_KINDS === IN_FORCE.SITE_KINDS

/** The program was started with other languages or kinds than the store has. */
export class OtherSite extends Error {
  readonly chosen: Chosen
  constructor(chosen: Chosen) {
    super(`The languages of the site are ${chosen.SITE_LANGUAGES}, its own kinds ${chosen.SITE_KINDS}`)
    this.chosen = chosen
  }
}

/** Throws `OtherSite` when the store has another choice than this program; a new store keeps the languages that it was started with. */
export async function sameSite(db: Db, now: number): Promise<void> {
  const chosen = await chosenIn(db)
  if (!isInForce(chosen)) throw new OtherSite(chosen)
  await keepLanguages(db, now)
}

/** Replaces this program by itself with this choice, under the same number where the system knows how; never answers. */
export function beginAnew(chosen: Chosen): never {
  const env = { ...process.env, ...chosen }
  const words = [process.execPath, ...process.execArgv, ...process.argv.slice(1)]
  const what =
    chosen.SITE_LANGUAGES === IN_FORCE.SITE_LANGUAGES
      ? 'Kinds of the owner changed'
      : `The languages of the site are ${chosen.SITE_LANGUAGES}`
  process.stdout.write(`  ${what}: it begins anew with them.\n`)
  const isTried =
    process.env.SITE_LANGUAGES === chosen.SITE_LANGUAGES && process.env.SITE_KINDS === chosen.SITE_KINDS
  if (isTried) throw new OtherSite(chosen)
  if (process.platform !== 'win32' && process.execve) process.execve(process.execPath, words, env)
  const { status } = spawnSync(process.execPath, words.slice(1), { stdio: 'inherit', env })
  process.exit(status ?? 1)
}

type Watching = {
  db: Db
  listen: (hear: (words: readonly string[] | null) => void) => void
  now: () => number
}

/** Calls `change` once the store has another choice than this program; of several nodes one after another. */
export function watchSite({ db, listen, now }: Watching, change: (chosen: Chosen) => Promise<void>) {
  let isLooking = false
  async function look() {
    const chosen = await chosenIn(db)
    if (isInForce(chosen)) return
    if (await takeLease(db, LANGUAGES_SETTING, TURN_MS, now)) await change(chosen)
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
    if (words === null || SETTINGS.some((one) => words.includes(one))) hear()
  })
}
