// What a CDN is to the rest of the program, and how its interface is called.

/** How long a CDN may keep an answer, and go on with it while a newer one is fetched or the server is away; in seconds. */
export type Lasting = { fresh: number; whileAsking: number; whileAway: number }

export type Purge = {
  tags: readonly string[]
  /** Something was taken from sight: no copy may be shown any more, not even while the server is away. */
  gone: boolean
}

export type Vendor = {
  name: string
  /** What it is told with an answer, beside `cache-control` or in its place. */
  tells: (tags: readonly string[], lasting: Lasting) => Readonly<Record<string, string>>
  /** How many tags one change may name. */
  most: number
  /** Throws when it was not taken. */
  purge: (purge: Purge, signal: AbortSignal) => Promise<void>
}

/** What the settings say of it. `key`, `secret` go to its interface alone. */
export type Account = { zone: string; key: string; secret: string; addresses: readonly string[] }

const ANSWER_MS = 10_000
const READ = 300

type Request = { headers: Record<string, string>; body?: string }

/** Posts to the interface of a vendor and answers what it said; throws what it said against it. */
export async function post(url: string, { headers, body }: Request, signal: AbortSignal): Promise<string> {
  const answer = await fetch(url, {
    method: 'POST',
    headers,
    ...(body !== undefined && { body }),
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]),
  }).catch((error: Error) => {
    const { cause } = error
    throw new Error(`no answer: ${cause instanceof Error ? cause.message : error.message}`)
  })
  const said = await answer.text()
  if (!answer.ok) throw new Error(`answered ${answer.status}: ${said.slice(0, READ)}`)
  return said
}

/** What `post` was answered, as JSON; anything else is nothing. */
export function jsonOf(said: string): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(said)
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** `all` in lots of at most `size`. */
export const inLots = <One>(all: readonly One[], size: number): One[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size))

/**
 * For caches that read `cache-control` alone. Browsers ask each time, as without a CDN: where `must-revalidate` stands they heed
 * no `stale-…`.
 */
export const sharedFor = ({ fresh, whileAsking, whileAway }: Lasting) =>
  `public, max-age=0, must-revalidate, s-maxage=${fresh}, stale-while-revalidate=${whileAsking}, stale-if-error=${whileAway}`
