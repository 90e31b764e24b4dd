// Colours in OKLCH (lightness, chroma, hue), where equal lightness looks equally light, and their contrast as WCAG 2 counts it.

/** `#rrggbb`, in small letters. */
export type Hex = `#${string}`
/** Lightness 0 to 1, chroma 0 to about 0.32 in sRGB, hue in degrees. */
export type Oklch = { l: number; c: number; h: number }

type Three = readonly [number, number, number]
type Matrix = readonly [Three, Three, Three]

// The matrices of CSS Color 4 between linear sRGB, the cones' answer and OKLab.
const TO_CONES: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
]
const TO_LAB: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
]
const FROM_LAB: Matrix = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
]
const FROM_CONES: Matrix = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
]

const times = (matrix: Matrix, [x, y, z]: Three): Three => {
  const [a, b, c] = matrix.map(([p, q, r]) => p * x + q * y + r * z)
  return [a ?? 0, b ?? 0, c ?? 0]
}
const each = ([x, y, z]: Three, change: (value: number) => number): Three => [change(x), change(y), change(z)]

/** `#409EFF`, `#abc` or the same without `#` as `#rrggbb`; `null` for anything else, transparency included. */
export function readHex(text: string): Hex | null {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase()
  if (!digits) return null
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`
}

export function toOklch(colour: Hex): Oklch {
  const [l, a, b] = times(TO_LAB, each(times(TO_CONES, each(channels(colour), linear)), Math.cbrt))
  const c = Math.hypot(a, b)
  // Greys have no hue; what rounding leaves of one would tint their shades.
  if (c < 0.002) return { l, c: 0, h: 0 }
  return { l, c, h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 }
}

/** The colour on a screen; what it cannot show loses chroma until it can, and keeps lightness and hue. */
export function fromOklch({ l, c, h }: Oklch): Hex {
  const lightness = Math.min(Math.max(l, 0), 1)
  const rgb = (chroma: number) => toRgb({ l: lightness, c: chroma, h })
  if (fits(rgb(c))) return asHex(rgb(c))
  let low = 0
  let high = c
  for (let step = 0; step < 20; step += 1) {
    const middle = (low + high) / 2
    if (fits(rgb(middle))) low = middle
    else high = middle
  }
  return asHex(rgb(low))
}

/** The colour as today's browsers draw it: each channel that the screen cannot show is cut off by itself. */
export const clipOklch = ({ l, c, h }: Oklch): Hex => asHex(toRgb({ l, c, h }))

/** Contrast of two colours, 1 to 21. */
export function contrast(one: Hex, other: Hex): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

function channels(colour: Hex): Three {
  const value = Number.parseInt(colour.slice(1), 16)
  return each([value >> 16, (value >> 8) & 255, value & 255], (channel) => channel / 255)
}

function toRgb({ l, c, h }: Oklch): Three {
  const angle = (h * Math.PI) / 180
  const cones = each(times(FROM_LAB, [l, c * Math.cos(angle), c * Math.sin(angle)]), (value) => value ** 3)
  return each(times(FROM_CONES, cones), gamma)
}

/** Half a step of a channel is lost in rounding anyway. */
const fits = (rgb: Three) => rgb.every((channel) => channel > -0.002 && channel < 1.002)

function asHex(rgb: Three): Hex {
  const bytes = rgb.map((channel) => Math.min(Math.max(Math.round(channel * 255), 0), 255))
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

const luminance = (colour: Hex) => {
  const [r, g, b] = each(channels(colour), linear)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
const gamma = (channel: number) =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055
