// How the store stood at moments of which all is known: what every word of the bus has told of by now.
import { isDeepStrictEqual } from 'node:util'
import type { Manifest, Marks } from '#server/parts/twin/manifests/manifest.ts'
import type { Db } from '#server/storage/open.ts'
import { readMarks } from './marks.ts'

/** A node that hears nothing of the others is no further behind than this. */
const SETTLED_MS = 3_000

type Reading = { asOf: number; marks: Marks }

export function createReadings(db: Db, now: () => number) {
  let settled: Reading = { asOf: 0, marks: {} }
  let fresh: Reading | null = null
  return {
    /** Goes on from a manifest. */
    from(head: Manifest | null) {
      settled = head ? { asOf: head.asOf, marks: head.marks } : { asOf: 0, marks: {} }
      fresh = null
    },
    /** How it stands now; `quiet`: all that was heard of is made. */
    async read(quiet: boolean): Promise<Reading> {
      if (fresh && fresh.asOf > now() - SETTLED_MS) return fresh
      if (fresh && quiet) settled = fresh
      fresh = { asOf: now(), marks: await readMarks(db) }
      return fresh
    },
    /** The last of which all is made. */
    settled: () => settled,
    /** Whether that is another than a manifest says. */
    isNewerThan: (head: Manifest) => !isDeepStrictEqual(settled.marks, head.marks),
  }
}
