import { expect, test } from 'vitest'
import { eachLanguage } from '#contract/languages/language-codes.ts'
import type { Person } from '#server/parts/sign-in/sessions.ts'
import { buttonsOf, type MenuRow, menusOf } from './rules.ts'

const text = eachLanguage(() => '')
const row = (
  id: number,
  parentId: number | null,
  type: MenuRow['type'],
  resources: string,
  flag: MenuRow['flag'] = 'enabled',
): MenuRow => ({
  id,
  parentId,
  type,
  resources,
  flag,
  title: text,
  icon: '',
  hidden: false,
  alwaysShow: false,
})
const rows = [
  row(1, null, 'directory', 'system'),
  row(2, 1, 'page', 'users'),
  row(3, 2, 'button', 'users:add'),
  row(4, null, 'directory', 'empty'),
  row(5, null, 'page', 'news'),
]
const person = (resources: string[], admin = false): Person => ({
  id: 1,
  username: 'x',
  sessionId: 1,
  mustChangePassword: false,
  mustSetUpSecondStep: false,
  provedAt: 0,
  provider: '',
  demandsSecondStep: false,
  limited: new Map(),
  roles: [],
  admin,
  resources: new Set(resources),
})

test('a directory shows when something below it does', () => {
  expect(menusOf(rows, person(['users'])).map((menu) => menu.resources)).toEqual(['system'])
  expect(menusOf(rows, person(['news'])).map((menu) => menu.resources)).toEqual(['news'])
})

test('a directory that was granted by name shows nothing of itself', () => {
  expect(menusOf(rows, person(['system', 'empty']))).toEqual([])
})

test('admin sees every menu and button without being granted any', () => {
  expect(menusOf(rows, person([], true)).map((menu) => menu.resources)).toEqual(['system', 'news'])
  expect(buttonsOf(rows, person([], true))).toEqual([{ resources: 'users:add' }])
})

test('what stands below a disabled menu shows to nobody but admin, its links neither', () => {
  const some = [
    row(1, null, 'directory', 'system', 'disabled'),
    row(2, 1, 'page', 'users'),
    row(3, 1, 'link', 'manual'),
    row(4, null, 'link', 'shop'),
  ]
  expect(menusOf(some, person(['users'])).map((menu) => menu.resources)).toEqual(['shop'])
  expect(menusOf(some, person([], true)).map((menu) => menu.resources)).toEqual(['system', 'shop'])
})
