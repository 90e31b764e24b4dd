// What enquiries and quotes are called: year and month, and letters by chance, so that nobody can tell how many there are.
import { createHash, randomBytes } from 'node:crypto'

/** Without what looks alike when it is read out on the telephone. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const LENGTH = 5
/** Bytes of chance for each letter. */
const WIDE = 4

/**
 * A new number: `M-2611-7KX2M` of a message, `Q-…` of a quote. `of` is what is sent under a key: whichever node it reaches, also
 * while the store is away, makes the same number of it.
 */
export function newNumber(mark: 'M' | 'Q', now: number, of?: string): string {
  const month = new Date(now).toISOString().slice(2, 7).replace('-', '')
  const bytes =
    of === undefined ? randomBytes(LENGTH * WIDE) : createHash('sha256').update(`number ${of}`).digest()
  const letters = Array.from(
    { length: LENGTH },
    (_, at) => LETTERS[bytes.readUInt32BE(at * WIDE) % LETTERS.length],
  ).join('')
  return `${mark}-${month}-${letters}`
}
