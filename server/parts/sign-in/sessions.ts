// Sessions and what their people may do, kept in the store so that every node and every call sees the same.
import { createHash, randomBytes } from 'node:crypto'
import { type Rights, rightsOf } from '#server/parts/rights/rights.ts'
import { hasSecond } from '#server/parts/sign-in/second/factors.ts'
import type { Db, Storage } from '#server/storage/open.ts'
import { isDiskFull } from '#server/storage/trouble.ts'
import { whileUnchanged } from '#server/storage/while-unchanged.ts'
import { addressKey } from './sign-in-locks.ts'

/** The signed-in person behind a call. */
export type Person = Rights & {
  id: number
  username: string
  sessionId: number
  mustChangePassword: boolean
  /** A role demands a second step, and there is none (decision 54). */
  mustSetUpSecondStep: boolean
  /** When they last showed who they are. */
  provedAt: number
  /** It is a program that asks in their name, by a token (decision 55). */
  program?: { id: number; name: string; expiresAt: number }
}

/** `none`: no such session, or it is over; `revoked`: the account or the session was taken away by somebody else (decision 2). */
export type Found = Person | 'none' | 'revoked'

export type EndedBy = 'logout' | 'password' | 'disabled' | 'deleted' | 'administrator'

export type SessionLife = { idleMs: number; lifeMs: number }

/** How long the store remembers a session that is over: who was signed in from where, and which addresses a person uses. */
export const SESSION_ROWS_MS = 30 * 24 * 60 * 60_000

export type Sessions = ReturnType<typeof createSessions>

/** A call writes the time it was seen at most this often, so that reading does not become writing. */
const SEEN_MS = 60_000

/** Sessions that are kept as they were read. */
const KEPT = 500

const REVOKING: ReadonlySet<string | null> = new Set(['disabled', 'deleted', 'administrator'])

type Origin = { address: string; agent: string; browser: boolean; country?: string }

async function openSession(db: Db, user: { id: number }, from: Origin, at: number) {
  const token = randomBytes(32).toString('base64url')
  const binding = from.browser ? randomBytes(32).toString('base64url') : null
  await db
    .insertInto('session')
    .values({
      token_hash: hashOf(token),
      binding_hash: binding && hashOf(binding),
      user_id: user.id,
      created_at: at,
      seen_at: at,
      proved_at: at,
      address: from.address,
      agent: from.agent.slice(0, 300),
      country: from.country ?? '',
      ended_at: null,
      ended_by: null,
    })
    .execute()
  return { token, binding }
}

/** A session with its person and their rights, as the store has them. */
async function readSession(db: Db, tokenHash: string) {
  const row = await db
    .selectFrom('session')
    .innerJoin('user_account', 'user_account.id', 'session.user_id')
    .select([
      'session.id as sessionId',
      'session.binding_hash',
      'session.created_at',
      'session.seen_at',
      'session.ended_at',
      'session.ended_by',
      'session.proved_at',
      'user_account.id',
      'user_account.username',
      'user_account.must_change',
      'user_account.flag',
      'user_account.trashed_at',
    ])
    .where('session.token_hash', '=', tokenHash)
    .executeTakeFirst()
  if (!row) return null
  const rights = await rightsOf(db, row.id)
  return { ...row, rights, lacksStep: rights.demandsSecondStep && !(await hasSecond(db, row.id)) }
}
type Read = NonNullable<Awaited<ReturnType<typeof readSession>>>

async function judgeSession(
  db: Db,
  life: SessionLife,
  row: Read | null,
  { binding, active, at }: { binding: string; active: boolean; at: number },
): Promise<Found> {
  if (!row) return 'none'
  if (row.binding_hash !== null && row.binding_hash !== hashOf(binding)) return 'none'
  if (row.ended_at !== null) return REVOKING.has(row.ended_by) ? 'revoked' : 'none'
  if (row.flag !== 'enabled' || row.trashed_at !== null) return 'revoked'
  if (at > row.created_at + life.lifeMs || at > row.seen_at + life.idleMs) return 'none'
  if (active && at > row.seen_at + Math.min(SEEN_MS, life.idleMs / 10)) {
    // On a full disk people go on reading.
    await db
      .updateTable('session')
      .set({ seen_at: at })
      .where('id', '=', row.sessionId)
      .execute()
      .catch((error) => {
        if (!isDiskFull(error)) throw error
      })
  }
  return {
    id: row.id,
    username: row.username,
    sessionId: row.sessionId,
    mustChangePassword: row.must_change === 1,
    mustSetUpSecondStep: row.lacksStep,
    provedAt: row.proved_at,
    ...row.rights,
  }
}

/** Sessions on `db`; a token is 256 random bits, stored hashed (decision 6). Idle and absolute life are in milliseconds. */
export function createSessions(
  { db, version }: Pick<Storage, 'db' | 'version'>,
  life: SessionLife,
  now: () => number,
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
      return judgeSession(db, life, row, { binding, active, at: now() })
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

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')
