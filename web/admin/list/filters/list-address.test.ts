// What a list is narrowed to, in its address.
import { expect, expectTypeOf, test } from 'vitest'
import { flag, id, moment, oneOf, text } from './filter-kinds.ts'
import { lastPageInstead, listAddress } from './list-address.ts'

const LIST = listAddress({
  filters: {
    keyword: text(20),
    state: oneOf(['draft', 'published']),
    hot: flag(),
    typeId: id(),
    from: moment(),
    until: moment(),
  },
  sorts: ['updateTime', 'name'],
  sort: '-updateTime',
})
const LOG = listAddress({ filters: {}, sorts: ['time'], sort: '-time', keyset: true })
const read = (query: string) => LIST.read(new URLSearchParams(query))

test('an empty address is the list as usual, and that writes an empty address', () => {
  expect(read('')).toEqual(LIST.none)
  expect(LIST.write(LIST.none).toString()).toBe('')
  expect(LIST.query(LIST.none)).toEqual({ page: 1, limit: 20, sort: '-updateTime' })
})

test('everything survives the way through the address', () => {
  const state = {
    keyword: '泵 & valve',
    state: 'draft',
    hot: true,
    typeId: 7,
    from: '2026-11-01T00:00:00.000Z',
    until: '2026-11-08T00:00:00.000Z',
    sort: 'name',
    page: 3,
    limit: 50,
    before: null,
    columns: ['type', 'updateTime'],
  } as const
  expect(read(LIST.write(state).toString())).toEqual(state)
})

test('what makes no sense counts as not given', () => {
  const nonsense =
    'state=gone&hot=yes&typeId=-1&from=yesterday&until=2026-13-45T00:00:00Z&sort=password&page=1e3&limit=1000&before=4'
  expect(read(nonsense)).toEqual(LIST.none)
  expect(read('keyword=+a+much+too+long+keyword+for+this').keyword).toHaveLength(20)
  expect(read('columns=type.%3Cscript%3E..state').columns).toEqual(['type', 'state'])
  expect(read('page=99999999').page).toBe(1_000_000)
})

test('the call carries only what is set, with its type', () => {
  const query = LIST.query({ ...LIST.none, hot: true, typeId: 7 })
  expect(query).toEqual({ page: 1, limit: 20, sort: '-updateTime', hot: true, typeId: 7 })
  expectTypeOf(query.state).toEqualTypeOf<'draft' | 'published' | undefined>()
  expectTypeOf(query.sort).toEqualTypeOf<'updateTime' | '-updateTime' | 'name' | '-name'>()
})

test('filters are told apart from page, sort and columns', () => {
  const elsewhere = { ...LIST.none, page: 4, sort: 'name', columns: ['type'] } as const
  expect(LIST.isFiltered(elsewhere)).toBe(false)
  expect(LIST.filtersOf(elsewhere)).toEqual({})
  const narrowed = { ...elsewhere, state: 'draft' } as const
  expect(LIST.isFiltered(narrowed)).toBe(true)
  expect(LIST.filtersOf(narrowed)).toEqual({ state: 'draft' })
  expect(LIST.after(narrowed, LIST.noFilters)).toEqual({ ...elsewhere, page: 1 })
})

test('what a phone folds is counted, and what stays in sight is not', () => {
  const filters = { name: text(), phone: text(), state: oneOf(['draft', 'published']) }
  const description = { filters, sorts: ['name'], sort: 'name' } as const
  const people = listAddress(description)
  const narrowed = people.read(new URLSearchParams('name=ana&phone=138&state=draft'))
  expect(people.foldedFilters(people.none)).toBe(0)
  expect(people.foldedFilters(narrowed)).toBe(2)
  expect(listAddress({ ...description, inSight: ['name', 'state'] }).foldedFilters(narrowed)).toBe(1)
})

test('every change begins at the first page unless it names one', () => {
  const deep = { ...LOG.none, page: 9, before: 1000 }
  expect(LOG.after(deep, { limit: 50 })).toMatchObject({ page: 1, before: null, limit: 50 })
  expect(LOG.after(deep, { page: 3, before: 1000 })).toMatchObject({ page: 3, before: 1000 })
})

test('only a list with a keyset goes on past an entry', () => {
  expect(LOG.query(LOG.read(new URLSearchParams('before=12')))).toMatchObject({ before: 12, page: 1 })
  expect(LIST.query(read('before=12'))).not.toHaveProperty('before')
})

test('behind the last page there is the way back to it', () => {
  expect(lastPageInstead({ page: 3, limit: 20 }, { total: 40, items: [] })).toBe(2)
  expect(lastPageInstead({ page: 3, limit: 20 }, { total: 0, items: [] })).toBe(1)
  expect(lastPageInstead({ page: 1, limit: 20 }, { total: 0, items: [] })).toBeNull()
  expect(lastPageInstead({ page: 2, limit: 20 }, { total: 40, items: [{}] })).toBeNull()
})
