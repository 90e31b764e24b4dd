import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FONTS, makeFaces } from './faces.ts'

const files = await makeFaces()

test('the faces that pages load are those that are cut from the source', () => {
  for (const [name, content] of files)
    expect(readFileSync(join(FONTS, name)).equals(content), name).toBe(true)
})

/** The points of a face, as the sheet names them. */
function pointsOf(face: string): number[] {
  const sheet = String(files.get('../faces.css'))
  const [, ranges = ''] = new RegExp(`${face}\\.woff2[^}]*unicode-range: ([^;]+);`).exec(sheet) ?? []
  return ranges.split(', ').flatMap((range) => {
    const [from = 0, to = from] = range
      .slice(2)
      .split('-')
      .map((one) => Number.parseInt(one, 16))
    return Array.from({ length: to - from + 1 }, (_, at) => from + at)
  })
}

test('what every page fetches is small, and has all letters of our own words in English and Spanish', () => {
  expect(files.get('inter-core.woff2')?.length).toBeLessThan(15_800)
  const core = new Set(pointsOf('inter-core'))
  const others = [...pointsOf('inter-latin'), ...pointsOf('inter-latin-ext')].filter((one) => !core.has(one))
  for (const language of ['en', 'es']) {
    const words = globSync(`texts/${language}/site/**/*.json`).map((file) => readFileSync(file, 'utf8'))
    expect(words.length).toBeGreaterThan(5)
    // Places for values are no letters.
    const letters = new Set(words.join('').replace(/\{[^{}]*\}|[{}[\]#\\]/g, ''))
    const lacking = others.map((point) => String.fromCodePoint(point)).filter((one) => letters.has(one))
    expect(lacking, language).toEqual([])
  }
})

test('no letter of the source is lost, and none is fetched with two faces but those that both have', () => {
  const all = pointsOf('inter-core').concat(pointsOf('inter-latin'))
  expect(new Set(all).size).toBe(all.length)
  for (const letter of 'ÄäÇçœŒ¶§~_½®') expect(all, letter).toContain(letter.codePointAt(0))
  expect(pointsOf('inter-latin-ext')).toContain('ł'.codePointAt(0))
})

test('the Cyrillic face has all letters of our own words in Russian', () => {
  const there = new Set(pointsOf('inter-cyrillic'))
  const words = globSync('texts/ru/site/**/*.json').map((file) => readFileSync(file, 'utf8'))
  const letters = [...new Set(words.join(''))].filter((letter) => /\p{Script=Cyrillic}/u.test(letter))
  expect(letters.length).toBeGreaterThan(50)
  expect(letters.filter((letter) => !there.has(letter.codePointAt(0) ?? 0))).toEqual([])
})
