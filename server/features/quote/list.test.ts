// The desk of quotes: found, counted, summed by stage, and taken out for the ERP.
import { expect, test } from 'vitest'
import { operationLogCalls } from '#contract/monitoring/log.ts'
import { quoteCalls as calls } from '#contract/quotes/quote.ts'
import { readSheet } from '#server/parts/sheets/sheet-reading.ts'
import { testApp } from '#server/testing/app.ts'
import { VISITORS } from '#server/testing/desks/enquiry-desk.ts'
import { LONG_SESSIONS } from '#server/testing/desks/product-desk.ts'
import { LINE, quoteDesk } from '#server/testing/desks/quote-desk.ts'

const app = await testApp({ ...VISITORS, ...LONG_SESSIONS })
const { admin, sent, begun, saved, out, target } = await quoteDesk(app)
const HOUR = 3_600_000

// Each begins an hour after the one before.
const draft = await saved(await begun({ company: 'Acme Water' }), { validUntil: '2026-07-20' })
app.tick(HOUR)
const soon = await out({ validUntil: '2026-06-05', currency: 'EUR' })
app.tick(HOUR)
const far = await out({ validUntil: '2026-12-01', lines: [{ ...LINE, quantity: 10 }] })
app.tick(HOUR)
const won = await app.get(
  calls.close,
  {
    ...target(await out({ lines: [{ ...LINE, price: 10, discount: 0 }] })),
    outcome: 'won',
    orderNumber: '=1+1',
  },
  admin,
)

const found = async (query: Parameters<typeof app.get<typeof calls.list>>[1]) =>
  (await app.get(calls.list, query, admin)).items.map(({ number }) => number)

test('quotes are found by state, currency, end, number, inquiry and customer, and sorted', async () => {
  expect(await found({})).toEqual([won, far, soon, draft].map(({ number }) => number))
  expect(await found({ state: 'open' })).toEqual([far, soon, draft].map(({ number }) => number))
  expect(await found({ state: 'draft' })).toEqual([draft.number])
  expect(await found({ currency: 'EUR' })).toEqual([soon.number])
  expect(await found({ ending: true })).toEqual([soon.number])
  expect(await found({ keyword: draft.number.slice(0, 9) })).toContain(draft.number)
  expect(await found({ keyword: far.messageNumber })).toEqual([far.number])
  expect(await found({ keyword: 'acme wat' })).toEqual([draft.number])
  expect(await found({ sort: '-total', limit: '2' })).toEqual([far.number, expect.any(String)])
  expect(await found({ sort: 'validUntil', limit: '1' })).toEqual([soon.number])
})

test('a long list goes on behind a quote', async () => {
  expect(await found({ limit: '2', before: String(far.id) })).toEqual([soon.number, draft.number])
})

test('the pipeline counts and sums by stage and currency', async () => {
  await sent({
    lines: [{ productId: null, name: 'Valve', quantity: '1', size: '', medium: '', code: '', note: '' }],
  })
  await sent()
  const stages = await app.get(calls.stages, {}, admin)
  expect(stages.map(({ stage, count, ending }) => [stage, count, ending])).toEqual([
    ...[
      ['waiting', 1, 0],
      ['draft', 1, 0],
      ['sent', 2, 1],
      ['asked', 0, 0],
    ],
    ...[
      ['accepted', 0, 0],
      ['won', 1, 0],
      ['lost', 0, 0],
    ],
  ])
  expect(stages[2]?.sums).toEqual([
    { currency: 'USD', amount: 14060 },
    { currency: 'EUR', amount: 2812 },
  ])
  expect(stages[5]?.sums).toEqual([{ currency: 'USD', amount: 20 }])
})

const taken = (query: Record<string, string>) =>
  app.inject({ method: 'POST', url: calls.exportAll.path, query, headers: { 'x-token': admin.token ?? '' } })

test('the CSV is one that machines read: its rows come to the total, and no text is a formula', async () => {
  const options = [
    { name: 'Lining', price: 100, included: true },
    { name: 'Other', price: 50, included: false },
  ]
  const lines = [{ ...LINE, title: '@SUM(1), "quoted"', note: '', options }]
  const extras = [{ name: 'Discount', amount: -0.5 }]
  const quote = await out({ lines, extras })
  const reply = await taken({ keyword: quote.number })
  expect(reply.headers['content-type']).toContain('text/csv; charset=utf-8')
  expect(reply.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  const rows = reply.body.slice(1).split('\r\n')
  expect(rows[0]).toBe(
    'quote,edition,state,reason,order_number,inquiry,customer,language,sent,valid_until,decided,currency,total,kind,position,product_id,code,title,quantity,price,discount_percent,amount',
  )
  expect(rows.slice(1)).toEqual([
    expect.stringMatching(/,USD,3001\.5,line,1,,LEM300-100-16,"'@SUM\(1\), ""quoted""",2,1480,5,2812$/),
    expect.stringMatching(/,USD,3001\.5,option,1,,,Lining,2,100,5,190$/),
    expect.stringMatching(/,USD,3001\.5,extra,,,,Discount,,,,-0\.5$/),
    '',
  ])
  expect((await taken({ state: 'won' })).body).toContain(`,won,,'=1+1,`)
  expect((await taken({ state: 'draft' })).body.split('\r\n')).toHaveLength(3)
  const log = await app.get(operationLogCalls.list, { module: 'quote', verb: 'export' }, admin)
  expect(log.items.length).toBeGreaterThan(0)
  expect(JSON.stringify(log.items)).not.toContain(quote.number)
})

test('the sheet for people says it in their language', async () => {
  const reply = await taken({ state: 'won', format: 'xlsx' })
  const rows = (await readSheet(reply.rawPayload, { rows: 10 })).map(({ cells }) => cells)
  expect(rows[0]?.slice(0, 3)).toEqual(['报价单号', '版本', '状态'])
  expect(rows[1]).toEqual(expect.arrayContaining([won.number, '已成交', '=1+1', '行']))
})

test('what has ended does not end soon', async () => {
  app.tick(9 * 24 * HOUR)
  expect(await found({ ending: true })).toEqual([])
  expect((await app.get(calls.stages, {}, admin))[2]?.ending).toBe(0)
})
