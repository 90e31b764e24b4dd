// How a question is timed and a line of answers printed.

/** How often each question is asked. */
export const TIMES = 15

/** The median of `TIMES` runs after a first one, in milliseconds. */
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
