import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { readSheet } from './sheet-reading.ts'
import { type Cell, writeSheet } from './sheets.ts'
import { openZip, zipOf } from './zip.ts'

const columns = [
  { title: '用户名', width: 20 },
  { title: 'Name <b>', width: 20 },
]
const written = (rows: Iterable<readonly Cell[]> | AsyncIterable<readonly Cell[]>) =>
  buffer(writeSheet('People: all/now', columns, rows))
const zipped = (files: Record<string, string>) =>
  buffer(zipOf(Object.entries(files).map(([name, text]) => ({ name, content: [text] }))))
const workbook = {
  'xl/workbook.xml':
    '<x:workbook xmlns:x="m"><x:sheets><x:sheet name="a" r:id="r7"/></x:sheets></x:workbook>',
  'xl/_rels/workbook.xml.rels':
    "<Relationships><Relationship Id='r7' Target='/xl/worksheets/other.xml'/></Relationships>",
}

test('what is written is read again, whatever characters it holds', async () => {
  const rows = [
    ['a&b<c>"d"', '  two\nlines _x0041_ 😀'],
    ['=1+1', '\u0007+bell'],
    ['', 13800000000],
    ['x', { at: Date.parse('2026-06-01T08:00:00Z') }],
  ]
  const read = await readSheet(await written(rows), { rows: 10 })
  expect(read.map(({ cells }) => cells)).toEqual([
    ['用户名', 'Name <b>'],
    ['a&b<c>"d"', 'two\nlines _x0041_ 😀'],
    ['=1+1', '+bell'],
    ['', '13800000000'],
    ['x', '2026-06-01T08:00:00.000Z'],
  ])
  expect(read.map(({ row }) => row)).toEqual([1, 2, 3, 4, 5])
})

test('a text that looks like a formula is a text cell that stays one', async () => {
  const open = openZip(await written([['=HYPERLINK("x")', '@SUM(A1)']]), 1e6)
  const sheet = String(await open('xl/worksheets/sheet1.xml'))
  expect(sheet).not.toContain('<f>')
  expect(sheet.match(/<c t="inlineStr" s="2">/g)).toHaveLength(2)
})

test('files of other programs are read: prefixes, shared and rich texts, numbers, formulas, gaps', async () => {
  const file = await zipped({
    ...workbook,
    'xl/sharedStrings.xml':
      '<sst><si><t>one</t></si><si><r><t>t</t></r><r><t xml:space="preserve">wo</t></r><rPh><t>no</t></rPh></si></sst>',
    'xl/worksheets/other.xml':
      '<?xml version="1.0"?><x:worksheet><!-- > --><x:sheetData><x:row r="3"><x:c r="A3" t="s"><x:v>0</x:v></x:c><x:c r="C3" t="s"><x:v>1</x:v></x:c><x:c t="b"><x:v>1</x:v></x:c></x:row><x:row r="5"><x:c r="B5"><x:f>1+1</x:f><x:v>1.38E10</x:v></x:c><x:c r="C5" t="str"><x:v>a&#65;</x:v></x:c></x:row><x:row r="6"><x:c r="A6"/></x:row></x:sheetData></x:worksheet>',
  })
  expect(await readSheet(file, { rows: 10 })).toEqual([
    { row: 3, cells: ['one', '', 'two', 'TRUE'] },
    { row: 5, cells: ['', '13800000000', 'aA'] },
  ])
})

test('what is no spreadsheet, is cut off or declares a document type is refused', async () => {
  const whole = await written([['a', 'b']])
  const typed = await zipped({
    ...workbook,
    'xl/worksheets/other.xml': '<!DOCTYPE x [<!ENTITY a "b">]><worksheet/>',
  })
  const broken = Buffer.from(whole)
  broken.fill(0xff, whole.indexOf('sheet1.xml') + 40, whole.indexOf('sheet1.xml') + 60)
  for (const file of [
    Buffer.alloc(0),
    Buffer.from('PK'),
    Buffer.from('name,phone\n'),
    whole.subarray(0, 400),
    broken,
    typed,
  ])
    await expect(readSheet(file, { rows: 10 })).rejects.toMatchObject({ code: 415 })
})

test('a file that unpacks to very much is refused while it unpacks, whatever it says of its size', async () => {
  async function* zeros() {
    for (let piece = 0; piece < 40; piece++) yield ' '.repeat(1024 * 1024)
  }
  const bomb = await buffer(
    zipOf([
      ...Object.entries(workbook).map(([name, text]) => ({ name, content: [text] })),
      { name: 'xl/worksheets/other.xml', content: zeros() },
    ]),
  )
  expect(bomb.length).toBeLessThan(100_000)
  const central = bomb.lastIndexOf('xl/worksheets/other.xml')
  bomb.writeUInt32LE(10, central - 46 + 24)
  await expect(readSheet(bomb, { rows: 10 })).rejects.toMatchObject({ code: 413 })
})

test('more rows than allowed are refused, empty ones not counted', async () => {
  const rows = Array.from({ length: 5 }, () => ['a', ''])
  expect(await readSheet(await written([...rows, ['', ''], ['', '']]), { rows: 6 })).toHaveLength(6)
  await expect(readSheet(await written(rows), { rows: 5 })).rejects.toMatchObject({ code: 413 })
})

test('when the rows fail, the file breaks off instead of looking whole', async () => {
  async function* failing(): AsyncGenerator<Cell[]> {
    yield ['a', 'b']
    throw new Error('database away')
  }
  await expect(written(failing())).rejects.toThrow('database away')
})
