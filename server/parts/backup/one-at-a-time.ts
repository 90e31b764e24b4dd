// Of all that work on backups one is at it at a time, on all nodes.
import { takeLease } from '#server/storage/lease.ts'
import { type Storage, StoreRefused } from '#server/storage/open.ts'

/** Another one is under way, or broke off a moment ago. */
export class BackupBusy extends StoreRefused {}

const NAME = 'backup'
const LEASE_MS = 120_000
const RENEW_MS = 30_000

/** `alive` throws once another has taken over. */
export async function alone<Result>(
  storage: Storage,
  now: () => number,
  work: (alive: () => void) => Promise<Result>,
): Promise<Result> {
  const lease = await takeLease(storage.db, NAME, LEASE_MS, now)
  if (!lease) throw new BackupBusy('Another backup is being made, or broke off less than two minutes ago.')
  let lost = false
  const renewing = setInterval(async () => {
    lost ||= !(await lease.renew().catch(() => true))
  }, RENEW_MS)
  try {
    return await work(() => {
      if (lost) throw new BackupBusy('Another backup has taken over.')
    })
  } finally {
    clearInterval(renewing)
    await lease.release()
  }
}
