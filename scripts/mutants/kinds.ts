// Mutants of fields and kinds: what a declaration says once is stored, read, merged, shown and searched by it.
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: passages of the product are quoted as they stand there
import type { Mutant } from './mutant.ts'

const walk = ['contract/fields/walk.test.ts']
const merged = ['server/publishing/kinds/merge.test.ts']
const cases = ['server/features/kinds/success-case/routes.test.ts']

export const KINDS: Mutant[] = [
  {
    file: 'contract/fields/walk.ts',
    find: '[name, ...(field.was ?? [])].find',
    put: '[name].find',
    rule: 'A field that was renamed is found under its old name.',
    tests: walk,
  },
  {
    file: 'contract/fields/walk.ts',
    find: '[name, ...(field.was ?? [])].find',
    put: '[...(field.was ?? []), name].find',
    rule: 'The name that a field has today goes before those of before.',
    tests: walk,
  },
  {
    file: 'contract/fields/walk.ts',
    find: 'option === stored) ?? first ?? null',
    put: 'option === stored) ?? null',
    rule: 'A choice that is none any more is what a new record has.',
    tests: walk,
  },
  {
    file: 'contract/fields/walk.ts',
    find: "typeof stored === 'number' && Number.isInteger(stored) ? stored : null",
    put: "typeof stored === 'number' ? stored : null",
    rule: 'A fraction is no whole number, whoever stored it.',
    tests: walk,
  },
  {
    file: 'contract/fields/walk.ts',
    find: 'listed: listed !== false',
    put: 'listed: listed === true',
    rule: 'A record that says nothing of it may be listed by search engines.',
    tests: walk,
  },
  {
    file: 'contract/fields/walk.ts',
    find: "if (type === 'words') return LANGUAGES.every(",
    put: "if (type === 'words') return LANGUAGES.some(",
    rule: 'Words in one language are enough to be published.',
    tests: walk,
  },
  {
    file: 'contract/fields/walk.ts',
    find: "if (value === null || value === '' || value === false) return true",
    put: 'if (!value) return true',
    rule: 'Nought is a number that was given.',
    tests: walk,
  },
  {
    file: 'contract/fields/walk.ts',
    find: "    if (field.type === 'group' && isValues(value))\n      yield* placesOf(field.fields, value, { path: `${path}.`, place: `${place}.` })\n",
    put: '',
    rule: 'What is missing or shown in a group counts like everything else.',
    tests: walk,
  },
  {
    file: 'contract/fields/walk.ts',
    find: 'return picture === null ? [] : [{ field: `${path}.picture`, key: picture }]',
    put: 'return []',
    rule: 'The picture for those who share a page is in use.',
    tests: walk,
  },
  {
    file: 'contract/fields/schemas.ts',
    find: 'return z.array(Id).max(field.max)',
    put: 'return z.array(Id)',
    rule: 'A record points at no more others than its field says.',
    tests: cases,
  },
  {
    file: 'contract/fields/schemas.ts',
    find: 'return z.array(z.strictObject(ofEach(field.fields, inLine(givenWhole)))).max(field.max)',
    put: 'return z.array(z.strictObject(ofEach(field.fields, inLine(givenWhole))))',
    rule: 'A list has no more lines than its field says.',
    tests: cases,
  },
  {
    file: 'server/publishing/kinds/merge.ts',
    find: 'if (given === undefined) return before',
    put: 'if (given === undefined) return blankOf(field)',
    rule: 'A field that a write leaves out stays as it is.',
    tests: merged,
  },
  {
    file: 'server/publishing/kinds/merge.ts',
    find: 'const title = mergeWords(old.title, given.title, place.site)',
    put: 'const title = textIn(given.title)',
    rule: 'A language that a write leaves out stays, for search engines too.',
    tests: merged,
  },
  {
    file: 'server/publishing/kinds/rules.ts',
    find: 'if (named && isEmpty(named, textIn(content[title])))',
    put: 'if (!named)',
    rule: 'A draft is called something in one language.',
    tests: cases,
  },
  {
    file: 'server/publishing/kinds/rules.ts',
    find: 'slugOf(pickText(term, FALLBACK).text)',
    put: 'pickText(term, FALLBACK).text',
    rule: 'A term is one whatever the case of its words.',
    tests: cases,
  },
  {
    file: 'server/publishing/kinds/rules.ts',
    find: 'field.keyword ? (isObject(value) ? Object.values(value) : [value]) : [],',
    put: 'isObject(value) ? Object.values(value) : [value],',
    rule: 'A keyword looks into the fields that say so, and into no others.',
    tests: cases,
  },
  {
    file: 'server/publishing/kinds/lists.ts',
    find: "field !== except && typeof term === 'string'",
    put: "typeof term === 'string'",
    rule: 'The terms of a filter are not narrowed by what is chosen of them.',
    tests: cases,
  },
  {
    file: 'server/publishing/kinds/shown.ts',
    find: 'return value.map((line) => shown(field.fields, line, media))',
    put: 'return value',
    rule: 'Visitors see the pictures of lines with their size and words.',
    tests: ['server/publishing/kinds/shown.test.ts'],
  },
]
