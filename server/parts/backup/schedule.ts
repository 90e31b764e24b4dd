// Every day at the hour of BACKUP_AT: a backup, and then the proof of it, in a process of its own and on one of all nodes.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { SiteSettings } from '#contract/site/site.ts'
import { startRepeatedWork } from '#server/parts/long-work/repeated-work.ts'
import type { Db } from '#server/storage/open.ts'
import { addDays, createSiteDays } from '#server/storage/site-days.ts'
import { tellOfBackup } from './backup-letter.ts'
import { type BackupState, changeBackupState, readBackupState } from './backup-state.ts'

const PROGRAM = fileURLToPath(new URL('../../admin/admin.ts', import.meta.url))
const EVERY_MS = 20_000
/** What failed is tried again after so long, so many times a day. */
const AGAIN_MS = 60 * 60_000
const TIMES = 3
const SAID = 2_000
/** Exit code of a command that another one holds off. */
const BUSY = 3

export type Ended = { code: number | null; says: string }
export type Run = (words: readonly string[]) => Promise<Ended>
type Schedule = {
  db: Db
  at: string
  timeZone: string
  now: () => number
  site: () => SiteSettings
  /** Something lies in the outbox. */
  wake: () => void
  run?: Run
}

/** Begins to look; `stop` does not wait for a backup, which goes on by itself. */
export function startBackupSchedule(schedule: Schedule, report: (error: unknown) => void) {
  let under: Promise<unknown> | null = null
  return startRepeatedWork(
    async () => {
      if (under || !(await claim(schedule))) return
      under = makeAndProve(schedule)
        .catch(report)
        .finally(() => {
          under = null
        })
    },
    EVERY_MS,
    report,
  )
}

/** Whether it is due, and nobody else has taken it. */
export async function claim({ db, at, timeZone, now }: Schedule): Promise<boolean> {
  const moment = now()
  const day = dueDay(moment, at, timeZone)
  // Asked by every node all the time: nothing is written until it is due.
  if (!next(await readBackupState(db), day, moment)) return false
  return changeBackupState(db, moment, (state) => {
    const tried = next(state, day, moment)
    return tried && { tried }
  })
}

function next({ tried, proven }: BackupState, day: number, now: number): BackupState['tried'] {
  if (tried?.day !== day) return { day, times: 1, at: now }
  if ((proven?.at ?? 0) >= tried.at || tried.times >= TIMES || now - tried.at < AGAIN_MS) return null
  return { day, times: tried.times + 1, at: now }
}

/** The last day whose hour has come. */
function dueDay(now: number, at: string, timeZone: string): number {
  const today = createSiteDays(timeZone).dayAt(now)
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(now)
  return clock >= at ? today : addDays(today, -1)
}

/** Says in the store and by mail what failed. */
export async function makeAndProve({ db, now, site, wake, run = inItsOwnProcess }: Schedule) {
  for (const [words, field] of [
    ['backup', 'failed'],
    ['verify', 'unproven'],
  ] as const) {
    const { code, says } = await run([words])
    if (code === 0) continue
    if (code === BUSY) return
    const failed = { at: now(), says: says.slice(-SAID) || `It ended with ${code}.` }
    await db.transaction().execute(async (within) => {
      await changeBackupState(within, now(), () => ({ [field]: failed }))
      await tellOfBackup(within, { what: field, says: failed.says, at: now(), site: site() })
    })
    wake()
    return
  }
}

async function inItsOwnProcess(words: readonly string[]): Promise<Ended> {
  const child = spawn(process.execPath, [PROGRAM, ...words], { stdio: ['ignore', 'ignore', 'pipe'] })
  let says = ''
  child.stderr.on('data', (text) => {
    says = `${says}${text}`.slice(-SAID)
  })
  const [code] = await once(child, 'close')
  return { code, says: says.trim() }
}
