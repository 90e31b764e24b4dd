// Lets one piece of work read other published copies than the stored ones; nothing is written, so nobody waits for it.
import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type FromNode,
  type KyselyPlugin,
  type OperationNode,
  OperationNodeTransformer,
  type QueryId,
  type RawBuilder,
  sql,
  TableNode,
} from 'kysely'
import { type OwnColumn, PUBLICATION_COLUMNS } from '#server/storage/tables/publication-columns.ts'

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

class Transformer extends OperationNodeTransformer {
  readonly #overlay: () => Overlay | undefined
  constructor(overlay: () => Overlay | undefined) {
    super()
    this.#overlay = overlay
  }
  protected override transformFrom(node: FromNode, queryId?: QueryId): FromNode {
    const from = super.transformFrom(node, queryId)
    const overlay = this.#overlay()
    return overlay
      ? { ...from, froms: from.froms.map((source) => (isPublication(source) ? overlaid(overlay) : source)) }
      : from
  }
}

const isPublication = (node: OperationNode) =>
  TableNode.is(node) && node.table.schema === undefined && node.table.identifier.name === 'publication'

/** No id is 0, and a list in SQL must not be empty. */
const listOf = (ids: readonly number[]) => sql.join([0, ...ids])

/** Seen at any time. */
const ALWAYS = { visible_from: sql`0`, visible_until: sql.lit(Number.MAX_SAFE_INTEGER) }

/** What of an entry stands for what a publication has of its own, when the working copy is shown. */
const OF_WORKING: Record<OwnColumn, RawBuilder<unknown>> = {
  entry_id: sql.ref('entry.id'),
  content: sql.ref('entry.working'),
  slugs: sql`coalesce((select max(slugs) from publication where entry_id = entry.id), '')`,
  ...ALWAYS,
  published_at: sql.ref('entry.updated_at'),
  published_by: sql.ref('entry.updated_by'),
}

/** The columns in their one order, since a union goes by places: each as `given`, or as `table` has it. */
const columnsFrom = (table: string, given: Partial<Record<string, RawBuilder<unknown>>> = {}) =>
  sql.join(
    PUBLICATION_COLUMNS.map(
      (column) => sql`${given[column] ?? sql.ref(`${table}.${column}`)} as ${sql.ref(column)}`,
    ),
  )

function overlaid({ working, planned, hidden }: Overlay) {
  const stored = sql`select publication.id as id, ${columnsFrom('publication')}
    from publication where entry_id not in (${listOf([...working, ...planned, ...hidden])})`
  const copies = sql`select -entry.id, ${columnsFrom('entry', OF_WORKING)}
    from entry where id in (${listOf(working)}) and trashed_at is null`
  const plans = sql`select publication.id, ${columnsFrom('publication', ALWAYS)}
    from publication inner join entry on entry.id = publication.entry_id and entry.publish_at = publication.visible_from
    where entry_id in (${listOf(planned)})`
  return sql`(${stored} union all ${copies} union all ${plans})`.as('publication').toOperationNode()
}
