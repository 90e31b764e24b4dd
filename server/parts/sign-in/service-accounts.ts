// The accounts that tokens of nobody write as, so that histories and the log name them as they name people (decision 55).
import { randomBytes } from 'node:crypto'
import { usernameKey } from '#server/parts/sign-in/sign-in-locks.ts'
import type { Db } from '#server/storage/open.ts'

/** No hash at all: no password fits it. */
const NO_PASSWORD = '!'

/**
 * Adds one and answers its id. It is disabled and in the trash from its first day: nothing that signs people in, lists,
 * tells or manages them takes it for a person. Histories show `name`; the log shows a login name that nobody can choose.
 */
export async function addServiceAccount(within: Db, name: string, at: number): Promise<number> {
  const username = `#${name} ${randomBytes(3).toString('hex')}`
  const { id } = await within
    .insertInto('user_account')
    .values({
      ...{ username, username_key: usernameKey(username), password_hash: NO_PASSWORD, must_change: 0 },
      ...{ nick_name: name, sex: '2', phone: '', email: '', avatar: '', introduction: '', flag: 'disabled' },
      ...{ version: 1, created_at: at, updated_at: at, trashed_at: at, service: 1 },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
