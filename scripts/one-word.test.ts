// One word for one thing (docs/words.md): what is said otherwise in texts, in the demo and on its data sheets is found here.
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

type Strings = [place: string, words: string][]

/** Every string of a file of texts by its key. */
function stringsIn(value: unknown, place: string): Strings {
  if (typeof value === 'string') return [[place, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inside]) => stringsIn(inside, `${place} ${key}`))
}

const texts = (language: string): Strings =>
  globSync(`texts/${language}/**/*.json`).flatMap((file) =>
    stringsIn(JSON.parse(readFileSync(file, 'utf8')), file.slice(6, -5)),
  )

/** What the facts of the demo say in one language; other words that people type are synonyms, and no words of ours. */
const facts = (language: string): Strings =>
  globSync('server/storage/seed/facts/*.json').flatMap((file) =>
    stringsIn(JSON.parse(readFileSync(file, 'utf8')), file.slice(26, -5)).filter(
      ([place]) => place.endsWith(` ${language}`) && !place.includes(' synonyms '),
    ),
  )

/** The strings of the demo's programs, in all languages at once: the words looked for belong to one. Solids speak STEP. */
const demo: Strings = globSync('server/storage/seed/**/*.ts')
  .filter((file) => !file.endsWith('.test.ts') && !file.includes('/solids/'))
  .flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => !/^\s*(?:\/\/|\/?\*)|^import|from '/.test(line))
      .flatMap((line) => [...line.matchAll(/'((?:[^'\\]|\\.)+)'/g)])
      .map(([, words = '']): [string, string] => [file.slice(20), words]),
  )

const NEVER = {
  en: /\b(?:fineness|shaft seal|earthing|litres?|colours?|centres?|metres?|flowmeters?|pressure loss|frequency converter|success cases?|e-mails?|enquir(?:y|ies)|cancelled|whoever|whilst|upkeep|spanners?|honours?|one of the two)\b/i,
  es: /(?<!\p{L})(?:pasarelas?|electroválvulas?|vídeos?|ordenador(?:es)?|pulsar|pulse (?:en|el|la|aquí)|añad\p{L}+|rellen\p{L}+|descatalogad\p{L}+|aspiración|ficheros?|pérdida de carga|posición de fallo|factor de caudal|clase de fuga|muelles?|depósitos?|(?<!parte )móvil|se han? \p{L}+(?:ado|ido|ada|ida)s?)(?!\p{L})/iu,
  zh: /在水上|水装置|成功案例|版本集|取消发布|图片库|素材库|询问|贵公司|网络回调|[\u4e00-\u9fff](?:\.\.\.|[;:?](?!\w))/,
} as const

const found = (strings: Strings, never: RegExp) =>
  strings
    .filter(([, words]) => never.test(words.replace(/\{\w+/g, '{')))
    .map(([place, words]) => `${place}: ${words}`)

describe.each(['en', 'es', 'zh'] as const)('in %s', (language) => {
  test('texts use the words of the house', () => {
    expect(texts(language).length).toBeGreaterThan(3000)
    expect(found(texts(language), NEVER[language])).toEqual([])
  })

  test('the facts of the demo use the words of the trade', () => {
    expect(facts(language).length).toBeGreaterThan(1000)
    expect(found(facts(language), NEVER[language])).toEqual([])
  })

  test('the demo uses them too', () => {
    expect(demo.length).toBeGreaterThan(3000)
    expect(found(demo, NEVER[language])).toEqual([])
  })
})

test('Spanish figures have a decimal point, and quotation marks of its own', () => {
  // Lists of numbers stand without a space in one hint, and the setting of the sign shows both.
  const comma = texts('es').filter(
    ([place, words]) => /\d,\d/.test(words) && !/(wanted ids|decimalSigns comma)$/.test(place),
  )
  expect([...comma, ...facts('es').filter(([, words]) => /\d,\d/.test(words))]).toEqual([])
  expect(texts('es').filter(([, words]) => /[“”]/.test(words))).toEqual([])
})

test('no field of the console is the browser’s own for dates and times', () => {
  // Pages of visitors load no kit with a better one.
  const files = globSync('web/{admin/**/*,**/admin-*}.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file))
  expect(files.length).toBeGreaterThan(400)
  expect(
    files.filter((file) => /type="(?:datetime-local|date|time)"/.test(readFileSync(file, 'utf8'))),
  ).toEqual([])
})
