// Quantities in running words, in the units of the United States.
import { expect, test } from 'vitest'
import { holesInUs, wordsInUs } from './running-words.ts'

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')
const inUs = (text: string, language: 'en' | 'es' | 'zh' = 'en') => plain(wordsInUs(text, language))

test('a quantity is read in the units of the United States, whatever stands around it', () => {
  expect(inUs('PFA; PTFE to 130 °C, hard rubber to 80 °C')).toBe('PFA; PTFE to 266 °F, hard rubber to 176 °F')
  expect(inUs('PFA；PTFE 至 130 °C，硬橡胶至 80 °C', 'zh')).toBe('PFA；PTFE 至 266 °F，硬橡胶至 176 °F')
  expect(inUs('CIP 95 °C, steam 121 °C for 30 min')).toBe('CIP 203 °F, steam 250 °F for 30 min')
  expect(inUs('At most 2 bar')).toBe('At most 29 psi')
  expect(inUs('From 0.25 m')).toBe('From 0.82 ft')
  expect(inUs('Display readable from −20 °C')).toBe('Display readable from −4 °F')
})

test('figures that share a unit are read together', () => {
  expect(inUs('Of reading, 0.3–10 m/s')).toBe('Of reading, 0.984–32.8 ft/s')
  expect(inUs('those of the stated accuracy, 0.3 and 10 m/s')).toBe(
    'those of the stated accuracy, 0.984 and 32.8 ft/s',
  )
  expect(inUs('los de la exactitud indicada, 0.3 y 10 m/s', 'es')).toContain('0.984 y 32.8 ft/s')
  expect(inUs('即 0.3 与 10 m/s', 'zh')).toBe('即 0.984 与 32.8 ft/s')
  expect(inUs('118 × 96 × 168 mm for every range')).toBe('4.65 × 3.78 × 6.61 in for every range')
  expect(inUs('−10 to +60 °C')).toBe('14 to +140 °F')
  expect(inUs('−40…150 °C')).toBe('−40…302 °F')
})

test('a limit and a difference have no other nought', () => {
  expect(inUs('water at 20 ±5 °C')).toBe('water at 68 ±9 °F')
  expect(inUs('±5 °C')).toBe('±9 °F')
  expect(inUs('Temperature difference ≥ 3 K')).toBe('Temperature difference ≥ 5.4 °F')
})

test('sizes of pipes are inches by their names', () => {
  expect(inUs('Water, DN 80; DN 50 up to 20 m³/h')).toBe('Water, 3 in; 2 in up to 88.1 gpm')
  expect(inUs('DN 50–200 at 5.5 bar; DN 250–400 up to 3.4 s')).toBe(
    '2–8 in at 79.8 psi; 10–16 in up to 3.4 s',
  )
})

test('what is no metric quantity stays as it is', () => {
  for (const text of [
    ...['Reference conditions: inlet run ≥ 10 × DN, rated supply', 'Pt1000', '24 V DC', 'Vibration 10 g'],
    ...['64 devices × 20 values, every 15 s', 'Of span, turndown up to 10 : 1', 'JIS B 2220 10K', 'PN 16'],
    ...[
      'Water or glycol',
      'EN 1092-1',
      'LEM-300 m',
      'Bandwidth to 10 kHz',
      'Above 10 000 mPa·s at most 150 r/min',
    ],
  ])
    expect(wordsInUs(text, 'en')).toBe(text)
})

test('of holes their diameter is converted and never how many they are', () => {
  expect(holesInUs('8 × 18', 'mm', 'en')).toBe('8 × 0.709')
  expect(holesInUs('G 1/2', 'mm', 'en')).toBeNull()
  expect(holesInUs('8 × 18', '', 'en')).toBeNull()
})
