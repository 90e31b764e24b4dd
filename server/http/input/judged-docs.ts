// Judges the running texts of a write one after another before its handler takes them all at once.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import { JudgedDoc } from '#rich-text/given-doc.ts'
import { ownOf } from '#rich-text/loose-node.ts'

/** Longer than any text may be that is not running text. */
export const LONG = 10_000

/** Puts what was judged in place of each document and each long plain text of the fields of `input`, which is the call's own; others get a turn after each. */
export async function judgeDocs(input: unknown) {
  if (typeof input !== 'object' || input === null) return
  for (const field of Object.values(input)) {
    for (const language of LANGUAGES) {
      const doc = ownOf(field, language)
      if (ownOf(doc, 'type') !== 'doc' && !(typeof doc === 'string' && doc.length > LONG)) continue
      ;(field as Record<string, unknown>)[language] = new JudgedDoc(doc)
      await nextTurn()
    }
  }
}
