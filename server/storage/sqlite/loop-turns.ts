// A SQLite file answers at once, so that a chain of queries would hold everybody else up until it ends: here others get a turn in between.
import { setImmediate as afterThisTurn } from 'node:timers'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { KyselyPlugin } from 'kysely'

/** How long one turn of the event loop may go on asking, in milliseconds. */
const TURN_MS = 10

/** Belongs into a store that answers within the turn that it was asked in. */
export function giveTurns(): KyselyPlugin {
  let began: number | null = null
  return {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      const now = performance.now()
      if (began === null) {
        began = now
        afterThisTurn(() => {
          began = null
        })
      } else if (now - began >= TURN_MS) await nextTurn()
      return result
    },
  }
}
