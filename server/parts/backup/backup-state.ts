// What the store knows of its backups: when one was tried, made, and proven, and what went wrong.
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Db } from '#server/storage/open.ts'
import { changeSetting, readSettingRow } from '#server/storage/settings.ts'

/** Touched in the data folder by other tools when they have made a backup. */
const MARK = 'last-backup'
const NAME = 'backups'
const Seen = z.object({ at: z.int(), name: z.string() })
const Failed = z.object({ at: z.int(), says: z.string() })
const BackupState = z.object({
  /** The day of the schedule that was begun last, how often, and when. */
  tried: z.object({ day: z.int(), times: z.int(), at: z.int() }).nullable().default(null),
  made: Seen.nullable().default(null),
  failed: Failed.nullable().default(null),
  proven: Seen.nullable().default(null),
  unproven: Failed.nullable().default(null),
})
export type BackupState = z.output<typeof BackupState>

export async function readBackupState(db: Db): Promise<BackupState> {
  return BackupState.parse((await readSettingRow(db, NAME)).value ?? {})
}

/** Changes what `change` answers; null leaves all as it is. Of nodes that do so at once one is first, and the others ask anew. */
export async function changeBackupState(
  db: Db,
  now: number,
  change: (state: BackupState) => Partial<BackupState> | null,
): Promise<boolean> {
  for (;;) {
    const { value, version } = await readSettingRow(db, NAME)
    const state = BackupState.parse(value ?? {})
    const changed = change(state)
    if (!changed) return false
    if (await changeSetting(db, NAME, { value: { ...state, ...changed }, version, now })) return true
  }
}

/** For people: the last good times, and what failed. */
export async function readBackups(db: Db, dataDir: string) {
  const { made, failed, proven, unproven } = await readBackupState(db)
  const marked = await stat(join(dataDir, MARK)).then(
    ({ mtimeMs }) => Math.round(mtimeMs),
    () => 0,
  )
  const last = Math.max(made?.at ?? 0, marked)
  return { made: last > 0 ? last : null, failed, proven: proven?.at ?? null, unproven }
}
