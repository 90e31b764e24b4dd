// Links of buttons and running texts to pages of records, with the addresses that the records have now.
import type { Language } from '#contract/languages/language-codes.ts'
import { published } from '#server/publishing/published.ts'
import type { Db } from '#server/storage/open.ts'
import { ADDRESS_COLUMNS, pathsOf, RECORD_KINDS } from './addresses.ts'
import { mapLinks, recordIn } from './record-links.ts'

/**
 * `said` with its links leading straight to where the records are; one query, and none where no link names a record.
 * A link to what visitors do not see stays as it is.
 */
export async function withOwnLinks<Localized extends object>(
  db: Db,
  localized: Localized,
  language: Language,
  at: number,
): Promise<Localized> {
  const ids = new Set<number>()
  mapLinks(localized, (link) => {
    const named = recordIn(link)
    if (named) ids.add(named.id)
    return link
  })
  if (ids.size === 0) return localized
  const rows = await published(db, RECORD_KINDS, at)
    .select(['publication.kind', ...ADDRESS_COLUMNS])
    .where('entry_id', 'in', [...ids])
    .execute()
  return mapLinks(localized, (link) => {
    const named = recordIn(link)
    const row = named && rows.find(({ entry_id, kind }) => entry_id === named.id && kind === named.kind)
    return row ? pathsOf(row.kind, row)[language] + named.rest : link
  }) as Localized
}
