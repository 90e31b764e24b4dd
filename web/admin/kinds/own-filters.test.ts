// The list of a kind by fields of the owner: its columns, and what it is narrowed to in one part of its address.
import { expect, test } from 'vitest'
import { NO_TEXT } from '#contract/content/blank.ts'
import { newsKind } from '#contract/kinds/news.ts'
import { productKind } from '#contract/kinds/product.ts'
import type { FieldSettings } from '#contract/site/field-settings.ts'
import type { StaffRecord } from './admin-api.ts'
import { kindListAddress } from './kind-filters.tsx'
import { ownColumns } from './own-columns.ts'
import { withWanted } from './own-filters.tsx'

const text = (en: string) => ({ ...NO_TEXT, en })
const field: FieldSettings['attributes'][number] = {
  ...{ key: 'o1', name: text('Made in'), type: 'choice', dimension: null, of: null, unit: '', group: null },
  ...{ better: null, onCard: false, tableOnly: false, ruler: false, byRegion: false, required: false },
  ...{ choices: [], forStaff: true, inList: true, narrows: false, inSide: false, search: 'text' },
}

test.each([productKind, newsKind])(
  'what is asked of fields of the owner stays in the address of $kind',
  (kind) => {
    const address = kindListAddress(kind)
    const state = address.read(new URLSearchParams('own=o3:1..5;o1:c2,c1'))
    expect(address.query(state)).toMatchObject({ own: 'o1:c1,c2;o3:1..5' })
    expect(address.write(state).toString()).toBe('own=o1%3Ac1%2Cc2%3Bo3%3A1..5')
    expect(address.isFiltered(state)).toBe(true)
    expect(address.isFiltered(address.read(new URLSearchParams('own=nonsense')))).toBe(false)
  },
)

test('a choice takes the place of the one before at its field, and leaves those of the others', () => {
  expect(withWanted('', 'o1', { values: ['c1'] })).toBe('o1:c1')
  expect(withWanted('o1:c1;o3:1..5', 'o1', { values: ['c2'] })).toBe('o1:c2;o3:1..5')
  expect(withWanted('o1:c1', 'o3', { from: null, to: -2.5 })).toBe('o1:c1;o3:..-2.5')
  expect(withWanted('o1:c1;o3:1..5', 'o3', null)).toBe('o1:c1')
})

test('a column says what the server answers of its field, in the language shown or in another that has it', () => {
  const number = { ...field, key: 'o2', name: text('Weight'), type: 'number' as const }
  const [first, second] = ownColumns([field, number], 'es')
  const row = { own: { o1: text('Suzhou') } } as unknown as StaffRecord
  expect([first?.title, first?.cell(row), second?.cell(row)]).toEqual(['Made in', 'Suzhou', ''])
  expect([first?.align, second?.align]).toEqual([undefined, 'end'])
})
