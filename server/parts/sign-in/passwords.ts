// Passwords: hashing and checking them a few at a time, and judging new ones (spec §5, decision 9).
import { readFileSync } from 'node:fs'
import { fitsPasswordLength, PASSWORD_LENGTH } from '#contract/inputs/checks.ts'
import type { Reason } from '#server/failure.ts'
import { createWorkQueue } from '#server/parts/long-work/work-queue.ts'
import { serverTexts } from '#server/texts.ts'

/** The Chinese sentences are the specification's own words (§5) where it has some. */
const { password: reasons } = serverTexts('server/parts/people')

export type Passwords = {
  hashPassword(plain: string): Promise<string>
  /** With `null` (nobody has that name) it takes the same time and answers false. */
  verifyPassword(hash: string | null, plain: string): Promise<boolean>
  /** What is wrong with a new password, the weightiest first; an empty list when it may be used. */
  checkNewPassword(plain: string, person: { username: string }): Reason[]
  /** What is wrong with the repetition of a new password, or null. */
  checkRepetition(plain: string, again: string): Reason | null
}

/** Argon2id with the 19 MiB and two passes that OWASP names; each hash takes one thread for some 25 ms. */
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** A hash that no password has, at the same cost. */
const nobodyAt = ({ memoryCost, timeCost, parallelism }: typeof COST) =>
  `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$BwcHBwcHBwcHBwcHBwcHBw$QI76dMWyAUQ/eFx+4/Vm+hwjuqnNEX1+z4Rz6CQy5eQ`

/**
 * Makes the part. Two hashes are made at a time and 200 may wait (three seconds): a flood of logins is refused
 * with 503 instead of taking all memory and threads. Another cost is for tests, whose passwords guard nothing.
 */
export function createPasswords({
  atOnce = 2,
  waiting = 200,
  cost = COST,
}: {
  atOnce?: number
  waiting?: number
  cost?: typeof COST
} = {}): Passwords {
  const nobody = nobodyAt(cost)
  const queue = createWorkQueue({ atOnce, waiting })
  let common: ReadonlySet<string> | undefined
  return {
    hashPassword: (plain) =>
      queue.run(async () => (await loadArgon()).hash(sameOnEveryKeyboard(plain), cost)),
    verifyPassword: (stored, plain) =>
      queue.run(async () => {
        // A hash that is no hash (a damaged row) lets nobody in, and takes as long as any other.
        const usable = stored?.startsWith('$argon2id$') === true
        const { verify } = await loadArgon()
        const matches = await verify(usable ? stored : nobody, sameOnEveryKeyboard(plain))
        return matches && usable
      }),
    checkNewPassword: (plain, { username }) => {
      if (plain === '') return [reasons.empty]
      const problems: Reason[] = []
      if (!fitsPasswordLength(plain))
        problems.push(reasons.length({ least: PASSWORD_LENGTH[0], most: PASSWORD_LENGTH[1] }))
      const folded = sameOnEveryKeyboard(plain).toLowerCase()
      if (isNearly(folded, sameOnEveryKeyboard(username).trim().toLowerCase())) problems.push(reasons.name)
      common ??= readCommonPasswords()
      if (common.has(folded)) problems.push(reasons.common)
      return problems
    },
    checkRepetition: (plain, again) => {
      if (again === '') return reasons.repeat
      return again === plain ? null : reasons.mismatch
    },
  }
}

/** It comes with the first password. */
const loadArgon = () => import('@node-rs/argon2')

/** The same text gives the same bytes, whether a system composes accents or an input method widens letters. */
const sameOnEveryKeyboard = (plain: string) => plain.normalize('NFKC')

/** `admin`, `Admin123` and `admin@2024` are the name `admin`. */
function isNearly(password: string, username: string): boolean {
  const letters = (text: string) => text.replace(/[^\p{L}]/gu, '')
  return (
    username !== '' &&
    (password === username || (letters(username) !== '' && letters(password) === letters(username)))
  )
}

function readCommonPasswords(): ReadonlySet<string> {
  const lines = readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8').split(/\r?\n/)
  return new Set(lines.slice(lines.indexOf('----------') + 1).filter((line) => line !== ''))
}
