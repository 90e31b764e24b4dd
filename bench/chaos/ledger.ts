// What was promised to whom, and what was seen that breaks a promise.
import type { Node } from './node.ts'

/** So old may be what a healthy node shows. */
export const FRESH_MS = 2_000

/** What is checked, in the order of the table. */
export const CHECKS = {
  inquiries: 'acknowledged inquiries are stored once, with their number',
  adds: 'acknowledged records are stored once',
  files: 'acknowledged uploads are there, byte for byte, on every node',
  saves: 'acknowledged saves stand in the history under their version',
  linear: 'versions of a record follow one another',
  chain: 'the chain of the log is whole, with an entry for each change',
  fresh: 'no node that is ready shows what is 2 s old',
  pages: 'pages of a ready node answer 200 or 304, and 404 of what is off',
  kept: 'kept pages go on while the store is away',
  staff: 'staff stay signed in, and no call is a fault',
  nodes: 'no node ends by itself',
  ready: 'all nodes are ready within 30 s after a fault',
} as const
export type Check = keyof typeof CHECKS

/** What visitors may see of a record from `sent` on, and no later than `acked`. */
export type Change = { is: 'shown' | 'hidden'; mark: number; sent: number; acked: number | null }
export type Record = {
  id: number
  /** Without the language. */
  address: string
  changes: Change[]
}
/** A write to a record that was acknowledged. */
export type Ack = { id: number; base: number; version: number; mark: number | null }

export type Ledger = ReturnType<typeof createLedger>

export function createLedger() {
  const looked = new Map<Check, number>()
  const broken = new Map<Check, string[]>()
  const begun = performance.now()
  const records: Record[] = []
  const acks: Ack[] = []
  const doubts: Promise<void>[] = []
  /** By mail address and by title: the number, or null while nobody knows whether it arrived. */
  const inquiries = new Map<string, string | null>()
  const adds = new Map<string, number | null>()
  /** What was uploaded, by the address that was answered. */
  const files = new Map<string, string>()
  /** Answers to visitors by their status, and what a node refused while its store was away. */
  const answers = new Map<string, number>()

  const seconds = (at: number) => `${((at - begun) / 1000).toFixed(1)} s`
  const breaks = (check: Check, what: string, at = performance.now()) => {
    broken.set(check, [...(broken.get(check) ?? []), `${seconds(at)}: ${what}`])
  }

  return {
    ...{ records, acks, inquiries, adds, files, answers, breaks },
    looks: (check: Check, times = 1) => void looked.set(check, (looked.get(check) ?? 0) + times),
    counts: (what: string) => void answers.set(what, (answers.get(what) ?? 0) + 1),
    seconds,

    /** What may be seen of a record by whoever asks at `began` and has an answer at `ended`. */
    allowed({ changes }: Record, began: number, ended: number): Change[] {
      const settled = changes.findLastIndex(({ acked }) => acked !== null && acked <= began - FRESH_MS)
      return changes.slice(Math.max(0, settled)).filter(({ sent }) => sent <= ended)
    },

    /** Counts only when the node turns out to have been ready all the while: it is known a moment later. */
    doubt(check: Check, node: Node, what: string, began: number) {
      const ended = performance.now()
      const judged = async () => {
        await new Promise((resolve) => setTimeout(resolve, FRESH_MS))
        if (node.wasReady(began - FRESH_MS, ended + FRESH_MS / 2))
          breaks(check, `${node.name}: ${what}`, began)
      }
      doubts.push(judged())
    },

    async table() {
      await Promise.all(doubts)
      return Object.entries(CHECKS).map(([name, says]) => {
        const check = name as Check
        return { check, says, looked: looked.get(check) ?? 0, broken: broken.get(check) ?? [] }
      })
    },
  }
}
