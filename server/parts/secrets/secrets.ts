// The secret of this installation, made at its first start and kept in the store: never a default, the same on every node.
import { createHmac, randomBytes } from 'node:crypto'
import type { Db } from '#server/storage/open.ts'

const NAME = 'installationSecret'

export type Secrets = {
  /** A key for one purpose alone. */
  keyFor: (purpose: string) => Buffer
}

/** Reads the secret, or makes it; of several nodes that start at once one makes it. */
export async function openSecrets(db: Db, now: () => number): Promise<Secrets> {
  const made = JSON.stringify(randomBytes(32).toString('base64url'))
  await db
    .insertInto('setting')
    .values({ name: NAME, value: made, version: 1, updated_at: now() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const { value } = await db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', NAME)
    .executeTakeFirstOrThrow()
  const secret = Buffer.from(JSON.parse(value) as string, 'base64url')
  return { keyFor: (purpose) => createHmac('sha256', secret).update(purpose).digest() }
}
