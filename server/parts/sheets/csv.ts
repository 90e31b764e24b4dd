// Tables as CSV for programs (RFC 4180): UTF-8 with its mark, plain numbers, moments as ISO times.
import { Readable } from 'node:stream'
import type { Cell, Rows } from './sheets.ts'

export const CSV_TYPE = 'text/csv; charset=utf-8; header=present'

const MARK = '\uFEFF'
const END = '\r\n'
const CHUNK = 32_768

/** A CSV file: a row of names, and the rows as they come. */
export function writeCsv(names: readonly string[], rows: Rows): Readable {
  return Readable.from(linesOf(names, rows), { objectMode: false })
}

async function* linesOf(names: readonly string[], rows: Rows): AsyncGenerator<string> {
  let waiting = MARK + lineOf(names)
  for await (const row of rows) {
    waiting += lineOf(row)
    if (waiting.length < CHUNK) continue
    yield waiting
    waiting = ''
  }
  yield waiting
}

const lineOf = (cells: readonly Cell[]) => cells.map(fieldOf).join(',') + END

function fieldOf(cell: Cell): string {
  if (cell === null) return ''
  // `1e21` is none that an ERP reads.
  if (typeof cell === 'number')
    return cell.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 10 })
  if (typeof cell === 'object') return new Date(cell.at).toISOString()
  // A text that a spreadsheet would take for a formula stays a text.
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
