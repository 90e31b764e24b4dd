// How the adapters ask: JSON within ten seconds, and one word for whatever went wrong.
import { ProviderRefused } from './provider.ts'

const MS = 10_000
/** An answer about one person; a longer one is none. */
const LONGEST = 200_000

export type Answered = Record<string, unknown>

/** Asks `address`; throws `ProviderRefused`. `error` finds what the answer itself calls an error. */
export async function askProvider(
  address: URL,
  { body, headers = {} }: { body?: object; headers?: Record<string, string> } = {},
): Promise<Answered> {
  const reply = await fetch(address, {
    method: body ? 'POST' : 'GET',
    headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
    // It is sent a secret; nobody else is.
    redirect: 'error',
    signal: AbortSignal.timeout(MS),
  }).catch((error: unknown) => {
    throw new ProviderRefused('away', error)
  })
  const text = await reply.text().catch((error: unknown) => {
    throw new ProviderRefused('away', error)
  })
  if (reply.status >= 500) throw new ProviderRefused('away', `${reply.status}`)
  if (!reply.ok || text.length > LONGEST) throw new ProviderRefused('failed', `${reply.status}`)
  try {
    const read: unknown = JSON.parse(text)
    if (typeof read === 'object' && read !== null) return read as Answered
  } catch {
    // Said below.
  }
  throw new ProviderRefused('failed', 'no JSON')
}

/** An address below `base`. */
export function addressAt(base: string, path: string, query: Record<string, string> = {}): URL {
  const address = new URL(path, base)
  address.search = new URLSearchParams(query).toString()
  return address
}

/** The code that came back, under one of these names; throws `ProviderRefused` without one. */
export function codeIn(returned: URL, ...names: string[]): string {
  for (const name of names) {
    const code = returned.searchParams.get(name)
    if (code) return code
  }
  // They all come back without a code when somebody turns back.
  throw new ProviderRefused('cancelled')
}
