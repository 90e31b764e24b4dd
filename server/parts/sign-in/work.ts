// Work in place of a captcha: a number is found again from its hash (decision 57).
import { createHash, randomBytes, randomInt } from 'node:crypto'
import type { Work } from '#contract/people/auth.ts'

/** Half of it is tried on average: some tenths of a second of a desk, two seconds of an old telephone. */
const MOST = 200_000

/** A number, which stays here, and what a browser finds it by. */
export function newWork(): { number: number; work: Work } {
  const number = randomInt(MOST + 1)
  const salt = randomBytes(16).toString('base64url')
  const hash = createHash('sha256').update(`${salt}${number}`).digest('hex')
  return { number, work: { salt, hash, most: MOST } }
}
