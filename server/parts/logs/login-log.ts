// The login log: every try to sign in and every sign-out, with the reason that the caller is not told.

import type { LoginReason } from '#contract/monitoring/log.ts'
import { readAgent } from '#contract/people/agent.ts'
import { usernameKey } from '#server/parts/sign-in/sign-in-locks.ts'
import type { Db } from '#server/storage/open.ts'
import { logText } from './log-text.ts'

/** One try or sign-out; `userId` is null where no account has the name. */
export type SignIn = {
  username: string
  userId: number | null
  address: string
  agent: string
  outcome: 'success' | 'failure' | 'logout' | 'reset'
  reason: LoginReason
  requestId: string
}

export type LoginLog = ReturnType<typeof createLoginLog>

/** The login log in the store of `db`. Each entry is one insert of the same shape, so the time it takes tells no reason. */
export function createLoginLog(db: Db, now: () => number) {
  return {
    async write({ username, userId, address, agent, outcome, reason, requestId }: SignIn, within: Db = db) {
      const { browser, system } = readAgent(agent)
      const name = logText(username, 60)
      await within
        .insertInto('login_log')
        .values({
          at: now(),
          username: name,
          username_key: usernameKey(name),
          user_id: userId,
          address,
          agent: logText(agent, 300),
          browser: browser ?? '',
          system: system ?? '',
          outcome,
          reason,
          request_id: requestId,
        })
        .execute()
    },

    /** Removes at most `limit` of the entries older than `before`; answers how many. */
    async removeOldest(before: number, limit: number): Promise<number> {
      const oldest = db
        .selectFrom('login_log')
        .select('id')
        .where('at', '<', before)
        .orderBy('at')
        .orderBy('id')
        .limit(limit)
      const removed = await db.deleteFrom('login_log').where('id', 'in', oldest).executeTakeFirst()
      return Number(removed.numDeletedRows)
    },
  }
}
