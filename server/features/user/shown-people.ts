// People as administrators see them, with their roles, sessions, second steps and locks: six queries, however many there are.
import { notFound } from '#server/failure.ts'
import { whoHasSecond } from '#server/parts/sign-in/second/factors.ts'
import { createSignInLocks } from '#server/parts/sign-in/sign-in-locks.ts'
import type { Parts } from '#server/parts.ts'
import { staffUserOf } from './rules.ts'
import { findPerson, rolesOf, type StaffRow } from './staff-store.ts'

type ShownParts = Pick<Parts, 'storage' | 'sessions' | 'now'>

export async function showPeople({ storage, sessions, now }: ShownParts, rows: readonly StaffRow[]) {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const [roles, counts, second, locked] = await Promise.all([
    rolesOf(storage.db, ids),
    sessions.countsOf(ids),
    whoHasSecond(storage.db, ids),
    createSignInLocks(storage.db, now).lockedOf(rows.map(({ username }) => username)),
  ])
  const rolesBy = Map.groupBy(roles, ({ userId }) => userId)
  return rows.map((row) =>
    staffUserOf(row, {
      roles: rolesBy.get(row.id) ?? [],
      sessions: counts.get(row.id) ?? 0,
      secondStep: second.has(row.id),
      locked: locked.has(row.username_key),
    }),
  )
}

export async function showPerson(parts: ShownParts, id: number) {
  const row = await findPerson(parts.storage.db, id)
  const [person] = row ? await showPeople(parts, [row]) : []
  if (!person) throw notFound()
  return person
}
