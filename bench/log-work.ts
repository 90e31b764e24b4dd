// How long the long work on the logs holds up everybody else, and how much memory it takes, with a million entries.
import { once } from 'node:events'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { readConfig } from '#server/config.ts'
import { EXPORTED, LOGIN_SHEET, OPERATION_SHEET, sheetOf } from '#server/features/log/sheet-rows.ts'
import { loginLogStore, operationLogStore } from '#server/features/log/store.ts'
import { closeParts, openParts } from '#server/open-parts.ts'
import { writeSheet } from '#server/parts/sheets/sheets.ts'
import { type Figure, spelled } from './figures.ts'
import { MARKS } from './marks.ts'
import { seedLogs } from './seed-logs.ts'

const ENTRIES = 1_000_000
const MB = 1024 * 1024

/** For each work the delays of the event loop, and the memory that it added, on SQLite in `folder`. */
export async function measureLogWork(folder: string): Promise<Figure[]> {
  const config = readConfig({ DATA_DIR: folder })
  await closeParts(await openParts(config))
  seedLogs(join(folder, 'site.sqlite'), ENTRIES)
  const parts = await openParts(config)
  const { db } = parts.storage
  const verified = await measured('check of the chain', () =>
    parts.operations
      .verify()
      .then(({ whole, checked }) => `${spelled(checked)} entries ${whole ? 'whole' : 'BROKEN'}`),
  )
  const operations = await measured('export of the operation log', async () => {
    const store = operationLogStore(db)
    await store.count({}, EXPORTED + 1)
    const { name, columns, rows } = sheetOf(OPERATION_SHEET, store.all({}), 'en')
    return drained(writeSheet(name, columns, rows))
  })
  const logins = await measured('export of the login log', async () => {
    const store = loginLogStore(db)
    await store.count({}, EXPORTED + 1)
    const { name, columns, rows } = sheetOf(LOGIN_SHEET, store.all({}), 'en')
    return drained(writeSheet(name, columns, rows))
  })
  await closeParts(parts)
  return [...verified, ...operations, ...logins]
}

async function measured(name: string, work: () => Promise<string>): Promise<Figure[]> {
  await pause(500)
  const before = process.memoryUsage().rss
  let most = before
  const delay = monitorEventLoopDelay({ resolution: 1 })
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss)
  }, 50)
  delay.enable()
  const began = performance.now()
  const answer = await work()
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  delay.disable()
  clearInterval(timer)
  const inMs = (nanoseconds: number) => nanoseconds / 1e6
  const [usual, most999, longest] = [delay.percentile(99), delay.percentile(99.9), delay.max].map(inMs)
  const note = `99 % ${spelled(usual ?? 0)} ms, at most ${spelled(longest ?? 0)} ms; ${seconds} s, ${answer}`
  return [
    {
      ...{ name: `${name}: delay of others, 99.9 %`, value: most999 ?? Number.NaN, unit: 'ms' },
      ...{ note, ...MARKS.longWork },
    },
    {
      ...{ name: `${name}: memory added`, value: (most - before) / MB, unit: 'MB' },
      ...{ note: `${spelled(before / MB)} MB before it`, ...MARKS.longWorkMemory },
    },
  ]
}

/** Takes everything as a slow reader would not: as fast as it comes. */
async function drained(file: Readable) {
  let bytes = 0
  file.on('data', (part: Buffer) => {
    bytes += part.length
  })
  await once(file, 'end')
  return `${Math.round(bytes / MB)} MB`
}
