// Chance that can be repeated: the same seed, the same faults in the same order.

export type Chance = ReturnType<typeof chanceOf>

/** Mulberry32: small, and even enough to choose among faults. */
export function chanceOf(seed: number) {
  let state = seed >>> 0
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    /** From `least` up to but not including `most`. */
    between: (least: number, most: number) => least + next() * (most - least),
    oneOf<Item>(items: readonly Item[]): Item {
      const chosen = items[Math.floor(next() * items.length)]
      if (chosen === undefined) throw new Error('there is nothing to choose from')
      return chosen
    },
    happens: (part: number) => next() < part,
  }
}
