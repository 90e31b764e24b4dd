// PgBouncer before the PostgreSQL of the tests, for one test.
import { onTestFinished } from 'vitest'
import { startPooler } from './pooler-program.ts'

/** Starts one; answers the way through it to the database at `url`. It is gone after the test. */
export async function pooled(url: string): Promise<string> {
  const pooler = await startPooler(url)
  onTestFinished(pooler.close)
  return pooler.url
}
