// Sessions and what their people may do, kept in the store so that every node and every call sees the same.
import type { Db, Storage } from '#server/storage/open.ts'
import { whileUnchanged } from '#server/storage/while-unchanged.ts'
import {
  type EndedBy,
  hashOf,
  judgeSession,
  type Origin,
  openSession,
  type Read,
  readSession,
  type SessionLife,
} from './session-row.ts'
import { addressKey } from './sign-in-locks.ts'

export type { Person } from './session-row.ts'

/** How long the store remembers a session that is over: who was signed in from where, and which addresses a person uses. */
export const SESSION_ROWS_MS = 30 * 24 * 60 * 60_000

export type Sessions = ReturnType<typeof createSessions>

/** Sessions that are kept as they were read. */
const KEPT = 500

/** Sessions on `db`; a token is 256 random bits, stored hashed (decision 6). Idle and absolute life are in milliseconds; `askedSecond`: whether a provider asks for a second step itself. */
export function createSessions(
  { db, version }: Pick<Storage, 'db' | 'version'>,
  life: SessionLife,
  now: () => number,
  askedSecond: (provider: string) => boolean = () => false,
) {
  /** Read once for all calls between two changes of the store. */
  const read = whileUnchanged<Read | null>(version, KEPT, (row) => row !== null)
  /** The sessions that may still be used. */
  const good = () =>
    db
      .selectFrom('session')
      .where('ended_at', 'is', null)
      .where('created_at', '>=', now() - life.lifeMs)
      .where('seen_at', '>=', now() - life.idleMs)
  /** Ends sessions that are not over yet. */
  const ending = (by: EndedBy, within: Db = db) =>
    within.updateTable('session').set({ ended_at: now(), ended_by: by }).where('ended_at', 'is', null)

  return {
    /** Opens a session; with `browser` it is also bound to a second secret that goes into an http-only cookie. */
    open: (user: { id: number }, from: Origin) => openSession(db, user, from, now()),

    /** Who holds `token`; `active`: somebody is there, which prolongs the session. */
    async find(token: string, binding: string, active = true) {
      const tokenHash = hashOf(token)
      const row = await read(tokenHash, () => readSession(db, tokenHash))
      return judgeSession(db, life, row, { binding, active, at: now(), askedSecond })
    },

    /** Whether the person has signed in from this address of late (sessions are kept for `SESSION_ROWS_MS` after their life). */
    async knows(userId: number, address: string): Promise<boolean> {
      const rows = await db
        .selectFrom('session')
        .select('address')
        .distinct()
        .where('user_id', '=', userId)
        .limit(500)
        .execute()
      return rows.some((row) => addressKey(row.address) === addressKey(address))
    },

    /** Forgets sessions that ended, or could have been used last, before this time; answers how many. */
    async forget(before: number): Promise<number> {
      const gone = await db
        .deleteFrom('session')
        .where((row) =>
          row.or([
            row('ended_at', '<', before),
            row('seen_at', '<', before - life.idleMs),
            row('created_at', '<', before - life.lifeMs),
          ]),
        )
        .executeTakeFirst()
      return Number(gone.numDeletedRows)
    },

    /** The sessions of a person that are still good, the latest used first. */
    listOf: (userId: number) =>
      good()
        .select(['id', 'address', 'country', 'agent', 'created_at', 'seen_at'])
        .where('user_id', '=', userId)
        .orderBy('seen_at', 'desc')
        .orderBy('id', 'desc')
        .limit(100)
        .execute(),

    /** How many good sessions each of these people has; whoever has none is left out. */
    async countsOf(userIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
      if (userIds.length === 0) return new Map()
      const rows = await good()
        .select((row) => ['user_id', row.fn.countAll().as('count')])
        .where('user_id', 'in', userIds)
        .groupBy('user_id')
        .execute()
      return new Map(rows.map(({ user_id, count }) => [user_id, Number(count)]))
    },

    /** How many sessions are still good, of everybody. */
    async countOpen(): Promise<number> {
      const { count } = await good()
        .select((row) => row.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    /** Ends one session, if it is the person's; answers whether it was. */
    async endOf(userId: number, sessionId: number, by: EndedBy, within: Db = db): Promise<boolean> {
      const mine = ending(by, within).where('id', '=', sessionId).where('user_id', '=', userId)
      const ended = await mine.executeTakeFirst()
      return Number(ended.numUpdatedRows) === 1
    },

    /** Ends what came from a session at a provider, or all of a person that came from there; answers how many. */
    async endFrom(provider: string, whose: { session: string } | { userId: number }): Promise<number> {
      const theirs = ending('provider').where('provider', '=', provider)
      const ended =
        'session' in whose
          ? theirs.where('provider_session', '=', whose.session)
          : theirs.where('user_id', '=', whose.userId)
      return Number((await ended.executeTakeFirst()).numUpdatedRows)
    },

    async end(sessionId: number, by: EndedBy) {
      await ending(by).where('id', '=', sessionId).execute()
    },

    /** The person of this session has just shown who they are. */
    async proved(sessionId: number, within: Db = db) {
      await within.updateTable('session').set({ proved_at: now() }).where('id', '=', sessionId).execute()
    },

    /** Ends every session of a person but this one. */
    async endOthers(userId: number, sessionId: number, by: EndedBy, within: Db = db) {
      await ending(by, within).where('user_id', '=', userId).where('id', '<>', sessionId).execute()
    },

    /** Ends every session of a person. */
    async endAll(userId: number, by: EndedBy, within: Db = db) {
      await ending(by, within).where('user_id', '=', userId).execute()
    },
  }
}
