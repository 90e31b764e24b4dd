// Fetches a file from the open internet for an import: never from this machine or its network, never without end.
import { lookup as lookUpName } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

const SECONDS = 10
const REDIRECTS = 3

/** Why a file was not fetched. */
export class OutsideRefused extends Error {
  readonly why: 'private' | 'unreachable' | 'status' | 'tooLarge'
  constructor(why: OutsideRefused['why']) {
    super(why)
    this.why = why
  }
}

const PRIVATE = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 9],
  ['ff00::', 8],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv6')

/** Whether an address belongs to this machine, its network, or nobody. */
export function isPrivateAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 0 || address.includes('%')) return true
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return PRIVATE.check(mapped, 'ipv4')
  return /^::ffff:/i.test(address) || PRIVATE.check(address, family === 4 ? 'ipv4' : 'ipv6')
}

/** The name is looked up once and judged there: what is connected to is what was judged. */
export const lookUpPublic: LookupFunction = (name, options, done) => {
  lookUpName(name, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error || !first) done(error ?? new OutsideRefused('unreachable'), '', 0)
    else if (addresses.some(({ address }) => isPrivateAddress(address)))
      done(new OutsideRefused('private'), '', 0)
    else if (options.all) done(null, addresses)
    else done(null, first.address, first.family)
  })
}

/**
 * The bytes at `url` (http or https, on their usual ports), at most `limit`; throws `OutsideRefused`. `allowed` names
 * hosts (`name:port`) of the own network that may be asked all the same; the operator lists them.
 */
export async function fetchOutside(
  url: string,
  { limit, allowed }: { limit: number; allowed: readonly string[] },
): Promise<Buffer> {
  const deadline = AbortSignal.timeout(SECONDS * 1000)
  let next = url
  for (let hops = 0; hops <= REDIRECTS; hops++) {
    const answer = await ask(next, { limit, allowed, deadline })
    if (typeof answer !== 'string') return answer
    next = answer
  }
  throw new OutsideRefused('status')
}

type Way = { limit: number; allowed: readonly string[]; deadline: AbortSignal }

/** The bytes, or the address that the answer leads to. */
function ask(url: string, { limit, allowed, deadline }: Way): Promise<Buffer | string> {
  if (!URL.canParse(url)) return Promise.reject(new OutsideRefused('unreachable'))
  const address = new URL(url)
  const secure = address.protocol === 'https:'
  if (!secure && address.protocol !== 'http:') return Promise.reject(new OutsideRefused('private'))
  const known = allowed.includes(address.host.toLowerCase())
  const name = address.hostname.replace(/^\[|\]$/g, '')
  if (!known && (address.port !== '' || (isIP(name) !== 0 && isPrivateAddress(name))))
    return Promise.reject(new OutsideRefused('private'))
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) =>
      reject(error instanceof OutsideRefused ? error : new OutsideRefused('unreachable'))
    const outgoing = (secure ? requestHttps : requestHttp)(
      address,
      {
        agent: false,
        signal: deadline,
        headers: { accept: 'image/*', 'accept-encoding': 'identity' },
        ...(!known && { lookup: lookUpPublic }),
      },
      (reply) => {
        const status = reply.statusCode ?? 0
        const to = reply.headers.location
        if (status >= 300 && status < 400 && to !== undefined && URL.canParse(to, address)) {
          reply.destroy()
          resolve(new URL(to, address).href)
          return
        }
        if (status !== 200) {
          reply.destroy()
          fail(new OutsideRefused('status'))
          return
        }
        const chunks: Buffer[] = []
        let size = 0
        reply.on('data', (chunk: Buffer) => {
          size += chunk.length
          if (size > limit) reply.destroy(new OutsideRefused('tooLarge'))
          else chunks.push(chunk)
        })
        reply.on('end', () => resolve(Buffer.concat(chunks)))
        reply.on('error', fail)
      },
    )
    outgoing.on('error', fail)
    outgoing.end()
  })
}
