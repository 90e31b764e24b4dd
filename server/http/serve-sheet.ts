// Serves calls that answer a spreadsheet: what somebody takes out, or an empty one to fill in.
import type { Call, TakenBy } from '#contract/call.ts'
import { type AskingPerson, type House, serveFile } from '#server/http/serve.ts'
import { type Rows, SHEET_TYPE, type SheetColumn, writeSheet } from '#server/parts/sheets.ts'

type Sheet = {
  name: string
  columns: readonly SheetColumn[]
  rows: Rows
  /** When it was taken out, in milliseconds since 1970; its day ends the name of the file. */
  at?: number
}

/** Serves `call` with the sheet that `make` answers, as an xlsx file that is sent while its rows are read. */
export function serveSheet<C extends Call & { form: 'file' }>(
  house: House,
  call: C,
  make: (input: TakenBy<C>, asking: AskingPerson) => Promise<Sheet>,
) {
  serveFile(house, call, async (input, asking) => {
    const { name, columns, rows, at } = await make(input, asking)
    const day = at === undefined ? '' : `-${new Date(at).toISOString().slice(0, 10)}`
    return { name: `${name}${day}.xlsx`, type: SHEET_TYPE, bytes: writeSheet(name, columns, rows) }
  })
}
