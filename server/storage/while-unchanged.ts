// Keeps what was made from the store for as long as nothing in it changed.

/** Answers what is kept under `key`, or what `make` makes now. */
export type WhileUnchanged<Value> = (key: string, make: () => Promise<Value>) => Promise<Value>

/**
 * At most `most` values that are worth keeping, until any row of the store changes: `version` says another word then, and
 * null where nobody can tell.
 */
export function whileUnchanged<Value>(
  version: () => string | null,
  most: number,
  isWorth: (made: Value) => boolean = () => true,
): WhileUnchanged<Value> {
  const kept = new Map<string, Value>()
  let keptAt: string | null = null
  return async (key, make) => {
    const before = version()
    if (before === null) return make()
    if (before !== keptAt) kept.clear()
    keptAt = before
    const there = kept.get(key)
    if (there !== undefined) return there
    const made = await make()
    // What a change overtook may be of before or after it.
    if (keptAt !== before || version() !== before || !isWorth(made)) return made
    if (kept.size >= most) kept.clear()
    kept.set(key, made)
    return made
  }
}
