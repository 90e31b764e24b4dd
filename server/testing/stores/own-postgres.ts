// A PostgreSQL for one test file alone, which may be killed and stopped.
import { afterAll } from 'vitest'
import { keepPostgres } from './kept-postgres.ts'

/** Starts one, in `folder` if that is said; it is gone after the last test of the file, and when the tests are killed. */
export async function ownPostgres(folder?: string) {
  const postgres = await keepPostgres(folder)
  afterAll(postgres.close)
  return postgres
}
