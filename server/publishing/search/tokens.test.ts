// The words of the search: how texts are cut, folded and stemmed, what a keyword asks for, and what is marked.
import { expect, test } from 'vitest'
import { hitsOf, passageOf } from './hits.ts'
import { queryFor } from './query.ts'
import { stemsOf } from './stems.ts'
import { searchRows, tokensOf } from './tokens.ts'

const marked = (text: string, keyword: string) =>
  hitsOf(text, queryFor(keyword)).map(([from, to]) => text.slice(from, to))

test('case, accents and width make no difference', () => {
  expect(tokensOf('Caudalímetro')).toContain('caudalimetro')
  expect(tokensOf('ＬＴＢ－５０')).toEqual(expect.arrayContaining(['ltb50', 'ltb', '50']))
  expect(tokensOf('Straße DN50 ½')).toEqual(expect.arrayContaining(['strasse', 'dn50', 'dn', '50']))
  expect(tokensOf('caudali\u0301metro')).toContain('caudalimetro')
})

test('a size is one word however it is written, and a range has the sizes of the standard within it', () => {
  for (const written of ['DN100', 'DN 100', 'DN\u00a0100', 'dn-100', '口径DN100电磁流量计'])
    expect([written, tokensOf(written).includes('dn100')]).toEqual([written, true])
  const sizes = tokensOf('DN 10–1200').filter((token) => /^dn\d/.test(token))
  expect(sizes).toEqual(expect.arrayContaining(['dn10', 'dn100', 'dn1200']))
  expect(sizes).not.toContain('dn1400')
  expect(tokensOf('PN 10–40')).toEqual(expect.arrayContaining(['pn10', 'pn16', 'pn40']))
  expect(tokensOf('DN 50 · DN 80')).not.toContain('dn65')
  expect(tokensOf('Pt1000')).not.toContain('dn1000')
  expect(queryFor('DN 100').words).toMatchObject([{ exact: 'dn100', prefix: false }])
  expect(queryFor('DN100电磁').words.map(({ exact }) => exact)).toEqual(['dn100', '电磁'])
  expect(marked('Nominal size DN 10–1200', 'DN100')).toEqual(['DN 10–1200'])
  expect(marked('Probe Pt1000, 100 m', 'DN100')).toEqual([])
})

test('a number is that number alone', () => {
  expect(marked('Pt1000 and Pt100', '100')).toEqual(['100'])
})

test('Chinese is found by its characters, by pairs, and by the words it is made of', () => {
  expect(tokensOf('电磁流量计')).toEqual(expect.arrayContaining(['磁', '电磁', '磁流', '流量', '量计']))
  expect(tokensOf('西班牙市场')).toContain('西班牙')
  expect(queryFor('流量计').words.map(({ exact }) => exact)).toEqual(['流量', '量计'])
  expect(queryFor('DN50球阀').words.map(({ exact }) => exact)).toEqual(['dn50', '球阀'])
})

test('singular and plural have a stem in common, in English and in Spanish', () => {
  for (const [one, many] of [
    ['valve', 'valves'],
    ['medidor', 'medidores'],
    ['válvula', 'válvulas'],
    ['medición', 'mediciones'],
    ['measure', 'measuring'],
    ['battery', 'batteries'],
    ['glass', 'glasses'],
  ]) {
    const fold = (word = '') => tokensOf(word).filter((token) => token.startsWith('~'))
    const [first, second] = [fold(one), fold(many)]
    expect([one, first.some((stem) => second.includes(stem))]).toEqual([one, true])
  }
  expect(stemsOf('ltb50')).toEqual([])
})

test('a model is one word and its parts, and words that say nothing are left out', () => {
  expect(tokensOf('LTB-50')).toEqual(['ltb50', 'ltb', '50'])
  expect(queryFor('LTB-50')).toMatchObject({
    words: [{ exact: 'ltb50' }],
    parts: [{ exact: 'ltb' }, { exact: '50' }],
  })
  expect(queryFor('valve for the water').words.map(({ exact }) => exact)).toEqual(['valve', 'water'])
  expect(queryFor('de').words).toHaveLength(1)
  expect(queryFor('%_ <>').words).toEqual([])
})

test('a text is marked where it answers, by places in the text as it is written', () => {
  expect(marked('Válvulas y medidores', 'valvula MEDIDOR')).toEqual(['Válvulas', 'medidores'])
  expect(marked('LTB-50 & <b>LTB</b>', 'ltb50')).toEqual(['LTB-50', 'LTB'])
  expect(marked('智能电磁流量计系列', '流量计')).toEqual(['流量计'])
  expect(marked('Nothing here', 'pump')).toEqual([])
})

test('a passage stands around the first hit and is cut between words', () => {
  const long = `${'All about water and pipes. '.repeat(20)}Then a manometer is shown. ${'More words follow. '.repeat(20)}`
  const { text, hits } = passageOf(long, queryFor('manometers'))
  expect(text.length).toBeLessThan(200)
  expect(text).toMatch(/^….*manometer.*…$/)
  expect(hits.map(([from, to]) => text.slice(from, to))).toEqual(['manometer'])
})

test('the title outweighs the text, in its own language alone, and what is written for machines is not searched', async () => {
  const typed = (words: string) => ({ zh: '', en: words, es: '' })
  const summary = { zh: '', en: 'A pump for oil', es: 'Pump' }
  const content = { title: typed('Pump'), summary, seo: { title: typed('hidden') } }
  const rows = await searchRows({ id: 1, entry_id: 2, kind: 'news', code: '', content })
  expect(rows.map(({ token, weight, langs }) => [token, weight, langs])).toEqual([
    ['pump', 0, 2],
    ['~pump', 0, 2],
    ['oil', 1, 2],
  ])
})
