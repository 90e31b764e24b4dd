// What was begun and waits for its second half: a sign-in after the password, a passkey that is asked for, a new authenticator.
// It is a row, known by a secret that the browser holds in memory; no cookie and no session is there before the end.
import { createHash, randomBytes } from 'node:crypto'
import { STEP_MINUTES, STEP_TRIES } from '#contract/people/second-step.ts'
import type { Db } from '#server/storage/open.ts'
import type { Tables } from '#server/storage/tables/tables.ts'

type Purpose = Tables['sign_in_step']['purpose']

export type Step = {
  userId: number | null
  madeFor: string
  challenge: string
  /** Where the sign-in came from, if not from a password. */
  cameFrom: CameFrom | null
}
/** A provider of single sign-on, and when the person showed there who they are; milliseconds, 0 when nobody says. */
export type CameFrom = { provider: string; session: string; provedAt: number }

/** Steps on `db`; each lasts `STEP_MINUTES`, if nothing else is said, and bears `STEP_TRIES` tries. */
export function createSteps(db: Db, now: () => number) {
  return {
    /** Begins one and answers its secret; whatever is over goes. */
    async begin(purpose: Purpose, step: Partial<Step> = {}, minutes = STEP_MINUTES): Promise<string> {
      const token = randomBytes(32).toString('base64url')
      await db.deleteFrom('sign_in_step').where('expires_at', '<=', now()).execute()
      await db
        .insertInto('sign_in_step')
        .values({
          ...{ token_hash: hashOf(token), purpose, user_id: step.userId ?? null },
          ...{ made_for: step.madeFor ?? '', challenge: step.challenge ?? '', tries: 0 },
          expires_at: now() + minutes * 60_000,
          came_from: step.cameFrom ? JSON.stringify(step.cameFrom) : '',
        })
        .execute()
      return token
    },

    /** Counts one try and answers what was begun; null when it is none, is over, or was tried too often. */
    async spend(purpose: Purpose, token: string): Promise<Step | null> {
      const row = await db
        .updateTable('sign_in_step')
        .set((one) => ({ tries: one('tries', '+', 1) }))
        .where('token_hash', '=', hashOf(token))
        .where('purpose', '=', purpose)
        .where('tries', '<', STEP_TRIES)
        .where('expires_at', '>', now())
        .returning(['user_id', 'made_for', 'challenge', 'came_from'])
        .executeTakeFirst()
      if (!row) return null
      const { user_id: userId, made_for: madeFor, challenge, came_from } = row
      return { userId, madeFor, challenge, cameFrom: came_from === '' ? null : JSON.parse(came_from) }
    },

    /** Whether `key` comes for the first time until then, on any node: a message that says it is good once is taken once. */
    async first(purpose: Purpose, key: string, until: number): Promise<boolean> {
      const row = { token_hash: hashOf(`${purpose} ${key}`), purpose, user_id: null, made_for: '' }
      const kept = await db
        .insertInto('sign_in_step')
        .values({ ...row, challenge: '', tries: 0, expires_at: until })
        .onConflict((conflict) => conflict.column('token_hash').doNothing())
        .executeTakeFirst()
      return Number(kept.numInsertedOrUpdatedRows) === 1
    },

    /** Ends one; of several at once one is told true, so that nothing is done twice with it. */
    async end(token: string, within: Db = db): Promise<boolean> {
      const gone = await within
        .deleteFrom('sign_in_step')
        .where('token_hash', '=', hashOf(token))
        .executeTakeFirst()
      return Number(gone.numDeletedRows) === 1
    },
  }
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
