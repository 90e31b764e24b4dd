// The tree of what a role can be granted, and what a click in it changes.
import { expect, test } from 'vitest'
import type { Menu } from '#contract/people/menu.ts'
import { inEach } from '#contract/testing/in-each.ts'
import { RESOURCES } from '#contract/wire/resource.ts'
import {
  findNode,
  type GrantNode,
  grantTree,
  leavesOf,
  narrowed,
  pathsOf,
  stateOf,
  toggled,
  withoutMenu,
} from './grant-tree.ts'

const SEE = inEach({ zh: '', en: 'See the page', es: '' })
let id = 0
const menu = (
  type: Menu['type'],
  resources: string,
  children: Menu[] = [],
  flag: Menu['flag'] = 'enabled',
): Menu => {
  id += 1
  return {
    ...{ id, type, resources, children, flag, parentId: null, version: 1, icon: '', address: '', sort: id },
    ...{
      title: inEach({ zh: '', en: resources, es: '' }),
      hidden: false,
      alwaysShow: false,
      roles: 0,
      locked: null,
    },
  }
}
const tree = grantTree(
  [
    menu('directory', 'system', [
      menu('page', 'roleList', [menu('button', 'roleList:add'), menu('button', 'roleList:delete')]),
      menu('page', 'sysmenuList', [menu('button', 'sysmenuList:add')], 'disabled'),
      menu('link', 'manual'),
    ]),
    menu('directory', 'empty'),
  ],
  SEE,
)
const node = (key: string): GrantNode => {
  const found = findNode(tree, key)
  if (!found) throw new Error(`there is no ${key}`)
  return found
}
const page = (key: string) => pathsOf(tree).get(key)?.at(-2) as GrantNode
const terms = { linked: true, locked: new Set<string>(), all: tree }
const keys = (granted: Set<string>) => [...granted].sort()

test('a page begins with seeing it, and links and empty directories are left out', () => {
  expect(leavesOf(tree).map(({ key }) => key)).toEqual([
    ...['roleList', 'roleList:add', 'roleList:delete', 'sysmenuList', 'sysmenuList:add'],
  ])
  expect(tree).toHaveLength(1)
  expect(
    pathsOf(tree)
      .get('roleList')
      ?.map(({ title }) => title.en),
  ).toEqual([...['system', 'roleList', 'See the page']])
})

test('what a disabled menu holds is marked', () => {
  expect([page('sysmenuList').off, node('sysmenuList:add').off, node('roleList:add').off]).toEqual([
    ...['itself', 'above', null],
  ])
})

test('a group shows whether all, some or none of its leaves are granted', () => {
  expect(stateOf(page('roleList'), new Set(['roleList']))).toBe('some')
  expect(stateOf(page('roleList'), new Set(['roleList', 'roleList:add', 'roleList:delete']))).toBe('all')
  expect(stateOf(page('roleList'), new Set())).toBe('none')
})

test('linked, a button brings seeing its page along, and without seeing it there are no buttons', () => {
  expect(keys(toggled(new Set(), node('roleList:add'), terms))).toEqual(['roleList', 'roleList:add'])
  expect(keys(toggled(new Set(['roleList', 'roleList:add']), node('roleList'), terms))).toEqual([])
  expect(keys(toggled(new Set(['roleList', 'roleList:add']), node('roleList:add'), terms))).toEqual([
    'roleList',
  ])
})

test('not linked, each key stands for itself', () => {
  const apart = { ...terms, linked: false }
  expect(keys(toggled(new Set(), node('roleList:add'), apart))).toEqual(['roleList:add'])
  expect(keys(toggled(new Set(['roleList', 'roleList:add']), node('roleList'), apart))).toEqual([
    'roleList:add',
  ])
})

test('a group is filled first and emptied then, and locked keys stay as they are', () => {
  const some = { ...terms, locked: new Set(['roleList:delete']) }
  const filled = toggled(new Set(['roleList']), page('roleList'), some)
  expect(keys(filled)).toEqual(['roleList', 'roleList:add'])
  expect(keys(toggled(filled, page('roleList'), some))).toEqual([])
  const held = new Set(['roleList', 'roleList:delete'])
  expect(keys(toggled(held, node('roleList'), some))).toEqual(['roleList:delete'])
})

test('a search keeps what matches and what holds it', () => {
  const found = narrowed(
    tree,
    ({ description, resource }) => resource !== null && description.endsWith(':delete'),
  )
  expect(leavesOf(found).map(({ key }) => key)).toEqual(['roleList:delete'])
  const whole = narrowed(tree, ({ description, resource }) => resource === null && description === 'roleList')
  expect(leavesOf(whole)).toHaveLength(3)
})

test('keys that no menu has are known, and no others', () => {
  const held = leavesOf(tree).map(({ key }) => key)
  const free = withoutMenu(tree)
  expect(held.length).toBeGreaterThan(0)
  expect(free.length).toBe(RESOURCES.length - held.length)
  expect(free).not.toEqual(expect.arrayContaining(held.slice(0, 1)))
})
