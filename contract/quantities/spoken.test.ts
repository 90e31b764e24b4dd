// Quantities in running words: which are found, where, and what they may mean.
import { expect, test } from 'vitest'
import { quantitiesIn } from './spoken.ts'

/** What was found in a text, as it stands there, with what it means. */
const found = (text: string) =>
  quantitiesIn(text).map(({ from, to, meanings }) => [
    text.slice(from, to),
    ...meanings.map(({ dimension, base }) => `${dimension} ${base.from}..${base.to}`),
  ])

test('sizes and ratings stand before their number, in DN, inches, PN and classes', () => {
  expect(found('DN100 electromagnetic')).toEqual([['DN100', 'size 100..100']])
  expect(found('电磁流量计DN 10–1200')).toEqual([['DN 10–1200', 'size 10..1200']])
  expect(found('1 1/2" valve')).toEqual([['1 1/2"', 'length 0.0381..0.0381', 'size 40..40']])
  for (const text of ['4 inch', '4"', '4 pulgadas', '4英寸'])
    expect(found(text)).toEqual([[text, 'length 0.1016..0.1016', 'size 100..100']])
  expect(found('PN16')).toEqual([['PN16', 'rating 16..16', 'pressure 16..16']])
  expect(found('class 150')).toEqual([['class 150', 'rating 20..20', 'pressure 20..20']])
  expect(found('150#')).toEqual([['150#', 'rating 20..20', 'pressure 20..20']])
})

test('figures stand before their unit, alone, as a range, as a limit, in any of the languages', () => {
  for (const text of ['4-20 mA', '4-20mA', '4 a 20 mA', '4~20毫安'])
    expect(found(text)).toEqual([[text, 'current 4..20']])
  for (const text of ['100 m³/h', '100m3/h', '100 方']) expect(found(text)).toEqual([[text, 'flow 100..100']])
  expect(found('16 bar')).toEqual([['16 bar', 'pressure 16..16', 'rating 16..null']])
  expect(found('0-40MPa')).toEqual([['0-40MPa', 'pressure 0..400', 'rating 400..null']])
  expect(found('-20…60 °C')).toEqual([['-20…60 °C', 'temperature -20..60']])
  expect(found('5 micron')).toEqual([['5 micron', 'length 0.000005..0.000005']])
  expect(found('100 mm meter')).toEqual([['100 mm', 'length 0.1..0.1', 'size 100..100']])
  expect(found('7.5kW')).toEqual([['7.5kW', 'power 7.5..7.5']])
})

test('a limit to both sides is known by its sign, and by the grade of the trade', () => {
  expect(quantitiesIn('±0,2 %')).toMatchObject([
    { eitherWay: true, meanings: [{ dimension: 'ratio', base: { from: 0.2, to: 0.2 } }] },
  ])
  expect(quantitiesIn('0.5级')).toMatchObject([{ eitherWay: true }])
  expect(quantitiesIn('0.2%')).toMatchObject([{ eitherWay: false }])
})

test('models, numbers and words are no quantities', () => {
  for (const text of [
    'LTB-25H',
    'LCP 80-200',
    'LEM 300 in stock',
    '25H',
    '2000 WOG',
    '3 piece valve',
    'IP68',
  ])
    expect([text, found(text)]).toEqual([text, []])
})
