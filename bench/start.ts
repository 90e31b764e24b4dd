// How soon the server is ready on a store of 100,000 records, and what it holds when nobody asks for anything.
import { Agent } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Figure } from '#bench/figures/figures.ts'
import { MARKS } from '#bench/figures/marks.ts'
import { middle } from '#bench/figures/median.ts'
import { countAsIndexed, seedContent } from '#bench/stores/seed-content.ts'
import { openSite, statusOf } from './running-site.ts'

const RECORDS = 100_000
const STARTS = 5
const PAGE = '/en/HomePage'
const IDLE_MS = 60_000

/** Each start is of the same store, left whole by the one before. */
export async function measureStart(folder: string): Promise<Figure[]> {
  const file = join(folder, 'site.sqlite')
  await (await openSite(folder)).stop()
  seedContent(file, RECORDS)
  countAsIndexed(file)
  // The first start after that checks the file and compiles what the next ones find compiled.
  await (await openSite(folder)).stop()

  const ready: number[] = []
  const first: number[] = []
  let begun = 0
  let idle = 0
  for (let start = 1; start <= STARTS; start++) {
    const site = await openSite(folder)
    ready.push(site.ready)
    begun = site.memory()
    const began = performance.now()
    await statusOf(site.address + PAGE, new Agent())
    first.push(performance.now() - began)
    if (start === STARTS) {
      await wait(IDLE_MS)
      idle = site.memory()
    }
    await site.stop()
  }
  const of = `the middle of ${STARTS} starts`
  return [
    { name: 'ready after node starts', value: middle(ready), unit: 'ms', ...MARKS.ready, note: of },
    { name: 'the first page after that', value: middle(first), unit: 'ms', note: of },
    { name: 'memory when it is ready', value: begun, unit: 'MB' },
    { name: 'memory after a page and a minute', value: idle, unit: 'MB', ...MARKS.idle },
  ]
}
