import { expect, test } from 'vitest'
import { askedKey } from './asked-key.ts'
import { type EnquiryTexts, enquiryProblems, tidyEnquiry } from './enquiry.ts'
import { LINES, linesAsked, newLine, quantityOf } from './enquiry-lines.ts'

const WRITTEN: EnquiryTexts = {
  ...{ name: 'Ana', email: 'ana@example.com', phone: '', company: '', country: '', delivery: '' },
  ...{ subject: '', content: '', consent: true, lines: [newLine(7)] },
}
const wrong = (more: Partial<EnquiryTexts>) => enquiryProblems(tidyEnquiry({ ...WRITTEN, ...more }))

test('one of e-mail and telephone is enough, and what is missing is missing of both', () => {
  expect(wrong({})).toEqual({})
  expect(wrong({ email: '', phone: '+52 55 0000 0110' })).toEqual({})
  expect(wrong({ email: '' })).toEqual({ reach: 'reach' })
  expect(wrong({ email: 'nowhere', phone: '+52 55 0000 0110' })).toEqual({ email: 'email' })
})

test('what is asked for is said by lines or in words', () => {
  expect(wrong({ lines: [], content: 'Twelve of them.' })).toEqual({})
  expect(wrong({ lines: [] })).toEqual({ content: 'content' })
  expect(wrong({ lines: [newLine(null)] })).toEqual({ content: 'content' })
})

test('a quantity is a number of pieces, also with its thousands apart, and its error stands at its line', () => {
  const readings = Object.entries({ '': 0, '10': 10, '1 200': 1200, '1.200': 1200, '1,200': 1200, ten: null })
  for (const [text, means] of [...readings, ['0', null], ['1.5', null], ['9999999', null]] as const)
    expect([text, quantityOf(text)]).toEqual([text, means])
  const lines = [newLine(7), { ...newLine(9), quantity: 'ten', note: 'x'.repeat(201) }]
  expect(wrong({ lines })).toEqual({ 'lines.1.quantity': 'quantity', 'lines.1.note': 'tooLong' })
})

test('the day of delivery is one that the calendar has', () => {
  expect(wrong({ delivery: '2027-02-28' })).toEqual({})
  for (const delivery of ['2027-02-30', 'soon', '1027-01-01'])
    expect(wrong({ delivery })).toHaveProperty('delivery')
})

test('an address asks for products by their numbers, each once, or for one with its code', () => {
  const ids = (query: object) => linesAsked(query).map(({ productId }) => productId)
  expect(ids({ ids: '15,7,9' })).toEqual([15, 7, 9])
  expect(ids({ ids: '15,15,x,-1,0,7' })).toEqual([15, 7])
  expect(ids({ ids: Array.from({ length: 40 }, (_, at) => at + 1).join() })).toHaveLength(LINES)
  expect(linesAsked({ product: '7', code: 'LEM300-100' })).toEqual([newLine(7, 'LEM300-100')])
  expect(ids({ ids: ['1'], product: '<b>' })).toEqual([])
  expect(linesAsked({ product: '7', code: 'LEM300-100', ids: '7,8' })).toHaveLength(2)
})

test('an address asks for parts of a product by their numbers, each in a line of its own', () => {
  const lines = linesAsked({ ids: `7,${askedKey(7, 'LS-3001')},7~LS-3002,7~LS-3002,x~LS-1,9~` })
  const asked = [newLine(7), newLine(7, 'LS-3001'), newLine(7, 'LS-3002'), newLine(9)]
  expect(lines).toEqual(asked)
})

test('who wants a document by mail says where to, and need give no reason', () => {
  const asked = (more: Partial<EnquiryTexts>) =>
    enquiryProblems(tidyEnquiry({ ...WRITTEN, content: '', phone: '+86 512 0000 0110', ...more }), true)
  expect(asked({ email: 'ana@example.com' })).toEqual({})
  expect(asked({ email: '' })).toEqual({ email: 'email' })
})
