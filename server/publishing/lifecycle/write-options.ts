// The options of a write on content: by whom, under which lock, with which checks.
import type { Change } from '#server/parts/logs/operations.ts'
import type { Db } from '#server/storage/open.ts'

export type Target = { id: number; version: number }

export type WriteOptions = {
  /** The person who does it. */
  by: number | null
  /** Saves and publishes in one step, as the type calls of the spec do; brings back to visitors what they saw. */
  publish?: boolean
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
  person: { id: number }
  record: NonNullable<WriteOptions['record']>
}): WriteOptions => ({
  by: asking.person.id,
  record: asking.record,
})
