// The captcha of the login page: a code, its picture, and the comparison with what was typed (decision 7).
import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import { loadSharp } from '#server/parts/images/load-sharp.ts'
import { CAPTCHA_CHARACTERS, GLYPH_HEIGHT, GLYPH_WIDTH, type Point, strokesOf } from './captcha-glyphs.ts'

/** Answers a number from 0 up to but not including 1. */
type Random = () => number

const LENGTH = 4
/** The page shows the picture at half its size, sharp on every screen. */
export const CAPTCHA_WIDTH = 264
export const CAPTCHA_HEIGHT = 96
/** Tones of the light and of the dark parts: what is ink here is ground there, so that no tone tells one from the other. */
const LIGHT = '#e4ebf3'
const DARK = '#2b4263'
/** Lines that cross the characters, in their ink. */
const LINES = 2
const PEN = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
/** Widths of what is drawn, in pixels: a person tells characters from lines by them, and by their shapes. */
const INK_WIDTH = [7.5, 9] as const
const LINE_WIDTH = [1.8, 2.6] as const

/** Chance that nobody can foresee; codes must be made from it. */
export const secureRandom: Random = () => randomInt(2 ** 47) / 2 ** 47

/** Four characters that nobody confuses, in capitals; case does not matter when they are typed. */
export function newCaptchaCode(random: Random): string {
  return Array.from(
    { length: LENGTH },
    () => CAPTCHA_CHARACTERS[Math.floor(random() * CAPTCHA_CHARACTERS.length)],
  ).join('')
}

/** Compares without regard to case or width of letters, and in the same time wherever the difference lies. */
export function sameCode(expected: string, typed: string): boolean {
  const digest = (code: string) =>
    createHash('sha256').update(code.normalize('NFKC').trim().toUpperCase()).digest()
  return timingSafeEqual(digest(expected), digest(typed))
}

/** Draws the code as a PNG of 264 by 96 pixels, to be shown at 132 by 48. */
export const drawCaptcha = (code: string, random: Random): Promise<Buffer> =>
  loadSharp()(Buffer.from(sketch(code, random).svg))
    .png({ compressionLevel: 6 })
    .toBuffer()

/**
 * The picture as SVG, and the strokes of its characters alone. The characters touch, are bent one by one and together, and
 * lie over a ground of light and dark parts that turns their ink over at every edge, together with the lines that cross
 * them: a threshold finds the parts and not the characters.
 */
export function sketch(code: string, random: Random): { svg: string; ink: string } {
  const between = (low: number, high: number) => low + (high - low) * random()
  const wave = makeWave(between)
  const characters = [...code]
  const step = (CAPTCHA_WIDTH - 52) / characters.length
  const ink = characters
    .flatMap((character, index) => {
      const place = makePlace(26 + step * (index + 0.5), step, between)
      const width = between(...INK_WIDTH)
      return strokesOf(character).map((stroke) =>
        polyline(
          stroke.map((point) => wave(place(point))),
          width,
        ),
      )
    })
    .join('')
  const lines = Array.from({ length: LINES }, (_, index) => line(index, wave, between)).join('')
  const marks = `<g id="marks" ${PEN} stroke="currentColor">${lines}${ink}</g>`
  const parts = `<clipPath id="dark"><path clip-rule="evenodd" d="${darkParts(between)}"/></clipPath>`
  const layer = (ground: string, colour: string) =>
    `<rect width="100%" height="100%" fill="${ground}"/><use href="#marks" color="${colour}"/>`
  const whole = `<defs>${parts}${marks}</defs>${layer(LIGHT, DARK)}<g clip-path="url(#dark)">${layer(DARK, LIGHT)}</g>`
  return { svg: svgOf(whole), ink: svgOf(`<g ${PEN} stroke="#000">${ink}</g>`) }
}

const svgOf = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${CAPTCHA_WIDTH}" height="${CAPTCHA_HEIGHT}">${content}</svg>`

type Between = (low: number, high: number) => number
type Move = (point: Point) => Point

/** Bends the whole picture: up and down along its width, to and fro along its height. */
function makeWave(between: Between): Move {
  const [rise, length, phase] = [between(2.5, 4), between(80, 140), between(0, 2 * Math.PI)]
  const [sway, sideLength, sidePhase] = [between(2, 3.5), between(50, 80), between(0, 2 * Math.PI)]
  return ([x, y]) => [
    x + sway * Math.sin((2 * Math.PI * y) / sideLength + sidePhase),
    y + rise * Math.sin((2 * Math.PI * x) / length + phase),
  ]
}

/** Sets one character in its cell, which it fills: scaled, sheared, turned and a little off the line. */
function makePlace(centre: number, cell: number, between: Between): Move {
  const across = (cell * between(0.7, 0.82)) / GLYPH_WIDTH
  const down = (CAPTCHA_HEIGHT * between(0.48, 0.55)) / GLYPH_HEIGHT
  const shear = between(-0.2, 0.2)
  const turn = between(-0.2, 0.2)
  const [x0, y0] = [centre + between(-3, 3), CAPTCHA_HEIGHT / 2 + between(-3, 3)]
  return ([gridX, gridY]) => {
    const y = (gridY - GLYPH_HEIGHT / 2) * down
    const x = (gridX - GLYPH_WIDTH / 2) * across - shear * y
    return [x0 + x * Math.cos(turn) - y * Math.sin(turn), y0 + x * Math.sin(turn) + y * Math.cos(turn)]
  }
}

/** A line from edge to edge with a swing of its own; the lines are spread over the height. */
function line(index: number, wave: Move, between: Between): string {
  const from = between(0.1, 0.9) * CAPTCHA_HEIGHT
  const to = ((index + between(0.1, 0.9)) / LINES) * CAPTCHA_HEIGHT
  const [swing, length, phase] = [between(6, 16), between(60, 160), between(0, 2 * Math.PI)]
  const points: Point[] = []
  for (let x = -8; x <= CAPTCHA_WIDTH + 8; x += 6) {
    const y = from + ((to - from) * x) / CAPTCHA_WIDTH + swing * Math.sin((2 * Math.PI * x) / length + phase)
    points.push(wave([x, y]))
  }
  return polyline(points, between(...LINE_WIDTH))
}

/** Bands that lean across the picture, each as wide as a character or so: every character lies over an edge. */
function darkParts(between: Between): string {
  const parts: string[] = []
  const lean = between(0.2, 0.6) * (between(0, 1) < 0.5 ? -1 : 1)
  for (let x = between(-20, 30); x < CAPTCHA_WIDTH + 30; ) {
    const [width, swing, phase] = [between(34, 50), between(4, 8), between(0, 2 * Math.PI)]
    const edge = (side: number) =>
      Array.from({ length: 13 }, (_, at): Point => {
        const y = (at * CAPTCHA_HEIGHT) / 12
        const turn = swing * Math.sin((2 * Math.PI * y) / CAPTCHA_HEIGHT + phase)
        return [side + lean * (y - CAPTCHA_HEIGHT / 2) + turn, y]
      })
    parts.push(`M${[...edge(x), ...edge(x + width).reverse()].map(pair).join('L')}Z`)
    x += width + between(34, 50)
  }
  return parts.join('')
}

const pair = ([x, y]: Point) => `${x.toFixed(1)},${y.toFixed(1)}`

const polyline = (points: readonly Point[], width: number) =>
  `<polyline points="${points.map(pair).join(' ')}" stroke-width="${width.toFixed(1)}"/>`
