// Tells of each query of the store to whoever listens. A store that is opened while nobody does tells of none, and times none.
import { channel } from 'node:diagnostics_channel'
import type { KyselyConfig, LogEvent } from 'kysely'

export type QueryTold = { database: 'sqlite' | 'postgres' } & Pick<
  LogEvent,
  'query' | 'queryDurationMillis'
> & { error: unknown }

export const queries = channel('site:query')

/** What a store of this kind is opened with. */
export function queryLog(database: QueryTold['database']): Pick<KyselyConfig, 'log'> {
  if (!queries.hasSubscribers) return {}
  return {
    log: (event) => {
      const { query, queryDurationMillis } = event
      const error = event.level === 'error' ? event.error : null
      queries.publish({ database, query, queryDurationMillis, error } satisfies QueryTold)
    },
  }
}
