// Serves calls that answer a spreadsheet: what somebody takes out, or an empty one to fill in.
import type { Call, TakenBy } from '#contract/wire/call.ts'
import { type Rows, SHEET_TYPE, type SheetColumn, writeSheet } from '#server/parts/sheets/sheets.ts'
import type { Parts } from '#server/parts.ts'
import { type AskingPerson, type Router, serveFile } from './serve.ts'

type Sheet = { name: string; columns: readonly SheetColumn[]; rows: Rows }

/** Serves `call` with the sheet that `make` answers, as an xlsx file that is sent while its rows are read. */
export function serveSheet<C extends Call & { form: 'file' }>(
  router: Router,
  { storage, now }: Pick<Parts, 'storage' | 'now'>,
  call: C,
  make: (input: TakenBy<C>, asking: AskingPerson) => Promise<Sheet>,
) {
  serveFile(router, call, async (input, asking) => {
    const { name, columns, rows } = await make(input, asking)
    // Nothing is taken out that the log does not tell of, also when the download breaks off later.
    if (call.logs)
      await storage.db
        .transaction()
        .execute((within) => asking.record(within, { recordId: null, recordName: '' }))
    const day = call.logs ? `-${new Date(now()).toISOString().slice(0, 10)}` : ''
    return { name: `${name}${day}.xlsx`, type: SHEET_TYPE, bytes: writeSheet(name, columns, rows) }
  })
}
