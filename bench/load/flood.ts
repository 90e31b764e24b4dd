// What visitors of kept pages feel while somebody asks for addresses that nothing is kept of, as fast as they are answered.
import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { type Figure, spelled } from '#bench/figures/figures.ts'
import { MARKS } from '#bench/figures/marks.ts'
import { share } from '#bench/figures/median.ts'
import { openSite, statusOf } from '#bench/running-site.ts'

const SECONDS = 60
const FLOODERS = 64
const KEPT = ['/en/HomePage', '/zh/productModular', '/es/news']
const EVERY_MS = 20

/** Words, pages of lists and addresses of nothing that nobody has asked for before. */
const UNKNOWN = [
  (at: number) => `/en/keyword?keyword=made${at}up`,
  (at: number) => `/en/HomePage?page=${at}`,
  (at: number) => `/zh/news?year=${at}`,
  (at: number) => `/es/nowhere-${at}`,
  (at: number) => `/nowhere-${at}`,
]

/** Floods the site for a minute: how kept pages are answered meanwhile, and what memory it takes. */
export async function measureFlood(folder: string): Promise<Figure[]> {
  // The first start fills the store, which takes memory of its own.
  const first = await openSite(folder)
  await first.stop()
  const { address, memory, stop } = await openSite(folder)
  try {
    const calm = new Agent({ keepAlive: true })
    for (let times = 0; times < 3; times++) for (const path of KEPT) await statusOf(address + path, calm)
    const before = memory()
    let peak = before
    const statuses = new Map<number, number>()
    const times: number[] = []
    const refused: number[] = []
    const until = performance.now() + SECONDS * 1000
    const over = () => performance.now() > until

    const flooding = new Agent({ keepAlive: true, maxSockets: FLOODERS })
    let asked = 0
    const flood = Array.from({ length: FLOODERS }, async () => {
      while (!over()) {
        const at = ++asked
        const path = UNKNOWN[at % UNKNOWN.length]?.(at) ?? '/'
        const status = await statusOf(address + path, flooding)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }
    })
    for (let at = 0; !over(); at++) {
      const began = performance.now()
      const status = await statusOf(address + KEPT[at % KEPT.length], calm)
      times.push(performance.now() - began)
      if (status !== 200) refused.push(status)
      peak = Math.max(peak, memory())
      await wait(EVERY_MS)
    }
    await Promise.all(flood)
    flooding.destroy()
    calm.destroy()
    const after = memory()
    await wait(60_000)
    const later = memory()
    const answered = [...statuses].map(([status, count]) => `${status}: ${spelled(count)}`).join(', ')
    const calmly = `half within ${spelled(share(times, 0.5))} ms; ${refused.length} of ${times.length} refused`
    return [
      { name: 'kept page, 99 %', value: share(times, 0.99), unit: 'ms', ...MARKS.keptInFlood, note: calmly },
      { name: 'answers to the flood', value: asked / SECONDS, unit: '/s', note: answered },
      {
        ...{ name: 'memory a minute later', value: later, unit: 'MB', ...MARKS.afterFlood },
        note: `${before} before, ${peak} at most, ${after} after it`,
      },
    ]
  } finally {
    await stop()
  }
}
