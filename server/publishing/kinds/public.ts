// What visitors are answered of a kind by its declaration: a page of its list, one record; still in all languages.
import { idsIn, richIn } from '#contract/fields/walk.ts'
import { readContent } from '#contract/kinds/content.ts'
import type { ContentOf, ShownKind } from '#contract/kinds/kind.ts'
import type { When } from '#contract/kinds/public-calls.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import type { Kind } from '#contract/wire/kind.ts'
import { COUNTED } from '#contract/wire/page.ts'
import { productCardsById } from '#server/publishing/cards/product-cards.ts'
import { published } from '#server/publishing/published.ts'
import { ADDRESS_COLUMNS, pathsOf } from '#server/publishing/references/addresses.ts'
import { illustrationsOf } from '#server/publishing/texts/rich-text.ts'
import type { Db } from '#server/storage/open.ts'
import { totalUpTo } from '#server/storage/total.ts'
import { kindLists } from './lists.ts'
import { shownFields } from './shown.ts'

type PublicQuery = { page: number; limit: number; when?: When | undefined }
/** When somebody asks: milliseconds since 1970, and the day at the site as `2026-11-22`. */
type Moment = { at: number; today: string }
const COLUMNS = [...ADDRESS_COLUMNS, 'content', 'dated', 'published_at'] as const
type Row = {
  entry_id: number
  parent_id: number | null
  slugs: string
  content: string
  dated: number
  published_at: number
}

export function kindPublic<K extends ShownKind>(db: Db, kind: K & { kind: Kind }) {
  const lists = kindLists<K>(db, kind)
  const read = (row: Row): ContentOf<K> => readContent<K>(kind, row.content)

  async function cards(rows: readonly Row[], { today }: Moment) {
    const records = rows.map((row) => ({ row, content: read(row) }))
    const contents = records.map(({ content }) => content)
    const shown = await shownFields<K['fields'], string>(db, kind.fields, kind.shown.card, contents)
    return records.map(({ row, content }) => ({
      id: row.entry_id,
      address: pathsOf(kind.kind, row),
      ...shown(content),
      ...(kind.until !== undefined && { over: row.dated > 0 && row.dated < Date.parse(today) }),
    }))
  }

  /** Whatever has no last day lies ahead; days are kept as the first moment of that day in UTC. */
  function listed({ page: _, limit: __, when, ...chosen }: PublicQuery, { at, today }: Moment) {
    return inTime(lists.narrowed(chosen, at), when, today)
  }
  function inTime(rows: ReturnType<typeof lists.narrowed>, when: When | undefined, today: string) {
    if (kind.until === undefined || when === undefined) return rows
    const begun = Date.parse(today)
    return when === 'ahead'
      ? rows.where((e) => e.or([e('dated', '=', 0), e('dated', '>=', begun)]))
      : rows.where('dated', '>', 0).where('dated', '<', begun)
  }

  return {
    /** The terms of what lies ahead, of what is over, or of all. */
    terms: ({ when, ...chosen }: { when?: When | undefined }, { at, today }: Moment) =>
      lists.publicTerms(chosen, at, (rows) => inTime(rows, when, today)),

    /** What lies ahead the nearest first, what is over the latest first; kinds without days in the order of the console. */
    async page(query: PublicQuery, moment: Moment) {
      const rows = listed(query, moment)
      const order = kind.until === undefined ? 'sort' : 'dated'
      const way = query.when === 'ahead' || order === 'sort' ? 'asc' : 'desc'
      const found = await rows
        .select(COLUMNS)
        .orderBy(order, way)
        .orderBy('entry_id', way)
        .limit(query.limit)
        .offset((query.page - 1) * query.limit)
        .execute()
      return { total: await totalUpTo(db, rows, COUNTED), items: await cards(found, moment) }
    },

    async find(id: number, language: Language, moment: Moment) {
      const { at } = moment
      const row = await published(db, kind.kind, at)
        .select(COLUMNS)
        .where('entry_id', '=', id)
        .executeTakeFirst()
      const [card] = row ? await cards([row], moment) : []
      if (!row || !card) return null
      const content = read(row)
      const shown = await shownFields<K['fields'], string>(db, kind.fields, kind.shown.page, [content])
      const page = new Map<string, unknown>(Object.entries(shown(content)))
      for (const name of kind.shown.page) {
        if (kind.fields[name]?.type === 'records')
          page.set(name, await productCardsById(db, idsIn(content[name] ?? []), at))
      }
      const texts = kind.shown.page.flatMap((name) =>
        kind.fields[name]?.type === 'rich' ? [richIn(content[name])] : [],
      )
      const illustrations = await illustrationsOf(db, texts, language)
      const publishTime = new Date(row.published_at).toISOString()
      return { ...card, ...Object.fromEntries(page), illustrations, publishTime }
    },
  }
}
