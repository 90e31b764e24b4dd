// A writer that dies again and again on one store, and what of all it acknowledged is there in the end.

/** One life: what was acknowledged so far, and how it is ended. */
export type Life = {
  acknowledged: () => number
  /** Answers once it is dead, with everything that was acknowledged. */
  die: () => Promise<readonly string[]>
}
/** Whatever is stored, and whether the chain of the log is whole. */
export type Stored = { names: readonly string[]; whole: boolean }
export type Deaths = { deaths: number; acknowledged: number; lost: number; doubled: number; whole: boolean }

type Plan = {
  rounds: number
  live: (round: number) => Promise<Life>
  count: () => Promise<Stored>
  /** So many acknowledged writes at most before it dies. */
  most: number
  /** Is done to the store after each death. */
  after?: () => void
  /** Counts after so many rounds, and at the end. */
  every?: number
  say?: (round: number, so: Deaths) => void
}

export async function runDeaths(plan: Plan): Promise<Deaths> {
  const { rounds, live, count, most, after, every = rounds, say } = plan
  const acknowledged: string[] = []
  let found: Deaths = { deaths: 0, acknowledged: 0, lost: 0, doubled: 0, whole: true }
  for (let round = 1; round <= rounds; round++) {
    const life = await live(round)
    const enough = 1 + Math.floor(Math.random() * most)
    while (life.acknowledged() < enough) await new Promise((resolve) => setTimeout(resolve, 1))
    for (const name of await life.die()) acknowledged.push(name)
    after?.()
    if (round % every !== 0 && round !== rounds) continue
    const { names, whole } = await count()
    const times = new Map<string, number>()
    for (const name of names) times.set(name, (times.get(name) ?? 0) + 1)
    found = {
      ...{ deaths: round, acknowledged: acknowledged.length, whole: found.whole && whole },
      lost: acknowledged.filter((name) => !times.has(name)).length,
      doubled: [...times.values()].filter((number) => number > 1).length,
    }
    say?.(round, found)
  }
  return found
}
