// Opening hours in words, and whether somebody is there.
import { expect, test } from 'vitest'
import { type Hours, writeDays } from './hours.ts'
import { isOpen } from './open-now.ts'

const week: Hours[] = [
  { first: 'mon', last: 'thu', opens: '08:00', closes: '17:30' },
  { first: 'fri', last: 'fri', opens: '08:00', closes: '14:30' },
]

test('days are written as each language writes a span', () => {
  expect(writeDays({ first: 'mon', last: 'fri' }, 'en')).toBe('Mon–Fri')
  expect(writeDays({ first: 'mon', last: 'fri' }, 'zh')).toBe('周一至周五')
  expect(writeDays({ first: 'mon', last: 'fri' }, 'es')).toBe('lun–vie')
  expect(writeDays({ first: 'sun', last: 'thu' }, 'en')).toBe('Sun–Thu')
  expect(writeDays({ first: 'sat', last: 'sat' }, 'en')).toBe('Sat')
})

test('it is open from the minute that it opens until the minute that it closes, on its own clock', () => {
  const at = (time: string) => isOpen(week, 'Europe/Madrid', new Date(time))
  // Madrid is an hour before UTC in winter.
  expect(at('2026-11-25T06:59:00Z')).toBe(false)
  expect(at('2026-11-25T07:00:00Z')).toBe(true)
  expect(at('2026-11-25T16:29:00Z')).toBe(true)
  expect(at('2026-11-25T16:30:00Z')).toBe(false)
  expect(at('2026-11-27T14:00:00Z')).toBe(false)
  expect(at('2026-11-28T10:00:00Z')).toBe(false)
})

test('a week may begin on Sunday', () => {
  const hours: Hours[] = [{ first: 'sun', last: 'thu', opens: '08:00', closes: '16:00' }]
  expect(isOpen(hours, 'Asia/Dubai', new Date('2026-11-29T06:00:00Z'))).toBe(true)
  expect(isOpen(hours, 'Asia/Dubai', new Date('2026-11-27T06:00:00Z'))).toBe(false)
})

test('what is not sure is not said', () => {
  const noon = new Date('2026-11-25T12:00:00Z')
  expect(isOpen([], 'Europe/Madrid', noon)).toBeNull()
  expect(isOpen(week, '', noon)).toBeNull()
  expect(isOpen(week, 'Europe/Nowhere', noon)).toBeNull()
  expect(isOpen([{ first: 'mon', last: 'sun', opens: '22:00', closes: '06:00' }], 'UTC', noon)).toBeNull()
})
