// Codes of an authenticator (RFC 6238): six digits, each good once, half a minute early or late.
import { Secret, TOTP } from 'otpauth'
import type { Seal } from '#server/parts/secrets/seal.ts'
import type { Db } from '#server/storage/open.ts'

const SECRET_BYTES = 20
const PERIOD = 30
/** Half minutes that a clock may be wrong. */
const WINDOW = 1

/** A new secret, as it is typed into an authenticator. */
export const newAuthenticatorSecret = () => new Secret({ size: SECRET_BYTES }).base32

/** The address that a picture of squares says to an authenticator. */
export const authenticatorAddress = (secret: string, issuer: string, label: string) =>
  totpOf(secret, { issuer, label }).toString()

/** The half minute whose code this is; null for a wrong one. */
export function stepOfCode(secret: string, code: string, at: number): number | null {
  const token = code.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return null
  const delta = totpOf(secret).validate({ token, window: WINDOW, timestamp: at })
  return delta === null ? null : Math.floor(at / 1000 / PERIOD) + delta
}

const totpOf = (secret: string, named: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...named, secret, period: PERIOD, digits: 6, algorithm: 'SHA1' })

/** The authenticators of people, their secrets sealed. */
export function createAuthenticators(db: Db, seal: Seal, now: () => number) {
  return {
    /** Takes codes of this secret from now on, none of the half minute that was shown. */
    async set(within: Db, userId: number, secret: string, step: number) {
      await within.deleteFrom('authenticator').where('user_id', '=', userId).execute()
      await within
        .insertInto('authenticator')
        .values({ user_id: userId, secret: seal.seal(secret), created_at: now(), last_step: step })
        .execute()
    },

    /** Whether a code is right; then neither it nor an older one is ever right again. */
    async take(userId: number, code: string): Promise<boolean> {
      const row = await db
        .selectFrom('authenticator')
        .select('secret')
        .where('user_id', '=', userId)
        .executeTakeFirst()
      const secret = row && seal.open(row.secret)
      const step = secret ? stepOfCode(secret, code, now()) : null
      if (step === null) return false
      const taken = await db
        .updateTable('authenticator')
        .set({ last_step: step })
        .where('user_id', '=', userId)
        .where('last_step', '<', step)
        .executeTakeFirst()
      return Number(taken.numUpdatedRows) === 1
    },

    /** Answers whether there was one. */
    async remove(within: Db, userId: number): Promise<boolean> {
      const gone = await within.deleteFrom('authenticator').where('user_id', '=', userId).executeTakeFirst()
      return Number(gone.numDeletedRows) === 1
    },
  }
}
