// The line that says which languages a site has.
import { expect, test } from 'vitest'
import { DEFAULT_LINE, freeBit, writeLanguages, wrongIn } from './chosen-line.ts'
import { languageOf, MOST_LANGUAGES, readLanguages } from './site-languages.ts'

const again = (line: string) => writeLanguages(readLanguages(line))

test('a site whose owner chose nothing has the languages of the house, shown to visitors', () => {
  expect(writeLanguages(readLanguages(''))).toBe(DEFAULT_LINE)
  expect(readLanguages('').every(({ standing }) => standing === 'public')).toBe(true)
})

test('the order and the standing of languages are kept, and those of the house that are left out are put away', () => {
  expect(again('de en es:staff')).toBe('de en es:staff zh:away')
  // Nothing is left to be shown.
  expect(again('en:staff')).toBe('en zh es')
})

test('a language of content alone keeps its bit, whose words its interface has, and where its texts are looked for', () => {
  const line = 'zh en es es-MX:public:es:256:es it:staff:en:512:'
  expect(again(line)).toBe(line)
  expect(languageOf('es-MX').words).toBe('es')
  expect(languageOf('it').words).toBe('en')
})

test('what a page does with a missing text, and whether releases ask for a language, are kept', () => {
  const line = 'zh en:public:en:2::asked es it:public:en:256::absent,asked'
  expect(again(line)).toBe(line)
  expect(readLanguages(line).at(-1)).toMatchObject({ missing: 'absent', asked: true })
  expect(languageOf('de')).toMatchObject({ missing: 'fallback', asked: false })
})

test('what says nothing is left out', () => {
  expect(again('zh en es xx:shown it it:public:nn:256 ../etc:public:en:256 it:public:en:2')).toBe(
    DEFAULT_LINE,
  )
})

test('what is wrong in a line is named: no language, no bit of its own, said twice', () => {
  expect(wrongIn('en de fr:staff it:public:en:256')).toEqual([])
  expect(wrongIn('en it xx:shown')).toEqual(['it', 'xx:shown'])
  expect(wrongIn('en it:public:en:256 pl:public:en:256')).toHaveLength(2)
  expect(wrongIn('en de en')).toEqual(['en', 'en'])
})

test('a bit is taken that no language ever had, while there is one', () => {
  expect(freeBit([])).toBe(256)
  expect(freeBit([256, 512])).toBe(1024)
  const all = Array.from({ length: 23 }, (_, at) => 256 * 2 ** at)
  expect(freeBit(all)).toBeNull()
  expect(freeBit(all.slice(1))).toBe(256)
  expect(all.length).toBeGreaterThan(MOST_LANGUAGES)
})
