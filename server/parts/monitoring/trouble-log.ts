// Writes into the program's log what goes wrong again and again behind everybody's back: once a minute, with how often.

const EVERY_MS = 60_000

type Warn = (about: { err: unknown; more: number }, says: string) => void

/** A way to report trouble of one kind; `more` counts what was left out since the line before. */
export function createTroubleLog(warn: Warn, says: string, now: () => number): (error: unknown) => void {
  let last = Number.NEGATIVE_INFINITY
  let more = 0
  return (err) => {
    if (now() - last < EVERY_MS) {
      more += 1
      return
    }
    warn({ err, more }, says)
    last = now()
    more = 0
  }
}
