// A quotation on paper: what is reckoned is what is printed, in the customer's language.
import { afterAll, expect, test } from 'vitest'
import { textOf } from '#server/testing/papers/pdf-text.ts'
import { SITE } from '#server/testing/papers/settings-of-papers.ts'
import { type Offer, type OfferLine, offerPaper } from './offer-paper.ts'
import { createPapers } from './papers.ts'

const papers = createPapers()
afterAll(() => papers.stop())

const line = (title: string, quantity: number, price: number, discount: number): OfferLine => ({
  ...{ title, quantity, price, discount, delivery: '', options: [] },
  notes: ['LEM300-100-16-H-H-A-1', 'DN 100, PN 16'],
})
const OFFER: Offer = {
  ...{ number: '2026-1147', version: 2, enquiry: '2026-1147', currency: 'USD' },
  ...{ day: Date.parse('2026-11-23T12:00:00Z'), validUntil: Date.parse('2026-12-20T12:00:00Z') },
  customer: ['Agua Demostrativa S.A. de C.V.', 'Marta Ibáñez', '64000 Monterrey, México'],
  from: { name: 'Lin Yue', role: 'Application engineer' },
  intro: 'Thank you for your enquiry.',
  lines: [line('LEM-300', 10, 1480, 8), line('LTB-50', 2, 1120, 5), line('LPA-160', 4, 640, 5)],
  extras: [{ name: 'Freight to Monterrey, CIP', amount: 690 }],
  ...{
    taxes: 'Taxes are not included.',
    delivery: '3 weeks',
    payment: '30 days',
    conditions: 'Incoterms 2020',
  },
  address: 'https://lanbo.example/offer/x',
}
const set = async (language: 'zh' | 'en' | 'es', more: Partial<Offer> = {}) => {
  const task = offerPaper(SITE, { ...OFFER, ...more }, { language, timeZone: 'UTC' })
  return textOf(await papers.set('a', task))
}
/** Spaces of all widths count as one. */
const plain = (text: string) => text.replaceAll(/\s+/g, ' ')

test('options stand beneath their line: what is chosen with its price, an alternative outside the total', async () => {
  const options = [
    { name: 'PTFE lining', price: 410, included: true },
    { name: 'Titanium electrodes', price: 290, included: false },
  ]
  const lines = [{ ...line('LEM-300', 2, 3420, 5), delivery: '3 weeks', options }]
  const text = plain((await set('en', { lines, extras: [] })).join(' '))
  for (const words of [
    ...['+ PTFE lining', '779.00', 'Alternative: Titanium electrodes', 'not in the total'],
    ...['Delivery: 3 weeks', '6498.00', '7660.00', '−383.00', '7277.00'],
  ])
    expect(text).toContain(words)
})

test('the paper names company, customer, lines, prices, sums, validity, number and version', async () => {
  const text = plain((await set('en')).join(' '))
  for (const words of [
    ...['Quotation 2026-1147-2', 'Lanbo Fluid Technology', 'Marta Ibáñez', 'LEM300-100-16-H-H-A-1'],
    ...['13 616.00', '8%', '690.00', '18 866.00', '20 December 2026', 'Incoterms 2020', 'Page 1 of 1'],
  ])
    expect(text).toContain(words)
})

test('it is written in the language of the customer', async () => {
  expect(plain((await set('es')).join(' '))).toContain('Cotización 2026-1147-2')
  expect(plain((await set('es')).join(' '))).toContain('8 %')
  expect((await set('zh')).join('').replaceAll(/\s/g, '')).toContain('报价单')
})

test('many lines go on over pages, and each page says which it is', async () => {
  const lines = Array.from({ length: 60 }, (_, at) => line(`LEM-${at}`, 1, 10, 0))
  const pages = await set('en', { lines })
  expect(pages.length).toBeGreaterThan(2)
  pages.forEach((page, at) => {
    expect(plain(page)).toContain(`Page ${at + 1} of ${pages.length}`)
    expect(page).toContain('Lanbo Fluid Technology')
  })
})
