// A connection that asks the replica first, for a read of what the public sees.
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import type { ReadReplica } from './read-replica.ts'

/** What a replica can answer; it refuses what writes all the same. */
const READS = /^\s*(?:select|with)\b/i

type Of = {
  replica: ReadReplica
  acquire: () => Promise<DatabaseConnection>
  release: (connection: DatabaseConnection) => Promise<void>
}

/** Takes a connection to the database itself once it needs one, and keeps to that: a transaction stays where it began. */
export class ReplicaFirst implements DatabaseConnection {
  readonly #of: Of
  #own: Promise<DatabaseConnection> | null = null

  constructor(of: Of) {
    this.#of = of
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { replica } = this.#of
    if (this.#own === null && READS.test(query.sql) && replica.ready()) {
      try {
        const { rows } = await replica.pool.query(query.sql, [...query.parameters])
        return { rows }
      } catch {
        // Whatever is wrong, the database itself says it better.
        replica.doubt()
      }
    }
    return (await this.#database()).executeQuery<Row>(query)
  }

  async *streamQuery<Row>(query: CompiledQuery, size: number): AsyncIterableIterator<QueryResult<Row>> {
    yield* (await this.#database()).streamQuery<Row>(query, size)
  }

  async release() {
    const own = await this.#own?.catch(() => null)
    if (own) await this.#of.release(own)
  }

  #database() {
    this.#own ??= this.#of.acquire()
    return this.#own
  }
}
