// How a figure compares with the days before.

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** A part of a whole; null of nothing. */
export const share = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null)

/** By how much it grew, 0.1 for a tenth; null when there was nothing before. */
export const growth = (now: number | null, before: number | null): number | null =>
  now === null || before === null || before === 0 ? null : now / before - 1
