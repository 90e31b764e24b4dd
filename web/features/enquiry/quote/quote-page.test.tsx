// The page of a quote: what it says and offers in each state, in plain forms.
import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#contract/languages/language-codes.ts'
import type { OwnQuote, QuotePage } from '#contract/quotes/own-quote.ts'
import { render } from '#web/render.tsx'
import { sampleDoor } from '#web/testing/sample-answers.ts'

const QUOTE: OwnQuote = {
  ...{ number: 'Q-2611-7KX2M', edition: 2, state: 'sent', language: 'en', currency: 'USD' },
  ...{ sentTime: '2026-11-23T02:40:00Z', from: 'Lin Yue', validUntil: '2026-12-20', daysLeft: 25 },
  ...{ ended: false, customer: 'Agua Demostrativa\nMonterrey', intro: 'As you asked.', taxes: 'Without VAT' },
  lines: [
    {
      ...{ title: 'LEM-300', code: 'LEM300-100', note: 'DN 100', delivery: '3 weeks' },
      ...{ quantity: 10, price: 1480, discount: 8, total: 17388 },
      options: [
        { name: 'Rings', price: 410, included: true, total: 3772 },
        { name: 'Remote', price: 290, included: false, total: 2668 },
      ],
    },
  ],
  extras: [{ name: 'Freight', amount: 690 }],
  ...{ goods: 17388, total: 18078 },
  terms: { delivery: 'In 3 weeks', payment: '30 % with the order', conditions: '' },
  ...{ decided: null, mayWithdraw: false, confirmedBy: null, renewalAsked: false },
  earlier: [{ edition: 1, sentTime: '2026-11-20T02:40:00Z', total: 18600, currency: 'USD' }],
}
const LINK = 'M-2611-AB3CD-abcdefghijklmnopqrstuvwx'

async function pageOf(
  quote: Partial<OwnQuote> = {},
  more: Partial<QuotePage> = {},
  language: Language = 'en',
) {
  const { read } = sampleDoor(language)
  const made = await render({
    ...{ language, origin: '', alternates: {}, everywhere: null, preview: null },
    route: `/enquiry/${LINK}/quote`,
    enquiry: {
      texts: {
        ...{ name: '', email: '', phone: '', company: '', country: '', delivery: '' },
        ...{ subject: '', content: '', consent: false, lines: [] },
      },
      ...{ problems: {}, note: '', about: null, files: [], form: '', number: null },
      own: {
        ...{ number: 'M-2611-AB3CD', link: LINK, state: 'answered', time: '2026-11-22T10:00:00Z' },
        promised: { time: null, zone: 'Asia/Shanghai' },
        office: null,
        ...{ name: 'Ana Torres', email: 'ana@example.com', phone: '', country: '', delivery: '', lines: [] },
        thread: [{ time: '2026-11-22T10:00:00Z', by: 'visitor', text: 'Ten meters.', files: [] }],
        ...{ room: 5, pages: 0, consent: '', erasureAsked: false, quote: null },
      },
      quote: {
        quote: { ...QUOTE, ...quote },
        ...{ zone: 'Asia/Shanghai', note: '', open: 'accept', seen: 7 },
        given: { name: 'Ana Torres', orderNumber: '', text: '', reason: '' },
        ...more,
      },
    },
    read: (path, query) => read(path as '/api/web/message/asked', query as { ids: string }),
  })
  if (!('html' in made)) throw new Error('no page')
  const ways = [...made.html.matchAll(/name="way" value="(\w+)"/g)].map(([, way]) => way)
  return { html: made.html, title: made.title, ways, text: made.html.replace(/<[^>]*>/g, ' ') }
}

test('the page says lines, options and sums as they are written in each language, and where the PDF is', async () => {
  for (const language of LANGUAGES) {
    const { html, title, ways } = await pageOf({}, {}, language)
    expect(title).toContain('Q-2611-7KX2M')
    expect(ways).toEqual(['accept', 'ask', 'decline'])
    for (const amount of ['10 × 1480.00', '17\u202f388.00', '690.00', '18\u202f078.00'])
      expect(html.replaceAll('<!-- -->', '')).toContain(amount)
    expect(html).toContain(`href="/${language}/enquiry/${LINK}/quote.pdf"`)
    expect(html).toContain(`href="/${language}/enquiry/${LINK}/quote.pdf?edition=1"`)
    // What staff wrote is marked as of their language where the page is of another.
    expect(html.includes('<p class="own-text" lang="en">')).toBe(language !== 'en')
  }
})

test('each form names the version that was read, and the name is filled in', async () => {
  const { html } = await pageOf()
  expect(html.match(/name="edition" value="2"/g)).toHaveLength(3)
  expect(html).toContain('name="seen" value="7"')
  expect(html).toMatch(/name="name"[^>]*value="Ana Torres"/)
  expect(html).toContain('For Agua Demostrativa, I order')
})

const DECIDED = { time: '2026-11-24T01:12:00Z', name: 'Ana', orderNumber: '4500-118', reason: '' } as const
test('what was decided is said with the next step, and what is over is not offered', async () => {
  const accepted = await pageOf({
    ...{ state: 'accepted', decided: DECIDED, mayWithdraw: true },
    confirmedBy: '2026-11-25T09:30:00Z',
  })
  expect(accepted.ways).toEqual(['withdraw', 'ask'])
  expect(accepted.text).toMatch(/Your order 4500-118 reached us on 24 November.* 09:12/)
  const won = await pageOf({ state: 'won', decided: DECIDED })
  expect(won.ways).toEqual(['ask'])
  const declined = await pageOf({ state: 'lost', decided: { ...DECIDED, reason: 'price' } })
  expect(declined.ways).toEqual(['ask'])
  expect(declined.text).toContain('Your reason: The price.')
  expect((await pageOf({ state: 'lost' })).text).toContain('This quote is closed.')
})

test('what has ended is renewed with one press, once', async () => {
  const ended = await pageOf({ ended: true, daysLeft: 0 }, { open: '' })
  expect(ended.ways).toEqual(['renew', 'ask', 'decline'])
  expect(ended.text).toContain('This quote ended on 20 December 2026.')
  const asked = await pageOf({ ended: true, daysLeft: 0, renewalAsked: true }, { open: '' })
  expect(asked.ways).toEqual(['ask', 'decline'])
})

test('what was wrong is said, and what was typed stands there again', async () => {
  const { html } = await pageOf(
    {},
    {
      ...{ note: 'Tick the box to place the order.', open: 'decline' },
      given: { name: 'Bea', orderNumber: '77', text: 'Is it <b>?', reason: 'delivery' },
    },
  )
  expect(html).toMatch(/role="alert"[^>]*>Tick the box/)
  expect(html).toContain('Is it &lt;b&gt;?')
  expect(html).toMatch(/type="radio"[^>]*(checked=""[^>]*value="delivery"|value="delivery"[^>]*checked="")/)
  expect(html.match(/<details[^>]*open=""/g)).toHaveLength(1)
})
