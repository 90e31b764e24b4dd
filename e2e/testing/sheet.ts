// Spreadsheets as files to choose.
import { buffer } from 'node:stream/consumers'
import { SHEET_TYPE, writeSheet } from '../../server/parts/sheets/sheets.ts'

/** An xlsx file; the first row names the columns. */
export async function sheetFile(name: string, [heading = [], ...rows]: string[][]) {
  const columns = heading.map((title) => ({ title, width: 20 }))
  return { name, mimeType: SHEET_TYPE, buffer: await buffer(writeSheet('People', columns, rows)) }
}
