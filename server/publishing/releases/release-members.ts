// The records of a release as its actions work on them, held against other writes until the transaction ends.

import type { Release } from '#contract/content/release.ts'
import { storedText } from '#contract/fields/walk.ts'
import { pickText, type Text } from '#contract/languages/language.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import type { Kind } from '#contract/wire/kind.ts'
import type { Change } from '#server/parts/logs/operations.ts'
import type { ContentKind } from '#server/publishing/content-kind.ts'
import { ENTRY_COLUMNS, type Entry, entryOf, type KindRules, stateOf } from '#server/publishing/kind.ts'
import type { Writer } from '#server/publishing/lifecycle/write-options.ts'
import type { Urgent } from '#server/publishing/review/urgent.ts'
import type { Db } from '#server/storage/open.ts'

export type Member = {
  kind: ContentKind
  rules: KindRules<never>
  entry: Entry<never>
  title: Text
  trashed: boolean
  action: 'publish' | 'unpublish'
  /** Of the version that went on or is planned. */
  version: number | null
  /** What visitors saw before. */
  before: string | null
}

export type ReleaseWork = {
  by: Writer
  /** Why it goes on without the approvals that the rules ask for. */
  urgent?: Urgent | undefined
  /** Throws when the person may not do this with records of these kinds. */
  allow: (kinds: readonly ContentKind[]) => void
  record: (db: Db, ...changes: Change[]) => Promise<void>
}
/** An action at work: in its transaction, with the records held. */
export type ReleaseRun = ReleaseWork & {
  db: Db
  release: Release
  members: Member[]
  at: number
  language: Language
}

/** The records of a release, held and in the order of their ids. */
export async function holdMembers(
  db: Db,
  kinds: ReadonlyMap<Kind, ContentKind>,
  releaseId: number,
): Promise<Member[]> {
  const inRelease = await db
    .selectFrom('release_entry')
    .select(['entry_id', 'deed as action', 'version', 'before'])
    .where('release_id', '=', releaseId)
    .orderBy('entry_id')
    .execute()
  const members: Member[] = []
  for (const { entry_id, ...given } of inRelease) {
    // Written over with itself: whoever writes it now is waited for, whoever comes later waits.
    await db
      .updateTable('entry')
      .set((row) => ({ version: row.ref('version') }))
      .where('id', '=', entry_id)
      .execute()
    const row = await db
      .selectFrom('entry')
      .select([...ENTRY_COLUMNS, 'kind', 'title', 'trashed_at'])
      .where('id', '=', entry_id)
      .executeTakeFirst()
    const kind = row && kinds.get(row.kind)
    if (!row || !kind) continue
    const title = storedText(row.title)
    const entry = entryOf<never>(row, kind.rules)
    members.push({ ...given, kind, rules: kind.rules, entry, title, trashed: row.trashed_at !== null })
  }
  return members
}

/** Whether visitors see something else of a record than what the release brought. */
export function isChanged({ entry, action, version, trashed }: Member): boolean {
  return (
    trashed || entry.publishAt !== null || entry.publishedVersion !== (action === 'publish' ? version : null)
  )
}

/** What an action of a release did to one record, for the operation log: it stands there under the release. */
export function memberChange(
  releaseId: number,
  { title, entry }: Member,
  after: Entry<unknown>,
  language: Language,
): Change {
  return {
    recordId: releaseId,
    recordName: pickText(title, language).text,
    before: shown(entry),
    after: shown(after),
  }
}

const shown = (entry: Entry<unknown>) => ({
  state: stateOf(entry),
  publishedVersion: entry.publishedVersion,
  publishAt: entry.publishAt,
  unpublishAt: entry.unpublishAt,
})
