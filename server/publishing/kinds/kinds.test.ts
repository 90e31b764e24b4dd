// What holds of every declared kind: its names exist, its words are whole, its types are exact.
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { ENTRY_SHAPE } from '#contract/content/content.ts'
import type { FieldMap } from '#contract/fields/field.ts'
import { blankContent, contentIn } from '#contract/kinds/content.ts'
import { DECLARATIONS } from '#contract/kinds/declared.ts'
import type { KindOf } from '#contract/kinds/kind.ts'
import { successCaseKind } from '#contract/kinds/success-case.ts'
import type { FieldWords } from '#contract/kinds/words.ts'
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import { KINDS } from '#contract/wire/kind.ts'

const textsOf = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../texts/${name}.json`, import.meta.url), 'utf8'))

/** The places of all fields, those of lines and groups as well: `results.value`. */
const placesIn = (fields: FieldMap, above = ''): string[] =>
  Object.entries(fields).flatMap(([name, field]) => [
    above + name,
    ...(field.type === 'lines' || field.type === 'group' ? placesIn(field.fields, `${above}${name}.`) : []),
  ])
const fieldsIn = (fields: FieldMap) => [...Object.values(fields)]
/** The options of each choice, by its place. */
const optionsIn = (fields: FieldMap, above = ''): [string, readonly string[]][] =>
  Object.entries(fields).flatMap(([name, field]) => {
    if (field.type === 'choice') return [[above + name, field.options]]
    return field.type === 'lines' || field.type === 'group' ? optionsIn(field.fields, `${above}${name}.`) : []
  })
const BY_TIME = ['updateTime', 'createTime']

test('the types of a kind are exact', () => {
  const content = contentIn(successCaseKind, {})
  expectTypeOf(content.year).toEqualTypeOf<string>()
  expectTypeOf(content.products).toEqualTypeOf<number[]>()
  expectTypeOf(content.cover).toEqualTypeOf<string | null>()
  // @ts-expect-error there is no such field
  expect(content.nothing).toBeUndefined()
  expect(content).toEqual(blankContent(successCaseKind))
})

describe.each(DECLARATIONS.map((kind): [string, KindOf] => [kind.kind, kind]))('%s', (name, kind) => {
  const shown = kind.sections.flatMap(({ fields }) => fields)
  const blocks = Object.entries(kind.fields).flatMap(([field, { type }]) =>
    type === 'seo' || type === 'slugs' ? [field] : [],
  )

  test('every field stands in the form once', () => {
    const under = kind.under?.field ? [kind.under.name] : []
    expect([...shown, ...blocks].sort()).toEqual([...Object.keys(kind.fields), ...under].sort())
  })

  test('a slot is filled by one field, and what lists are filtered and ordered by has one', () => {
    const slots = fieldsIn(kind.fields).flatMap(({ slot }) => slot ?? [])
    expect(new Set(slots).size).toBe(slots.length)
    const sorts = kind.list.sorts.filter((name) => ![...BY_TIME, 'sort'].includes(name))
    for (const field of [...kind.list.filters.map(({ field }) => field), ...sorts])
      expect(kind.fields[field]?.slot, field).toBeDefined()
    // Columns that every list has.
    expect(kind.list.sorts).toEqual(expect.arrayContaining(BY_TIME))
  })

  test('a list is narrowed by the terms of words, by choices, flags, and one date', () => {
    const filters = kind.list.filters.map(({ field, as }) => ({ type: kind.fields[field]?.type, as }))
    for (const { type, as } of filters) {
      expect(['words', 'choice', 'flag', 'date']).toContain(type)
      expect(as !== undefined).toBe(type === 'words')
    }
    expect(filters.filter(({ type }) => type === 'date').length).toBeLessThan(2)
  })

  test('no field is called what every record has beside its own fields', () => {
    const taken = ['address', 'id', 'illustrations', 'kind', 'over', 'shownIn', ...Object.keys(ENTRY_SHAPE)]
    expect(taken.filter((name) => name in kind.fields)).toEqual([])
  })

  test('the kinds of the records that it names exist', () => {
    for (const field of fieldsIn(kind.fields))
      if (field.type === 'records') expect(KINDS).toContain(field.kind)
  })

  test.each(LANGUAGES)('is called something in %s, and so is every field, and nothing else', (language) => {
    expect(textsOf(`${language}/kinds/names`)[name]).toMatchObject({
      one: expect.stringMatching(/./),
      many: expect.stringMatching(/./),
      add: expect.stringMatching(/./),
      edit: expect.stringMatching(/./),
      log: [expect.any(String), expect.any(String), expect.any(String)],
    })
    const words: FieldWords = textsOf(`${language}/console/kinds/${name}`)
    const places = [...placesIn(kind.fields), ...(kind.under ? [kind.under.name] : [])]
    expect(Object.keys(words.fields).sort()).toEqual([...places].sort())
    expect(Object.keys(words.sections).sort()).toEqual(kind.sections.map((section) => section.name).sort())
    const filtersOf = (...types: string[]) =>
      kind.list.filters
        .map(({ field }) => field)
        .filter((name) => types.includes(kind.fields[name]?.type ?? ''))
    expect(Object.keys(words.any ?? {}).sort()).toEqual(filtersOf('words', 'choice').sort())
    expect(Object.keys(words.only ?? {}).sort()).toEqual(filtersOf('flag').sort())
    const named = Object.entries(words.options ?? {}).map(([place, by]) => [place, Object.keys(by).sort()])
    expect(Object.fromEntries(named)).toEqual(
      Object.fromEntries(optionsIn(kind.fields).map(([place, options]) => [place, [...options].sort()])),
    )
    const others = [
      words.columns,
      words.sheet,
      words.hints,
      words.line,
      words.addLine,
      words.removeLine,
      words.missing,
    ]
    for (const place of others.flatMap((by) => Object.keys(by ?? {}))) expect(places).toContain(place)
  })

  test('a control that a field names is one of the console', () => {
    const custom = new URL('../../../web/admin/fields/custom.ts', import.meta.url)
    expect(existsSync(custom)).toBe(true)
    for (const { control } of fieldsIn(kind.fields))
      if (control) expect(readFileSync(custom, 'utf8')).toMatch(new RegExp(`^ {2}${control}:`, 'm'))
  })
})
