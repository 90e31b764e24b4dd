// Tidies content in the background: the trash after its days, people who went away, previews that are over, passed plans.
// Nothing that anybody sees depends on it: times are judged when they are read.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { KINDS } from '#contract/wire/kind.ts'
import type { Bus } from '#server/parts/bus.ts'
import { startRepeatedWork } from '#server/parts/long-work/repeated-work.ts'
import { forgetProposals } from '#server/publishing/proposals/taking.ts'
import { followFields } from '#server/publishing/search/field-changes.ts'
import { fillSearch } from '#server/publishing/search/fill.ts'
import { followTitles } from '#server/publishing/search/follow-titles.ts'
import { emptyTrash } from '#server/publishing/trash/trash.ts'
import { takeLease } from '#server/storage/lease.ts'
import type { Storage } from '#server/storage/open.ts'
import type { Moments } from './moments.ts'
import { forgetAbsent } from './presence.ts'
import { forgetPreviews } from './preview.ts'

type Content = {
  storage: Pick<Storage, 'db' | 'database' | 'exclusive'>
  bus: Pick<Bus, 'changed' | 'changing'>
  moments: Pick<Moments, 'due' | 'pass'>
  now: () => number
}

const EVERY_MS = 60_000
/** Publications that get their words for the search in one go. */
const FILLED = 5_000
/** Longer than any step takes, so that a node that died holds nobody off for long. */
const LEASE_MS = 10 * 60_000

/** Tidies once; false while another node is at it. */
export async function tidyContent(
  { storage, bus, moments, now }: Content,
  stopped = () => false,
): Promise<boolean> {
  const { db } = storage
  // Each node for itself: it also drops what it keeps.
  if (moments.due()) await moments.pass()
  const lease = await takeLease(db, 'content-upkeep', LEASE_MS, now)
  if (!lease) return false
  try {
    const steps = [
      (at: number) => forgetAbsent(db, at),
      (at: number) => forgetPreviews(db, at),
      (at: number) => emptyTrash(storage, at),
      (at: number) => forgetProposals(db, at),
    ]
    for (const step of steps) {
      if (stopped() || !(await lease.renew())) return true
      await step(now())
      await nextTurn()
    }
    const goOn = async () => !stopped() && (await lease.renew())
    await followFields(storage, now(), goOn)
    await followTitles(db, goOn)
    const found = await fillSearch(db, FILLED, now(), goOn)
    if (found > 0) {
      await bus.changing(db, KINDS)
      await bus.changed(KINDS)
    }
    return true
  } finally {
    await lease.release()
  }
}

/** Tidies now and then every minute; `stop` waits for the step that is being done. */
export const startContentUpkeep = (content: Content, report: (error: unknown) => void) =>
  startRepeatedWork((stopped) => tidyContent(content, stopped), EVERY_MS, report)
