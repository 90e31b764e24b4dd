// Moments as people type them, on a Sunday afternoon: what holds in every language.
import { expect, test } from 'vitest'
import { WRITTEN_LANGUAGES } from '#contract/languages/language-facts.ts'
import { expectRead, NOW } from '#web/admin/editor/plan/testing/read-as.ts'
import { quickMoments } from './typed-moment.ts'

test('a date and a time as the field writes them, and parts of them', () => {
  expectRead({
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

test('all languages are understood in each interface', () => {
  for (const language of Object.keys(WRITTEN_LANGUAGES))
    expectRead(
      {
        'fri 14:00': '2026-11-27T14:00',
        '下周一 9点': '2026-11-23T09:00',
        'mañana a las 9': '2026-11-23T09:00',
        'Freitag 14 Uhr': '2026-11-27T14:00',
        'demain à 14h30': '2026-11-23T14:30',
        'sexta às 14h': '2026-11-27T14:00',
        金曜14時: '2026-11-27T14:00',
        'в пятницу в 14:00': '2026-11-27T14:00',
        'mar 10:00': '2026-11-24T10:00',
        '24 mar 10:00': '2027-03-24T10:00',
        'Mon 9 am': '2026-11-23T09:00',
      },
      language,
    )
})

test('a word of two languages means what it does in that of the interface, and nothing where that is not known', () => {
  // A month, and Tuesday.
  expectRead({ 'mar 24 10:00': '2027-03-24T10:00' }, 'en')
  expectRead({ 'mar 24 10:00': null, 'mar 24 nov 10h': '2026-11-24T10:00' }, 'fr')
  expectRead({ 'mar 24 10:00': null }, 'es')
  // Thursday, and “of the”.
  expectRead({ 'do 14:00': '2026-11-26T14:00' }, 'de')
  expectRead({ '14h do dia 30 de novembro': '2026-11-30T14:00' }, 'pt')
  // On, and before noon.
  expectRead({ 'um 9 am Freitag': '2026-11-27T09:00' }, 'de')
  expectRead({ '9 am Friday': '2026-11-27T09:00' }, 'en')
  // Which is the day, in English, depends on who writes it.
  expectRead({ '3/4 14:00': null, '3/4/2027': null }, 'en')
  expectRead({ '3/4 14:00': '2027-04-03T14:00' }, 'es')
  expectRead({ '3/4 14:00': '2027-03-04T14:00' }, 'zh')
})

test('a weekday beside a date says the same, or the moment is not understood', () => {
  expectRead({
    'Monday, 30 November 10:00': '2026-11-30T10:00',
    'Mon Nov 30': '2026-11-30T09:00',
    'Tuesday, 30 November': null,
    'tomorrow, Monday': '2026-11-23T09:00',
    '11月30日（周一）9点': '2026-11-30T09:00',
    '11月30日周二': null,
  })
})

test('a weekday that is today means later today, else the one in a week', () => {
  expectRead({
    'sun 18:00': '2026-11-22T18:00',
    'sun 10:00': '2026-11-29T10:00',
    周日10点: '2026-11-29T10:00',
  })
  // In the middle of a week, next Friday is not this one.
  expectRead(
    { fri: '2026-11-27T09:00', 'next fri': '2026-12-04T09:00', 下周五: '2026-12-04T09:00' },
    'en',
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
