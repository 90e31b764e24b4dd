// Reads one uploaded table in a thread of its own, and hands its rows over in batches.

import { answerMain } from '#server/parts/long-work/thread-program.ts'
import { readSheet, type SheetRow } from './sheet-reading.ts'
import type { SheetTask } from './sheets-apart.ts'

/** Characters of a batch, so that taking one over holds nobody up. */
const BATCH = 500_000

answerMain(async function* ({ file, rows }: SheetTask) {
  let batch: SheetRow[] = []
  let size = 0
  for (const row of await readSheet(Buffer.from(file.buffer, file.byteOffset, file.byteLength), { rows })) {
    batch.push(row)
    size += row.cells.reduce((sum, cell) => sum + cell.length, 0)
    if (size < BATCH) continue
    yield batch
    batch = []
    size = 0
  }
  yield batch
})
