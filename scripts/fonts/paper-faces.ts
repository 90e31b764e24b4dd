// Cuts the faces that papers (PDF) are set in: `node scripts/fonts/paper-faces.ts <folder>` writes them. The sources are a
// hundred megabytes and not installed: `npm pack @expo-google-fonts/noto-sans-sc@0.4.3 inter-ui@4.1.1` and unpack both into
// <folder>/noto and <folder>/inter.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import subsetFont from 'subset-font'

const FONTS = join(import.meta.dirname, '..', '..', 'server', 'parts', 'papers', 'fonts')

const span = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, at) => from + at))

/** Characters of the Chinese standards, by the rows and cells of their code. */
function charactersIn(rows: [number, number], cells: [number, number]): string {
  const decoder = new TextDecoder('gb18030')
  let all = ''
  for (let row = rows[0]; row <= rows[1]; row++)
    for (let cell = cells[0]; cell <= cells[1]; cell++)
      if (cell !== 0x7f) all += decoder.decode(new Uint8Array([row, cell]))
  const isPrivate = (char: string) => char >= '\ue000' && char <= '\uf8ff'
  return [...new Set(all)].filter((char) => char !== '\ufffd' && !isPrivate(char)).join('')
}

const SIGNS = span(0x20, 0x24f) + span(0x370, 0x3ff) + span(0x2000, 0x22ff) + span(0x2460, 0x25ff)
/** GB 2312: what texts of a company are written with. */
const USUAL = SIGNS + charactersIn([0xa1, 0xa9], [0xa1, 0xfe]) + charactersIn([0xb0, 0xf7], [0xa1, 0xfe])
/** GBK: names of people and places as well. */
const NAMES = USUAL + charactersIn([0x81, 0xa0], [0x40, 0xfe]) + charactersIn([0xaa, 0xfe], [0x40, 0xa0])

const FACES = [
  { name: 'inter-400', from: 'inter/package/web/Inter-Regular.woff2', text: SIGNS },
  { name: 'inter-500', from: 'inter/package/web/Inter-Medium.woff2', text: SIGNS },
  { name: 'inter-600', from: 'inter/package/web/Inter-SemiBold.woff2', text: SIGNS },
  { name: 'noto-sans-sc-400', from: 'noto/package/400Regular/NotoSansSC_400Regular.ttf', text: NAMES },
  { name: 'noto-sans-sc-600', from: 'noto/package/600SemiBold/NotoSansSC_600SemiBold.ttf', text: USUAL },
]

const [sources = '.'] = process.argv.slice(2)
for (const { name, from, text } of FACES) {
  const face = await subsetFont(readFileSync(join(sources, from)), text, {
    targetFormat: 'truetype',
    keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'cv05', 'ss03', 'tnum', 'pnum'],
    noHinting: true,
  })
  const packed = brotliCompressSync(face)
  writeFileSync(join(FONTS, `${name}.ttf.br`), packed)
  console.log(`${name.padEnd(24)}${face.length} ${packed.length}`)
}
