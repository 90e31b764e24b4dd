// Accounts that wait because of wrong passwords: one lock for each pair of account and address (decision 8), and a rising
// delay for each account, whatever the addresses, so that many of them guess no faster than one.
import { isIPv6 } from 'node:net'
import { sql } from 'kysely'
import type { Db } from '#server/storage/open.ts'
import { createRateLimit } from './rate-limit.ts'

/** Failures of one account from one address before the pair waits ten minutes. */
export const PAIR_LIMIT = { name: 'login-pair', points: 5, seconds: 600 }

/** Failures of one account from all addresses that it is not used from, before they are judged ever more slowly. */
export const ACCOUNT_TRIES = 20
/** How long an account keeps its failures after the last one that was judged. */
const ACCOUNT_MS = 60 * 60_000
/** Failures to the time that must have passed since the last try that was judged. */
const DELAYS = [
  [ACCOUNT_TRIES, 0],
  [ACCOUNT_TRIES + 2, 60_000],
  [ACCOUNT_TRIES + 4, 2 * 60_000],
  [ACCOUNT_TRIES + 6, 5 * 60_000],
] as const
const LONGEST_DELAY = 10 * 60_000

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

async function spendAccount(db: Db, username: string, at: number): Promise<boolean> {
  const delay = sql<number>`case ${sql.join(
    DELAYS.map(([below, ms]) => sql`when rate_limit.points < ${sql.lit(below)} then ${sql.lit(ms)}`),
    sql` `,
  )} else ${sql.lit(LONGEST_DELAY)} end`
  const judged = await db
    .insertInto('rate_limit')
    .values({
      key: accountOf(username),
      points: 1,
      expires_at: at + ACCOUNT_MS,
      subject: subjectOf(username),
    })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet((row) => ({
          points: row
            .case()
            .when('rate_limit.expires_at', '<=', at)
            .then(1)
            .else(row('rate_limit.points', '+', 1))
            .end(),
          expires_at: at + ACCOUNT_MS,
        }))
        // The end tells when the last try was judged.
        .where(sql<boolean>`rate_limit.expires_at + (${delay}) <= ${at + ACCOUNT_MS}`),
    )
    .returning('points')
    .executeTakeFirst()
  return judged !== undefined
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

    /**
     * Counts one try of an account from an address that it is not used from; false when it comes too soon after the one
     * before. Such a try is not judged and prolongs nothing, so that nobody is locked out for good.
     */
    spendAccount: (username: string) => spendAccount(db, username, now()),

    /** Takes back the try of an account that turned out to be right. */
    async giveBackAccount(username: string) {
      await db
        .updateTable('rate_limit')
        .set((row) => ({ points: row('points', '-', 1) }))
        .where('key', '=', accountOf(username))
        .where('points', '>', 0)
        .execute()
    },

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
      await within.deleteFrom('rate_limit').where('subject', '=', subjectOf(username)).execute()
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
        // Of an account that is judged slowly it is said as soon as it is.
        .where((row) =>
          row.or([row('key', 'like', `${PAIR_LIMIT.name}:%`), row('points', '>=', ACCOUNT_TRIES)]),
        )
        .where('expires_at', '>', now())
        .execute()
      return new Set(rows.flatMap(({ subject }) => keys.get(subject) ?? []))
    },
  }
}

const accountOf = (username: string) => `login-account:${usernameKey(username)}`
const subjectOf = (username: string) => nameOf(usernameKey(username))
const nameOf = (key: string) => `${PAIR_LIMIT.name}:${key}`
