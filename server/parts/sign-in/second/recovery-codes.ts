// Recovery codes: ten, shown once, each good once, kept as keyed hashes.
import { createHmac, randomInt } from 'node:crypto'
import { RECOVERY_CODES } from '#contract/people/factor.ts'
import type { Secrets } from '#server/parts/secrets/secrets.ts'
import type { Db } from '#server/storage/open.ts'

/** Without letters that look like digits: what is copied by hand is read as it was meant. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const HALF = 5

const newCode = () =>
  [0, 1]
    .map(() => Array.from({ length: HALF }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''))
    .join('-')

/** As it is compared: signs between do not count, and look-alikes are what they look like. */
const plain = (code: string) =>
  code
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')

export function createRecoveryCodes(db: Db, secrets: Secrets, now: () => number) {
  const key = secrets.keyFor('recovery codes')
  const hashOf = (userId: number, code: string) =>
    createHmac('sha256', key)
      .update(`${userId}:${plain(code)}`)
      .digest('base64url')

  return {
    /** Ten new ones instead of those of before. */
    async renew(within: Db, userId: number): Promise<string[]> {
      const codes = Array.from({ length: RECOVERY_CODES }, newCode)
      await within.deleteFrom('recovery_code').where('user_id', '=', userId).execute()
      await within
        .insertInto('recovery_code')
        .values(codes.map((code) => ({ user_id: userId, code_hash: hashOf(userId, code), used_at: 0 })))
        .execute()
      return codes
    },

    /** Whether it is one that was not used yet; it is used then. */
    async take(userId: number, code: string): Promise<boolean> {
      const taken = await db
        .updateTable('recovery_code')
        .set({ used_at: now() })
        .where('user_id', '=', userId)
        .where('code_hash', '=', hashOf(userId, code))
        .where('used_at', '=', 0)
        .executeTakeFirst()
      return Number(taken.numUpdatedRows) === 1
    },

    async left(userId: number, within: Db = db): Promise<number> {
      const { count } = await within
        .selectFrom('recovery_code')
        .select((row) => row.fn.countAll<number>().as('count'))
        .where('user_id', '=', userId)
        .where('used_at', '=', 0)
        .executeTakeFirstOrThrow()
      return Number(count)
    },
  }
}
