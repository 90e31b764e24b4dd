// Where a call came from: the connection's own address, or what a configured proxy says of it; never another header.
import { isIP, isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** `request.ip` knows which proxies are believed; what it answers is still checked, since they pass on what they were told. */
export const addressOf = ({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string =>
  plainAddress(ip) || plainAddress(socket.remoteAddress ?? '')

/** One way to write each address: IPv4 in dots, also when it is mapped into IPv6; IPv6 short; `''` for what is none. */
export function plainAddress(given: string): string {
  const address = given.split('%', 1)[0] ?? ''
  if (isIP(address) === 0) return ''
  if (!isIPv6(address)) return address
  const short = new URL(`http://[${address}]/`).hostname.slice(1, -1)
  const [, high, low] = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(short) ?? []
  if (high === undefined || low === undefined) return short
  return [high, low].flatMap((pair) => bytesOf(Number.parseInt(pair, 16))).join('.')
}

const bytesOf = (pair: number) => [pair >> 8, pair & 255]
