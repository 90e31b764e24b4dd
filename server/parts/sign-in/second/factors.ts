// What people sign in with beside the password, all of it together.
import type { SecondWay } from '#contract/people/second-step.ts'
import type { Seal } from '#server/parts/secrets/seal.ts'
import type { Secrets } from '#server/parts/secrets/secrets.ts'
import type { Db } from '#server/storage/open.ts'
import { createAuthenticators } from './authenticators.ts'
import { createPasskeys } from './passkeys.ts'
import { createRecoveryCodes } from './recovery-codes.ts'
import { createSteps } from './steps.ts'

export type Factors = ReturnType<typeof createFactors>

/** Everything that a second step is made of, on `db`. */
export function createFactors(
  { db, seal, secrets }: { db: Db; seal: Seal; secrets: Secrets },
  now: () => number,
) {
  return {
    steps: createSteps(db, now),
    passkeys: createPasskeys(db, now),
    authenticators: createAuthenticators(db, seal, now),
    recoveryCodes: createRecoveryCodes(db, secrets, now),
    waysOf: (userId: number, host: string) => waysOf(db, userId, host),
    hasSecond: (userId: number, within: Db = db) => hasSecond(within, userId),
    removeAll: removeFactors,
  }
}

/**
 * How somebody may take the second step at `host`; none where the password is enough. Whoever has a second factor takes the
 * step everywhere, also where none of their passkeys can be used: by a code, or by a recovery code.
 */
async function waysOf(db: Db, userId: number, host: string): Promise<SecondWay[]> {
  const keys = await db.selectFrom('passkey').select('site').where('user_id', '=', userId).execute()
  const codes = await hasAuthenticator(db, userId)
  if (keys.length === 0 && !codes) return []
  const here = keys.some(({ site }) => site === host)
  return [...(here ? (['passkey'] as const) : []), ...(codes ? (['code'] as const) : []), 'recovery']
}

/** Takes away all that somebody signs in with beside the password; answers whether there was anything. */
export async function removeFactors(within: Db, userId: number): Promise<boolean> {
  const had = await hasSecond(within, userId)
  for (const table of ['passkey', 'authenticator', 'recovery_code', 'sign_in_step'] as const)
    await within.deleteFrom(table).where('user_id', '=', userId).execute()
  return had
}

/** Whether the password alone signs somebody in no more. */
export const hasSecond = async (db: Db, userId: number): Promise<boolean> =>
  (await whoHasSecond(db, [userId])).has(userId)

/** Those of the people who sign in with a second step. */
export async function whoHasSecond(db: Db, userIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (userIds.length === 0) return new Set()
  const of = (table: 'passkey' | 'authenticator') =>
    db.selectFrom(table).select('user_id').where('user_id', 'in', userIds).execute()
  const [keys, codes] = await Promise.all([of('passkey'), of('authenticator')])
  return new Set([...keys, ...codes].map(({ user_id }) => user_id))
}

const hasAuthenticator = async (db: Db, userId: number) =>
  (await db
    .selectFrom('authenticator')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst()) !== undefined
