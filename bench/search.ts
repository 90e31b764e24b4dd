// How long the keyword search takes with a thousand, a hundred thousand and a million published records, on both databases.
import { sql } from 'kysely'
import { type Figure, spelled } from '#bench/figures/figures.ts'
import { MARKS } from '#bench/figures/marks.ts'
import { middle, share, timesOf } from '#bench/figures/median.ts'
import type { Kind } from '#contract/wire/kind.ts'
import { readConfig } from '#server/config.ts'
import { firstSynonyms } from '#server/features/search/kept-synonyms.ts'
import { nearestWords } from '#server/features/search/nearest.ts'
import { createSearchParts } from '#server/features/search/search-parts.ts'
import { searchRecords, suggestRecords } from '#server/features/search/store.ts'
import { closeParts, openParts } from '#server/open-parts.ts'
import { SEARCH_VERSION, searchRows } from '#server/publishing/search/tokens.ts'
import type { Db } from '#server/storage/open.ts'
import { freshDatabase } from '#server/testing/stores/fresh-database.ts'
import { setup } from '#server/testing/stores/postgres.ts'

const SIZES = [1_000, 100_000, 1_000_000]
/** Enough for a word about the slowest of a hundred. */
const TIMES = 100
const BATCH = 500
/** Rows of one insert: six values each, of which SQLite takes 32,766. */
const ROWS = 4_000
const AT = Date.parse('2026-01-01T00:00:00Z')
const FOREVER = Number.MAX_SAFE_INTEGER

/** Every record is a meter; one in ten measures pressure, one in seven is of steel; the first thousand hold one rare word. */
const KEYWORDS: [name: string, keyword: string, more?: { kind?: 'news'; page?: number }][] = [
  ['a word of one record', 'harpsichord'],
  ['a common word', 'pressure'],
  ['a word of every title', 'meter'],
  ['a word of every text', 'measures'],
  ['a word of every title, last page', 'meter', { page: 50 }],
  ['a word of every title, news alone', 'meter', { kind: 'news' }],
  ['the plural of a word of every title', 'meters'],
  ['the beginning of every title', 'me'],
  ['two frequent words', 'meter measures'],
  ['a common and a frequent word', 'pressure meter'],
  ['two words that no record has both of', 'pressure steel'],
  ['a frequent and a rare word', 'meter harpsichord'],
  ['a Chinese word of every title', '流量计'],
  ['a Chinese word of one in ten', '压力'],
  ['a model', 'LTB500'],
  ['the beginning of every model', 'LTB'],
  ['words of which none is there', 'zzyzx qqq'],
  ['words that no record has all of', 'steel pressure meter measures'],
  ['a size alone', 'DN100'],
  ['a size and a word of every title', 'DN100 meter'],
  ['a size and words that no record has all of', 'DN100 pressure steel meter'],
]
/** The type of all products, which says that they have sizes. */
const TYPE = {
  productTypeName: { zh: '流量计', en: 'Meters', es: 'Medidores' },
  attributes: [{ key: 'size', name: { en: 'Size' }, type: 'range', dimension: 'size', unit: 'DN' }],
}

/** On a store of each database. */
export async function measureSearch(folder: string): Promise<Figure[]> {
  const sqlite = await measure('SQLite', folder, undefined)
  const stop = await setup()
  const database = await freshDatabase()
  try {
    return [...sqlite, ...(await measure('PostgreSQL', folder, database.url))]
  } finally {
    await database.drop()
    await stop()
  }
}

async function measure(name: string, folder: string, url: string | undefined) {
  const parts = await openParts(readConfig({ DATA_DIR: folder, ...(url && { DATABASE_URL: url }) }))
  const { db } = parts.storage
  const at = AT + 1
  const reading = { db, facets: parts.facets, ...createSearchParts(parts.bus.listen), at }
  const synonyms = firstSynonyms()
  const questions: [name: string, ask: () => Promise<unknown>][] = [
    ...KEYWORDS.map(([question, keyword, more]): [string, () => Promise<unknown>] => [
      question,
      () =>
        searchRecords(
          reading,
          {
            keyword,
            kind: more?.kind,
            page: more?.page ?? 1,
            limit: 20,
            language: 'en',
          },
          synonyms,
        ),
    ]),
    ['suggestions for two letters', () => suggestRecords(reading, 'me', 'en', synonyms)],
    ['suggestions for a model', () => suggestRecords(reading, 'ltb-50', 'en', synonyms)],
    ['the nearest words', () => nearestWords(db, 'metre', 'en', at)],
  ]
  const columns: number[][][] = []
  let count = 0
  const [typeId] = await addRecords(db, [{ kind: 'productType', code: '', content: TYPE, number: 0 }])
  for (const size of SIZES) {
    for (; count < size; count += BATCH) await addRecords(db, recordsFrom(count, typeId))
    await parts.bus.changed(['product'])
    await sql.raw('analyze').execute(db)
    const column: number[][] = []
    for (const [, ask] of questions) column.push(await timesOf(ask, TIMES))
    columns.push(column)
  }
  await closeParts(parts)
  return questions.map(([question], at) => ({
    ...{ name: `${name}: ${question}, 99 %`, value: share(columns.at(-1)?.[at] ?? [], 0.99), unit: 'ms' },
    ...{ note: SIZES.map((size, of) => half(columns[of]?.[at], size)).join('; '), ...MARKS.search },
  }))
}

const half = (times: readonly number[] = [], size = 0) =>
  `half within ${spelled(middle(times))} with ${spelled(size)}`

const kindOf = (number: number): Kind =>
  number % 10 < 7 ? 'product' : number % 10 < 9 ? 'news' : 'successCase'

function contentOf(number: number) {
  const pressure = number % 10 === 3
  const steel = number % 7 === 0 && !pressure
  const title = {
    zh: `${pressure ? '压力' : '电磁'}流量计`,
    en: `Meter ${pressure ? 'pressure ' : ''}of series ${number % 500}`,
    es: `Medidor ${number % 300}`,
  }
  const summary = {
    zh: '适用于各种介质',
    en: `It measures ${steel ? 'in steel ' : ''}pipes${number === 7 ? ' beside a harpsichord' : ''}.`,
    es: 'Mide todo.',
  }
  const from = number % 50
  const size = { dimension: 'size', unit: 'DN', from, to: from + 60, base: { from, to: from + 60 } }
  return number % 10 < 7 ? { productName: title, summary, values: { size } } : { title, summary }
}

type Made = { kind: Kind; code: string; content: object; number: number; parent?: number | undefined }

/** So many published records as are written at once, numbered from `from`. */
const recordsFrom = (from: number, typeId: number | undefined): Made[] =>
  Array.from({ length: BATCH }, (_, index) => {
    const number = from + index
    const kind = kindOf(number)
    const isProduct = kind === 'product'
    return {
      ...{ kind, code: isProduct ? `LTB-${number}` : '', content: contentOf(number), number },
      parent: isProduct ? typeId : undefined,
    }
  })

/** Adds published records and answers their ids. */
async function addRecords(db: Db, records: readonly Made[]): Promise<number[]> {
  return db.transaction().execute(async (within) => {
    const shared = { label: '', hot: 0 as const, dated: 0, search: '', version: 1 }
    const entries = await within
      .insertInto('entry')
      .values(
        records.map(({ kind, code, content, number, parent = null }) => ({
          ...{ ...shared, kind, code, parent_id: parent, sort: number, working: JSON.stringify(content) },
          ...{ published_version: 1, published_at: AT, trashed_at: null },
          ...{ created_at: AT, created_by: null, updated_at: AT, updated_by: null },
          ...{ publish_at: null, planned_version: null, unpublish_at: null },
        })),
      )
      .returning('id')
      .execute()
    const shown = await within
      .insertInto('publication')
      .values(
        records.map(({ kind, code, content, number, parent = null }, index) => ({
          ...{ ...shared, kind, code, parent_id: parent, sort: number, entry_id: entries[index]?.id ?? 0 },
          ...{ content: JSON.stringify(content), visible_from: AT, visible_until: FOREVER },
          ...{ published_at: AT, published_by: null, search_version: SEARCH_VERSION },
        })),
      )
      .returning(['id', 'entry_id'])
      .execute()
    const made = await Promise.all(
      shown.map(({ id, entry_id }, index) => {
        const record = records[index]
        return record ? searchRows({ id, entry_id, ...record }) : []
      }),
    )
    const tokens = made.flat()
    for (let start = 0; start < tokens.length; start += ROWS) {
      await within
        .insertInto('search_token')
        .values(tokens.slice(start, start + ROWS))
        .execute()
    }
    return entries.map(({ id }) => id)
  })
}
