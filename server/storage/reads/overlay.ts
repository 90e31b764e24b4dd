// Lets one piece of work read other published copies than the stored ones; nothing is written, so nobody waits for it.
import { AsyncLocalStorage } from 'node:async_hooks'
import {
  ColumnNode,
  type KyselyPlugin,
  type OperationNode,
  OperationNodeTransformer,
  type QueryId,
  type RawBuilder,
  ReferenceNode,
  SelectionNode,
  type SelectQueryNode,
  sql,
  TableNode,
} from 'kysely'
import { type OwnColumn, PUBLICATION_COLUMNS } from '#server/storage/tables/publication-columns.ts'
import { columnOf, conditionsOf } from './query-nodes.ts'

/** Ids of entries, by what is read of each instead of its publication. */
export type Overlay = {
  /** The working copy. */
  working: readonly number[]
  /** The version that is planned. */
  planned: readonly number[]
  /** Nothing. */
  hidden: readonly number[]
}

export type Overlays = ReturnType<typeof createOverlays>

/** The plugin belongs into the store; `over` runs a piece of work whose queries read `publication` through the overlay. */
export function createOverlays() {
  const current = new AsyncLocalStorage<Overlay>()
  const transformer = new Transformer(() => current.getStore())
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) =>
      current.getStore() ? transformer.transformNode(node, queryId) : node,
    transformResult: async ({ result }) => result,
  }
  return {
    plugin,
    /** Whether the work at hand reads through an overlay. */
    overlaid: () => current.getStore() !== undefined,
    over: <Result>(overlay: Overlay, run: () => Promise<Result>) => current.run(overlay, run),
  }
}

type Columns = readonly (typeof PUBLICATION_COLUMNS)[number][]

class Transformer extends OperationNodeTransformer {
  readonly #overlay: () => Overlay | undefined
  constructor(overlay: () => Overlay | undefined) {
    super()
    this.#overlay = overlay
  }
  protected override transformSelectQuery(node: SelectQueryNode, queryId?: QueryId): SelectQueryNode {
    const query = super.transformSelectQuery(node, queryId)
    const overlay = this.#overlay()
    if (!overlay || !query.from?.froms.some(isPublication)) return query
    const stand = overlaid(overlay, {
      kinds: conditionsOf(query.where?.where).get('kind'),
      columns: columnsIn({ ...query, from: undefined }),
    })
    const froms = query.from.froms.map((source) => (isPublication(source) ? stand : source))
    return { ...withOrder(query), from: { ...query.from, froms } }
  }
}

/** What rows are ordered by is answered as well: only then does SQLite walk along the index of each part instead of sorting all of them. */
function withOrder(query: SelectQueryNode): SelectQueryNode {
  const { selections, orderBy, groupBy, distinctOn } = query
  if (!selections || !orderBy || groupBy || distinctOn) return query
  const columns = orderBy.items.flatMap(({ orderBy: by }) => columnOf(by) ?? [])
  const answered = new Set(selections.map(({ selection }) => columnOf(selection)))
  const more = columns.filter((column) => !answered.has(column))
  const added = more.map((column) => SelectionNode.create(ReferenceNode.create(ColumnNode.create(column))))
  return { ...query, selections: [...selections, ...added] }
}

const isPublication = (node: OperationNode) =>
  TableNode.is(node) && node.table.schema === undefined && node.table.identifier.name === 'publication'

/** No id is 0, and a list in SQL must not be empty. */
const listOf = (ids: readonly number[]) => sql.join([0, ...ids])

/** Seen at any time. Parts of a union go by the indexes of their tables only where each column has one type. */
const ALWAYS = {
  visible_from: sql`cast(0 as bigint)`,
  visible_until: sql`cast(${sql.lit(Number.MAX_SAFE_INTEGER)} as bigint)`,
}

/** What of an entry stands for what a publication has of its own, when the working copy is shown. */
const OF_WORKING: Record<OwnColumn, RawBuilder<unknown>> = {
  entry_id: sql.ref('entry.id'),
  content: sql.ref('entry.working'),
  slugs: sql`cast(coalesce((select max(slugs) from publication where entry_id = entry.id), '') as text)`,
  ...ALWAYS,
  published_at: sql.ref('entry.updated_at'),
  published_by: sql.ref('entry.updated_by'),
  // A preview shows a working copy in every language.
  titled: sql`cast(null as bigint)`,
}

const COUNT_ALL = /"aggregated":\[\{"kind":"SelectionNode","selection":\{"kind":"SelectAllNode"\}\}\]/g

/** Those that a query may speak of, also in SQL of its own: what it does not is not read, so that an index alone can answer a count. */
function columnsIn(query: object): Columns {
  const text = JSON.stringify(query).replaceAll(COUNT_ALL, '')
  if (text.includes('SelectAllNode')) return PUBLICATION_COLUMNS
  return PUBLICATION_COLUMNS.filter((column) => text.includes(column))
}

/** In the one order of all parts, since a union goes by places: each as `given`, or as `table` has it. */
const columnsFrom = (
  table: string,
  columns: Columns,
  given: Partial<Record<string, RawBuilder<unknown>>> = {},
) =>
  sql.join(
    ['entry_id' as const, ...columns.filter((column) => column !== 'entry_id')].map(
      (column) => sql`${given[column] ?? sql.ref(`${table}.${column}`)} as ${sql.ref(column)}`,
    ),
  )

/** The publications as the overlay has them; of `kinds` alone where the query asks for no others. */
function overlaid(
  { working, planned, hidden }: Overlay,
  { kinds, columns }: { kinds: readonly unknown[] | undefined; columns: Columns },
) {
  const ofKind = (table: string) =>
    kinds ? sql`and ${sql.ref(`${table}.kind`)} in (${sql.join(kinds)})` : sql``
  const stored = sql`select publication.id as id, ${columnsFrom('publication', columns)}
    from publication where entry_id not in (${listOf([...working, ...planned, ...hidden])}) ${ofKind('publication')}`
  const copies = sql`select cast(-entry.id as integer), ${columnsFrom('entry', columns, OF_WORKING)}
    from entry where id in (${listOf(working)}) and trashed_at is null ${ofKind('entry')}`
  const plans = sql`select publication.id, ${columnsFrom('publication', columns, ALWAYS)}
    from publication where entry_id in (${listOf(planned)}) ${ofKind('publication')}
    and visible_from = (select publish_at from entry where entry.id = publication.entry_id)`
  return sql`(${stored} union all ${copies} union all ${plans})`.as('publication').toOperationNode()
}
