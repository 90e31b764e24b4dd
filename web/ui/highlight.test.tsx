// What a keyword marks in a text.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Highlight, splitHits } from './highlight.tsx'

const hits = (text: string, keyword: string) =>
  splitHits(text, keyword)
    .filter((piece) => piece.hit)
    .map((piece) => piece.text)

test('words are found whatever their case and accents', () => {
  expect(hits('Caudalímetro electromagnético', 'caudalimetro')).toEqual(['Caudalímetro'])
  expect(hits('LEM-300', 'lem')).toEqual(['LEM'])
  expect(hits('Bombas y filtración', 'FILTRACION bombas')).toEqual(['Bombas', 'filtración'])
})

test('Chinese is found as a whole, else two characters at a time', () => {
  expect(hits('电磁流量计', '流量计')).toEqual(['流量计'])
  expect(hits('流量测量与仪表', '流量仪表')).toEqual(['流量', '仪表'])
})

test('pieces put together are the text again', () => {
  for (const text of ['DN 10–1200 ±0.2 %', '𝔘nusual ﬁgures ½', 'ÀÉÎ àéî', '']) {
    expect(
      splitHits(text, 'a fi')
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text)
  }
})

test('signs of a keyword are taken literally', () => {
  expect(hits('a.b (c) [d] 50 %', '.')).toEqual(['.'])
  expect(hits('50 % and 5_0', '% _')).toEqual(['%', '_'])
})

test('nothing is marked without a keyword', () => {
  expect(splitHits('Edge gateway', '  ')).toEqual([{ text: 'Edge gateway', hit: false }])
})

test('hits are marked and everything is escaped', () => {
  expect(renderToStaticMarkup(<Highlight text="<b>LEM</b>" keyword="lem" />)).toBe(
    '&lt;b&gt;<mark>LEM</mark>&lt;/b&gt;',
  )
})
