// The writes of one form over one record: what differs is sent, and what was typed is let go for a newer version alone.

import { changedFields } from '#contract/content/difference.ts'
import { same } from '#contract/content/same.ts'
import { CODE } from '#contract/wire/answer.ts'
import { Refused, Unreachable } from '#web/client/send.ts'
import { settledWrites } from './settled-writes.ts'

/** Which record, in which state; 0 twice for one that is not stored yet. Of a kind with one record the id says nothing. */
export type At = { id: number; version: number }
export const NOT_STORED: At = { id: 0, version: 0 }
/** What the server holds: the record, and the fields that the form is compared with. */
export type Held<Rec extends At, Fields> = { record: Rec; fields: Fields }

type Ways<Rec extends At, Fields, How> = {
  /** The record as a stale write is answered with it (decision 25). */
  heldOf: (current: unknown) => Held<Rec, Fields>
  /** Writes a new record whole, of one that exists only what differs. */
  write: (at: At, mine: Fields, changed: Partial<Fields>, how: How) => Promise<Rec>
  /** What is done where nothing differs. */
  idle?: (record: Rec, how: How) => Promise<Rec>
}

/**
 * Answers a function that writes and answers what the server holds then, each write surely done before the next. `onFound`
 * gets what a lost one turns out to have stored.
 */
export function recordWrites<Rec extends At, Fields extends object, How>(
  { heldOf, write, idle }: Ways<Rec, Fields, How>,
  onFound: (held: Held<Rec, Fields>) => void,
) {
  type Onto = Held<Rec, Fields> | null
  const settled = settledWrites<Onto, Fields>(
    (current, sent) => {
      const held = heldOf(current)
      return same(held.fields, sent) ? held : null
    },
    (held) => held && onFound(held),
  )
  const send = async (onto: Onto, mine: Fields, how: How): Promise<Held<Rec, Fields>> => {
    const at = onto?.record ?? NOT_STORED
    const changed = onto ? changedFields(onto.fields, mine) : mine
    if (onto && at.version !== 0 && Object.keys(changed).length === 0)
      return idle ? { ...onto, record: await idle(onto.record, how) } : onto
    const record = await write(at, mine, changed, how)
    if (record.version > at.version) return { record, fields: mine }
    throw new Unreachable(
      'unreadable',
      `saved ${at.id} from version ${at.version}, answered ${record.version}`,
    )
  }
  return async (onto: Onto, fields: Fields, how: How): Promise<Held<Rec, Fields>> => {
    const held = await settled({ onto, fields, send: (now, mine) => send(now, mine, how) })
    if (!held) throw new Error('a write always stores something')
    return held
  }
}

/** Whether somebody else saved in between; the error has the record as it is now. */
export const isStale = (error: unknown): error is Refused =>
  error instanceof Refused && error.code === CODE.conflict && Boolean(error.current)
