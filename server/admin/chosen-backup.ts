// Which backup a command is about.
import { StoreRefused } from '#server/storage/open.ts'
import type { Options } from './command.ts'

export const AT = {
  at: { type: 'string', does: '<time> the newest backup of that time or before, such as 2026-11-26T03:30Z' },
} as const

/** Throws `StoreRefused` for what is no time. */
export function untilOf({ at }: Options): number | undefined {
  if (typeof at !== 'string') return undefined
  const until = Date.parse(at)
  if (Number.isNaN(until)) throw new StoreRefused(`${at} is no time, such as 2026-11-26T03:30Z.`)
  return until
}
