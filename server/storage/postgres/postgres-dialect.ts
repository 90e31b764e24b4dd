// Kysely's PostgreSQL, which never waits for a server that is away and says so in one way.
import { PostgresDialect, PostgresDriver } from 'kysely'
import type pg from 'pg'
import { isConnectionLost, StoreAway } from '#server/storage/trouble.ts'
import type { PostgresWatch } from './postgres-watch.ts'
import type { ReadReplica } from './read-replica.ts'
import { ReplicaFirst } from './replica-first.ts'

/** How long a new connection may take, unless the owner is more patient, and how long somebody stands in line while all are in use. */
const CONNECT_MS = 1_500
const LINE_MS = 5_000

type Connection = Awaited<ReturnType<PostgresDriver['acquireConnection']>>
/** The same, as the driver takes it back. */
type Held = Parameters<PostgresDriver['releaseConnection']>[0]
type Of = {
  pool: pg.Pool
  watch: PostgresWatch
  replica: ReadReplica | null
  /** How long the database may be silent, in milliseconds. */
  patience?: number | undefined
  /** Whether what is asked for now is for the public. */
  isPublic: () => boolean
}

/** The dialect on `pool`; what it throws is `StoreAway` when a connection was lost or none is to be had. */
export function postgresDialect(of: Of) {
  const dialect = new PostgresDialect({ pool: of.pool })
  dialect.createDriver = () => new Driver(of)
  return dialect
}

class Driver extends PostgresDriver {
  readonly #of: Of
  readonly #pool: pg.Pool
  readonly #watch: PostgresWatch
  readonly #connectMs: number
  readonly #listening = new WeakSet<Connection>()

  constructor(of: Of) {
    super({ pool: of.pool })
    this.#of = of
    this.#pool = of.pool
    this.#watch = of.watch
    this.#connectMs = Math.max(CONNECT_MS, of.patience ?? 0)
  }

  override async acquireConnection(): Promise<Connection> {
    const { replica, isPublic } = this.#of
    if (!replica?.ready() || !isPublic()) return this.#acquireOwn()
    return new ReplicaFirst({
      replica,
      acquire: () => this.#acquireOwn(),
      release: (connection) => super.releaseConnection(connection as Held),
    })
  }

  override async releaseConnection(connection: Held): Promise<void> {
    const held: unknown = connection
    return held instanceof ReplicaFirst ? held.release() : super.releaseConnection(connection)
  }

  async #acquireOwn(): Promise<Connection> {
    const { idleCount, totalCount, options } = this.#pool
    const inLine = idleCount === 0 && totalCount >= options.max
    await this.#watch.here()
    const acquiring = super.acquireConnection()
    const over = Promise.withResolvers<never>()
    const timer = setTimeout(
      () => over.reject(new StoreAway('no connection in time')),
      inLine ? LINE_MS : this.#connectMs,
    )
    try {
      const connection = await this.#watch.unless(Promise.race([acquiring, over.promise]))
      this.#listenTo(connection)
      return connection
    } catch (error) {
      // It may still come: then nobody needs it.
      acquiring.then((late) => this.releaseConnection(late as Held)).catch(() => {})
      if (!inLine) this.#watch.doubt()
      throw this.#reported(error)
    } finally {
      clearTimeout(timer)
    }
  }

  /** A connection that is lost has nothing left to undo; why the work failed is worth more than that. */
  override async rollbackTransaction(connection: Held): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => {})
  }

  #listenTo(connection: Connection) {
    if (this.#listening.has(connection)) return
    this.#listening.add(connection)
    const ask = connection.executeQuery.bind(connection)
    connection.executeQuery = (query) =>
      ask<never>(query).catch((error) => {
        throw this.#reported(error)
      })
  }

  #reported(error: unknown): unknown {
    if (error instanceof StoreAway || !isConnectionLost(error)) return error
    this.#watch.doubt()
    return new StoreAway('the connection to the database was lost', { cause: error })
  }
}
