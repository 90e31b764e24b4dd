// How links to choose a password are kept: by their hash, for one person, until a moment.
import { createHash } from 'node:crypto'
import type { Db } from './open.ts'

type Person = { id: number; password_hash: string; email: string }

/** As the secret of a link is kept. */
export const linkHash = (token: string) => createHash('sha256').update(token).digest('hex')

/** A link is void as soon as the password or the mail address is another one, however that came. */
export const madeFor = ({ password_hash, email }: Pick<Person, 'password_hash' | 'email'>) =>
  createHash('sha256').update(`${password_hash}\n${email}`).digest('hex')

/** Keeps a link for a person until `expiresAt`; those from before are void, and those of anybody that are over at `at` go. */
export async function keepLink(within: Db, token: string, person: Person, expiresAt: number, at: number) {
  await within
    .deleteFrom('password_reset')
    .where((row) => row.or([row('user_id', '=', person.id), row('expires_at', '<=', at)]))
    .execute()
  await within
    .insertInto('password_reset')
    .values({
      token_hash: linkHash(token),
      user_id: person.id,
      made_for: madeFor(person),
      expires_at: expiresAt,
    })
    .execute()
}
