// People as administrators see them, with their roles, sessions and locks: four queries, however many there are.
import { notFound } from '#server/failure.ts'
import type { Sessions } from '#server/parts/sign-in/sessions.ts'
import type { SignInLocks } from '#server/parts/sign-in/sign-in-locks.ts'
import { staffUserOf } from './rules.ts'
import type { StaffRow, staffStore } from './staff-store.ts'

export function createShownPeople(
  staff: ReturnType<typeof staffStore>,
  sessions: Sessions,
  locks: SignInLocks,
) {
  async function all(rows: readonly StaffRow[]) {
    if (rows.length === 0) return []
    const ids = rows.map(({ id }) => id)
    const [roles, counts, locked] = await Promise.all([
      staff.rolesOf(ids),
      sessions.countsOf(ids),
      locks.lockedOf(rows.map(({ username }) => username)),
    ])
    const rolesBy = Map.groupBy(roles, ({ userId }) => userId)
    return rows.map((row) =>
      staffUserOf(row, {
        roles: rolesBy.get(row.id) ?? [],
        sessions: counts.get(row.id) ?? 0,
        locked: locked.has(row.username_key),
      }),
    )
  }

  return {
    all,
    async one(id: number) {
      const row = await staff.find(id)
      const [person] = row ? await all([row]) : []
      if (!person) throw notFound()
      return person
    },
  }
}
