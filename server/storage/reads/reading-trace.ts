// Notes what a piece of work reads of the public content, so that what is made from it is kept until exactly that
// changes. Whatever a query does that is not understood here counts as reading everything.
import { AsyncLocalStorage } from 'node:async_hooks'
import {
  ColumnNode,
  type KyselyPlugin,
  type OperationNode,
  ReferenceNode,
  SelectQueryNode,
  TableNode,
} from 'kysely'
import { ABOVE, bitsRead, standUnder } from './language-read.ts'
import { columnOf, conditionsOf } from './query-nodes.ts'

/** The words of `server/parts/changes.ts`; `everything` when some query said too little. */
export type Uses = { tags: Set<string>; everything: boolean }

export type ReadingTrace = ReturnType<typeof createReadingTrace>

/** Tables whose changes the bus tells of in the words of publications, or that no public answer shows. */
const COVERED = new Set(['slug', 'redirect', 'preview'])

/** The plugin belongs into the store; `trace` runs a piece of work and answers what its queries read as well. */
export function createReadingTrace() {
  const current = new AsyncLocalStorage<Uses>()
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      const uses = current.getStore()
      if (uses) note(uses, node)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return {
    plugin,
    /** Whether such work is going on here. */
    tracing: () => current.getStore() !== undefined,
    noteRead: (tag: string) => void current.getStore()?.tags.add(tag),
    async trace<Result>(run: () => Promise<Result>): Promise<{ result: Result; uses: Uses }> {
      const uses: Uses = { tags: new Set(), everything: false }
      const result = await current.run(uses, run)
      return { result, uses }
    },
  }
}

function note(uses: Uses, node: OperationNode) {
  const tags = SelectQueryNode.is(node) ? tagsOf(node) : null
  if (tags === null) uses.everything = true
  else for (const tag of tags) uses.tags.add(tag)
}

function tagsOf(node: SelectQueryNode): string[] | null {
  const [from, ...others] = node.from?.froms ?? []
  if (!from || others.length > 0 || node.joins || !TableNode.is(from)) return null
  const table = from.table.identifier.name
  if (COVERED.has(table)) return []
  if (table === 'media') return ['media']
  if (table !== 'publication') return null
  const wants = conditionsOf(node.where?.where)
  const kinds = wants.get('kind')
  if (!kinds) return null
  // In some languages a record exists with all that it stands under (decision 64).
  const above = bitsRead() !== null && standUnder(kinds) ? [`${ABOVE}#`] : []
  const each = (tag: (kind: unknown) => string[]) => [...kinds.flatMap(tag), ...above]
  const ids = wants.get('entry_id')
  if (ids) return each((kind) => ids.map((id) => `${kind}:${id}`))
  const parents = wants.get('parent_id')
  if (parents) return each((kind) => parents.map((parent) => `${kind}/${parent}`))
  return each((kind) => (onlyCounts(node) ? [`${kind}#`] : [`${kind}`]))
}

/** Counts by parent, and nothing of the records themselves. */
const onlyCounts = ({ groupBy, selections = [] }: SelectQueryNode) =>
  groupBy !== undefined &&
  selections.every(({ selection }) => selection.kind !== 'SelectAllNode' && columnIn(selection) !== 'content')

const columnIn = (node: OperationNode) =>
  ReferenceNode.is(node) || ColumnNode.is(node) ? columnOf(node) : null
