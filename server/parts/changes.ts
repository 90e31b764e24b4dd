// The words in which the bus says what changed, and in which an answer says what it was made from.
//
// `product:7` is one record; `product/3` the records below parent 3 as a list; `product#` which records there are and
// where, as counts tell; `product` any list of the kind. Who says `product` changed means everything of that kind. Beside such words `product!` says that
// something of the kind was taken from sight: no copy that showed it may come back, not even while the store is away.
// `~product:7` is the working copy alone: no answer to visitors was made from it, and none goes.

/** The kind that a word speaks of. */
export const kindOf = (tag: string): string => /^[^:/#!]*/.exec(tag)?.[0] ?? ''

/** The word for a working copy that changed while visitors see, and will see, what they saw. */
export const workingCopy = (kind: string, id: number): string => `~${kind}:${id}`

/** Whether a word says that something was taken from sight. */
export const isTakenDown = (word: string): boolean => word.endsWith('!')

/** Of the words in `known`, those that hold no longer after these changes. */
export function tagsTouchedBy(changed: readonly string[], known: Iterable<string>): Set<string> {
  const touched = new Set<string>()
  const whole = new Set<string>()
  for (const change of changed) {
    touched.add(change)
    const kind = kindOf(change)
    if (kind === change) whole.add(kind)
    else touched.add(kind)
  }
  if (whole.size > 0) for (const tag of known) if (whole.has(kindOf(tag))) touched.add(tag)
  return touched
}
