// How long the long work of a server holds up everybody else, and how much memory it takes: sheets, pictures, files, exports,
// the check of the chain, each asked for over http.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type Figure, spelled } from '#bench/figures/figures.ts'
import { MARKS } from '#bench/figures/marks.ts'
import { share } from '#bench/figures/median.ts'
import { countAsIndexed, seedContent } from '#bench/stores/seed-content.ts'
import { seedLogs } from '#bench/stores/seed-logs.ts'
import { largeJpeg, largePng } from '#server/testing/large-pictures.ts'
import { openSite, signIn } from './running-site.ts'

/** Less than a sheet holds by what is done meanwhile. */
const ENTRIES = 999_900
const PRODUCTS = 2_000
const PDF_BYTES = 20 * 1024 * 1024
const MB = 1024 * 1024
const LOOK_MS = 20
const TURNS = fileURLToPath(new URL('./programs/turns.ts', import.meta.url))

type Site = Awaited<ReturnType<typeof openSite>>
/** Does a piece of work and says what came of it. */
type Work = () => Promise<string>

/** For each work what others waited for it, in computing of the main thread, and what memory it added. */
export async function measureLongWork(folder: string): Promise<Figure[]> {
  const file = join(folder, 'site.sqlite')
  const turns = join(folder, 'turns.json')
  await (await openSite(folder, { DEMO: 'off' })).stop()
  seedContent(file, PRODUCTS)
  countAsIndexed(file)
  seedLogs(file, ENTRIES)
  const site = await openSite(folder, {
    ...{ DEMO: 'off', OPERATION_LOG_DAYS: '0', LOGIN_LOG_DAYS: '0' },
    ...{ TURNS_FILE: turns, NODE_OPTIONS: `--import=${TURNS}` },
  })
  try {
    const figures: Figure[] = []
    for (const [name, work] of await worksOn(site)) figures.push(...(await measured(site, turns, name, work)))
    return figures
  } finally {
    await site.stop()
  }
}

async function worksOn({ address }: Site): Promise<[string, Work][]> {
  const token = await signIn(address)
  const post = async (path: string, body?: FormData) => {
    const reply = await fetch(address + path, {
      method: 'POST',
      headers: { 'X-Token': token },
      ...(body && { body }),
    })
    return { status: reply.status, bytes: Buffer.from(await reply.arrayBuffer()) }
  }
  const fetched = async (path: string) => {
    const { status, bytes } = await post(path)
    return `${status}, ${spelled(bytes.length / MB)} MB`
  }
  const sent = async (path: string, bytes: Buffer, name: string) => {
    const form = new FormData()
    form.append('file', new File([new Uint8Array(bytes)], name))
    return post(path, form)
  }
  const said = ({ status, bytes }: Awaited<ReturnType<typeof post>>) =>
    `${status}, ${String(bytes).slice(0, 60)}`
  const pictures = { JPEG: await largeJpeg(), PNG: await largePng() }
  let key = ''
  const upload = (bytes: Buffer) => async () => {
    const reply = await sent('/api/web/media/upload', bytes, 'large')
    key = (JSON.parse(String(reply.bytes)) as { data?: { shown?: string } }).data?.shown ?? ''
    return `${reply.status}, ${spelled(bytes.length / MB)} MB`
  }
  const sizes = ['w=2560', 'w=1600&format=avif', 'w=960&h=960&fit=cover', 'w=640&format=webp']
  const shown = async () => {
    const replies = await Promise.all(sizes.map((size) => fetch(`${address}/image?filepath=${key}&${size}`)))
    await Promise.all(replies.map((reply) => reply.arrayBuffer()))
    return replies.map(({ status }) => status).join(' ')
  }
  let sheet = Buffer.alloc(0)
  const pdf = Buffer.alloc(PDF_BYTES, ' ')
  pdf.write('%PDF-1.7\n')
  pdf.write('\n%%EOF', pdf.length - 6)
  return [
    ['check of the chain', async () => said(await post('/api/log/operation/verify'))],
    ['export of the operation log', () => fetched('/api/log/operation/export')],
    ['export of the login log', () => fetched('/api/log/login/export')],
    [
      `export of ${spelled(PRODUCTS)} products`,
      async () => {
        const { status, bytes } = await post('/api/web/product/export')
        sheet = bytes
        return `${status}, ${spelled(bytes.length / MB)} MB`
      },
    ],
    [
      'check of the same for import',
      async () => said(await sent('/api/web/product/importCheck', sheet, 'products.xlsx')),
    ],
    ['import of the same', async () => said(await sent('/api/web/product/import', sheet, 'products.xlsx'))],
    ['upload of a JPEG of 50 megapixels', upload(pictures.JPEG)],
    ['four sizes of it', shown],
    ['upload of a PNG of 50 megapixels', upload(pictures.PNG)],
    ['upload of a PDF', async () => said(await sent('/api/web/media/uploadFile', pdf, 'large.pdf'))],
  ]
}

async function measured(site: Site, turnsFile: string, name: string, work: Work): Promise<Figure[]> {
  await wait(1_000)
  await turnsOf(site, turnsFile)
  const before = site.memory()
  let most = before
  const timer = setInterval(() => {
    most = Math.max(most, site.memory())
  }, LOOK_MS)
  const began = performance.now()
  const answer = await work()
  const seconds = spelled((performance.now() - began) / 1000)
  clearInterval(timer)
  const turns = await turnsOf(site, turnsFile)
  const note = `99 % ${spelled(share(turns, 0.99))} ms, at most ${spelled(share(turns, 1 - 1e-9))} ms; ${seconds} s; ${answer}`
  return [
    {
      ...{ name: `${name}: others wait, 99.9 %`, value: share(turns, 0.999), unit: 'ms' },
      ...MARKS.longWork,
      note,
    },
    {
      ...{ name: `${name}: memory added`, value: most - before, unit: 'MB' },
      ...{ ...MARKS.longWorkMemory, note: `${before} MB before it` },
    },
  ]
}

/** The milliseconds of each turn since the last call. */
async function turnsOf(site: Site, file: string): Promise<number[]> {
  rmSync(file, { force: true })
  site.signal('SIGUSR2')
  for (;;) {
    await wait(LOOK_MS)
    const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
    if (text.endsWith(']')) return JSON.parse(text)
  }
}
