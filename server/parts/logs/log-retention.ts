// Removes what the logs and the sessions need not keep any longer, in the background and on one node at a time.
import { setTimeout as wait } from 'node:timers/promises'
import { startRepeatedWork } from '#server/parts/long-work/repeated-work.ts'
import { PROGRAM_ROWS_MS, type Programs } from '#server/parts/sign-in/programs.ts'
import { SESSION_ROWS_MS, type Sessions } from '#server/parts/sign-in/sessions.ts'
import { takeLease } from '#server/storage/lease.ts'
import type { Db } from '#server/storage/open.ts'
import type { LoginLog } from './login-log.ts'
import type { Operations } from './operations.ts'

/** Days that each log is kept; 0 keeps it for ever. */
export type KeptDays = { operationDays: number; loginDays: number }

type Logs = {
  db: Db
  operations: Pick<Operations, 'removeOldest'>
  loginLog: Pick<LoginLog, 'removeOldest'>
  sessions: Pick<Sessions, 'forget'>
  programs: Pick<Programs, 'forget'>
  kept: KeptDays
  now: () => number
}

const DAY_MS = 24 * 60 * 60_000
const EVERY_MS = 60 * 60_000
const LEASE_MS = 60_000
/** Entries of one transaction: short, so that whoever writes meanwhile hardly waits. */
const BATCH = 200
/** How long it rests after each, as a multiple of what that took: a log that is far too long goes beside all other work. */
const REST = 5

/** Removes all that is too old now; answers how many entries, or 0 while another node is at it. */
export async function removeOldEntries(
  { db, operations, loginLog, sessions, programs, kept, now }: Logs,
  stopped = () => false,
): Promise<number> {
  const lease = await takeLease(db, 'log-retention', LEASE_MS, now)
  if (!lease) return 0
  let removed = 0
  try {
    // From where somebody was signed in is told by the login log for as long as that is kept.
    await sessions.forget(now() - SESSION_ROWS_MS)
    await programs.forget(now() - PROGRAM_ROWS_MS)
    for (const [log, days] of [
      [operations, kept.operationDays],
      [loginLog, kept.loginDays],
    ] as const) {
      if (days === 0) continue
      const before = now() - days * DAY_MS
      for (let gone = BATCH; gone === BATCH; ) {
        if (stopped() || !(await lease.renew())) return removed
        const began = performance.now()
        gone = await log.removeOldest(before, BATCH)
        removed += gone
        if (gone === BATCH) await wait((performance.now() - began) * REST)
      }
    }
    return removed
  } finally {
    await lease.release()
  }
}

/** Removes what is too old now and then every hour; `stop` waits for the batch that is being removed. */
export const startLogRetention = (logs: Logs, report: (error: unknown) => void) =>
  startRepeatedWork((stopped) => removeOldEntries(logs, stopped), EVERY_MS, report)
