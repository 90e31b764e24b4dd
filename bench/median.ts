// What every measurement ends with: the median of several runs, and rows of a table.
export const TIMES = 15

/** The median of `TIMES` runs in milliseconds, after one that does not count. */
export async function medianOf(ask: () => Promise<unknown>): Promise<number> {
  await ask()
  const times: number[] = []
  for (let run = 0; run < TIMES; run++) {
    const began = performance.now()
    await ask()
    times.push(performance.now() - began)
  }
  return times.sort((a, b) => a - b)[Math.floor(TIMES / 2)] ?? 0
}

export const row = (name: string, cells: string[]) =>
  `${name.padEnd(40)}${cells.map((cell) => cell.padStart(12)).join('')}`
