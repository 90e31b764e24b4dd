// How a question is timed, and figures of questions that were asked with ever more records.
import { type Figure, spelled } from './figures.ts'

/** How often each question is asked. */
const TIMES = 15

/** Milliseconds of so many runs after a first one. */
export async function timesOf(ask: () => Promise<unknown>, runs = TIMES): Promise<number[]> {
  await ask()
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
    const began = performance.now()
    await ask()
    times.push(performance.now() - began)
  }
  return times
}

/** The value that `part` of all stay below. */
export const share = (values: readonly number[], part: number) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * part)] ?? 0
export const middle = (values: readonly number[]) => share(values, 0.5)
export const medianOf = async (ask: () => Promise<unknown>) => middle(await timesOf(ask))

/** A figure for each name: with the most records, and in the note with fewer. Columns are in the order of the sizes. */
export function growing(
  names: readonly string[],
  sizes: readonly number[],
  columns: readonly (readonly number[])[],
): Figure[] {
  return names.map((name, row) => ({
    name,
    value: columns.at(-1)?.[row] ?? Number.NaN,
    unit: 'ms',
    note: [
      `with ${spelled(sizes.at(-1) ?? Number.NaN)}`,
      ...sizes
        .slice(0, -1)
        .map((size, at) => `${spelled(columns[at]?.[row] ?? Number.NaN)} with ${spelled(size)}`),
    ].join('; '),
  }))
}
