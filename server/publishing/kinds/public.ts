// What visitors are answered of a kind by its declaration: a page of its list, one record; still in all languages.
import type { Field } from '#contract/fields/field.ts'
import { idsIn } from '#contract/fields/places.ts'
import { attributeValuesIn, richIn } from '#contract/fields/walk.ts'
import { readContent } from '#contract/kinds/content.ts'
import type { ContentOf, ShownKind } from '#contract/kinds/kind.ts'
import type { When } from '#contract/kinds/public-calls.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import type { Kind } from '#contract/wire/kind.ts'
import { COUNTED } from '#contract/wire/page.ts'
import { cardFacts } from '#server/publishing/cards/facts.ts'
import { productCardsById } from '#server/publishing/cards/product-cards.ts'
import { factsOfPage, recordsOnCards } from '#server/publishing/cards/record-facts.ts'
import { publishedTypes, stepOf } from '#server/publishing/cards/type-tree.ts'
import type { FacetSource } from '#server/publishing/facets/facet-source.ts'
import { daysWithin } from '#server/publishing/facets/facet-values.ts'
import { ownFields } from '#server/publishing/fields/own-fields.ts'
import { isoTime } from '#server/publishing/kind.ts'
import { isMailed, withoutKeys } from '#server/publishing/media/mailed-files.ts'
import { inOrderOf, published } from '#server/publishing/published.ts'
import { ADDRESS_COLUMNS, pathsOf } from '#server/publishing/references/addresses.ts'
import { NO_RECORDS } from '#server/publishing/references/named-records.ts'
import { illustrationsOf } from '#server/publishing/texts/rich-text.ts'
import type { Db } from '#server/storage/open.ts'
import { totalUpTo } from '#server/storage/total.ts'
import { inOrder } from './editions.ts'
import { kindLists } from './lists.ts'
import { type FieldFilter, fieldNarrowing } from './narrowing.ts'
import { chosenOrder, narrowedBy, onlyThese } from './public-filters.ts'
import { shownFields } from './shown.ts'

const isOfTypes = (field: Field | undefined) => field?.type === 'records' && field.kind === 'productType'

type Narrowing = FieldFilter & { when?: When | undefined }
type PublicQuery = Narrowing & { page: number; limit: number }
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

export function kindPublic<K extends ShownKind>(db: Db, facets: FacetSource, kind: K & { kind: Kind }) {
  const lists = kindLists<K>(db, kind)
  const byFields = fieldNarrowing(db, facets, kind)
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
    const said = contents.map(({ values }) => attributeValuesIn(values ?? {}))
    const named = kind.shown.facts ? await recordsOnCards(db, kind.kind, said, at) : NO_RECORDS
    return records.map(({ row, content }) => ({
      id: row.entry_id,
      address: pathsOf(kind.kind, row),
      ...openly(content, shown(content)),
      ...(kind.until !== undefined && { over: row.dated > 0 && row.dated < Date.parse(today) }),
      ...(kind.shown.facts && {
        facts: cardFacts(ownFields(kind.kind), attributeValuesIn(content.values ?? {}), [], named),
      }),
    }))
  }

  /** Whatever has no last day lies ahead; days are kept as the first moment of that day in UTC. */
  async function listed({ page: _, limit: __, when, ...chosen }: PublicQuery, { at, today }: Moment) {
    const rows = await narrowedBy(db, kind, { rows: lists.narrowed(chosen, at), chosen, at })
    return inTime(rows, when, today)
  }
  /** The same for the index of fields. */
  async function besideFields({ when, ...chosen }: Narrowing, { at, today }: Moment) {
    const begun = Date.parse(today)
    const days = when && (when === 'ahead' ? daysWithin(begun, null) : daysWithin(null, begun))
    const more = kind.until !== undefined && days ? new Map([days]) : new Map()
    return { chosen, more, only: await onlyThese(db, kind, { chosen, at }), at }
  }
  function inTime(rows: ReturnType<typeof lists.narrowed>, when: When | undefined, today: string) {
    if (kind.until === undefined || when === undefined) return rows
    const begun = Date.parse(today)
    return when === 'ahead'
      ? rows.where((e) => e.or([e('dated', '=', 0), e('dated', '>=', begun)]))
      : rows.where('dated', '>', 0).where('dated', '<', begun)
  }

  return {
    /** What the list is narrowed by: terms and fields of the owner, of what lies ahead, of what is over, or of all. */
    async filters({ when, ...chosen }: Narrowing, moment: Moment) {
      const { at, today } = moment
      const beside = () => besideFields({ when, ...chosen }, moment)
      const { facets, counted } = await byFields.counts(chosen, beside)
      const also = (rows: Rows) => inTime(rows, when, today)
      return { facets, terms: await lists.publicTerms(chosen, at, { also, counted }) }
    },

    /** What lies ahead the nearest first, what is over the latest first; kinds without days in the order of the console. */
    async page(query: PublicQuery, moment: Moment) {
      const isByDay =
        kind.shown.order === undefined ? kind.until !== undefined : kind.shown.order === 'latest'
      const order = isByDay ? 'dated' : 'sort'
      const first = chosenOrder(kind, query)
      const way = query.when === 'ahead' || order === 'sort' ? 'asc' : 'desc'
      const byField = await byFields.narrowed(query, moment.at)
      if (byField) {
        const of = first === 'label' ? first : order
        const sort = way === 'asc' || of === 'label' ? of : (`-${of}` as const)
        const beside = await besideFields(query, moment)
        const { total, ids } = await byField.page(beside, { ...query, sort })
        return {
          total: Math.min(total, COUNTED),
          items: await cards(await rowsOf(db, kind.kind, ids, moment.at), moment),
        }
      }
      const rows = await listed(query, moment)
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
      const facts = await factsOfPage(db, kind.kind, attributeValuesIn(content.values ?? {}), at)
      return { ...card, ...page, ...facts, illustrations, publishTime }
    },
  }
}

type Rows = ReturnType<typeof published>

/** The publications of these records that visitors see, in the order of the ids. */
async function rowsOf(db: Db, kind: Kind, ids: readonly number[], at: number): Promise<Row[]> {
  if (ids.length === 0) return []
  const rows = await published(db, kind, at).select(COLUMNS).where('entry_id', 'in', ids).execute()
  return inOrderOf(ids, rows)
}
