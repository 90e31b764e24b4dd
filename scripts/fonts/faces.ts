// Cuts Inter into what every page draws with and what hardly any needs: `node scripts/fonts/run.ts` writes the files,
// and a test makes them anew and compares.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const ROOT = join(import.meta.dirname, '..', '..')
const SOURCE = join(ROOT, 'node_modules', '@fontsource-variable', 'inter')
/** Where the faces stand, and the sheet that names them. */
export const FONTS = join(ROOT, 'web', 'site', 'styles', 'fonts')

/** The weights that styles ask for (400 to 600, 650, and the browser's own bold). */
const WEIGHTS = { min: 400, max: 700 }
/** What the styles switch on (`cv05`, `ss03`, even figures), and what setting letters beside and above each other takes. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'cv05', 'ss03', 'tnum']

const span = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)
const pointsOf = (text: string) => Array.from(text, (char) => char.codePointAt(0) ?? 0)

/** Signs that hardly any page of a company shows, each as heavy as a letter. */
const RARE = new Set(pointsOf('*[]^_`{|}~\\'))

/** What English, Spanish and the figures and units of Chinese pages are written with. */
const CORE = [
  ...span(0x00, 0x7f).filter((point) => !RARE.has(point)),
  // Spaces of all widths, and marks that are not seen.
  ...span(0x2000, 0x200f),
  ...[0xad, 0x202f, 0x2060],
  ...pointsOf('áéíóúüñÁÉÍÓÚÜÑ¿¡º\u00a0°±²³µ·×÷«»‐‑–—‘’“”•…′″€©−'),
]
  .sort((a, b) => a - b)
  .filter((point, at, all) => point !== all[at - 1])

/** What a face of the source has, as the source says it in the manner of `unicode-range`. */
function pointsIn(subset: string): number[] {
  const said: Record<string, string> = JSON.parse(readFileSync(join(SOURCE, 'unicode.json'), 'utf8'))
  return (said[subset] ?? '').split(',').flatMap((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-')
    return span(Number.parseInt(from, 16), Number.parseInt(to, 16))
  })
}

const hex = (point: number) => point.toString(16).toUpperCase().padStart(4, '0')

/** Points in ascending order as `unicode-range` writes them. */
function rangesOf(points: readonly number[]): string {
  const ranges: [number, number][] = []
  for (const point of points) {
    const last = ranges.at(-1)
    if (last && last[1] === point - 1) last[1] = point
    else ranges.push([point, point])
  }
  return ranges.map(([from, to]) => `U+${hex(from)}${to === from ? '' : `-${hex(to)}`}`).join(', ')
}

const FACES = [
  { name: 'inter-core', source: 'latin', points: () => CORE },
  {
    name: 'inter-latin',
    source: 'latin',
    points: () => pointsIn('latin').filter((one) => !CORE.includes(one)),
  },
  { name: 'inter-latin-ext', source: 'latin-ext', points: () => pointsIn('latin-ext') },
  { name: 'inter-cyrillic', source: 'cyrillic', points: () => pointsIn('cyrillic') },
]

const faceOf = (name: string, points: readonly number[]) => `@font-face {
  font-family: "Inter";
  font-style: normal;
  font-weight: ${WEIGHTS.min} ${WEIGHTS.max};
  font-display: optional;
  src: url("./fonts/${name}.woff2") format("woff2");
  unicode-range: ${rangesOf(points)};
}
`

/** All files by their names: the faces, and `faces.css` that says which letters each is fetched for. */
export async function makeFaces(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  let sheet = '/* Written by scripts/fonts/run.ts: a page fetches the faces whose letters it shows. */\n'
  for (const { name, source, points } of FACES) {
    const font = readFileSync(join(SOURCE, 'files', `inter-${source}-wght-normal.woff2`))
    const face = await subsetFont(font, String.fromCodePoint(...points()), {
      targetFormat: 'woff2',
      keepFeatures: FEATURES,
      variationAxes: { wght: WEIGHTS },
      noHinting: true,
    })
    files.set(`${name}.woff2`, face)
    sheet += `\n${faceOf(name, points())}`
  }
  files.set('../faces.css', Buffer.from(sheet))
  files.set('LICENSE', readFileSync(join(SOURCE, 'LICENSE')))
  return files
}
