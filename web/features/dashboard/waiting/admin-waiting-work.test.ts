import { expect, test } from 'vitest'
import { saying } from '#web/testing/texts.ts'
import { countTo, written } from './admin-waiting-list.tsx'
import { dueWords } from './admin-waiting-work.tsx'

const WRITTEN = ['zh', 'en', 'es'] as const
const NOW = Date.parse('2026-06-01T08:00:00Z')
const HOUR = 3_600_000
const told = (hours: number) =>
  WRITTEN.map((language) => {
    const due = new Date(NOW + hours * HOUR).toISOString()
    return dueWords(due, NOW, saying(language)('console/dashboard/waiting')).description
  })
const tone = (hours: number) =>
  dueWords(new Date(NOW + hours * HOUR).toISOString(), NOW, saying('en')('console/dashboard/waiting')).tone

test('how late it is or how long is left is told in the largest whole unit, in three languages', () => {
  expect(told(-0.001)).toEqual(['逾期 1 分钟', '1 min late', '1 min de retraso'])
  expect(told(-2.9)).toEqual(['逾期 2 小时', '2 h late', '2 h de retraso'])
  expect(told(-25)).toEqual(['逾期 1 天', '1 day late', '1 día de retraso'])
  expect(told(-50)).toEqual(['逾期 2 天', '2 days late', '2 días de retraso'])
  expect(told(0.5)).toEqual(['还剩 30 分钟', '30 min left', 'vence en 30 min'])
  expect(told(24)).toEqual(['还剩 1 天', '1 day left', 'vence en 1 día'])
})

test('what is late is red, what is due within four hours amber', () => {
  expect([tone(-1), tone(3.9), tone(4.1)]).toEqual(['bad', 'warn', undefined])
})

test('one is told as one, and a number that is counted no further says so', () => {
  const say = (count: number, late: number) =>
    WRITTEN.map((language) =>
      saying(language)('console/dashboard/waiting').total({ ...written(count), late }),
    )
  expect(say(1, 0)).toEqual(['1 项', '1 item', '1 asunto'])
  expect(say(13, 2)).toEqual(['13 项，其中 2 项已逾期', '13 items, 2 late', '13 asuntos, 2 con retraso'])
  expect(
    WRITTEN.map((language) => saying(language)('console/dashboard/waiting').pictures(written(1))),
  ).toEqual(['1 张图片', '1 picture', '1 imagen'])
  expect(countTo(999)).toBe('999')
  expect(countTo(1_000)).toMatch(/^1\D?000\+$/)
})
