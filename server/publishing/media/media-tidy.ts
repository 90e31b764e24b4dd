// Takes away what the library need not keep any longer, in the background and on one node at a time.

import { setImmediate as nextTurn } from 'node:timers/promises'
import { storedText } from '#contract/fields/walk.ts'
import { FILE_DAYS } from '#contract/media/media-library.ts'
import type { Bus } from '#server/parts/bus.ts'
import type { Files } from '#server/parts/files/files.ts'
import { startRepeatedWork } from '#server/parts/long-work/repeated-work.ts'
import { takeLease } from '#server/storage/lease.ts'
import type { Db, Storage } from '#server/storage/open.ts'
import { MEDIA_LOCK } from './media.ts'
import { keepMediaWords } from './media-words.ts'

const KEPT_MS = FILE_DAYS * 24 * 60 * 60_000
const EVERY_MS = 60 * 60_000
const LEASE_MS = 60_000
/** Pictures of one transaction: short, so that whoever writes meanwhile hardly waits. */
const BATCH = 100

type Needed = { storage: Storage; files: Files; bus: Bus; now: () => number }

/** Empties the trash of pictures and forgets replaced bytes after 30 days; answers how many files went. */
export async function tidyMedia({ storage, files, bus, now }: Needed, stopped = () => false) {
  const lease = await takeLease(storage.db, 'media-tidy', LEASE_MS, now)
  if (!lease) return 0
  let gone = 0
  try {
    await wordsOfBefore(storage.db, stopped)
    for (const forget of [forgetTrashed, forgetReplaced]) {
      for (;;) {
        if (stopped() || !(await lease.renew())) return gone
        const keys = await storage.db.transaction().execute(async (within) => {
          await storage.exclusive(within, MEDIA_LOCK)
          const keys = await forget(within, now() - KEPT_MS)
          if (keys.length > 0) await bus.changing(within, ['media'])
          return keys
        })
        if (keys.length === 0) break
        await bus.changed(['media'])
        for (const key of keys) {
          if (await isNamed(storage.db, key)) continue
          await files.remove(key)
          gone += 1
        }
        await nextTurn()
      }
    }
    return gone
  } finally {
    await lease.release()
  }
}

/** Rows first: a file without a row is only space. Who chose a picture as an avatar keeps it. */
async function forgetTrashed(within: Db, before: number): Promise<string[]> {
  const rows = await within
    .selectFrom('media')
    .select(['id', 'key', 'file_key'])
    .where('library', '=', 1)
    .where('trashed_at', '<=', before)
    .limit(BATCH)
    .execute()
  if (rows.length === 0) return []
  const avatars = await within
    .selectFrom('user_account')
    .select('avatar')
    .where(
      'avatar',
      'in',
      rows.map(({ key }) => key),
    )
    .execute()
  const kept = rows.filter(({ key }) => avatars.some(({ avatar }) => avatar === key)).map(({ id }) => id)
  const doomed = rows.filter(({ id }) => !kept.includes(id))
  if (kept.length > 0) {
    const put = { library: 0 as const, trashed_at: null, folder_id: null }
    await within.updateTable('media').set(put).where('id', 'in', kept).execute()
  }
  const ids = doomed.map(({ id }) => id)
  if (ids.length === 0) return rows.map(({ file_key }) => file_key)
  const earlier = await within.selectFrom('media_file').select('key').where('media_id', 'in', ids).execute()
  await within.deleteFrom('entry_reference').where('to', '=', 'media').where('target', 'in', ids).execute()
  await within.deleteFrom('media').where('id', 'in', ids).execute()
  return [...rows.map(({ file_key }) => file_key), ...earlier.map(({ key }) => key)]
}

async function forgetReplaced(within: Db, before: number): Promise<string[]> {
  const rows = await within
    .selectFrom('media_file')
    .select(['media_id', 'key'])
    .where('replaced_at', '<=', before)
    .limit(BATCH)
    .execute()
  for (const { media_id, key } of rows) {
    await within.deleteFrom('media_file').where('media_id', '=', media_id).where('key', '=', key).execute()
  }
  return rows.map(({ key }) => key)
}

/** Whether a picture still has these bytes, or had them not long ago. */
async function isNamed(db: Db, file: string): Promise<boolean> {
  const now = await db.selectFrom('media').select('id').where('file_key', '=', file).executeTakeFirst()
  if (now) return true
  const before = await db.selectFrom('media_file').select('key').where('key', '=', file).executeTakeFirst()
  return before !== undefined
}

/** Pictures of a store that an older program made have no words to be found by. */
async function wordsOfBefore(db: Db, stopped: () => boolean) {
  for (let last = 0; !stopped(); ) {
    const rows = await db
      .selectFrom('media')
      .select(['id', 'name', 'alt'])
      .where('id', '>', last)
      .where((e) =>
        e.not(e.exists(e.selectFrom('media_word').select('word').whereRef('media_id', '=', 'media.id'))),
      )
      .orderBy('id')
      .limit(BATCH)
      .execute()
    for (const { id, name, alt } of rows)
      await keepMediaWords(db, id, { name, alt: storedText(alt), tags: [] })
    last = rows.at(-1)?.id ?? 0
    if (rows.length < BATCH) return
  }
}

/** Tidies now and then every hour; `stop` waits for the batch that is under way. */
export const startMediaTidy = (parts: Needed, report: (error: unknown) => void) =>
  startRepeatedWork((stopped) => tidyMedia(parts, stopped), EVERY_MS, report)
