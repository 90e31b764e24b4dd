// Where an inquiry stands on its way.
import { expect, test } from 'vitest'
import { stepOf } from './admin-quote-path.tsx'

test('without a quote the state of the inquiry says where it stands, with one the quote does', () => {
  expect([stepOf('new', null), stepOf('assigned', null), stepOf('replied', null)]).toEqual([
    'new',
    'work',
    'answer',
  ])
  expect(stepOf('new', { state: 'draft', unsent: true })).toBe('quote')
  expect(stepOf('replied', { state: 'sent', unsent: false })).toBe('answer')
  expect(stepOf('replied', { state: 'asked', unsent: true })).toBe('quote')
  for (const state of ['accepted', 'won', 'lost'] as const)
    expect(stepOf('replied', { state, unsent: false })).toBe('end')
})
