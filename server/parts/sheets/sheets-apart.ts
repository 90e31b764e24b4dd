// Uploaded tables as features read them: in a thread of their own.

import type { Threads } from '#server/parts/long-work/threads.ts'
import type { SheetRow } from './sheet-reading.ts'

export type SheetTask = { file: Uint8Array; rows: number }
const PROGRAM = new URL('./sheet-program.ts', import.meta.url)

/** The rows of an uploaded table, as `readSheet` answers them. */
export const readSheetApart = (threads: Threads, file: Buffer, { rows }: { rows: number }) =>
  threads.use<SheetRow[], void, SheetRow[]>(PROGRAM, { file, rows } satisfies SheetTask, async (batches) => {
    const all: SheetRow[] = []
    for await (const batch of batches) for (const row of batch) all.push(row)
    return all
  })
