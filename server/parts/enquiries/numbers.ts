// What enquiries and quotes are called: year and month, and letters by chance, so that nobody can tell how many there are.
import { randomInt } from 'node:crypto'

/** Without what looks alike when it is read out on the telephone. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const LENGTH = 5

/** A new number: `M-2611-7KX2M` of a message, `Q-…` of a quote. */
export function newNumber(mark: 'M' | 'Q', now: number): string {
  const month = new Date(now).toISOString().slice(2, 7).replace('-', '')
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return `${mark}-${month}-${letters}`
}
