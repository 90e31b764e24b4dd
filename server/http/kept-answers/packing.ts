// Compresses answers, and says which way a client takes them.
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** The ways an answer may be compressed. */
export type Encoding = 'br' | 'gzip'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** Smaller answers gain nothing. */
const WORTH_IT = 1024
/** Half of the highest: nearly as small, and ten times as fast. */
const QUALITY = 6

/** Compresses off the main thread. */
export const pack = (body: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br'
    ? brotli(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      })
    : zip(body)

/** What a client takes that is worth it for `bytes`; null is the answer as it is. */
export function encodingFor(accept: string | undefined, bytes: number): Encoding | null {
  if (accept === undefined || bytes < WORTH_IT) return null
  if (BROTLI.test(accept)) return 'br'
  return GZIP.test(accept) ? 'gzip' : null
}

// Browsers name them without a weight; a weight of nothing means that it is not taken.
const BROTLI = /(?:^|[,\s])br(?:\s*;\s*q=(?!0(?:\.0*)?\s*(?:,|$))[\d.]+)?\s*(?:,|$)/i
const GZIP = /(?:^|[,\s])gzip(?:\s*;\s*q=(?!0(?:\.0*)?\s*(?:,|$))[\d.]+)?\s*(?:,|$)/i
