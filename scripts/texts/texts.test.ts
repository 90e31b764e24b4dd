// Every text is there in every language, and asks for the same values; the written types are those of the texts.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findingsIn, formsOf } from './check.ts'
import { codeOf, parametersOf } from './message.ts'
import { isOfTheServer, languagesIn, messagesIn, readRooms, SOURCE, type Tree } from './rooms.ts'
import { toTranslate } from './translate.ts'
import { typesOf } from './types.ts'

const folder = join(import.meta.dirname, '../../texts')
const source = readRooms(folder, SOURCE)

test.each(languagesIn(folder))('nothing is missing in the texts of %s', (language) => {
  const says = findingsIn(language, readRooms(folder, language), source).map(
    (one) => `${one.room} ${one.key}: ${one.says}`,
  )
  expect(says).toEqual([])
})

test('the types of the texts are those that `npm run texts` writes', () => {
  expect(readFileSync(join(folder, 'rooms.ts'), 'utf8')).toBe(typesOf(source))
})

test('a message of the server that has braces asks for values: by them it tells a text from a function', () => {
  for (const [name, tree] of [...source].filter(([name]) => isOfTheServer(name)))
    for (const [way, text] of messagesIn(tree))
      expect(text.includes('{'), `${name} ${way.join('.')}`).toBe(parametersOf(text).size > 0)
})

const room = (tree: Tree) => new Map([['site/x', tree]])
const wrong = (own: Tree, english: Tree, language = 'es') =>
  findingsIn(language, room(own), room(english)).map(({ key, says }) => `${key}: ${says}`)

test('what is missing, superfluous or empty is named by its key', () => {
  expect(wrong({}, { a: 'A', part: { b: 'B' } })).toEqual(['a: missing', 'part.b: missing'])
  expect(wrong({ a: 'A', old: 'O' }, { a: 'A' })).toEqual(['old: superfluous'])
  expect(wrong({ a: ' ' }, { a: 'A' })).toEqual(['a: empty'])
  expect(wrong({ steps: ['1'] }, { steps: ['1', '2'] })).toEqual(['steps.1: missing'])
  expect(findingsIn('es', new Map(), room({ a: 'A' }))).toHaveLength(1)
})

test('values that differ are named', () => {
  expect(wrong({ a: 'Hola' }, { a: 'Hello {name}' })).toEqual(['a: {name} is missing'])
  expect(wrong({ a: 'Hola {nombre}' }, { a: 'Hello {name}' })).toEqual(['a: {nombre} is not in the source'])
  const counted = '{count, plural, one {1 thing} other {{count} things}}'
  expect(wrong({ a: '{count} cosas' }, { a: counted })).toEqual([])
  expect(wrong({ a: counted }, { a: '{count} things' })).toEqual([
    'a: {count} is counted, and the source does not',
  ])
})

test('forms of the plural that a language needs, or does not know, are named', () => {
  const english = { a: '{n, plural, one {1 day} other {{n} days}}' }
  expect(wrong({ a: '{n, plural, other {{n} días}}' }, english)).toEqual(['a: {n} lacks the form one'])
  expect(wrong({ a: '{n, plural, one {1 天} other {{n} 天}}' }, english, 'zh')).toEqual([
    'a: {n} has the form one, which the language does not know',
  ])
  expect([...formsOf('pl')].sort()).toEqual(['few', 'many', 'one', 'other'])
})

test('a message that cannot be said is named with the reason', () => {
  expect(wrong({ a: 'Hola {name' }, { a: 'Hello {name}' })[0]).toContain('a: no message')
  expect(wrong({ a: '{n, number}' }, { a: '{n}' })[0]).toContain('{n} is formatted')
  expect(
    wrong({ a: '{n, plural, one {#} other {#}}' }, { a: '{n, plural, one {1} other {{n}}}' })[0],
  ).toContain('# is not used here')
})

test('to translate is what a language lacks, in English; what it has stays, and what is gone goes', () => {
  const english = room({ a: 'A', part: { b: 'B', c: 'C' }, steps: ['1', '2'] })
  const own = room({ part: { c: 'Ce' }, gone: 'weg' })
  const { rooms, added, dropped } = toTranslate(own, english)
  expect(rooms.get('site/x')).toEqual({ a: 'A', part: { b: 'B', c: 'Ce' }, steps: ['1', '2'] })
  expect(added).toEqual(['site/x.a: A', 'site/x.part.b: B', 'site/x.steps.0: 1', 'site/x.steps.1: 2'])
  expect(dropped).toBe(1)
  expect(toTranslate(rooms, english)).toMatchObject({ added: [], dropped: 0 })
})

test('a message is said by the code that is made of it', () => {
  const p = (count: number, forms: Record<string, string>) =>
    forms[`=${count}`] ?? forms[count === 1 ? 'one' : 'other']
  const say = (message: string, values: object) => new Function('p', `return ${codeOf(message)}`)(p)(values)
  expect(codeOf("It's “50 %”")).toBe('"It\'s “50 %”"')
  expect(say('Edit “{name}”', { name: '`$1" {x}' })).toBe('Edit “`$1" {x}”')
  expect(say('{a}{b}', { a: 1, b: 2 })).toBe('12')
  const late = '{late, plural, =0 {none} one {one of {n}} other {{late} of {n}}}'
  expect([0, 1, 5].map((count) => say(late, { late: count, n: 9 }))).toEqual(['none', 'one of 9', '5 of 9'])
  const live = '{live, select, true {“{name}” is live} other {“{name}” is a draft}}.'
  expect([true, false].map((is) => say(live, { live: is, name: 'A' }))).toEqual([
    '“A” is live.',
    '“A” is a draft.',
  ])
})
