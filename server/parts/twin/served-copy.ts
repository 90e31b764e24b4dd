// Which manifest visitors are shown in place of what the store says, while somebody has so decided: the last good copy, until what
// is alien is found and mended. It stands in the store, and each node looks there.
import { z } from 'zod'
import type { Manifest } from '#server/parts/twin/manifests/manifest.ts'
import type { Manifests } from '#server/parts/twin/manifests/manifests.ts'
import type { Db } from '#server/storage/open.ts'
import { changeSetting, readSettingRow } from '#server/storage/settings.ts'

const NAME = 'served-copy'
/** All nodes follow within two seconds, whether they hear of each other or not. */
const LOOK_MS = 1_500

const Served = z.object({ number: z.int(), since: z.int(), by: z.string(), reason: z.string() })
type Served = z.output<typeof Served>
const Stored = z.object({ served: Served.nullable() }).catch({ served: null })

export type ServedCopy = Served & { manifest: Manifest }

export const readServedCopy = async (db: Db): Promise<Served | null> =>
  Stored.parse((await readSettingRow(db, NAME)).value ?? { served: null }).served

/** Within a transaction; answers what was served before. */
export async function serveCopy(within: Db, served: Served | null, now: number): Promise<Served | null> {
  const { value, version } = await readSettingRow(within, NAME)
  await changeSetting(within, NAME, { value: { served }, version, now })
  return Stored.parse(value ?? { served: null }).served
}

/** In the words of the bus (`server/parts/changes.ts`). */
async function takenSince(db: Db, since: number): Promise<string[]> {
  const rows = await db
    .selectFrom('entry')
    .select(['id', 'kind'])
    .where('updated_at', '>=', since)
    .where((row) => row.or([row('published_version', 'is', null), row('trashed_at', 'is not', null)]))
    .execute()
  return rows.flatMap(({ id, kind }) => [`${kind}:${id}`, `${kind}!`])
}

type Of = {
  db: Db
  manifests: Manifests
  /** Whether the store cannot be asked: then it stays as it was. */
  away: () => boolean
  /** `hidden` are the words of records that were taken from sight since it is shown: they stay so. */
  show: (manifest: Manifest | null, hidden: readonly string[]) => void
}

/** `look` reads it now; `watch` goes on looking. */
export function createServedCopy({ db, manifests, away, show }: Of) {
  let current: ServedCopy | null = null
  let timer: NodeJS.Timeout | undefined

  async function look() {
    if (away()) return
    const served = await readServedCopy(db)
    if (served?.number === current?.number && served?.since === current?.since) return
    const manifest = served && (await manifests.at(served.number))
    // One that is gone, or is not ours, is shown to nobody.
    current = served && manifest ? { ...served, manifest } : null
    show(manifest, manifest && served ? await takenSince(db, served.since) : [])
  }
  return {
    look,
    current: () => current,
    watch() {
      timer = setInterval(() => void look().catch(() => {}), LOOK_MS).unref()
    },
    stop: () => clearInterval(timer),
  }
}
