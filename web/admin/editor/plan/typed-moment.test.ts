// Moments as people type them, on a Sunday afternoon.
import { expect, test } from 'vitest'
import { quickMoments, typedMoment } from './typed-moment.ts'

/** A Sunday. */
const NOW = '2026-11-22T14:30'
const table = (rows: Record<string, string | null>, now = NOW) => {
  const read = Object.fromEntries(Object.keys(rows).map((typed) => [typed, typedMoment(typed, now)]))
  expect(read).toEqual(rows)
}

test('a date and a time as the field writes them, and parts of them', () => {
  table({
    '2026-11-30 09:00': '2026-11-30T09:00',
    '2026-11-30T9:05': '2026-11-30T09:05',
    '2026/12/1 18:30': '2026-12-01T18:30',
    '2026-11-30': '2026-11-30T09:00',
    '14:45': '2026-11-22T14:45',
    '14:00': '2026-11-23T14:00',
    '2026-02-30': null,
    '2026-11-30 25:00': null,
    '2026-11-30 09:61': null,
    '': null,
    soon: null,
    '2026-11-30 perhaps': null,
  })
})

test('English', () => {
  table({
    'fri 14:00': '2026-11-27T14:00',
    'Friday at 2pm': '2026-11-27T14:00',
    'next Monday 09:00': '2026-11-23T09:00',
    'Next monday': '2026-11-23T09:00',
    'next Friday': '2026-11-27T09:00',
    tomorrow: '2026-11-23T09:00',
    'tomorrow 9:30 am': '2026-11-23T09:30',
    'the day after tomorrow at noon': '2026-11-24T12:00',
    'today 18:00': '2026-11-22T18:00',
    '30 November 10:00': '2026-11-30T10:00',
    'Nov 30, 2026, 10:00': '2026-11-30T10:00',
    '1 March': '2027-03-01T09:00',
    '12 am': '2026-11-23T00:00',
    'tomorrow 13 pm': null,
  })
})

test('Chinese, also with wide figures', () => {
  table({
    下周一: '2026-11-23T09:00',
    '下周一 9点': '2026-11-23T09:00',
    '周五 14:00': '2026-11-27T14:00',
    '周五１４：００': '2026-11-27T14:00',
    星期三下午2点半: '2026-11-25T14:30',
    明天上午10点15分: '2026-11-23T10:15',
    后天中午: '2026-11-24T12:00',
    '11月30日 09:00': '2026-11-30T09:00',
    '2027年1月4日8点': '2027-01-04T08:00',
    今天晚上8点: '2026-11-22T20:00',
    某一天: null,
  })
})

test('Spanish, with accents and without', () => {
  table({
    'mañana a las 9': '2026-11-23T09:00',
    manana: '2026-11-23T09:00',
    'pasado mañana 16:00': '2026-11-24T16:00',
    'el viernes a las 14:00': '2026-11-27T14:00',
    'próximo lunes 9 h': '2026-11-23T09:00',
    'miércoles al mediodía': '2026-11-25T12:00',
    'miércoles, mediodía': '2026-11-25T12:00',
    'sáb 10:00': '2026-11-28T10:00',
    '30 de noviembre de 2026, 10:00': '2026-11-30T10:00',
    'hoy 18.30': '2026-11-22T18:30',
    'martes 18:30 h': '2026-11-24T18:30',
    'mar 10:00': '2026-11-24T10:00',
    'hoy 18:30': '2026-11-22T18:30',
  })
})

test('a weekday that is today means later today, else the one in a week', () => {
  table({ 'sun 18:00': '2026-11-22T18:00', 'sun 10:00': '2026-11-29T10:00', 周日10点: '2026-11-29T10:00' })
  // In the middle of a week, next Friday is not this one.
  table(
    { fri: '2026-11-27T09:00', 'next fri': '2026-12-04T09:00', 下周五: '2026-12-04T09:00' },
    '2026-11-25T08:00',
  )
})

test('the quick choices', () => {
  expect(quickMoments(NOW)).toEqual({ tomorrow: '2026-11-23T09:00', monday: '2026-11-23T09:00' })
  expect(quickMoments('2026-11-23T08:00')).toEqual({
    tomorrow: '2026-11-24T09:00',
    monday: '2026-11-30T09:00',
  })
})
