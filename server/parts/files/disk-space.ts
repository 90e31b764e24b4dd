// Whether there is room to write: for whoever balances or watches the server, and for people who wonder why nothing is saved.
import { randomBytes } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import type { Db } from '#server/storage/open.ts'
import { isDiskFull } from '#server/storage/trouble.ts'

/** Less than this on the disk of the data counts as full. */
const LEAST_BYTES = 1024 * 1024
/** What is written to find out: more than what lies unused inside a file that cannot grow. */
const TRIAL_BYTES = 64 * 1024
const TRIAL = 'disk-space'

export type DiskSpace = ReturnType<typeof createDiskSpace>

/** Looks at the disk of `folder`, and at the store once a write has failed for want of room. */
export function createDiskSpace(db: Db, folder: string, now: () => number) {
  let noted = false
  let looking: Promise<boolean> | null = null

  async function isShort(): Promise<boolean> {
    const { bavail, blocks, bsize } = await statfs(folder)
    // Some file systems do not say.
    return blocks > 0 && bavail * bsize < LEAST_BYTES
  }

  /** Writes something and takes it away again. */
  async function fits(): Promise<boolean> {
    const holder = randomBytes(TRIAL_BYTES / 2).toString('hex')
    const until = now()
    try {
      await db
        .insertInto('lease')
        .values({ name: TRIAL, holder, until })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ holder, until }))
        .execute()
      await db.deleteFrom('lease').where('name', '=', TRIAL).execute()
      return true
    } catch (error) {
      if (!isDiskFull(error)) throw error
      return false
    }
  }

  async function look(): Promise<boolean> {
    if (await isShort()) return true
    if (noted) noted = !(await fits())
    return noted
  }

  return {
    /** A write has failed because there was no room. */
    note() {
      noted = true
    },
    /** Whether there is no room now; many who ask at once wait for the same look. */
    full(): Promise<boolean> {
      looking ??= look().finally(() => {
        looking = null
      })
      return looking
    },
  }
}
