// What can be asked about in the explanation of rights.

import { expect, test } from 'vitest'
import type { Menu } from '#contract/people/menu.ts'
import { inEach } from '#contract/testing/in-each.ts'
import { RESOURCES } from '#contract/wire/resource.ts'
import { keyGroups } from './admin-key-options.ts'

const menu = (type: Menu['type'], resources: string, children: Menu[] = []): Menu => ({
  id: 1,
  version: 1,
  parentId: null,
  type,
  resources,
  title: inEach({ zh: '', en: resources.toUpperCase(), es: '' }),
  icon: '',
  address: '',
  sort: 0,
  hidden: false,
  alwaysShow: false,
  flag: 'enabled',
  roles: 0,
  locked: null,
  children,
})
const title = ({ title: { en } }: Pick<Menu, 'title'>) => en

test('a page stands with its buttons under the path to it; directories and links are not asked about', () => {
  const tree = [
    menu('directory', 'sysUserManage', [
      menu('page', 'userList', [menu('button', 'userList:add')]),
      menu('link', 'handbook'),
    ]),
  ]
  const [first, rest, ...none] = keyGroups(tree, title, 'others')
  expect(first).toEqual({
    label: 'SYSUSERMANAGE › USERLIST',
    options: [
      { value: 'userList', label: 'USERLIST' },
      { value: 'userList:add', label: 'USERLIST: USERLIST:ADD' },
    ],
  })
  expect(none).toEqual([])
  expect(rest?.label).toBe('others')
  expect(rest?.options.length).toBe(RESOURCES.length - 2)
})
