// Links of buttons and running texts to pages of records and to lists, with the addresses that these have now.
import { ANY_LANGUAGE, type Language } from '#contract/languages/language-codes.ts'
import { published } from '#server/publishing/published.ts'
import type { Db } from '#server/storage/open.ts'
import { ADDRESS_COLUMNS, MOVED_LISTS, pathsOf, RECORD_KINDS } from './addresses.ts'
import { mapLinks, recordIn } from './record-links.ts'

/** What names a list that was there before, also behind a language or a hash. */
const TO_MOVED = new RegExp(
  `^(?:/${ANY_LANGUAGE}(?=/)|/?#(?=/))?/(${[...MOVED_LISTS.keys()].join('|')})/?(?=[?#]|$)`,
)

/** A link to a list that stands elsewhere now, with the address that it has; any other link as it is. */
export const withPresentList = (link: string): string =>
  link.replace(TO_MOVED, (whole, list: string) => {
    const now = MOVED_LISTS.get(list)
    return now === undefined ? whole : `/${now}`
  })

/**
 * What is said with its links leading straight to where the records and lists are; one query, and none where no link names a record.
 * A link to what visitors do not see stays as it is.
 */
export async function withOwnLinks<Localized extends object>(
  db: Db,
  said: Localized,
  language: Language,
  at: number,
): Promise<Localized> {
  const localized = MOVED_LISTS.size === 0 ? said : (mapLinks(said, withPresentList) as Localized)
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
