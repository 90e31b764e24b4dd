// The records with pages of their own, as search engines and feeds are told of them.
import { sql } from 'kysely'
import type { Text } from '#contract/languages/language.ts'
import { type Language, PUBLIC_LANGUAGES } from '#contract/languages/language-codes.ts'
import type { Kind } from '#contract/wire/kind.ts'
import { picturesOf, published } from '#server/publishing/published.ts'
import { addressIn, RECORD_KINDS, titleOf } from '#server/publishing/references/addresses.ts'
import { readExistence } from '#server/publishing/references/existence.ts'
import type { Db } from '#server/storage/open.ts'

/** Ids that share a page of the sitemap: pages keep what they hold however many records come and go. */
const IDS = 1000
/** Pictures that are told of each record. */
const PICTURES = 5
const FEED = 30

export type ListedRecord = {
  /** In the languages that have a title of their own, and in which it exists. */
  paths: Partial<Record<Language, string>>
  title: Text
  summary: Text | undefined
  pictures: string[]
  changedAt: number
}

/** Pages of the sitemap that hold something, by kind. */
export async function sitemapPages(db: Db, at: number): Promise<{ kind: Kind; page: number }[]> {
  const found = await Promise.all(
    RECORD_KINDS.map(async (kind) => {
      const rows = await published(db, kind, at)
        .select(sql<number>`(entry_id - 1) / ${sql.lit(IDS)}`.as('page'))
        .distinct()
        .orderBy('page')
        .execute()
      return rows.map(({ page }) => ({ kind, page: Number(page) }))
    }),
  )
  return found.flat()
}

/** The records of one page of the sitemap that search engines may list. */
export async function recordsOn(db: Db, { kind, page }: { kind: Kind; page: number }, at: number) {
  const rows = await published(db, kind, at)
    .select(COLUMNS)
    .where('entry_id', '>', page * IDS)
    .where('entry_id', '<=', (page + 1) * IDS)
    .orderBy('entry_id')
    .execute()
  return listed(db, kind, rows, at)
}

/** The newest pieces of news. */
export async function newestNews(db: Db, at: number) {
  const rows = await published(db, 'news', at)
    .select(COLUMNS)
    .orderBy('dated', 'desc')
    .orderBy('entry_id', 'desc')
    .limit(FEED)
    .execute()
  return listed(db, 'news', rows, at)
}

const COLUMNS = ['entry_id', 'parent_id', 'slugs', 'content', 'published_at', 'titled'] as const
type Row = {
  entry_id: number
  parent_id: number | null
  slugs: string
  content: string
  published_at: number
  titled: number | null
}

/** What all kinds of content have in common here. */
type Content = {
  summary?: Text
  cover?: string | null
  gallery?: string[]
  covers?: string[]
  seo?: { listed: boolean; description: Text }
}

async function listed(db: Db, kind: Kind, rows: readonly Row[], at: number): Promise<ListedRecord[]> {
  const exists = await readExistence(db, at)
  const readable = rows
    .map((row) => ({ row, content: JSON.parse(row.content) as Content }))
    .filter(({ content }) => content.seo?.listed !== false)
  const keysOf = ({ cover, gallery = [], covers = [] }: Content) =>
    [...new Set([...(cover ? [cover] : []), ...gallery, ...covers])].slice(0, PICTURES)
  const pictures = await picturesOf(
    db,
    readable.flatMap(({ content }) => keysOf(content)),
  )
  return readable.map(({ row, content }) => {
    const title = titleOf(row.content)
    const own = PUBLIC_LANGUAGES.filter((language) => title[language] !== '' && exists(language, row))
    return {
      paths: Object.fromEntries(own.map((language) => [language, addressIn(language, kind, row)])),
      title,
      summary: content.summary,
      pictures: keysOf(content).flatMap((key) => pictures.get(key)?.key ?? []),
      changedAt: row.published_at,
    }
  })
}
