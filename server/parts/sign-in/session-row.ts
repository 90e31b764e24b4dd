// One session as the store has it: opened, read with its person and their rights, and judged.

import { createHash, randomBytes } from 'node:crypto'
import type { Written } from '#contract/content/touched.ts'
import { type Rights, rightsOf } from '#server/parts/rights/rights.ts'
import { hasSecond } from '#server/parts/sign-in/second/factors.ts'
import type { CameFrom } from '#server/parts/sign-in/second/steps.ts'
import type { Db } from '#server/storage/open.ts'
import { isDiskFull } from '#server/storage/trouble.ts'

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
  /** The provider that they came from; '' for a password. */
  provider: string
  /** It is a program that asks in their name, by a token (decision 55). */
  program?: {
    id: number
    name: string
    expiresAt: number
    /** The token belongs to nobody. */
    service: boolean
    /** What it writes in; null is everything. */
    languages: readonly Written[] | null
  }
}

/** `none`: no such session, or it is over; `revoked`: the account or the session was taken away by somebody else (decision 2). */
export type Found = Person | 'none' | 'revoked'

export type EndedBy = 'logout' | 'provider' | 'password' | 'disabled' | 'deleted' | 'administrator'

export type SessionLife = { idleMs: number; lifeMs: number }

/** A call writes the time it was seen at most this often, so that reading does not become writing. */
const SEEN_MS = 60_000

const REVOKING: ReadonlySet<string | null> = new Set(['disabled', 'deleted', 'administrator'])

export type Origin = {
  address: string
  agent: string
  browser: boolean
  country?: string
  /** The provider that the person came from (decision 56). */
  cameFrom?: CameFrom | null
}

/** Opens a session; the answer holds the only copies of its secrets. */
export async function openSession(db: Db, user: { id: number }, from: Origin, at: number) {
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
      // The time there may be ahead of ours.
      proved_at: from.cameFrom ? Math.min(at, from.cameFrom.provedAt) : at,
      provider: from.cameFrom?.provider ?? '',
      provider_session: from.cameFrom?.session ?? '',
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
export async function readSession(db: Db, tokenHash: string) {
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
      'session.provider',
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
export type Read = NonNullable<Awaited<ReturnType<typeof readSession>>>

/** What a session is good for at this moment; `active` prolongs it. */
export async function judgeSession(
  db: Db,
  life: SessionLife,
  row: Read | null,
  {
    binding,
    active,
    at,
    askedSecond,
  }: { binding: string; active: boolean; at: number; askedSecond: (provider: string) => boolean },
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
    // Whoever came from elsewhere needs no password here, and may have shown a second step there.
    mustChangePassword: row.must_change === 1 && row.provider === '',
    mustSetUpSecondStep: row.lacksStep && !askedSecond(row.provider),
    provedAt: row.proved_at,
    provider: row.provider,
    ...row.rights,
  }
}

export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')
