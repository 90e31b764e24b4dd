// What a CDN keeps of an older build goes when a newer one begins to answer.

import type { Db } from '#server/storage/open.ts'
import { readSettingRow, writeSetting } from '#server/storage/settings.ts'
import type { Cdn } from './cdn.ts'

const NAME = 'cdn.build'
/** Nodes of the older build may answer until then, and what they answered is kept as well. */
const UPGRADE_MS = 10 * 60_000

/** `build` names what answers are made by. A node that begins again as it was purges nothing: it may be in trouble. */
export async function purgeOlderBuild(db: Db, cdn: Cdn, build: string, now: () => number) {
  const { value } = await readSettingRow(db, NAME)
  if (value === build) return
  await db.transaction().execute(async (within) => {
    await writeSetting(within, NAME, build, now())
    await cdn.changing(within, null)
    await cdn.changing(within, null, now() + UPGRADE_MS)
  })
}
