// A built web in the smallest: its pages show as text what they were asked for and what the record's read answered.
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrotliOptions, brotliCompressSync } from 'node:zlib'
import { afterAll } from 'vitest'
import { differenceFrom } from '#server/http/kept-answers/packing.ts'

const PAGE = `<!doctype html><html lang="zh"><head><title>x</title><link rel="stylesheet" href="/assets/index-1.css">
<script type="application/json" id="data">null</script></head><body><div id="root"></div></body></html>`
export const SHEET = '.card{display:grid;gap:var(--space-4)}'
export const SCRIPT = 'console.log("a script of the site")'

/** The boundary of `contract/site/rendering.ts`, kept in plain JavaScript since it is loaded as a built module. */
const RENDER = `
const CALLS = {
  newsDetail: '/api/web/news/getById',
  productDetail: '/api/web/product/getById',
  successCaseDetail: '/api/web/successCase/getById',
  productModular: '/api/web/product/type/getTypeInfoByid',
  productModularChil: '/api/web/product/type/getTypeInfoByid',
}
let nowhere = 0
let made = 0
export async function render({ language, route, read, preview, origin, alternates, enquiry }) {
  const [, name, end = ''] = route.split('?')[0].split('/')
  if (name === 'nowhere') return { missing: true }
  if (name === '') return { to: '/HomePage' }
  const rendering = globalThis[Symbol.for('rendering')]
  const asked = route.includes('?') ? 1 : 0
  rendering.now += asked
  rendering.most = Math.max(rendering.most, rendering.now)
  await rendering.gate
  rendering.now -= asked
  if (name === 'aboutNothing') {
    const is = await read('/api/web/aboutus/getById', { lang: language }).then(() => 200, (error) => error.status)
    if (is !== 404) throw new Error('a read that finds nothing says 404, as the router knows it')
    return { status: 404, title: '', head: '', html: '<h1>Nothing yet</h1>', chunks: [], data: 'null' }
  }
  if (name === 'homepage') return { to: '/HomePage' }
  const types = await read('/api/web/product/type/listAll', { lang: language })
  const site = await read('/api/web/site/get', { lang: language })
  const id = Number(/^\\d+/.exec(end)?.[0])
  const found = id && CALLS[name] ? await read(CALLS[name], { id, lang: language }) : null
  const data = JSON.stringify({ language, origin, alternates, preview, types, site, found, enquiry, ...(name === 'HotProduct' && { made: ++made }) }).replaceAll('<', '\\\\u003c')
  const status = name === '-' ? 404 : 200
  return { status, title: 'T <' + name, head: '<meta name="x">', html: '<h1>' + name + (name === '-' ? ++nowhere : '') + '</h1><pre>' + data + '</pre>', chunks: [], data }
}
`

/** What the tests see of the pages with a query that are made, and may hold up. */
export const rendering: { gate: Promise<void> | null; now: number; most: number } = {
  ...{ gate: null, now: 0, most: 0 },
}
Object.assign(globalThis, { [Symbol.for('rendering')]: rendering })

function differenceFromSheet(text: string): Buffer {
  const dictionary = Buffer.from(SHEET)
  const { from } = differenceFrom(dictionary, createHash('sha256').update(dictionary).digest())
  const options: BrotliOptions & { dictionary: Buffer } = { dictionary }
  return Buffer.concat([from?.head ?? Buffer.of(), brotliCompressSync(text, options)])
}

/** The folder of it; removed after the last test of the file. */
export function builtWeb(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-web-'))
  mkdirSync(join(folder, 'assets'))
  mkdirSync(join(folder, '.server'))
  writeFileSync(join(folder, 'index.html'), PAGE)
  writeFileSync(join(folder, '.built-from'), 'secret')
  writeFileSync(join(folder, '.server', 'render.js'), RENDER)
  writeFileSync(join(folder, 'assets', 'main-1.js'), SCRIPT)
  writeFileSync(join(folder, 'assets', 'main-1.js.br'), brotliCompressSync(SCRIPT))
  writeFileSync(join(folder, 'assets', 'index-1.css'), SHEET)
  writeFileSync(join(folder, 'assets', 'index-1.css.br'), brotliCompressSync(SHEET))
  writeFileSync(join(folder, 'assets', 'news-1.css'), `${SHEET}.news{}`)
  writeFileSync(join(folder, 'assets', 'news-1.css.br'), brotliCompressSync(`${SHEET}.news{}`))
  writeFileSync(join(folder, 'assets', 'news-1.css.dcb'), differenceFromSheet(`${SHEET}.news{}`))
  for (const file of ['logo.svg', 'assets/drawing.svg'])
    writeFileSync(join(folder, file), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
