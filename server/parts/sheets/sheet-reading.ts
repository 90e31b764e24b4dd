// Reads the first table of an xlsx file that a stranger may have made: what it unpacks to, its rows and columns are bounded.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { CODE } from '#contract/wire/answer.ts'
import { Failure } from '#server/failure.ts'
import { serverTexts } from '#server/texts.ts'
import { attributeOf, type Tag, tagsOf } from './xml.ts'
import { openZip, ZipRefused } from './zip.ts'

const words = serverTexts('server/parts/files')

/** `row` as the spreadsheet counts, from 1; cells that are missing are ''. */
export type SheetRow = { row: number; cells: string[] }

/** What a file may unpack to, in bytes; a table of 5,000 people has a tenth of it. */
const UNPACKED = 32 * 1024 * 1024
const COLUMNS = 100
/** What a spreadsheet itself lets a cell hold. */
const CELL = 32_767
/** Characters of all cells together, a text that stands in many cells as often as it stands there. */
const CHARACTERS = 32 * 1024 * 1024
/** Tags that are read before others get a turn. */
const TURN = 5_000

/**
 * The rows of the first table that hold anything, each cell as its plain text (a number without its format, a formula as its
 * last result). Refuses what is no xlsx file with 415, and too large a one or more than `rows` rows with 413.
 */
export async function readSheet(file: Buffer, { rows }: { rows: number }): Promise<SheetRow[]> {
  try {
    const unzip = openZip(file, UNPACKED)
    const read = async (name: string) => (await unzip(name))?.toString('utf8').replace(/^\ufeff/, '') ?? null
    const sheet = await read(await firstSheet(read))
    if (sheet === null) throw notASheet()
    const shared = await sharedTexts((await read('xl/sharedStrings.xml')) ?? '')
    return await rowsOf(sheet, shared, rows)
  } catch (error) {
    if (error instanceof Failure) throw error
    if (error instanceof ZipRefused && error.why === 'tooLarge') throw tooLarge(rows)
    throw notASheet(error)
  }
}

async function firstSheet(read: (name: string) => Promise<string | null>): Promise<string> {
  const workbook = [...tagsOf((await read('xl/workbook.xml')) ?? '')]
  const relations = [...tagsOf((await read('xl/_rels/workbook.xml.rels')) ?? '')]
  const first = workbook.find(({ name }) => name === 'sheet')
  const id = first && attributeOf(first, '(?:[\\w-]+:)?id')
  const found = relations.find((tag) => tag.name === 'Relationship' && attributeOf(tag, 'Id') === id)
  const target = found && attributeOf(found, 'Target')
  if (!target) throw notASheet()
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

async function sharedTexts(xml: string): Promise<string[]> {
  const texts: string[] = []
  let text = ''
  // How to say the characters (`rPh`) is no part of the text.
  let phonetic = false
  for await (const tag of inTurns(xml)) {
    if (tag.name === 'si') text = ''
    if (tag.name === 'rPh') phonetic = !tag.empty
    if (tag.name === '/rPh') phonetic = false
    if (tag.name === '/t' && !phonetic) text += tag.text
    if (tag.name === '/si' || (tag.name === 'si' && tag.empty)) texts.push(cellOf(plain(text)))
  }
  return texts
}

async function rowsOf(xml: string, shared: readonly string[], limit: number): Promise<SheetRow[]> {
  const rows: SheetRow[] = []
  let row = 0
  let column = -1
  let cells: string[] = []
  let type = 'n'
  let value = ''
  let left = CHARACTERS
  for await (const tag of inTurns(xml)) {
    if (tag.name === 'row') {
      row = Number(attributeOf(tag, 'r') ?? row + 1)
      column = -1
      cells = []
    } else if (tag.name === 'c') {
      column = columnOf(attributeOf(tag, 'r')) ?? column + 1
      type = attributeOf(tag, 't') ?? 'n'
      value = ''
    } else if (tag.name === '/v') value = tag.text
    else if (tag.name === '/t') value += tag.text
    else if (tag.name === '/c' && column < COLUMNS) cells[column] = cellText(type, value, shared)
    else if (tag.name === '/row' && cells.some((cell) => cell !== undefined && cell !== '')) {
      if (rows.length === limit) throw tooLarge(limit)
      for (const cell of cells) left -= cell?.length ?? 0
      if (left < 0) throw tooLong()
      rows.push({ row, cells: Array.from(cells, (cell) => cell ?? '') })
    }
  }
  return rows
}

function cellText(type: string, value: string, shared: readonly string[]): string {
  if (type === 's') return shared[Number(value)] ?? ''
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  // A telephone number that became a number must not read 1.38E+10.
  if (type === 'n') return value.trim() === '' ? '' : String(Number(value))
  return cellOf(plain(value))
}

/** A copy, so that a short cell does not hold the long text that it was cut from. */
const cellOf = (text: string) => {
  const trimmed = text.trim()
  return trimmed.length <= CELL ? trimmed : Buffer.from(trimmed.slice(0, CELL).toWellFormed()).toString()
}

const plain = (text: string) =>
  text.replace(/_x([0-9a-f]{4})_/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))).toWellFormed()

/** `C7` is column 2. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0]
  if (!letters) return undefined
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

async function* inTurns(xml: string): AsyncGenerator<Tag> {
  let count = 0
  for (const tag of tagsOf(xml)) {
    if (++count % TURN === 0) await nextTurn()
    yield tag
  }
}

const notASheet = (cause?: unknown) => new Failure(CODE.unsupported, words.notASheet, { cause })

const tooLong = () => new Failure(CODE.tooLarge, words.tooLong)

const tooLarge = (rows: number) => new Failure(CODE.tooLarge, words.tooLarge({ rows }))
