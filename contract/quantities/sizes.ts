// Nominal sizes of pipes: the steps of DN, and the inches of each, which are names and no measures: 4 in is DN 100.

/** The sizes of DN that pipes are made in. */
export const DN_STEPS = [
  ...[
    6, 8, 10, 15, 20, 25, 32, 40, 50, 65, 80, 100, 125, 150, 200, 250, 300, 350, 400, 450, 500, 600, 700, 800,
  ],
  ...[900, 1000, 1200, 1400, 1600, 1800, 2000, 2200, 2400, 2600, 2800, 3000],
] as const

/** Inches to DN where 25 to an inch do not say it. */
export const NPS: Readonly<Record<number, number>> = {
  ...{ 0.125: 6, 0.25: 8, 0.375: 10, 0.5: 15, 0.75: 20, 1.25: 32, 1.5: 40, 2.5: 65, 3: 80 },
}

const PARTS: Readonly<Record<number, string>> = {
  ...{ 0.125: '1/8', 0.25: '1/4', 0.375: '3/8', 0.5: '1/2', 0.625: '5/8', 0.75: '3/4', 0.875: '7/8' },
}

/** Inches as they are stamped on pipes: `1-1/4`, `3/8`, `4`; a decimal where there is no such part. */
export function writeInches(inches: number): string {
  const whole = Math.floor(inches)
  const part = PARTS[inches - whole]
  if (inches === whole) return String(whole)
  if (part === undefined) return String(Math.round(inches * 10) / 10)
  return whole === 0 ? part : `${whole}-${part}`
}

/** Pressure classes of ASME to the rating in bar that they stand for. */
export const CLASSES: Readonly<Record<number, number>> = {
  ...{ 150: 20, 300: 50, 600: 110, 900: 150, 1500: 260, 2500: 420 },
}
