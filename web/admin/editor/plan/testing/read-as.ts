// Moments as they are typed beside what is read.
import { expect } from 'vitest'
import { momentReader } from '#web/admin/editor/plan/typed-moment.ts'

/** A Sunday, in the afternoon. */
export const NOW = '2026-11-22T14:30'

/** Each text is read as the moment beside it, where the interface speaks a language. */
export function expectRead(rows: Record<string, string | null>, language = 'en', now = NOW) {
  const reader = momentReader(language)
  const read = Object.fromEntries(Object.keys(rows).map((typed) => [typed, reader(typed, now)]))
  expect(read).toEqual(rows)
}
