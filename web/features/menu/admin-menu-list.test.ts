// The tree of the menus narrowed by its filters.
import { expect, test } from 'vitest'
import type { Menu } from '#contract/people/menu.ts'
import { inEach } from '#contract/testing/in-each.ts'
import { narrowedMenus } from './admin-menu-list.ts'

let id = 0
function menu(resources: string, zh: string, children: Menu[] = [], more: Partial<Menu> = {}): Menu {
  id += 1
  return {
    ...{
      id,
      resources,
      children,
      parentId: null,
      version: 1,
      icon: '',
      address: '',
      sort: id,
      roles: 0,
      locked: null,
    },
    ...{ title: inEach({ zh, en: resources, es: '' }), type: 'page', hidden: false, alwaysShow: false },
    flag: 'enabled',
    ...more,
  }
}
const roles = menu('roleList', '角色管理', [menu('roleList:add', '新增')])
const menus = [
  menu('system', '系统管理', [roles, menu('sysmenuList', '菜单管理', [], { hidden: true })]),
  menu('website', '网站管理', [menu('news', '新闻管理', [], { flag: 'disabled' })]),
]
const keys = (nodes: readonly Menu[]): string[] =>
  nodes.flatMap(({ resources, children }) => [resources, ...keys(children)])
const found = (name: string, flag: 'enabled' | 'disabled' | 'hidden' | null = null) =>
  keys(narrowedMenus(menus, { name, flag }).menus)

test('a menu is found by its title in any language and by its key, with what is below and above it', () => {
  expect(found('角色')).toEqual(['system', 'roleList', 'roleList:add'])
  expect(found('ROLELIST:')).toEqual(['system', 'roleList', 'roleList:add'])
  expect(found('website')).toEqual(['website', 'news'])
  expect(found('nothing like it')).toEqual([])
})

test('hidden and disabled are separate states', () => {
  expect(found('', 'hidden')).toEqual(['system', 'sysmenuList'])
  expect(found('', 'disabled')).toEqual(['website', 'news'])
})

test('what a match stands in is open, the match itself is not', () => {
  const { open } = narrowedMenus(menus, { name: '角色', flag: null })
  expect(open).toEqual(new Set([menus[0]?.id]))
})
