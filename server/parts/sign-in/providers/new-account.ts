// The account of somebody whom a provider knows and we did not.
import { freeName } from '#server/parts/rights/free-name.ts'
import { peopleStore } from '#server/parts/rights/people-store.ts'
import { usernameKey } from '#server/parts/sign-in/sign-in-locks.ts'
import type { Db } from '#server/storage/open.ts'

/** Adds it, with a login name that is free; answers its id. `hash` is of a password that nobody knows. */
export async function addAccount(
  within: Db,
  { username: wanted, name, email }: { username: string; name: string; email: string },
  hash: string,
  at: number,
): Promise<number> {
  const username = await freeName(within, wanted)
  const others = await peopleStore.takenBy(within, {
    ...{ usernameKeys: [], phones: [] },
    emails: [email.toLowerCase()],
  })
  const person = {
    ...{ username, usernameKey: usernameKey(username), nickName: name || username },
    // Somebody has this address already, and it stays theirs.
    email: others.emails.length > 0 ? '' : email,
    ...{ phone: '', sex: '2' as const, introduction: '', flag: 'enabled' as const, mustChange: false },
  }
  return peopleStore.add(within, person, hash, at)
}
