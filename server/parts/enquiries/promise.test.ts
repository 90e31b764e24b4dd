import { expect, test } from 'vitest'
import { promisedBy, readWorkingHours } from './promise.ts'

const HOURS = readWorkingHours('1-5 08:30-17:30')
if (!HOURS) throw new Error('no hours')
const by = (moment: string, zone = 'Asia/Shanghai') =>
  new Date(promisedBy(Date.parse(moment), HOURS, zone)).toJSON()

test('an answer is promised one working day later, counted while somebody works', () => {
  // Tuesday 10:00 in Suzhou: Wednesday 10:00. Sunday: Monday evening. Friday 16:30: Monday 16:30. Monday night: Tuesday evening.
  expect(by('2026-11-24T02:00:00Z')).toBe('2026-11-25T02:00:00.000Z')
  expect(by('2026-11-22T02:14:00Z')).toBe('2026-11-23T09:30:00.000Z')
  expect(by('2026-11-27T08:30:00Z')).toBe('2026-11-30T08:30:00.000Z')
  expect(by('2026-11-23T14:00:00Z')).toBe('2026-11-24T09:30:00.000Z')
})

test('clocks that are changed move the moment, not the hour', () => {
  expect(by('2026-03-27T15:00:00Z', 'Europe/Berlin')).toBe('2026-03-30T14:00:00.000Z')
})

test('what says no hours is none', () => {
  for (const text of [
    '',
    'always',
    '5-1 08:00-17:00',
    '1-5 17:00-08:00',
    '0-5 08:00-17:00',
    '1-5 08:70-17:00',
  ])
    expect([text, readWorkingHours(text)]).toEqual([text, null])
})
