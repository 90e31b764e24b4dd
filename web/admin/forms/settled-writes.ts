// The writes of one form, where an answer may be lost: what may be stored already is sent again before anything else is written.
import { CODE } from '#contract/wire/answer.ts'
import { isSettled } from '#web/client/writes/once-keys.ts'

/** `Held` is what the server holds, as far as the form knows. */
type Write<Held, Fields> = {
  onto: Held
  fields: Fields
  /** Answers what the server holds then. */
  send: (onto: Held, fields: Fields) => Promise<Held>
}

/**
 * Answers a function that writes. After a write whose outcome nobody knows that one goes again as it was, under its key
 * (`once-keys.ts`), and the next is made from what it answers. `ownIn` tells from the record that a stale write is
 * answered with whether it is what this form sent: then nobody else changed anything. `onFound` gets what a lost write
 * turns out to have done.
 */
export function settledWrites<Held, Fields>(
  ownIn: (current: unknown, sent: Fields) => Held | null,
  onFound: (held: Held) => void,
): (write: Write<Held, Fields>) => Promise<Held> {
  let lost: Write<Held, Fields> | null = null

  async function attempt(write: Write<Held, Fields>): Promise<Held> {
    lost = write
    try {
      const held = await write.send(write.onto, write.fields)
      lost = null
      return held
    } catch (error) {
      if (isSettled(error)) lost = null
      throw error
    }
  }

  /** What the server holds since the lost write; null where it was not done. */
  async function settle(write: Write<Held, Fields>): Promise<Held | null> {
    try {
      return await attempt(write)
    } catch (error) {
      if (!isSettled(error)) throw error
      if (error.code !== CODE.conflict) return null
      const own = error.current === undefined ? null : ownIn(error.current, write.fields)
      if (own === null) throw error
      return own
    }
  }

  return async (next) => {
    const held = lost && (await settle(lost))
    if (held !== null) onFound(held)
    return attempt(held === null ? next : { ...next, onto: held })
  }
}
