// Previews: a secret, stored hashed, that shows a working copy (or all of a release) on the public pages for some hours.
import { createHash, randomBytes } from 'node:crypto'
import { PREVIEW_HOURS } from '#contract/content/content.ts'
import { isoTime } from '#server/publishing/kind.ts'
import type { Db } from '#server/storage/open.ts'
import type { Overlay } from '#server/storage/reads/overlay.ts'

const PREVIEW_MS = PREVIEW_HOURS * 60 * 60 * 1000

type Previewed = { entryId: number } | { releaseId: number }

/** Makes a secret for a preview. */
export async function openPreview(db: Db, what: Previewed, by: number, at: number) {
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('preview')
    .values({
      token_hash: hashOf(token),
      entry_id: 'entryId' in what ? what.entryId : null,
      release_id: 'releaseId' in what ? what.releaseId : null,
      expires_at: at + PREVIEW_MS,
      created_by: by,
    })
    .execute()
  return { token, expireTime: isoTime(at + PREVIEW_MS) }
}

/** What a secret shows at `at` and until when; null when it is unknown or over. */
export async function findPreview(db: Db, token: string, at: number) {
  const row = await db
    .selectFrom('preview')
    .select(['entry_id', 'release_id', 'expires_at'])
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', at)
    .executeTakeFirst()
  if (!row) return null
  const overlay = row.release_id
    ? await overlayOf(db, row.release_id, at)
    : { ...NOTHING, working: row.entry_id ? await withHiddenAbove(db, row.entry_id) : [] }
  return { overlay, expireTime: isoTime(row.expires_at) }
}

/** A record with what it stands under as far as visitors do not see that either: without it its page would lead nowhere. */
async function withHiddenAbove(db: Db, id: number): Promise<number[]> {
  const shown = [id]
  for (let at = await aboveOf(db, id); at && !shown.includes(at.id); at = await aboveOf(db, at.id)) {
    if (at.published_version !== null) break
    shown.push(at.id)
  }
  return shown
}

const aboveOf = (db: Db, id: number) =>
  db
    .selectFrom('entry')
    .innerJoin('entry as above', 'above.id', 'entry.parent_id')
    .select(['above.id', 'above.published_version'])
    .where('entry.id', '=', id)
    .where('above.trashed_at', 'is', null)
    .executeTakeFirst()

const NOTHING: Overlay = { working: [], planned: [], hidden: [] }

/** What visitors will see of a release; of one that went on already what they see now. */
async function overlayOf(db: Db, releaseId: number, at: number): Promise<Overlay> {
  const rows = await db
    .selectFrom('release_entry')
    .innerJoin('release', 'release.id', 'release_entry.release_id')
    .select(['release_entry.entry_id', 'release_entry.deed as action', 'release.state', 'release.publish_at'])
    .where('release_id', '=', releaseId)
    .execute()
  const [first] = rows
  if (!first || first.state === 'published' || (first.publish_at ?? Infinity) <= at) return NOTHING
  const ids = (action: 'publish' | 'unpublish') =>
    rows.filter((row) => row.action === action).map((row) => row.entry_id)
  const shown = first.state === 'scheduled' ? 'planned' : 'working'
  return { ...NOTHING, [shown]: ids('publish'), hidden: ids('unpublish') }
}

/** Forgets what is over. */
export async function forgetPreviews(db: Db, at: number) {
  await db.deleteFrom('preview').where('expires_at', '<=', at).execute()
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
