// The captcha of the login page: a code, its picture, and the comparison with what was typed (decision 7).
import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import sharp from 'sharp'
import { CAPTCHA_CHARACTERS, GLYPH_HEIGHT, GLYPH_WIDTH, type Point, strokesOf } from './captcha-glyphs.ts'

/** Answers a number from 0 up to but not including 1. */
type Random = () => number

const LENGTH = 4
/** The page shows the picture at half its size, sharp on every screen. */
export const CAPTCHA_WIDTH = 264
export const CAPTCHA_HEIGHT = 96
const GROUND = '#e9eff5'
const INK = '#12263f'
const NOISE = '#8da3be'
const NOISE_LINES = 4

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
export async function drawCaptcha(code: string, random: Random): Promise<Buffer> {
  const between = (low: number, high: number) => low + (high - low) * random()
  const wave = makeWave(between)
  const characters = [...code]
  const step = (CAPTCHA_WIDTH - 36) / characters.length
  const ink = characters.flatMap((character, index) => {
    const place = makePlace(18 + step * (index + 0.5), step, between)
    const width = between(5.6, 7).toFixed(1)
    return strokesOf(character).map((stroke) =>
      polyline(
        stroke.map((point) => wave(place(point))),
        INK,
        width,
      ),
    )
  })
  const noise = Array.from({ length: NOISE_LINES }, (_, index) => noiseLine(index, wave, between))
  // One line only runs across the characters: more of them hide the bar that tells an A or an F.
  const lines = [...noise.slice(1), ...ink, ...noise.slice(0, 1)].join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${CAPTCHA_WIDTH}" height="${CAPTCHA_HEIGHT}"><rect width="100%" height="100%" fill="${GROUND}"/><g fill="none" stroke-linecap="round" stroke-linejoin="round">${lines}</g></svg>`
  return sharp(Buffer.from(svg)).flatten({ background: GROUND }).png({ compressionLevel: 6 }).toBuffer()
}

type Between = (low: number, high: number) => number
type Move = (point: Point) => Point

/** Bends the whole picture: up and down along its width, a little to and fro along its height. */
function makeWave(between: Between): Move {
  const [rise, length, phase] = [between(3.5, 6), between(90, 150), between(0, 2 * Math.PI)]
  const [sway, sideLength, sidePhase] = [between(1.5, 3), between(60, 100), between(0, 2 * Math.PI)]
  return ([x, y]) => [
    x + sway * Math.sin((2 * Math.PI * y) / sideLength + sidePhase),
    y + rise * Math.sin((2 * Math.PI * x) / length + phase),
  ]
}

/** Sets one character in its cell: scaled, sheared, turned and a little off the line. */
function makePlace(centre: number, cell: number, between: Between): Move {
  const across = (cell * between(0.58, 0.7)) / GLYPH_WIDTH
  const down = (CAPTCHA_HEIGHT * between(0.5, 0.6)) / GLYPH_HEIGHT
  const shear = between(-0.18, 0.18)
  const turn = between(-0.22, 0.22)
  const [x0, y0] = [centre + between(-3, 3), CAPTCHA_HEIGHT / 2 + between(-4, 4)]
  return ([gridX, gridY]) => {
    const y = (gridY - GLYPH_HEIGHT / 2) * down
    const x = (gridX - GLYPH_WIDTH / 2) * across - shear * y
    return [x0 + x * Math.cos(turn) - y * Math.sin(turn), y0 + x * Math.sin(turn) + y * Math.cos(turn)]
  }
}

/** A line from edge to edge with a swing of its own; the lines are spread over the height. */
function noiseLine(index: number, wave: Move, between: Between): string {
  const from = between(0.15, 0.85) * CAPTCHA_HEIGHT
  const to = ((index + between(0.1, 0.9)) / NOISE_LINES) * CAPTCHA_HEIGHT
  const [swing, length, phase] = [between(5, 12), between(80, 200), between(0, 2 * Math.PI)]
  const points: Point[] = []
  for (let x = -8; x <= CAPTCHA_WIDTH + 8; x += 6) {
    const y = from + ((to - from) * x) / CAPTCHA_WIDTH + swing * Math.sin((2 * Math.PI * x) / length + phase)
    points.push(wave([x, y]))
  }
  return polyline(points, NOISE, (index === 0 ? between(2.4, 3.2) : between(3, 4.8)).toFixed(1))
}

const polyline = (points: readonly Point[], colour: string, width: string) =>
  `<polyline points="${points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}" stroke="${colour}" stroke-width="${width}"/>`
