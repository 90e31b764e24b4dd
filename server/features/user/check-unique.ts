// What of a person nobody else may have.
import { invalid } from '#server/failure.ts'
import { peopleStore as store } from '#server/parts/rights/people-store.ts'
import { usernameKey } from '#server/parts/sign-in/sign-in-locks.ts'
import type { Db } from '#server/storage/open.ts'
import { type Given, TAKEN } from './rules.ts'

/** Refuses, by field, a login name, phone or e-mail that somebody else has. */
export async function checkUnique(within: Db, person: Given, id?: number) {
  const taken = await store.takenBy(within, {
    usernameKeys: [usernameKey(person.username ?? '')],
    phones: [person.phone ?? ''],
    emails: [(person.email ?? '').toLowerCase()],
  })
  const byOther = (rows: readonly { id: number }[]) => rows.some((row) => row.id !== id)
  const fields = {
    ...(byOther(taken.usernames) && { username: TAKEN.username }),
    ...(byOther(taken.phones) && { phone: TAKEN.phone }),
    ...(byOther(taken.emails) && { email: TAKEN.email }),
  }
  if (Object.keys(fields).length > 0) throw invalid(fields)
}
