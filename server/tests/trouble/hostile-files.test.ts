// Files that were made to stop a server: each is refused or read, and nobody else waits for it.
import { buffer } from 'node:stream/consumers'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { downloadCalls } from '#contract/media/download.ts'
import { mediaCalls } from '#contract/media/media.ts'
import { newsImportCalls } from '#contract/news-and-cases/news-import.ts'
import { userCalls } from '#contract/people/staff.ts'
import { productCalls } from '#contract/products/product.ts'
import type { Call } from '#contract/wire/call.ts'
import { zipOf } from '#server/parts/sheets/zip.ts'
import { testApp } from '#server/testing/app.ts'
import { leastHolding } from '#server/testing/held-loop.ts'
import { uploadPicture } from '#server/testing/pictures.ts'

/** Computing between two turns of the loop, in milliseconds. */
const HELD = 50

/** A workbook with this text shared, in every cell of a table of so many rows. */
async function sharedBook(text: Iterable<string>, rows: number, columns: number) {
  const column = (at: number) =>
    (at < 26 ? '' : String.fromCharCode(64 + Math.floor(at / 26))) + String.fromCharCode(65 + (at % 26))
  const row = (at: number) =>
    `<row r="${at}">${Array.from({ length: columns }, (_, one) => `<c r="${column(one)}${at}" t="s"><v>0</v></c>`).join('')}</row>`
  const relation = '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>'
  const entries = [
    {
      name: 'xl/workbook.xml',
      content: ['<workbook><sheets><sheet name="x" sheetId="1" r:id="rId1"/></sheets></workbook>'],
    },
    { name: 'xl/_rels/workbook.xml.rels', content: [relation] },
    { name: 'xl/sharedStrings.xml', content: shared(text) },
    { name: 'xl/worksheets/sheet1.xml', content: sheet() },
  ]
  function* shared(parts: Iterable<string>) {
    yield '<sst><si><t>'
    yield* parts
    yield '</t></si></sst>'
  }
  function* sheet() {
    yield '<worksheet><sheetData>'
    for (let at = 1; at <= rows; at++) yield row(at)
    yield '</sheetData></worksheet>'
  }
  return buffer(zipOf(entries))
}
const repeated = (text: string, times: number) => Array(times).fill(text) as string[]
const million = 'ﬀ'.repeat(1_000_000)

const wxr = (inside: string) =>
  Buffer.from(
    `<rss><channel><wp:wxr_version>1.2</wp:wxr_version><link>https://a.example</link>${inside}</channel></rss>`,
  )
const post = (content: string) =>
  `<item><title>T</title><wp:post_id>1</wp:post_id><wp:post_type>post</wp:post_type><wp:status>publish</wp:status><content:encoded><![CDATA[${content}]]></content:encoded></item>`

/** A PNG that says it has this many pixels, with as many zeros as that takes. */
function pngBomb(side: number) {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([8, 0, 0, 0, 0], 8)
  const chunk = (type: string, data: Buffer) => {
    const size = Buffer.alloc(4)
    size.writeUInt32BE(data.length)
    return Buffer.concat([size, Buffer.from(type), data, Buffer.alloc(4)])
  }
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

// Nothing of this touches the store.
describe.skipIf(process.env.TEST_DATABASE === 'postgres')('what was made to stop a server', async () => {
  const app = await testApp()
  const admin = await app.signIn()
  const news = { lang: 'en', category: 'company', publish: 'false' }
  const sheets = [productCalls.importCheck, userCalls.importCheck]
  const wide = 'a'.repeat(500)

  const files: [
    string,
    readonly (Call & { form: 'upload' })[],
    () => Promise<Buffer> | Buffer,
    Record<string, string>,
  ][] = [
    [
      'a table of 1,9 kB whose one long text stands in many cells',
      sheets,
      () => sharedBook(['ﬀ'.repeat(30_000)], 20, 100),
      {},
    ],
    [
      'a table whose texts are too long together',
      sheets,
      () => sharedBook(['ﬀ'.repeat(30_000)], 1_500, 100),
      {},
    ],
    [
      'a table with one text of 20 MB',
      sheets,
      () => sharedBook(repeated(million.slice(0, 500_000), 14), 50, 100),
      {},
    ],
    ['a table that unpacks to more than it may', sheets, () => sharedBook(repeated(million, 14), 1, 1), {}],
    ['a table of twenty thousand rows', sheets, () => sharedBook(['x'], 20_000, 2), {}],
    ['deep XML', [newsImportCalls.check], () => wxr(post('x').repeat(3) + '<a>'.repeat(200_000)), news],
    [
      'XML with very many tags in a row',
      [newsImportCalls.check],
      () => wxr(`<item>${'<b/>'.repeat(200_000)}</item>`),
      news,
    ],
    [
      'a post of marks within marks',
      [newsImportCalls.check],
      () => wxr(post('<b><i><u>x'.repeat(30_000))),
      news,
    ],
    ['a post of unclosed tags', [newsImportCalls.check], () => wxr(post('<a href="'.repeat(30_000))), news],
    [
      'posts with many pictures from elsewhere',
      [newsImportCalls.check],
      () => wxr(post(`<img src="https://b.example/${wide}.png">`.repeat(5)).repeat(1_000)),
      news,
    ],
    [
      'a picture of just below twelve megapixels',
      [mediaCalls.upload],
      () =>
        sharp({ create: { width: 4_000, height: 2_999, channels: 3, background: '#357' } })
          .jpeg()
          .toBuffer(),
      {},
    ],
    ['a picture of 900 megapixels', [mediaCalls.upload], () => pngBomb(30_000), {}],
    [
      'an archive that unpacks to a thousand times its size',
      [downloadCalls.upload],
      () => buffer(zipOf([{ name: '[Content_Types].xml', content: repeated(' '.repeat(1_000_000), 40) }])),
      {},
    ],
  ]

  for (const [what, calls, make, query] of files) {
    test(`${what} holds nobody up`, async () => {
      const file = await make()
      for (const call of calls) {
        const url = `${call.path}?${new URLSearchParams(query)}`
        const send = () => uploadPicture(app.app, admin.token, file, 'x.zip', url)
        const { result, held } = await leastHolding(send, HELD)
        expect([200, 400, 413, 415, 422]).toContain(result.statusCode)
        expect(held, `${call.path} ${result.statusCode} ${result.body.slice(0, 200)}`).toBeLessThan(HELD)
        if (result.statusCode !== 200) expect(result.rawPayload.length).toBeLessThan(16 * 1024)
      }
    })
  }
})
