// What visitors are answered of a kind by its declaration: a page of its list, one record; still in all languages.
import { sql } from 'kysely'
import type { Field } from '#contract/fields/field.ts'
import { idsIn } from '#contract/fields/places.ts'
import { attributeValuesIn, richIn } from '#contract/fields/walk.ts'
import { readContent } from '#contract/kinds/content.ts'
import type { ContentOf, KindOf, PublicFilter, ShownKind } from '#contract/kinds/kind.ts'
import type { When } from '#contract/kinds/public-calls.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import type { Kind } from '#contract/wire/kind.ts'
import { COUNTED } from '#contract/wire/page.ts'
import { cardFacts } from '#server/publishing/cards/facts.ts'
import { productCardsById } from '#server/publishing/cards/product-cards.ts'
import { ownFacts } from '#server/publishing/cards/record-facts.ts'
import { publishedTypes, stepOf } from '#server/publishing/cards/type-tree.ts'
import { ownFields } from '#server/publishing/fields/own-fields.ts'
import { isoTime } from '#server/publishing/kind.ts'
import { isMailed, withoutKeys } from '#server/publishing/media/mailed-files.ts'
import { published } from '#server/publishing/published.ts'
import { ADDRESS_COLUMNS, pathsOf } from '#server/publishing/references/addresses.ts'
import { recordsWith } from '#server/publishing/search/found.ts'
import { illustrationsOf } from '#server/publishing/texts/rich-text.ts'
import type { Db } from '#server/storage/open.ts'
import { totalUpTo } from '#server/storage/total.ts'
import { inOrder } from './editions.ts'
import { kindLists } from './lists.ts'
import { amongMany } from './rules.ts'
import { shownFields } from './shown.ts'

const isOfTypes = (field: Field | undefined) => field?.type === 'records' && field.kind === 'productType'

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
  const read = (row: Row): ContentOf<K> => inOrder(kind, readContent<K>(kind, row.content))

  /** What records show of these fields; all pictures, files, products and product types are read in one look each. */
  async function shownOf(contents: readonly ContentOf<K>[], names: readonly string[], at: number) {
    const shown = await shownFields<K['fields'], string>(db, kind.fields, names, contents)
    const fields = names.filter((name) => kind.fields[name]?.type === 'records')
    const ofTypes = fields.filter((name) => isOfTypes(kind.fields[name]))
    const types = ofTypes.length === 0 ? null : await publishedTypes(db, at)
    const idsOf = (content: ContentOf<K>, name: string) => idsIn(content[name] ?? [])
    const ofProducts = fields.filter((name) => !ofTypes.includes(name))
    const ids = contents.flatMap((content) => ofProducts.flatMap((name) => idsOf(content, name)))
    const products = await productCardsById(db, [...new Set(ids)], at)
    return (content: ContentOf<K>): { [name: string]: unknown } => ({
      ...shown(content),
      ...Object.fromEntries(
        fields.map((name) => [
          name,
          idsOf(content, name).flatMap((id): object[] => {
            const type = ofTypes.includes(name) ? types?.find(id) : undefined
            const shown = type ? stepOf(type) : products.find((product) => product.id === id)
            return shown ? [shown] : []
          }),
        ]),
      ),
    })
  }

  /** Of files that are sent by mail visitors see what they are, and nothing that opens one. */
  const openly = (content: ContentOf<K>, shown: { [name: string]: unknown }) =>
    kind.editions && isMailed(kind, content)
      ? { ...shown, [kind.editions.lines]: withoutKeys(shown[kind.editions.lines]) }
      : shown

  async function cards(rows: readonly Row[], { at, today }: Moment) {
    const records = rows.map((row) => ({ row, content: read(row) }))
    const contents = records.map(({ content }) => content)
    const shown = await shownOf(contents, kind.shown.card, at)
    return records.map(({ row, content }) => ({
      id: row.entry_id,
      address: pathsOf(kind.kind, row),
      ...openly(content, shown(content)),
      ...(kind.until !== undefined && { over: row.dated > 0 && row.dated < Date.parse(today) }),
      ...(kind.shown.facts && {
        facts: cardFacts(ownFields(kind.kind), attributeValuesIn(content.values ?? {}), []),
      }),
    }))
  }

  /** Whatever has no last day lies ahead; days are kept as the first moment of that day in UTC. */
  async function listed({ page: _, limit: __, when, ...chosen }: PublicQuery, { at, today }: Moment) {
    const rows = await narrowedBy(db, kind, { rows: lists.narrowed(chosen, at), chosen, at })
    return inTime(rows, when, today)
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
      const rows = await listed(query, moment)
      const isByDay =
        kind.shown.order === undefined ? kind.until !== undefined : kind.shown.order === 'latest'
      const order = isByDay ? 'dated' : 'sort'
      const first = chosenOrder(kind, query)
      const way = query.when === 'ahead' || order === 'sort' ? 'asc' : 'desc'
      const found = await rows
        .select(COLUMNS)
        .$if(first !== undefined, (of) => of.orderBy(first ?? order))
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
      const page = (await shownOf([content], kind.shown.page, at))(content)
      const texts = kind.shown.page.flatMap((name) =>
        kind.fields[name]?.type === 'rich' ? [richIn(content[name])] : [],
      )
      const illustrations = await illustrationsOf(db, texts, language)
      const publishTime = isoTime(row.published_at)
      const facts = await ownFacts(db, kind.kind, attributeValuesIn(content.values ?? {}), at)
      return { ...card, ...page, facts, illustrations, publishTime }
    },
  }
}

type Rows = ReturnType<typeof published>

/** The rows that are left when each filter of the declaration that was chosen holds. */
async function narrowedBy(
  db: Db,
  kind: Pick<KindOf, 'shown'> & { kind: Kind },
  { rows, chosen, at }: { rows: Rows; chosen: object; at: number },
): Promise<Rows> {
  let left = rows
  for (const [name, filter] of Object.entries(kind.shown?.filters ?? {})) {
    const value: unknown = Reflect.get(chosen, name)
    if (value === undefined || value === '' || filter.by === 'order') continue
    if (filter.by === 'choice') left = left.where(chose(filter, String(value)))
    else {
      const ids = await idsOf(db, kind.kind, filter, { value, at })
      // An empty list is no SQL.
      left = ids.length === 0 ? left.where(sql<boolean>`1 = 0`) : left.where('entry_id', 'in', ids)
    }
  }
  return left
}

/** The column that visitors chose to order the list by. */
function chosenOrder({ shown, fields }: KindOf, chosen: object) {
  for (const [name, filter] of Object.entries(shown?.filters ?? {})) {
    const slot = filter.by === 'order' ? fields[String(Reflect.get(chosen, name))]?.slot : undefined
    if (slot) return slot
  }
  return undefined
}

type Many = Extract<PublicFilter, { by: 'choice' }>
type Found = Exclude<PublicFilter, Many | { by: 'order' }>

function chose({ slot, also }: Many, value: string) {
  const options = [value, ...(also ? [also] : [])]
  const held = options.map((option) => sql`${sql.ref(slot)} like ${`%${amongMany(option)}%`}`)
  return sql<boolean>`(${sql.join(held, sql` or `)})`
}

/** Read in a query of their own, of which the trace notes that it looked at more than this kind (`reading-trace.ts`). */
function idsOf(db: Db, kind: Kind, filter: Found, { value, at }: { value: unknown; at: number }) {
  if (filter.by === 'words') return recordsWith(db, kind, String(value))
  return filter.by === 'record'
    ? naming(db, kind, [Number(value)])
    : productsBelow(db, Number(value), at).then((products) => naming(db, kind, products))
}

async function productsBelow(db: Db, family: number, at: number) {
  const types = (await publishedTypes(db, at)).withDescendants(family)
  const rows = await db
    .selectFrom('publication')
    .select('entry_id')
    .where('kind', '=', 'product')
    .where('parent_id', 'in', types)
    .execute()
  return rows.map(({ entry_id }) => entry_id)
}

/** Those of the kind whose published copies name one of these records. */
async function naming(db: Db, kind: Kind, records: readonly number[]) {
  if (records.length === 0) return []
  const rows = await db
    .selectFrom('entry_reference')
    .innerJoin('entry', 'entry.id', 'entry_reference.from_entry')
    .select('from_entry')
    .distinct()
    .where('entry.kind', '=', kind)
    .where('entry_reference.to', '=', 'entry')
    .where('entry_reference.copy', '=', 'published')
    .where('entry_reference.target', 'in', records)
    .execute()
  return rows.map(({ from_entry }) => from_entry)
}
