// Accounts that wait because of wrong passwords: one lock for each pair of account and address (decision 8).
import { isIPv6 } from 'node:net'
import type { Db } from '#server/storage/open.ts'
import { createRateLimit } from './rate-limit.ts'

/** Failures of one account from one address before the pair waits ten minutes. */
export const PAIR_LIMIT = { name: 'login-pair', points: 5, seconds: 600 }

/** Login names are the same whatever their case or width. */
export const usernameKey = (username: string) => username.trim().normalize('NFKC').toLowerCase()

/** An IPv6 customer holds at least a /64, so all of it counts as one address. */
export const addressKey = (address: string) =>
  isIPv6(address) && !address.startsWith('::ffff:') ? wholeGroups(address).slice(0, 4).join(':') : address

function wholeGroups(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const front = head === '' ? [] : head.split(':')
  if (tail === undefined) return front
  const back = tail === '' ? [] : tail.split(':')
  return [...front, ...Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0'), ...back]
}

export type SignInLocks = ReturnType<typeof createSignInLocks>

/** The locks on `db`. */
export function createSignInLocks(db: Db, now: () => number) {
  const pairs = createRateLimit(db, PAIR_LIMIT, now)
  const pairOf = (address: string, username: string) => `${addressKey(address)} ${usernameKey(username)}`
  return {
    /** Counts one try; false when the pair has to wait. */
    spend: (address: string, username: string) =>
      pairs.spend(pairOf(address, username), usernameKey(username)),

    /** Forgets the tries of the pair, after a right password. */
    clear: (address: string, username: string) => pairs.clear(pairOf(address, username)),

    /** Which of these pairs wait now; the answer tells of one pair at a time. */
    async waiting(pairsAsked: readonly { address: string; username: string }[]) {
      const keys = [...new Set(pairsAsked.map(({ address, username }) => nameOf(pairOf(address, username))))]
      const rows =
        keys.length === 0
          ? []
          : await db
              .selectFrom('rate_limit')
              .select('key')
              .where('key', 'in', keys)
              .where('points', '>=', PAIR_LIMIT.points)
              .where('expires_at', '>', now())
              .execute()
      const waiting = new Set(rows.map(({ key }) => key))
      return (address: string, username: string) => waiting.has(nameOf(pairOf(address, username)))
    },

    /** Lets an account sign in again from every address. */
    async unlock(username: string, within: Db = db) {
      await within
        .deleteFrom('rate_limit')
        .where('subject', '=', nameOf(usernameKey(username)))
        .execute()
    },

    /** Which of these login names wait at one address at least, by their `usernameKey`. */
    async lockedOf(usernames: readonly string[]): Promise<ReadonlySet<string>> {
      if (usernames.length === 0) return new Set()
      const keys = new Map(usernames.map(usernameKey).map((key) => [nameOf(key), key]))
      const rows = await db
        .selectFrom('rate_limit')
        .select('subject')
        .distinct()
        .where('subject', 'in', [...keys.keys()])
        .where('points', '>=', PAIR_LIMIT.points)
        .where('expires_at', '>', now())
        .execute()
      return new Set(rows.flatMap(({ subject }) => keys.get(subject) ?? []))
    },
  }
}

const nameOf = (key: string) => `${PAIR_LIMIT.name}:${key}`
