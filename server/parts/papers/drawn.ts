// Drawings of the contract as SVG for papers, in one system of units, in the colours of ink.
import type { Look, Picture, Said, Shape } from '#contract/products/drawings/shape.ts'
import type { System } from '#contract/quantities/system-names.ts'

const INK = '#12263f'
const MUTED = '#54657b'
const ACCENT = '#005eb0'
const RING = '#409eff'
const line = (stroke: string, width: number, fill = 'none') =>
  `fill="${fill}" stroke="${stroke}" stroke-width="${width}"`
const letters = (fill: string, weight: number) => `fill="${fill}" font-weight="${weight}"`

/** As `web/features/product/facts/drawings.css` says for the page. */
const LOOKS: Record<Look, string> = {
  'drawing-outline': line(INK, 1.6, '#fff'),
  'drawing-axis': `${line('#7d8da1', 1)} stroke-dasharray="10 4 2 4"`,
  'drawing-ring': `fill="${RING}"`,
  'drawing-ring drawing-round': line(RING, 5),
  'drawing-hole': line(INK, 1, '#fff'),
  'drawing-dimension': line(ACCENT, 1),
  'drawing-arrow': `fill="${ACCENT}"`,
  'drawing-name': letters(INK, 500),
  'drawing-note': letters(INK, 500),
  'chart-grid': line('#d6dfe9', 1),
  'chart-grid zero': line('#7d8da1', 1),
  'chart-tick': line('#d6dfe9', 1),
  'chart-axis': line('#7d8da1', 1),
  'chart-band': 'fill="#e9f3fe"',
  'chart-line': line(MUTED, 1.6),
  'chart-line first': line(INK, 2),
  'chart-point': line(RING, 3, '#fff'),
  'chart-text': letters(MUTED, 400),
  'chart-text chart-minor': letters(MUTED, 400),
  'chart-name': letters(MUTED, 400),
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)

/** `size` of letters, in units of the drawing: half a page is narrow, and its letters must stay legible. */
export function drawnSvg({ width, height, shapes }: Picture, system: System, size = 14): string {
  const font = `font-family="Inter, Noto Sans SC" font-size="${size}"`
  const all = shapes.map((shape) => element(shape, system)).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${font}>${all}</svg>`
}

function element(shape: Shape, system: System): string {
  const look = LOOKS[shape.look]
  if (shape.is === 'path') return `<path ${look} d="${escaped(shape.d)}"/>`
  if (shape.is === 'circle') return `<circle ${look} cx="${shape.x}" cy="${shape.y}" r="${shape.r}"/>`
  const { x, y } = shape
  if (shape.is === 'rect') {
    const { width, height, rx = 0 } = shape
    return `<rect ${look} x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}"/>`
  }
  const place = shape.upright ? `transform="translate(${x} ${y}) rotate(-90)"` : `x="${x}" y="${y}"`
  const says = shape.says.map((part) => (typeof part === 'string' ? part : said(part, system))).join('')
  return `<text ${look} ${place} text-anchor="${shape.anchor}">${escaped(says)}</text>`
}

/** A figure in the units of the paper. */
export const said = ({ metric, us }: Said, system: System): string =>
  system === 'us' && us !== null ? us : metric
