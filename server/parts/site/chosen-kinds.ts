// The kinds that the owner made, as the store keeps them (decision 66).
import { z } from 'zod'
import type { OwnKind as Kind } from '#contract/kinds/own-kind.ts'
import { OwnKind } from '#contract/site/kind-settings.ts'
import type { Db } from '#server/storage/open.ts'
import { readSettingRow } from '#server/storage/settings.ts'

/** The setting, and the word of the bus that it changed. */
export const KINDS_SETTING = 'kinds'
const Stored = z.object({ kinds: z.array(OwnKind) })

/** What holds in this program, as it was started. */
export const KINDS_IN_FORCE = process.env.SITE_KINDS ?? ''

/** What is stored, with its version; 0 while nothing is. */
export async function storedKinds(db: Db): Promise<{ kinds: Kind[]; version: number }> {
  const { value, version } = await readSettingRow(db, KINDS_SETTING)
  return { kinds: Stored.safeParse(value).data?.kinds ?? [], version }
}

/** The kinds as a program is started with them: as they are stored, with the texts of all languages that ever were. */
export async function storedKindsLine(db: Db): Promise<string> {
  const { value } = await readSettingRow(db, KINDS_SETTING)
  const kinds = Stored.safeParse(value).success ? (value as { kinds: unknown[] }).kinds : []
  return kinds.length === 0 ? '' : JSON.stringify(kinds)
}
