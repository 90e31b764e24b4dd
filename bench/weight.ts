// What each kind of page weighs for a phone, headers included: on a first visit, and as the next page after another one.
import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, type BrowserContext, devices } from '@playwright/test'
import { type Figure, type Mark, spelled } from '#bench/figures/figures.ts'
import { MARKS } from '#bench/figures/marks.ts'
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import { openBrowser } from './browser.ts'
import { addressOf, SITE_PAGES, serveSite } from './site-pages.ts'

const PARTS = ['page', 'script', 'style', 'font', 'other'] as const
type Part = (typeof PARTS)[number]
type Weight = Record<Part, number>

/** Who comes again and again finds pages compressed as well as they can be, once the server had time for that. */
const ASKED_BEFORE = 6
const PACKED_WITHIN_MS = 20_000

/** What is asked for with every page but is nothing of it, and pictures. */
const UNCOUNTED = /\/image\?|favicon|\.svg/

function partOf(type: string): Part {
  if (type === 'Document') return 'page'
  if (type === 'Script') return 'script'
  if (type === 'Stylesheet') return 'style'
  return type === 'Font' ? 'font' : 'other'
}

/** A visitor who has been nowhere yet. */
export const phoneIn = (browser: Browser) => browser.newContext({ ...devices['Moto G4'], locale: 'en' })

/** Opens `addresses` one after the other as a visitor does, and weighs what came over the line for the last one. */
export async function weigh(context: BrowserContext, addresses: readonly string[]): Promise<Weight> {
  const page = await context.newPage()
  const line = await context.newCDPSession(page)
  await line.send('Network.enable')
  let weight: Weight = nothing()
  const asked = new Map<string, Part>()
  line.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (!UNCOUNTED.test(response.url)) asked.set(requestId, partOf(type))
  })
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const part = asked.get(requestId)
    if (part) weight[part] += encodedDataLength
  })
  for (const address of addresses) {
    weight = nothing()
    await page.goto(address, { waitUntil: 'networkidle' })
  }
  await context.close()
  return weight
}

/** Asks for a page until it comes smaller than at first. */
async function askUntilPacked(address: string) {
  const last = performance.now() + PACKED_WITHIN_MS
  const first = await sizeOf(address)
  for (let asked = 1; asked < ASKED_BEFORE; asked++) await sizeOf(address)
  while ((await sizeOf(address)) >= first && performance.now() < last && !packed.has(address))
    await pause(100)
  packed.add(address)
}
const packed = new Set<string>()

async function sizeOf(address: string): Promise<number> {
  const answer = await fetch(address, { headers: { 'accept-encoding': 'br' } })
  await answer.arrayBuffer()
  return Number(answer.headers.get('content-length'))
}

const nothing = (): Weight => ({ page: 0, script: 0, style: 0, font: 0, other: 0 })

const sumOf = (weight: Weight) => PARTS.reduce((sum, part) => sum + weight[part], 0)

type Weighed = { language: string; kind: string; first: Weight; next: Weight }

/** Each kind in each language, as the first page of a visit and as the one after another. */
export async function measureWeight(): Promise<Figure[]> {
  const { site, stop } = await serveSite()
  const browser = await openBrowser()
  const visitor = () => phoneIn(browser)
  try {
    const all: Weighed[] = []
    for (const language of LANGUAGES) {
      const before = await addressOf(`${site}/${language}/`, 'HotProduct')
      const home = await addressOf(`${site}/${language}/`, 'HomePage')
      for (const [kind, given] of Object.entries(SITE_PAGES)) {
        const address = await addressOf(`${site}/${language}/`, given)
        for (const one of [address, before]) await askUntilPacked(one)
        const from = address === home ? before : home
        const first = await weigh(await visitor(), [address])
        all.push({ language, kind, first, next: await weigh(await visitor(), [from, address]) })
      }
    }
    return figuresOf(all)
  } finally {
    await browser.close()
    await stop()
  }
}

function figuresOf(all: Weighed[]): Figure[] {
  const script = ({ script }: Weight) => script
  return [
    heaviest(
      'script before anybody touches anything',
      all,
      ({ first }) => first,
      script,
      MARKS.scriptUntouched,
    ),
    ...Object.keys(SITE_PAGES).flatMap((kind) => {
      const these = all.filter((one) => one.kind === kind)
      return [
        heaviest(`${kind}: first visit`, these, ({ first }) => first, sumOf, MARKS.firstVisit),
        heaviest(`${kind}: next page`, these, ({ next }) => next, sumOf, MARKS.nextPage),
      ]
    }),
  ]
}

/** The heaviest of these is the figure; what it is made of stands in the note. */
function heaviest(
  name: string,
  these: Weighed[],
  visit: (one: Weighed) => Weight,
  of: (weight: Weight) => number,
  mark: Mark,
): Figure {
  const [most] = these.toSorted((one, other) => of(visit(other)) - of(visit(one)))
  if (!most) throw new Error(`Nothing was weighed for ${name}`)
  const weight = visit(most)
  const parts = PARTS.filter((part) => weight[part] > 0).map(
    (part) => `${part} ${spelled(weight[part] / 1000)}`,
  )
  return {
    ...{ name, value: of(weight) / 1000, unit: 'kB', ...mark },
    note: `${most.language} ${most.kind}: ${parts.join(', ')}`,
  }
}
