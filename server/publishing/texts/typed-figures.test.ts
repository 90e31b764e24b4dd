// Figures in texts that editors typed, as the site has them.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setDecimalSign } from '#contract/languages/locales.ts'
import { inLanguage } from './text.ts'
import { asSiteWrites } from './typed-figures.ts'

beforeEach(() => setDecimalSign('comma'))
afterEach(() => setDecimalSign('point'))
const spanish = (text: string) => asSiteWrites(text, 'es')

test('quantities in running Spanish have the comma of the site', () => {
  expect(spanish('Exactitud de ±0.2 % de la lectura, 0.5–12.5 m³/h a 1.6 bar')).toBe(
    'Exactitud de ±0,2 % de la lectura, 0,5–12,5 m³/h a 1,6 bar',
  )
  expect(spanish('±0.5')).toBe('±0,5')
  expect(spanish('1.5 veces la presión nominal')).toBe('1,5 veces la presión nominal')
})

test('what is no quantity stays: certificates, standards, steels, versions, and what may be thousands', () => {
  for (const text of [
    'Certificado de material EN 10204 3.1',
    'ASME B16.5 Class 150, ASME B1.20.1',
    'Acero inoxidable 1.4408',
    'MQTT 3.1.1 · 5.0, TLS 1.3',
    'Caudal de hasta 1.200 L/min',
    '1.234.567 kg',
    '1,234.5 m',
    'Ya con coma: 0,2 %',
  ])
    expect(spanish(text)).toBe(text)
})

test('other languages stay, and so does Spanish where the site has the point', () => {
  expect(asSiteWrites('±0.2 % of reading', 'en')).toBe('±0.2 % of reading')
  setDecimalSign('point')
  expect(spanish('±0.2 %')).toBe('±0.2 %')
})

test('a text that falls back keeps the figures of its own language, and code in a document stays as it is', () => {
  const doc = (text: string) => ({
    type: 'doc' as const,
    content: [
      { type: 'paragraph' as const, content: [{ type: 'text' as const, text }] },
      { type: 'codeBlock' as const, attrs: { language: '' }, content: [{ type: 'text' as const, text }] },
    ],
  })
  const record = {
    summary: { zh: '', en: '±0.2 % of reading', es: '' },
    title: { zh: '', en: '', es: 'Hasta 0.2 %' },
    body: { zh: null, en: null, es: doc('Hasta 0.2 %') },
  }
  const { summary, title, body } = inLanguage(record, 'es')
  expect([summary, title]).toEqual(['±0.2 % of reading', 'Hasta 0,2 %'])
  expect(body).toEqual({
    type: 'doc',
    content: [doc('Hasta 0,2 %').content[0], doc('Hasta 0.2 %').content[1]],
  })
})
