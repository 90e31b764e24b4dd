// The captcha's own alphabet as pen strokes, so that no font is needed to draw it.

export type Point = readonly [x: number, y: number]

/**
 * Characters that nobody takes for one another, also when bent: neither 0 O Q D, 1 I L 7, 2 Z, 5 S, 8 B,
 * G (6), 4 (A) nor V (U). Strokes on a grid of 10 by 14, its origin at the top left: M goes to a point,
 * L draws a line there, Q a curve (bending point, end point).
 */
const STROKES: Record<string, string> = {
  '3': 'M0.9 1.9 Q2.2 0 4.8 0 Q9 0 9 3.4 Q9 6.6 4.4 6.6 Q9.5 6.6 9.5 10.3 Q9.5 14 4.7 14 Q1.6 14 0.4 11.7',
  '6': 'M8.2 0.5 Q0.6 2.6 0.6 9.4 Q0.6 14 5 14 Q9.5 14 9.5 9.8 Q9.5 5.8 5.3 5.8 Q1.4 5.8 0.7 9.6',
  '9': 'M1.8 13.5 Q9.4 11.4 9.4 4.6 Q9.4 0 5 0 Q0.5 0 0.5 4.2 Q0.5 8.2 4.7 8.2 Q8.6 8.2 9.3 4.4',
  A: 'M0 14 L5 0 L10 14 M1.9 9.2 L8.1 9.2',
  C: 'M9.4 3 Q8.2 0 5.2 0 Q0.4 0 0.4 7 Q0.4 14 5.2 14 Q8.2 14 9.4 11',
  E: 'M9 0 L1 0 L1 14 L9 14 M1 6.8 L7.6 6.8',
  F: 'M9.2 0 L1 0 L1 14 M1 6.8 L7.8 6.8',
  H: 'M0.8 0 L0.8 14 M9.2 0 L9.2 14 M0.8 6.9 L9.2 6.9',
  J: 'M5.2 0 L8.6 0 L8.6 9.6 Q8.6 14 4.5 14 Q0.8 14 0.6 9.8',
  K: 'M1 0 L1 14 M9 0 L1.2 8.2 M3.9 5.6 L9.4 14',
  M: 'M0 14 L0.6 0 L5 8.6 L9.4 0 L10 14',
  N: 'M0.8 14 L0.8 0 L9.2 14 L9.2 0',
  P: 'M1 14 L1 0 L5.2 0 Q9.4 0 9.4 3.8 Q9.4 7.6 5.2 7.6 L1 7.6',
  R: 'M1 14 L1 0 L5.2 0 Q9.2 0 9.2 3.7 Q9.2 7.4 5.2 7.4 L1 7.4 M4.8 7.4 L9.6 14',
  T: 'M0 0 L10 0 M5 0 L5 14',
  U: 'M0.8 0 L0.8 9 Q0.8 14 5 14 Q9.2 14 9.2 9 L9.2 0',
  W: 'M-0.4 0 L2.3 14 L5 4 L7.7 14 L10.4 0',
  X: 'M0.6 0 L9.4 14 M9.4 0 L0.6 14',
  Y: 'M0.2 0 L5 7.2 L9.8 0 M5 7.2 L5 14',
}

export const CAPTCHA_CHARACTERS: readonly string[] = Object.keys(STROKES)
export const GLYPH_WIDTH = 10
export const GLYPH_HEIGHT = 14

/** The strokes of a character as rows of points so close that bending them leaves no corner. */
export function strokesOf(character: string): Point[][] {
  const strokes: Point[][] = []
  for (const [, step, given = ''] of (STROKES[character] ?? '').matchAll(/([MLQ])([^MLQ]*)/g)) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = given.trim().split(/\s+/).map(Number)
    const stroke = strokes.at(-1)
    if (step === 'M' || stroke === undefined) {
      strokes.push([[x1, y1]])
      continue
    }
    const [x0, y0] = stroke.at(-1) ?? [0, 0]
    for (let at = 1; at <= 8; at += 1) {
      const t = at / 8
      if (step === 'L') stroke.push([x0 + (x1 - x0) * t, y0 + (y1 - y0) * t])
      else stroke.push([bend(x0, x1, x2, t), bend(y0, y1, y2, t)])
    }
  }
  return strokes
}

const bend = (from: number, over: number, to: number, t: number) =>
  (1 - t) * (1 - t) * from + 2 * (1 - t) * t * over + t * t * to
