// What holds of every declared kind: its names exist, its words are whole, its types are exact.
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { ENTRY_SHAPE } from '#contract/content/content.ts'
import type { Field, FieldMap } from '#contract/fields/field.ts'
import { blankContent, contentIn } from '#contract/kinds/content.ts'
import { DECLARATIONS, SINGLE } from '#contract/kinds/declared.ts'
import { homepageKind } from '#contract/kinds/home.ts'
import type { AnyKindOf, KindOf, SingleKindOf } from '#contract/kinds/kind.ts'
import { successCaseKind } from '#contract/kinds/success-case.ts'
import type { FieldWords, KindWords } from '#contract/kinds/words.ts'
import { isLanguage, LANGUAGES } from '#contract/languages/language-codes.ts'
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
/** The options of each choice, by its place; languages have names of their own. */
const optionsIn = (fields: FieldMap, above = ''): [string, readonly string[]][] =>
  Object.entries(fields).flatMap(([name, field]) => {
    if (field.type === 'choice')
      return [[above + name, field.options.filter((option) => !isLanguage(option))]]
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
  const [slide] = contentIn(homepageKind, { slides: [{}] }).slides
  expectTypeOf<NonNullable<typeof slide>['ground']>().toEqualTypeOf<'plate' | 'navy'>()
  expect(slide).toMatchObject({ ground: 'navy', button: { to: '' }, second: null })
})

const every: AnyKindOf[] = [...DECLARATIONS, ...SINGLE]
describe.each(every.map((kind): [string, AnyKindOf] => [kind.kind, kind]))('%s', (name, kind) => {
  const shown = kind.sections.flatMap(({ fields }) => fields)
  const blocks = Object.entries(kind.fields).flatMap(([field, { type }]) =>
    type === 'seo' || type === 'slugs' ? [field] : [],
  )

  test('every field stands in the form once', () => {
    const under = 'under' in kind && kind.under?.field ? [kind.under.name] : []
    expect([...shown, ...blocks].sort()).toEqual([...Object.keys(kind.fields), ...under].sort())
  })

  test('a slot is filled by one field', () => {
    const slots = fieldsIn(kind.fields).flatMap(({ slot }) => slot ?? [])
    expect(new Set(slots).size).toBe(slots.length)
  })

  test('every field of a line stands in it once', () => {
    for (const field of fieldsIn(kind.fields)) {
      if (field.type !== 'lines' || !field.layout) continue
      const { side = [], rows } = field.layout
      expect([...side, ...rows.flat()].sort()).toEqual(Object.keys(field.fields).sort())
    }
  })

  test('what a field is required with stands beside it', () => {
    for (const { requiredWith } of fieldsIn(kind.fields))
      if (requiredWith !== undefined) expect(Object.keys(kind.fields)).toContain(requiredWith)
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
    const under = 'under' in kind && kind.under ? [kind.under.name] : []
    const places = [...placesIn(kind.fields), ...under]
    const sections = kind.sections.map((section) => section.name)
    expect(Object.keys(words.fields).sort()).toEqual([...places].sort())
    expect(Object.keys(words.sections).sort()).toEqual([...sections].sort())
    for (const section of Object.keys(words.sectionHints ?? {})) expect(sections).toContain(section)
    const { hints, whenEmpty, options, line, addLine, removeLine, missing } = words
    const named = Object.entries(options ?? {}).map(([place, by]) => [place, Object.keys(by).sort()])
    expect(Object.fromEntries(named)).toEqual(
      Object.fromEntries(optionsIn(kind.fields).map(([place, all]) => [place, [...all].sort()])),
    )
    const others = [
      words.columns,
      words.sheet,
      words.blank,
      hints,
      whenEmpty,
      line,
      addLine,
      removeLine,
      missing,
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

describe.each(DECLARATIONS.map((kind): [string, KindOf] => [kind.kind, kind]))(
  'the list of %s',
  (name, kind) => {
    test('what it is filtered and ordered by has a slot', () => {
      const sorts = kind.list.sorts.filter((sort) => ![...BY_TIME, 'sort'].includes(sort))
      for (const field of [...kind.list.filters.map(({ field }) => field), ...sorts])
        expect(kind.fields[field]?.slot, field).toBeDefined()
      // Columns that every list has.
      expect(kind.list.sorts).toEqual(expect.arrayContaining(BY_TIME))
    })

    test('it is narrowed by the terms of words and plain texts, by choices, flags, and one date', () => {
      const filters = kind.list.filters.map(({ field, as }) => ({ type: kind.fields[field]?.type, as }))
      for (const { type, as } of filters) {
        expect(['words', 'plain', 'choice', 'flag', 'date']).toContain(type)
        expect(as !== undefined).toBe(type === 'words' || type === 'plain')
      }
      expect(filters.filter(({ type }) => type === 'date').length).toBeLessThan(2)
    })

    test.each(LANGUAGES)('is said in %s', (language) => {
      const words: KindWords = textsOf(`${language}/console/kinds/${name}`)
      const filtersOf = (...types: string[]) =>
        kind.list.filters
          .map(({ field }) => field)
          .filter((field) => types.includes(kind.fields[field]?.type ?? ''))
      const under = kind.under?.as === undefined ? [] : [kind.under.name]
      const any = [...filtersOf('words', 'plain', 'choice'), ...under]
      expect(Object.keys(words.any ?? {}).sort()).toEqual(any.sort())
      expect(Object.keys(words.only ?? {}).sort()).toEqual(filtersOf('flag').sort())
      for (const column of Object.keys(words.columns ?? {})) expect(placesIn(kind.fields)).toContain(column)
    })
  },
)

describe.each(SINGLE.map((kind): [string, SingleKindOf] => [kind.kind, kind]))(
  'the page of %s',
  (_, kind) => {
    test('what is told of it where it is shared are a text and a picture of its own', () => {
      const typeAt = (path: string) => {
        let fields: FieldMap | undefined = kind.fields
        let type = ''
        for (const step of path.split('.').filter((one) => !/^\d+$/.test(one))) {
          const field: Field | undefined = fields?.[step]
          type = field?.type ?? ''
          fields = field && 'fields' in field ? field.fields : undefined
        }
        return type
      }
      const { title, summary, cover } = kind.share
      for (const text of [title ?? summary, summary]) expect(typeAt(text)).toBe('words')
      expect(['picture', 'pictures']).toContain(typeAt(cover))
    })
  },
)
