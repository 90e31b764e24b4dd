// What the sentinel of a test writes to administrators.
import type { Db } from '#server/storage/open.ts'

type Watch = { run: () => Promise<unknown> }

/** `tick` lets the time of the test pass. */
export function sentinelLetters(db: Db, tick: (ms: number) => void) {
  /** All of them by now. */
  async function told(): Promise<string[]> {
    const letters = await db
      .selectFrom('outbox')
      .select('payload')
      .where('topic', '=', 'sentinel.alien')
      .orderBy('id')
      .execute()
    return letters.map(({ payload }) => payload)
  }
  /** Looks so often that something found is found again; answers the letters that came of it. */
  async function looks(sentinel: Watch): Promise<string[]> {
    const before = (await told()).length
    for (let times = 0; times < 3; times++) {
      tick(60_000)
      await sentinel.run()
    }
    return (await told()).slice(before)
  }
  /** So that there is somebody to write to. */
  const giveAddress = () =>
    db
      .updateTable('user_account')
      .set({ email: 'boss@example.com' })
      .where('username', '=', 'admin')
      .execute()
  return { told, looks, giveAddress }
}
