// Measures the parts that are named, or all of them: `npm run bench`, `npm run bench lists`. With `--keep` their figures take
// the place of those in docs/performance.md; `--minutes` and `--rate` are for the crowd.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import {
  type Figure,
  hasPlace,
  type Measured,
  sumOf,
  textTable,
  withFigures,
} from '#bench/figures/figures.ts'
import { measureCrowd } from '#bench/load/crowd.ts'
import { measureFlood } from '#bench/load/flood.ts'
import { measurePeers } from '#bench/peers/peers.ts'
import { measureContent } from '#bench/records/content.ts'
import { measureFields } from '#bench/records/fields.ts'
import { measureConsole } from './console.ts'
import { measureConsoleServer } from './console-server.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureLists } from './lists.ts'
import { measureLongWork } from './long-work.ts'
import { measurePeople } from './people.ts'
import { measurePictures } from './pictures.ts'
import { measureSearch } from './search.ts'
import { measureSite } from './site.ts'
import { measureStart } from './start.ts'
import { measureWeight } from './weight.ts'
import { measureTests, measureWorkshop } from './workshop.ts'

const PAGE = 'docs/performance.md'

const PARTS: Record<string, (folder: string, load: { minutes: number; rate: number }) => Promise<Figure[]>> =
  {
    start: measureStart,
    site: measureSite,
    flood: measureFlood,
    crowd: measureCrowd,
    staff: measureConsoleServer,
    content: measureContent,
    fields: measureFields,
    lists: measureLists,
    people: measurePeople,
    search: measureSearch,
    long: measureLongWork,
    pictures: measurePictures,
    weight: measureWeight,
    lighthouse: measureLighthouse,
    console: measureConsole,
    workshop: measureWorkshop,
    tests: measureTests,
    peers: measurePeers,
  }
/** Install other systems for a quarter of an hour, or go on for as long as is said: measured only when they are named. */
const LONG = ['peers', 'crowd']

const { values, positionals: named } = parseArgs({
  allowPositionals: true,
  options: {
    keep: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '20' },
    rate: { type: 'string', default: '1000' },
  },
})
const keeps = values.keep
const unknown = named.filter((name) => !(name in PARTS))
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')} to measure; say some of: ${Object.keys(PARTS).join(', ')}`)
  process.exit(1)
}
const asked = named.length > 0 ? named : Object.keys(PARTS).filter((part) => !LONG.includes(part))
const homeless = asked.filter((part) => keeps && !hasPlace(readFileSync(PAGE, 'utf8'), part))
if (homeless.length > 0) {
  console.error(`${PAGE} has no place for ${homeless.join(', ')}`)
  process.exit(1)
}

// What is measured is what the sources make.
execFileSync(process.execPath, ['scripts/bundle/bundle.ts'], { stdio: 'inherit' })
const all: Measured[] = []
for (const part of asked) {
  const measured = await measure(part).catch((error: unknown) => {
    // What other parts found is not lost.
    console.error(`\n${part} could not be measured:`, error)
    process.exitCode = 1
  })
  if (!measured) continue
  all.push(measured)
  console.log(`\n${textTable([measured])}`)
  if (keeps) writeFileSync(PAGE, withFigures(readFileSync(PAGE, 'utf8'), measured))
}
if (all.length > 1) console.log(`\n\n${textTable(all)}`)
console.log(`\n${sumOf(all)}`)

async function measure(part: string): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'site-bench-'))
  const machine = {
    day: new Date().toISOString().slice(0, 10),
    cores: availableParallelism(),
    node: process.versions.node,
    before: loadNow(),
  }
  try {
    const figures =
      (await PARTS[part]?.(folder, { minutes: Number(values.minutes), rate: Number(values.rate) })) ?? []
    return { part, machine: { ...machine, after: loadNow() }, figures }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function loadNow(): number {
  return loadavg()[0] ?? 0
}
