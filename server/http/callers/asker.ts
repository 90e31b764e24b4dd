// Who asks, where the request is read as it came: through proxies that are believed, as the rest of the server reads it.
import type { IncomingMessage } from 'node:http'
import { all, compile } from '@fastify/proxy-addr'
import { plainAddress } from './address.ts'

/** What is read of a request that came through proxies, or through none. */
export type Asker = {
  address: (request: IncomingMessage) => string
  /** The host that the asker named. */
  host: (request: IncomingMessage) => string
  /** Whether a proxy that is believed passed the request on. */
  passedOn: (request: IncomingMessage) => boolean
}

/** Reads who asks; `trusted` are the configured proxies. */
export function createAsker(trusted: readonly string[]): Asker {
  if (trusted.length === 0)
    return {
      address: ({ socket }) => plainAddress(socket.remoteAddress ?? ''),
      host: ({ headers }) => headers.host ?? '',
      passedOn: () => false,
    }
  const believed = compile([...trusted])
  const chainOf = (request: IncomingMessage) => all(request, believed)
  return {
    address: (request) =>
      plainAddress(chainOf(request).at(-1) ?? '') || plainAddress(request.socket.remoteAddress ?? ''),
    host({ headers, socket }) {
      const named = headers['x-forwarded-host']
      const heard = named !== undefined && believed(socket.remoteAddress ?? '', 0)
      return (heard ? String(named).split(',').at(-1)?.trim() : headers.host) ?? ''
    },
    passedOn: (request) => chainOf(request).length > 1,
  }
}
