// Previews: a secret, stored hashed, that shows a working copy (or all of a release) on the public pages for some hours.
import { createHash, randomBytes } from 'node:crypto'
import { PREVIEW_HOURS } from '#contract/content.ts'
import { isoTime } from '#server/publishing/kind.ts'
import type { Db } from '#server/storage/open.ts'

const PREVIEW_MS = PREVIEW_HOURS * 60 * 60 * 1000

export type Previewed = { entryId: number } | { releaseId: number }

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

/** What a secret shows at `at`; null when it is unknown or over. */
export async function findPreview(db: Db, token: string, at: number): Promise<Previewed | null> {
  const row = await db
    .selectFrom('preview')
    .select(['entry_id', 'release_id'])
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', at)
    .executeTakeFirst()
  if (row?.entry_id) return { entryId: row.entry_id }
  return row?.release_id ? { releaseId: row.release_id } : null
}

export async function forgetPreviews(db: Db, at: number) {
  await db.deleteFrom('preview').where('expires_at', '<=', at).execute()
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
