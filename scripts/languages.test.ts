// A language more is one entry in contract/languages/language-facts.ts: nothing else in the product lists the languages there are.
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { HOUSE_LANGUAGES } from '../contract/languages/house-languages.ts'
import { WRITTEN_LANGUAGES } from '../contract/languages/language-facts.ts'
import { messagesIn, readRooms, SOURCE } from './texts/rooms.ts'

// Texts name each language, and the compiler asks for the one that is missing; migrations tell of stores as they were.
const files = globSync('{contract,rich-text,server,web,e2e,bench}/**/*.{ts,tsx}').filter(
  (file) => !/\.test\.tsx?$|\/migrations\/|\/seed\/|texts(-\w+)?\.ts$/.test(file),
)
const CODES: readonly string[] = HOUSE_LANGUAGES
const CODE = `(?:${CODES.join('|')})`
const QUOTED = `['"]${CODE}['"]`

const LISTS: Record<string, RegExp> = {
  'codes as alternatives of a pattern': new RegExp(`\\b${CODE}\\|${CODE}\\b`),
  'codes one after another': new RegExp(`${QUOTED}\\s*[,|]\\s*${QUOTED}`),
  'values taken by their place': new RegExp(`\\[\\s*${CODE}\\b[^\\]]*,\\s*${CODE}\\b[^\\]]*\\]\\s*=[^>=]`),
  'values taken one by one': new RegExp(`\\{\\s*${CODE},\\s*${CODE}\\b[^}]*\\}`),
  'one call for each': new RegExp(`\\b${CODE}: \\w+\\([^)]*\\b${CODE}\\b['"]?\\),\\s*${CODE}:`),
  'a column for each': new RegExp(`\\w_${CODE}\\b`),
  'the number of them': /LANGUAGES\.length === \d|\.length === 3 && .*\b(?:zh|Language)/,
}

test.each(Object.entries(LISTS))('no code holds %s', (_, list) => {
  expect(CODES).toContain('en')
  expect(files.length).toBeGreaterThan(900)
  expect(files.filter((file) => list.test(readFileSync(file, 'utf8')))).toEqual([])
})

/** What a language does alone, by the files that may ask for it: names of languages, and maps of China. */
const ALONE = ['locales.ts', 'map-link.ts']

test('each language that has words has its texts, and no other one', () => {
  const folders = globSync('texts/*/').map((path) => basename(path))
  expect(folders.toSorted()).toEqual(Object.keys(WRITTEN_LANGUAGES).toSorted())
})

test('no texts are told apart by the code of a language: a language is called as its entry or `Intl` says', () => {
  const keys = [...readRooms('texts', SOURCE)].flatMap(([room, tree]) =>
    [...messagesIn(tree)].map(([way]) => ({ room, way })),
  )
  expect(keys.filter(({ way }) => way.some((step) => step in WRITTEN_LANGUAGES))).toEqual([])
  expect(keys.length).toBeGreaterThan(3000)
})

test('a stored text is read whole, so that none is missing a language that came since', () => {
  const raw = /JSON\.parse\([\w.]*(?:title|alt)\)|: Text = JSON\.parse|JSON\.parse\([^)]*\) as Text\b/i
  expect(files.filter((file) => raw.test(readFileSync(file, 'utf8')))).toEqual([])
})

test('what a language does otherwise is said by its entry', () => {
  const asks = new RegExp(`language [!=]== ${QUOTED}|${QUOTED} [!=]== language`)
  const asking = files.filter((file) => asks.test(readFileSync(file, 'utf8')))
  expect(asking.filter((file) => !ALONE.includes(basename(file)))).toEqual([])
  expect(asking.length).toBe(ALONE.length)
})
