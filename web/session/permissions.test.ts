// Pages and buttons by role, menu and key.
import { expect, test } from 'vitest'
import type { MenuNode } from '#contract/people/auth.ts'
import { inEach } from '#contract/testing/in-each.ts'
import { mayOpen, mayUse, menuKeys } from './permissions.ts'

const menu = (resources: string, children: MenuNode[] = []): MenuNode => ({
  resources,
  title: inEach({ zh: '', en: resources, es: '' }),
  icon: '',
  hidden: false,
  alwaysShow: false,
  children,
})
const editor = {
  roles: ['editor'],
  menus: [menu('webSystemManage', [menu('web_product')])],
  buttons: [{ resources: 'web_product:add' }],
}
const admin = { roles: ['admin'], menus: [], buttons: [] }

test('keys are found at every depth of the menus', () => {
  expect([...menuKeys(editor.menus)]).toEqual(['webSystemManage', 'web_product'])
})

test('a page needs its key among the menus', () => {
  expect(mayOpen(editor, { resources: 'web_product' })).toBe(true)
  expect(mayOpen(editor, { resources: 'web_product_type' })).toBe(false)
})

test('a hidden page is kept for whoever may open the page that leads to it', () => {
  const needs = { resources: ['roleSetting', 'roleList'] } as const
  expect(mayOpen({ ...editor, menus: [menu('roleList')] }, needs)).toBe(true)
  expect(mayOpen({ ...editor, menus: [menu('roleSetting')] }, needs)).toBe(true)
  expect(mayOpen(editor, needs)).toBe(false)
})

test('the role admin passes every check', () => {
  expect(mayOpen(admin, { resources: 'web_product_type', roles: ['other'] })).toBe(true)
  expect(mayUse(admin, 'web_product:delete')).toBe(true)
})

test('a page that asks for nothing is open to every signed-in person', () => {
  expect(mayOpen(editor, {})).toBe(true)
})

test('declared roles need one of them', () => {
  expect(mayOpen(editor, { roles: ['reviewer'] })).toBe(false)
  expect(mayOpen(editor, { roles: ['reviewer', 'editor'] })).toBe(true)
})

test('a page that asks for a button needs the button as well as the menu', () => {
  expect(mayOpen(editor, { resources: 'web_product', button: 'web_product:add' })).toBe(true)
  expect(mayOpen(editor, { resources: 'web_product', button: 'web_product:delete' })).toBe(false)
})

test('one key of a list is enough for a button', () => {
  expect(mayUse(editor, ['web_product:delete', 'web_product:add'])).toBe(true)
  expect(mayUse(editor, 'web_product:delete')).toBe(false)
})

test('without a list of buttons nothing is permitted', () => {
  const person = { ...admin, buttons: undefined as unknown as [] }
  expect(mayUse(person, 'web_product:add')).toBe(false)
})
