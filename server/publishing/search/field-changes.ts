// Follows the fields of the owner (decision 65) and what attributes of types offer to choose from: what records say in a field that
// was removed, brought back, is of another type or counts otherwise now is found no more, again, or otherwise, and what they chose by
// what that is called now. The publications are marked here, and get their tokens as after an
// upgrade (`fill.ts`).
import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { z } from 'zod'
import { OWN_FIELD_KINDS, type OwnFieldKind } from '#contract/kinds/own-fields.ts'
import { isAttributeValue } from '#contract/products/attribute-filter.ts'
import { keyParts } from '#contract/products/regional.ts'
import { KINDS } from '#contract/wire/kind.ts'
import type { Bus } from '#server/parts/bus.ts'
import { knownVersion, storedFields } from '#server/publishing/fields/own-fields.ts'
import type { Storage } from '#server/storage/open.ts'
import { readSettingRow, writeSetting } from '#server/storage/settings.ts'
import { hasWords, keyIn, searchedUnder, shownTypes } from './choice-words.ts'
import { fillSearch } from './fill.ts'
import { OUT_OF_DATE } from './tokens.ts'

/** Publications that are looked at in one step, so that others get their turn. */
const ROWS = 500

/** Of these steps so many before a change of fields is answered. */
const STEPS_AT_ONCE = 2
type Told = Pick<Bus, 'changing' | 'changed'>

/** How the words under each key counted when tokens were last made; kept for each kind, so that a stop in the middle loses nothing. */
const nameOf = (kind: OwnFieldKind) => `searched.${kind}`
const Searched = z.record(z.string(), z.string())
/** As words under any key counted before fields said how. */
const BEFORE = 'text'
/** What differs by region came later, and was found nowhere before. */
const first = (key: string) => (key.includes('@') ? 'never' : BEFORE)

/** Marks what is to be indexed anew since it last ran to its end; stops when `goOn` says no, and begins anew then. */
export async function followFields(
  storage: Pick<Storage, 'db' | 'database'>,
  now: number,
  goOn: () => boolean | Promise<boolean> = () => true,
): Promise<void> {
  const { db } = storage
  for (const kind of OWN_FIELD_KINDS) {
    const stored = await storedFields(db, kind)
    const searched = searchedUnder(stored, kind === 'product' ? await shownTypes(db) : [])
    const before = Searched.safeParse((await readSettingRow(db, nameOf(kind))).value).data ?? {}
    const changed = new Set(
      Object.keys({ ...before, ...searched })
        .filter((name) => (searched[name] ?? first(name)) !== (before[name] ?? first(name)))
        .map(keyIn),
    )
    // A node that has not heard of the change yet would make the same tokens again.
    if (changed.size === 0 || knownVersion(kind) !== stored.version) continue
    if (!(await markSaying(storage, kind, changed, goOn))) return
    await writeSetting(db, nameOf(kind), searched, now)
  }
}

/** What a small site has follows before a change of fields is answered; the upkeep goes on with the rest of a larger one. */
export async function followAtOnce(storage: Pick<Storage, 'db' | 'database'>, bus: Told, now: number) {
  let steps = 0
  await followFields(storage, now, () => steps++ < STEPS_AT_ONCE)
  if ((await fillSearch(storage.db, ROWS, now)) === 0) return
  await bus.changing(storage.db, KINDS)
  await bus.changed(KINDS)
}

/** Marks publications that say words under one of the keys; false when it had to stop. */
async function markSaying(
  { db, database }: Pick<Storage, 'db' | 'database'>,
  kind: OwnFieldKind,
  keys: ReadonlySet<string>,
  goOn: () => boolean | Promise<boolean>,
): Promise<boolean> {
  const values =
    database === 'sqlite'
      ? sql<string | null>`json_extract(content, '$.values')`
      : sql<string | null>`(content::json ->> 'values')`
  for (let last = 0; await goOn(); await nextTurn()) {
    const rows = await db
      .selectFrom('publication')
      .select(['id', values.as('said')])
      .where('kind', '=', kind)
      .where('id', '>', last)
      .orderBy('id')
      .limit(ROWS)
      .execute()
    const ids = rows.filter(({ said }) => saysWords(said, keys)).map(({ id }) => id)
    if (ids.length > 0)
      await db
        .updateTable('publication')
        .set({ search_version: OUT_OF_DATE })
        .where('id', 'in', ids)
        .execute()
    if (rows.length < ROWS) return true
    last = rows.at(-1)?.id ?? last
  }
  return false
}

function saysWords(said: string | null, keys: ReadonlySet<string>): boolean {
  const values = Object.entries(JSON.parse(said ?? '{}') as Record<string, unknown>)
  const isMeant = (name: string) => {
    const { key, region } = keyParts(name)
    return keys.has(key) || (region !== undefined && (keys.has(`${key}@`) || keys.has(`@${region}`)))
  }
  return values.some(([name, value]) => isMeant(name) && isAttributeValue(value) && hasWords(value))
}
