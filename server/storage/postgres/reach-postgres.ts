// Waits at the start until PostgreSQL answers: after a power cut it may come up later than the server.
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { StoreRefused } from '#server/storage/open.ts'
import { isConnectionLost } from '#server/storage/trouble.ts'

const AGAIN_MS = 500
/** One try, which a server that is stopped would hold for ever. */
const TRY_MS = 5_000

/** Answers once a connection was made; throws `StoreRefused` when it is refused, or after `patienceMs`. */
export async function reachPostgres(url: string, patienceMs: number, say: (line: string) => void) {
  const until = Date.now() + patienceMs
  for (let tries = 0; ; tries++) {
    const error = await tryOnce(url, Math.min(TRY_MS, Math.max(500, until - Date.now())))
    if (!error) return
    const why = `${placeOf(url)}: ${reasonOf(error)}`
    if (!mayPass(error)) throw new StoreRefused(`The database (DATABASE_URL) refuses ${why}`)
    if (Date.now() + AGAIN_MS >= until)
      throw new StoreRefused(`The database (DATABASE_URL) cannot be reached at ${why}`)
    if (tries === 0) say(`Waiting up to ${Math.round(patienceMs / 1000)} s for the database at ${why}`)
    await wait(AGAIN_MS)
  }
}

async function tryOnce(url: string, limitMs: number): Promise<Error | null> {
  try {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: limitMs })
    client.on('error', () => {})
    await client.connect()
    await client.end()
    return null
  } catch (error) {
    return error as Error
  }
}

/** Too many connections, a server that is starting or stopping, or none: later it may be another thing. */
const mayPass = (error: Error & { code?: string }) =>
  isConnectionLost(error) || error.code === '53300' || /timeout/.test(error.message)

/** Where it is, without name and password. */
function placeOf(url: string): string {
  if (!URL.canParse(url)) return 'the given address'
  const { hostname, port } = new URL(url)
  return `${hostname || 'localhost'}:${port || 5432}`
}

/** A name that leads to several addresses fails once for each. */
function reasonOf(error: Error & { code?: string }): string {
  const words = error instanceof AggregateError ? (error.errors[0] as Error).message : error.message
  return words || error.code || 'no answer'
}
