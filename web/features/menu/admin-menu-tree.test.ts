// What may stand where in the tree of menus, and which keys are left.
import { expect, test } from 'vitest'
import type { Menu } from '#contract/people/menu.ts'
import { inEach } from '#contract/testing/in-each.ts'
import { placeAfter } from '#web/admin/tree/tree-moves.ts'
import { flatMenus, freeKeys, isAsleep, movingMenus, typesUnder, whyLocked } from './admin-menu-tree.ts'

const menu = (id: number, type: Menu['type'], parentId: number | null, children: Menu[] = []): Menu => ({
  ...{ id, type, parentId, children, version: 1, resources: `key${id}`, icon: '', address: '', sort: id },
  ...{
    title: inEach({ zh: '', en: `M${id}`, es: '' }),
    hidden: false,
    alwaysShow: false,
    flag: 'enabled',
    roles: 0,
    locked: null,
  },
})
// 1 directory ─ 2 page ─ 3 button, 4 link; 5 directory ─ 6 directory ─ 7 page
const menus = [
  menu(1, 'directory', null, [menu(2, 'page', 1, [menu(3, 'button', 2)]), menu(4, 'link', 1)]),
  menu(5, 'directory', null, [menu(6, 'directory', 5, [menu(7, 'page', 6)])]),
]
const all = flatMenus(menus)

test('the tree becomes a list, parents before their children', () => {
  expect(all.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test('only what may stand below a menu can be added there', () => {
  expect(typesUnder(all, null)).toEqual(['directory', 'page', 'link'])
  expect(typesUnder(all, 2)).toEqual(['button'])
  expect(typesUnder(all, 4)).toEqual([])
})

test('menus are moved between directories, buttons only among their siblings', () => {
  const tree = movingMenus(menus)
  expect(placeAfter(tree, 4, 'out')).toEqual({ parentId: null, position: 1 })
  expect(placeAfter(tree, 4, 'into')).toBeNull()
  expect(placeAfter(tree, 3, 'out')).toBeNull()
  expect(placeAfter(tree, 5, 'into')).toEqual({ parentId: 1, position: 2 })
})

test('pages and buttons choose from the keys that no menu has', () => {
  const unused = ['monitor', 'roleList:add', 'userList:add']
  expect(freeKeys('page', unused, undefined)).toEqual(['monitor'])
  expect(freeKeys('button', unused, 'roleList')).toEqual(['roleList:add'])
  expect(freeKeys('directory', unused, undefined)).toEqual([])
})

test('what is below a disabled menu sleeps with it', () => {
  const asleep = all.map((one) => (one.id === 5 ? { ...one, flag: 'disabled' as const } : one))
  expect(asleep.filter((one) => isAsleep(asleep, one)).map(({ id }) => id)).toEqual([5, 6, 7])
})

test('what somebody may not do with a menu is closed, and says why', () => {
  const texts = { beyond: 'beyond', offByAdmin: 'off' }
  const why = (locked: Menu['locked']) =>
    (['change', 'switch', 'delete'] as const).map((action) =>
      whyLocked({ ...menu(9, 'page', null), locked }, action, texts),
    )
  expect(why(null)).toEqual([null, null, null])
  expect(why('beyond')).toEqual(['beyond', 'beyond', 'beyond'])
  expect(why('offByAdmin')).toEqual([null, 'off', 'off'])
})
