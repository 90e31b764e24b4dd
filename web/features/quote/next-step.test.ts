// What comes next for a quote.
import { expect, test } from 'vitest'
import { daysUntil, nextStepOf } from './next-step.ts'

const NOW = new Date(2026, 10, 25, 23, 30)
const quote = (more: object = {}) => ({
  ...{ state: 'sent' as const, unsent: false, ended: false, validUntil: '2026-12-24' },
  ...{ remindTime: null, sendTime: null },
  ...more,
})

test('days are those of the calendar, whatever the hour', () => {
  expect([daysUntil('2026-11-25', NOW), daysUntil('2026-11-26', NOW), daysUntil('2026-11-24', NOW)]).toEqual([
    0, 1, -1,
  ])
})

test('what the customer waits for comes before what we wait for', () => {
  expect(nextStepOf(quote({ state: 'accepted', unsent: true }), NOW)).toBe('confirm')
  expect(nextStepOf(quote({ state: 'asked', unsent: true }), NOW)).toBe('send')
  const sendTime = '2026-11-26T08:00:00Z'
  expect(nextStepOf(quote({ state: 'draft', unsent: true, sendTime }), NOW)).toBe('leaves')
  expect(nextStepOf(quote({ state: 'asked' }), NOW)).toBe('answer')
  expect(nextStepOf(quote({ ended: true }), NOW)).toBe('renew')
  expect(nextStepOf(quote({ validUntil: '2026-11-28' }), NOW)).toBe('call')
  expect(nextStepOf(quote({ remindTime: '2026-11-30T08:00:00Z' }), NOW)).toBe('remind')
  expect(nextStepOf(quote(), NOW)).toBe('wait')
  expect(nextStepOf(quote({ state: 'won' }), NOW)).toBe('none')
})
