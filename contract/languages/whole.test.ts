// What stays on one line.
import { expect, test } from 'vitest'
import { wholesIn } from './whole.ts'

const wholes = (text: string) => wholesIn(text).filter((_, at) => at % 2 === 1)

test('models, sizes, ranges and figures with their units stay whole', () => {
  expect(wholes('The LPT-350 and the LPA-250S, an LCP 50-160')).toEqual(['LPT-350', 'LPA-250S', 'LCP 50-160'])
  expect(wholes('2 × DN before, 10×DN behind, DN 15–200, PN 16')).toEqual([
    '2 × DN',
    '10×DN',
    'DN 15–200',
    'PN 16',
  ])
  expect(wholes('at 20 °C, 30–110 m³/h, −40…+150 °C, ±0.2 % de la lectura')).toEqual([
    '20 °C',
    '30–110 m³/h',
    '−40…+150 °C',
    '±0.2 %',
  ])
  expect(wholes('14 万人口的城市，42 台流量计')).toEqual(['14 万', '42 台'])
  expect(wholes('turndown up to 10 : 1, by a clamp-on meter')).toEqual(['10 : 1', 'clamp-on'])
  expect(wholes('at 98.4 ft/s, 3/8–48 in')).toEqual(['98.4 ft/s', '8–48 in'])
  expect(wholes('EN 1092-1, 4–20 mA, 48\u202f600 L')).toEqual(['EN 1092-1', '4–20 mA', '48\u202f600 L'])
})

test('running text has nothing to hold together', () => {
  expect(wholesIn('A well-known, twenty-year-old rig')).toEqual(['A well-known, twenty-year-old rig'])
  expect(wholesIn('')).toEqual([''])
})

test('the pieces are the text', () => {
  const text = '每台 LEM-300 经 5 点实流标定，DN 100，±0.2%。'
  expect(wholesIn(text).join('')).toBe(text)
})
