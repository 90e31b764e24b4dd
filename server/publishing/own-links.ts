// Links of buttons and running texts to pages of records, with the addresses that the records have now.
import type { Kind } from '#contract/kind.ts'
import type { Language } from '#contract/language-codes.ts'
import {
  ADDRESS_COLUMNS,
  pathsOf,
  RECORD_KINDS,
  RECORD_PAGES,
  type RecordPage,
} from '#server/publishing/addresses.ts'
import { published } from '#server/publishing/published.ts'
import type { Db } from '#server/storage/open.ts'

/** `/productDetail/12`, `/productDetail/12-what-it-was-called` or `/productDetail?id=12`, and what follows. */
const TO_RECORD = new RegExp(
  `^/(${Object.keys(RECORD_PAGES).join('|')})(?:/([1-9]\\d{0,14})(?:-[^/?#]*)?|\\?id=([1-9]\\d{0,14}))((?:[?#].*)?)$`,
)
/** The fields that hold an address: of a button, of a link in a text. */
const FIELDS: ReadonlySet<string> = new Set(['to', 'href'])

/**
 * `said` with its links leading straight to where the records are; one query, and none where no link names a record.
 * A link to what visitors do not see stays as it is.
 */
export async function withOwnLinks<Said extends object>(
  db: Db,
  said: Said,
  language: Language,
  at: number,
): Promise<Said> {
  const ids = new Set<number>()
  mapLinks(said, (link) => {
    const named = recordIn(link)
    if (named) ids.add(named.id)
    return link
  })
  if (ids.size === 0) return said
  const rows = await published(db, RECORD_KINDS, at)
    .select(['publication.kind', ...ADDRESS_COLUMNS])
    .where('entry_id', 'in', [...ids])
    .execute()
  return mapLinks(said, (link) => {
    const named = recordIn(link)
    const row = named && rows.find(({ entry_id, kind }) => entry_id === named.id && kind === named.kind)
    return row ? pathsOf(row.kind, row)[language] + named.rest : link
  }) as Said
}

function recordIn(link: string): { id: number; kind: Kind; rest: string } | null {
  const [, page, id, asked, rest = ''] = TO_RECORD.exec(link) ?? []
  return page === undefined ? null : { id: Number(id ?? asked), kind: RECORD_PAGES[page as RecordPage], rest }
}

function mapLinks(value: unknown, map: (link: string) => string): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => mapLinks(item, map))
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      typeof part === 'string' && FIELDS.has(name) ? map(part) : mapLinks(part, map),
    ]),
  )
}
