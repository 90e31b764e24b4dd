// The options of a write on content: by whom, under which lock, with which checks.
import type { Change } from '#server/parts/logs/operations.ts'
import type { Limited } from '#server/parts/rights/rights.ts'
import type { Urgent } from '#server/publishing/review/urgent.ts'
import type { Db } from '#server/storage/open.ts'

export type Target = { id: number; version: number }

/** A person with how far their roles reach (decision 58), so that nothing is written in their name without asking. */
export type Writer = { id: number; limited: Limited }

export type WriteOptions = {
  /** Who does it; null for the house itself. */
  by: Writer | null
  /** Saves and publishes in one step, as the type calls of the spec do; brings back to visitors what they saw. */
  publish?: boolean
  /** Why it goes before visitors without the approvals that the rules ask for (decision 59). */
  urgent?: Urgent | undefined
  /** The editor saved by itself: revisions of one sitting become one. */
  autosave?: boolean
  /** What the person says of it, kept with the revision. */
  note?: string
  /** The record came out of a file. */
  imported?: boolean
  /** Taken while the work is done, so that checks about other records still hold when it is written. */
  lock?: string | readonly string[]
  /** Checks that need the store; runs inside the transaction, before anything is written. */
  check?: (db: Db) => Promise<void>
  /** Hears within the transaction what was done, so that there is no change without its entry in the log. */
  record?: (db: Db, ...changes: Change[]) => Promise<void>
}

/** The options of a write that a person asked for. */
export const writeOptionsOf = (asking: {
  person: Writer
  record: NonNullable<WriteOptions['record']>
}): WriteOptions => ({
  by: asking.person,
  record: asking.record,
})
