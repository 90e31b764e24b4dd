// Tables for programs.

import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { writeCsv } from './csv.ts'

/** With the mark, which decoders leave out. */
const text = async (csv: Readable) => (await buffer(csv)).toString('utf8')

test('numbers are plain, moments are ISO times, and texts are quoted where they must be', async () => {
  const rows = [
    ['a "b", c\nd', 1e21, 0.1 + 0.2, { at: 0 }],
    [null, -1234.5, '', ' -x'],
  ]
  expect(await text(writeCsv(['x', 'y', 'z', 'at'], rows))).toBe(
    '\uFEFFx,y,z,at\r\n"a ""b"", c\nd",1000000000000000000000,0.3,1970-01-01T00:00:00.000Z\r\n,-1234.5,, -x\r\n',
  )
})

test('a text that a spreadsheet would reckon with stays a text', async () => {
  const rows = ['=1+1', '+1', '-1', '@a', '\tx', '\rx'].map((cell) => [cell])
  expect((await text(writeCsv(['x'], rows))).split('\r\n').slice(1, -1)).toEqual([
    ...["'=1+1", "'+1", "'-1", "'@a", "'\tx", '"\'\rx"'],
  ])
})
