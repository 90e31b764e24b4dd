// Writes tables as xlsx files, as a stream: a million rows take no more memory than ten.
import { Readable } from 'node:stream'
import { escapeXml } from './xml.ts'
import { type ZipEntry, zipOf } from './zip.ts'

/** A text, a number, a moment (milliseconds since 1970, written in ISO, so no time zone is guessed), or nothing. */
export type Cell = string | number | { at: number } | null
export type SheetColumn = { title: string; width: number }
export type Rows = Iterable<readonly Cell[]> | AsyncIterable<readonly Cell[]>

export const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** What Excel opens. */
const ROWS = 1_048_576
const CELL_CHARACTERS = 32_767

/** An xlsx file of one table: a heading that stays in sight, and the rows as they come. */
export function writeSheet(name: string, columns: readonly SheetColumn[], rows: Rows): Readable {
  return Readable.from(zipOf(entriesOf(name, columns, rows)), { objectMode: false })
}

function entriesOf(name: string, columns: readonly SheetColumn[], rows: Rows): ZipEntry[] {
  return [
    { name: '[Content_Types].xml', content: [CONTENT_TYPES] },
    { name: '_rels/.rels', content: [relations('officeDocument', 'xl/workbook.xml')] },
    { name: 'xl/workbook.xml', content: [workbook(name)] },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: [relations('worksheet', 'worksheets/sheet1.xml', 'styles', 'styles.xml')],
    },
    { name: 'xl/styles.xml', content: [STYLES] },
    { name: 'xl/worksheets/sheet1.xml', content: sheetXml(columns, rows) },
  ]
}

async function* sheetXml(columns: readonly SheetColumn[], rows: Rows): AsyncGenerator<string> {
  const widths = columns.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  )
  yield `${XML}<worksheet ${MAIN}><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>`
  yield `<row>${columns.map(({ title }) => textCell(title, HEADING)).join('')}</row>`
  let count = 1
  let waiting = ''
  for await (const row of rows) {
    if (++count > ROWS) throw new Error(`a sheet has at most ${ROWS} rows`)
    waiting += `<row>${row.map(cellXml).join('')}</row>`
    if (waiting.length < 32_768) continue
    yield waiting
    waiting = ''
  }
  yield `${waiting}</sheetData></worksheet>`
}

function cellXml(cell: Cell): string {
  if (cell === null || cell === '') return '<c/>'
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`
  if (typeof cell === 'object') return textCell(new Date(cell.at).toISOString(), PLAIN)
  // Such a text is a text already; the style keeps it one when somebody edits the cell.
  return textCell(cell, /^[=+\-@\t\r]/.test(cell) ? QUOTED : PLAIN)
}

const textCell = (text: string, style: number) =>
  `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${escapeXml(asSheetText(text))}</t></is></c>`

/** `_x0041_` would be read as `A`. */
const asSheetText = (text: string) =>
  text.slice(0, CELL_CHARACTERS).replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')

const PLAIN = 0
const HEADING = 1
const QUOTED = 2
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const CONTENT_TYPES = `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEET}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SHEET}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${SHEET}.styles+xml"/></Types>`

const STYLES = `${XML}<styleSheet ${MAIN}><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" quotePrefix="1"/></cellXfs></styleSheet>`

/** Excel takes names of 31 characters without `\\ / ? * [ ] :`. */
const workbook = (name: string) =>
  `${XML}<workbook ${MAIN} xmlns:r="${OFFICE}"><sheets><sheet name="${escapeXml(name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31))}" sheetId="1" r:id="rId1"/></sheets></workbook>`

const relations = (type: string, target: string, type2?: string, target2?: string) =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">${relation(1, type, target)}${type2 && target2 ? relation(2, type2, target2) : ''}</Relationships>`

const relation = (id: number, type: string, target: string) =>
  `<Relationship Id="rId${id}" Type="${OFFICE}/${type}" Target="${target}"/>`
