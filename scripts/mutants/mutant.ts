// One way to break a rule on purpose, and how a source is broken by it.

export type Mutant = {
  file: string
  /** Stands in the file exactly once. */
  find: string
  /** What stands there instead; `''` takes it away. */
  put: string
  /** What must hold, and does not hold any more. */
  rule: string
  /** The test files that should notice. */
  tests: readonly string[]
}

/** How often the passage of a mutant stands in its file; anything but once means that the list is out of date. */
export const timesIn = (source: string, { find }: Pick<Mutant, 'find'>): number =>
  source.split(find).length - 1

/** The source with the rule broken; throws when the passage is not there exactly once. */
export function broken(source: string, mutant: Mutant): string {
  const times = timesIn(source, mutant)
  if (times !== 1) throw new Error(`stale: the passage stands ${times} times in ${mutant.file}`)
  return source.split(mutant.find).join(mutant.put)
}
