// Compresses answers, and says which way a client takes them.
import type { IncomingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** A way that answers travel; `tag` is what the tag of such an answer ends in. */
export type Way = {
  encoding: 'br' | 'gzip' | 'dcb'
  tag: string
  /** What the client has already, how it names that, and the bytes that say so before the stream (RFC 9842, section 4). */
  from?: { bytes: Buffer; name: string; head: Buffer }
}

export const BROTLI: Way = { encoding: 'br', tag: 'br' }
export const GZIP: Way = { encoding: 'gzip', tag: 'gzip' }

/** How the stream of a difference begins, before the digest of what it is one from. */
const MAGIC = Buffer.from([0xff, 0x44, 0x43, 0x42])

/** Where it says the digest. */
export const DIGEST = { from: MAGIC.length, to: MAGIC.length + 32 } as const

/** How clients name what has this digest (SHA-256) and they have already. */
export const nameOf = (digest: Buffer) => `:${digest.toString('base64')}:`

/**
 * The same bytes in memory of their own. Node makes small ones as parts of 64 kB that others share, and all of it stays while one
 * part is kept: what is counted as 5 kB would hold 64.
 */
export function alone(bytes: Buffer): Buffer {
  if (bytes.length === bytes.buffer.byteLength) return bytes
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}

/** The way of who has `bytes`. */
export const differenceFrom = (bytes: Buffer, digest: Buffer): Way => ({
  encoding: 'dcb',
  tag: `dcb-${digest.toString('base64url').slice(0, 8)}`,
  from: { bytes, name: nameOf(digest), head: alone(Buffer.concat([MAGIC, digest])) },
})

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** Smaller answers gain nothing. */
const WORTH_IT = 1024
/** The first time: nearly as small, and a twentieth to an eightieth of the work; a narrow window halves it, and costs a page nothing; a dictionary has to be within the window. */
const QUALITY = 5
const WINDOW = 16

/** Compresses off the main thread, quickly or as small as it gets; gzip knows one way. */
export async function pack(body: Buffer, { encoding, from }: Way, best = false): Promise<Buffer> {
  if (encoding === 'gzip') return zip(body)
  const stream = await brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: best ? constants.BROTLI_MAX_QUALITY : QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      ...(!best && !from && { [constants.BROTLI_PARAM_LGWIN]: WINDOW }),
    },
    ...(from && { dictionary: from.bytes }),
  })
  return from ? Buffer.concat([from.head, stream]) : stream
}

/** The way from what a client names. */
export type WayFrom = (name: string) => Way | undefined

/** What a client takes that is worth it for `bytes`; null is the answer as it is. */
export function wayFor(headers: IncomingHttpHeaders, bytes: number, from?: WayFrom | null): Way | null {
  const accept = headers['accept-encoding']
  if (accept === undefined || bytes < WORTH_IT) return null
  const { 'available-dictionary': named } = headers
  if (BR.test(accept))
    return (from && typeof named === 'string' && takesDifferences(headers) && from(named)) || BROTLI
  return ZIP.test(accept) ? GZIP : null
}

export const takesDifferences = ({ 'accept-encoding': accept = '' }: IncomingHttpHeaders): boolean =>
  BR.test(accept) && DIFFERENCE.test(accept)

// Browsers name them without a weight; a weight of nothing means that it is not taken.
const WEIGHT = '(?:\\s*;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))[\\d.]+)?'
const named = (name: string) => new RegExp(`(?:^|[,\\s])${name}${WEIGHT}\\s*(?:,|$)`, 'i')
const BR = named('br')
const ZIP = named('gzip')
const DIFFERENCE = named('dcb')
