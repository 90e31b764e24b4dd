// Whether a translation calls things as the house does.
import { expect, test } from 'vitest'
import type { Language } from '#contract/languages/language-codes.ts'
import { missedTerms, wordsOfTerm } from './terms.ts'

const TERMS = [
  { words: { zh: '流量计', en: 'flow meter | flowmeter', es: 'caudalímetro' } },
  { words: { zh: '球阀', en: 'ball valve', es: 'válvula de bola | válvulas de bola' } },
  { words: { zh: '', en: 'bar', es: 'bar' } },
]
const missed = (source: string, target: string, from: Language = 'en', to: Language = 'es') =>
  missedTerms(TERMS, { language: from, text: source }, { language: to, text: target })

test('a term that the source names must stand in the translation', () => {
  expect(missed('A flow meter for gas.', 'Un medidor de gas.')).toEqual([
    { source: 'flow meter', target: 'caudalímetro' },
  ])
  expect(missed('A flow meter for gas.', 'Un Caudalímetro de gas.')).toEqual([])
  expect(missed('Two Flowmeters.', 'Dos medidores.')).toMatchObject([{ source: 'flowmeter' }])
  expect(missed('Ball valves', 'Válvulas de bola')).toEqual([])
  expect(missed('A sentence.', 'Una frase.')).toEqual([])
})

test('a part of another word is no term, and Chinese has no spaces', () => {
  expect(missed('A barrel of 4 kg', 'Un barril de 4 kg')).toEqual([])
  expect(missed('4 bar', '4 kg')).toHaveLength(1)
  expect(missed('智能流量计用于气体。', 'A meter for gas.', 'zh', 'en')).toEqual([
    { source: '流量计', target: 'flow meter' },
  ])
})

test('a language without a word asks for none', () => {
  expect(missed('4 bar', '4 巴', 'en', 'zh')).toEqual([])
  expect(wordsOfTerm(' flow  meter |flowmeter| ')).toEqual(['flow meter', 'flowmeter'])
})
