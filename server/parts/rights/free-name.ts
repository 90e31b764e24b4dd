// The login name of somebody who did not choose one.
import { randomBytes } from 'node:crypto'
import { usernameKey } from '#server/parts/sign-in/sign-in-locks.ts'
import type { Db } from '#server/storage/open.ts'

/** Names that are tried with a number behind them before chance decides. */
const NUMBERED = 50

/** A login name that nobody has, made from what stands before the `@` of an address, or from a name without one. */
export async function freeName(db: Db, wish: string): Promise<string> {
  const localPart = (wish.split('@')[0] ?? '')
    .replace(/[^\p{L}\p{N}._-]/gu, '')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .slice(0, 40)
  const base = localPart.length < 2 ? `user-${localPart}` : localPart
  for (let number = 1; number <= NUMBERED; number += 1) {
    const name = number === 1 ? base : `${base}${number}`
    const taken = await db
      .selectFrom('user_account')
      .select('id')
      .where('username_key', '=', usernameKey(name))
      .executeTakeFirst()
    if (!taken) return name
  }
  return `${base}-${randomBytes(4).toString('hex')}`
}
