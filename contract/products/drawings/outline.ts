// The outline of a product with its dimensions, made from the figures of one size: no drawing where a figure is missing.
import { type Look, type Picture, round, type Said, type Shape } from './shape.ts'

/** A figure in millimetres, and how it reads in both systems. */
export type Dimension = Said & { figure: number }
export type Dimensions = { readonly [letter: string]: Dimension | undefined }

const VIEW = { width: 720, height: 392, top: 40, foot: 320 }
const FRONT = 190
const SIDE = 540

/** Flanged instruments from the front and from the side; others as the box that they need. */
export function outlineOf({ L, H, D, K }: Dimensions, holes: Said): Picture | null {
  if (!L || !H) return null
  const scale = Math.min(260 / L.figure, (VIEW.foot - VIEW.top) / H.figure, D ? 230 / D.figure : 10)
  const size = { length: L.figure * scale, height: H.figure * scale }
  const foot = VIEW.foot + 38
  const shapes = [
    ...(D ? flanged(size, D.figure * scale) : box(size)),
    ...across({ x: FRONT, y: foot, length: size.length }, 'L', L),
    ...upright(FRONT - size.length / 2 - 28, size.height, 'H', H),
  ]
  if (D) {
    const d = D.figure * scale
    shapes.push(
      ...face({ d, k: K ? K.figure * scale : 0, height: size.height, count: countIn(holes.metric) }),
      ...across({ x: SIDE, y: foot, length: d }, '∅ D', D),
    )
    const note = holes.metric === '' ? [] : [' · ', holes]
    if (K) shapes.push(text('drawing-note', SIDE, VIEW.foot + 66, ['∅ K ', K, ...note]))
  }
  return { width: VIEW.width, height: VIEW.height, shapes }
}

/** `8 × 18`: how many holes. */
const countIn = (holes: string) => Number(/^(\d+)/.exec(holes)?.[1] ?? 0)

type Size = { length: number; height: number }
/** Numbers as short as a drawing needs them. */
const path = (look: Look, d: string): Shape => ({
  ...{ is: 'path', look },
  d: d.replace(/\d+\.\d+/g, (number) => String(round(Number(number)))),
})
const rect = (x: number, y: number, width: number, height: number, rx?: number): Shape => ({
  ...{ is: 'rect', look: 'drawing-outline' },
  ...{ x: round(x), y: round(y), width: round(width), height: round(height) },
  ...(rx !== undefined && { rx }),
})
const text = (look: Look, x: number, y: number, says: readonly (string | Said)[]): Shape => ({
  ...{ is: 'text', look, x: round(x), y: round(y), anchor: 'middle', says },
})

function box({ length, height }: Size): Shape[] {
  const left = FRONT - length / 2
  return [
    rect(left, VIEW.foot - height, length, height, 6),
    path('drawing-axis', `M${left - 14} ${VIEW.foot - height / 3}H${left + length + 14}`),
  ]
}

/** A pipe between two flanges with the blue ring, and the head above it. */
function flanged({ length, height }: Size, outer: number): Shape[] {
  const flange = Math.max(10, length * 0.07)
  const middle = VIEW.foot - outer / 2
  const left = FRONT - length / 2
  const body = outer * 0.62
  const top = VIEW.foot - height
  const head = Math.min(110, length * 0.6)
  const headHeight = Math.max(30, (height - outer) * 0.62)
  return [
    rect(left, middle - outer / 2, flange, outer),
    rect(left + length - flange, middle - outer / 2, flange, outer),
    rect(left + flange, middle - body / 2, length - 2 * flange, body),
    { ...rect(FRONT - 4, middle - body / 2, 8, body), look: 'drawing-ring' },
    path(
      'drawing-outline',
      `M${FRONT - 14} ${middle - body / 2}V${top + headHeight}h28V${middle - body / 2}`,
    ),
    rect(FRONT - head / 2, top, head, headHeight, 8),
    path('drawing-axis', `M${left - 18} ${middle}H${left + length + 18}`),
  ]
}

function face({ d, k, height, count }: { d: number; k: number; height: number; count: number }): Shape[] {
  const middle = VIEW.foot - d / 2
  const top = VIEW.foot - height
  const head = Math.max(30, (height - d) * 0.62)
  const width = Math.min(84, d * 0.7)
  const circle = (look: Look, r: number): Shape => ({
    ...{ is: 'circle', look, x: SIDE, y: round(middle), r: round(r) },
  })
  const holes = Array.from({ length: Math.min(count, 40) }, (_, at): Shape => {
    const angle = ((at + 0.5) / count) * 2 * Math.PI
    return {
      ...{ is: 'circle', look: 'drawing-hole', r: round(Math.max(2.5, d * 0.025)) },
      ...{ x: round(SIDE + (k / 2) * Math.sin(angle)), y: round(middle - (k / 2) * Math.cos(angle)) },
    }
  })
  return [
    rect(SIDE - width / 2, top, width, head, 8),
    path('drawing-outline', `M${SIDE - 14} ${VIEW.foot - d + 4}V${top + head}h28V${VIEW.foot - d + 4}`),
    circle('drawing-outline', d / 2),
    circle('drawing-ring drawing-round', d * 0.29),
    ...(k > 0 ? [circle('drawing-axis', k / 2)] : []),
    ...holes,
  ]
}

function across({ x, y, length }: Record<'x' | 'y' | 'length', number>, name: string, of: Said): Shape[] {
  const [left, right] = [round(x - length / 2), round(x + length / 2)]
  return [
    path(
      'drawing-dimension',
      `M${left} ${y - 32}V${y + 6}M${right} ${y - 32}V${y + 6}M${left} ${y}H${right}`,
    ),
    path('drawing-arrow', `M${left} ${y}l9-3.5v7zM${right} ${y}l-9-3.5v7z`),
    text('drawing-name', x, y - 7, [`${name} `, of]),
  ]
}

function upright(x: number, height: number, name: string, of: Said): Shape[] {
  const top = round(VIEW.foot - height)
  return [
    path('drawing-dimension', `M${x - 6} ${top}h24M${x - 6} ${VIEW.foot}h24M${x} ${top}V${VIEW.foot}`),
    path('drawing-arrow', `M${x} ${top}l-3.5 9h7zM${x} ${VIEW.foot}l-3.5-9h7z`),
    {
      ...{
        is: 'text',
        look: 'drawing-name',
        x: round(x - 8),
        y: round(VIEW.foot - height / 2),
        anchor: 'middle',
      },
      ...{ upright: true, says: [`${name} `, of] },
    },
  ]
}
