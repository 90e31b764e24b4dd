// Menus in the console: arranged by keyboard and by dragging, hidden and disabled apart, and what would break the tree refused.
import type { Page } from '@playwright/test'
import type { Menu } from '../../contract/people/menu.ts'
import { fitsWidth } from '../testing/looks.ts'
import { findMenu } from '../testing/menus.ts'
import { toast } from '../testing/roles.ts'
import { expect, test } from '../testing/site.ts'
import {
  atAnotherDesk,
  call,
  field,
  openAddress,
  PRODUCTS,
  sidebar,
  signIn,
  speakEnglishWithoutComplaint,
  TYPES,
  unique,
} from '../testing/staff.ts'

speakEnglishWithoutComplaint()

const MENUS = '/#/sysUserManage/sysmenuList'
const newKey = () => `place-${Math.random().toString(36).slice(2, 8)}`
const names = (page: Page) => page.locator('.menu-table .tree-open')
const row = (page: Page, name: string) =>
  page.locator('.menu-table tbody tr').filter({ has: page.getByRole('button', { name, exact: true }) })

/** A directory at the top with links in it, made beside the page. */
async function addDirectory(page: Page, name: string, links: readonly string[]) {
  const base = { icon: '', hidden: false, alwaysShow: false, flag: 'enabled' }
  const add = async (title: string, more: Partial<Menu>) => {
    const menu = { ...base, resources: newKey(), title: { zh: '', en: title, es: '' }, ...more }
    const { code, data } = await call<{ id: number; version: number }>(page, '/api/menu/add', menu)
    expect(code).toBe(200)
    return data
  }
  const directory = await add(name, { type: 'directory', parentId: null, address: '' })
  const children: { id: number }[] = []
  for (const link of links) {
    const address = 'https://example.com/manual'
    children.push(await add(link, { type: 'link', parentId: directory.id, address }))
  }
  const remove = async () => {
    for (const { id } of [...children, directory]) {
      const { version } = await findMenu(page, (menu) => menu.id === id)
      expect((await call(page, '/api/menu/delete', { id, version })).code).toBe(200)
    }
  }
  return { remove }
}

test('a directory and a link are made with an icon, and every refusal is said in clear words', async ({
  page,
}) => {
  await signIn(page, 'admin', MENUS)
  const [name, link] = [unique('Manuals'), unique('Manual')]
  const key = newKey()
  await page.getByRole('button', { name: 'Add a menu' }).click()
  await page.getByText('Directory', { exact: true }).last().click()
  await field(page, 'menu.title.en').fill(name)
  await page.getByLabel('Key', { exact: true }).fill('sysUserManage')
  await page.getByPlaceholder('Search icons').fill('manual')
  await page.getByTitle('book', { exact: true }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  const problem = page.locator('.ant-form-item-explain')
  await expect(problem).toHaveText('Another menu has this key already.')
  await page.getByLabel('Key', { exact: true }).fill(key)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, `“${name}” was added`)).toBeVisible()
  await expect(row(page, name).locator('.anticon-book')).toBeVisible()

  await page.getByRole('button', { name: `Add below: ${name}` }).click()
  await page.getByText('External link', { exact: true }).last().click()
  await field(page, 'menu.title.en').fill(link)
  await page.getByLabel('Key', { exact: true }).fill(newKey())
  await page.getByLabel('Address', { exact: true }).fill('javascript:alert(1)')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(problem).toContainText('Please enter a valid address that begins with http://')
  await page.getByLabel('Address', { exact: true }).fill('https://example.com/manual')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, `“${link}” was added`)).toBeVisible()
  await expect(row(page, link)).toBeVisible()

  // What the page does not even offer is refused all the same.
  const { id, version } = await findMenu(page, (menu) => menu.resources === key)
  const below = await findMenu(page, (menu) => menu.parentId === id)
  type Refusal = { code: number; data: { fields: Record<string, string> } }
  const refused = async (path: string, body: unknown) => {
    const { code, data } = (await call(page, path, body)) as Refusal
    return [code, ...Object.values(data.fields)]
  }
  expect(await refused('/api/menu/move', { id, version, parentId: id, position: 0 })).toEqual([
    400,
    'A menu cannot be moved under itself or under one of its own children.',
  ])
  const told = { id: undefined, version: undefined, sort: undefined, roles: undefined, locked: undefined }
  const unknown = { ...below, ...told, children: undefined, type: 'page', resources: 'nowhere', address: '' }
  expect(await refused('/api/menu/add', unknown)).toEqual([400, 'The console has no page with this key.'])

  const remove = async (menu: string) => {
    await page.getByRole('button', { name: `Delete: ${menu}`, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: `Delete “${menu}”?` })
    await dialog.getByRole('button', { name: 'Delete' }).click()
    return dialog
  }
  const full = await remove(name)
  await expect(full.getByRole('alert')).toContainText('This menu still holds another one.')
  await full.getByRole('button', { name: 'Cancel' }).click()
  await remove(link)
  await expect(row(page, link)).toHaveCount(0)
  await remove(name)
  await expect(row(page, name)).toHaveCount(0)
  const granted = await remove('Monitor')
  await expect(granted.getByRole('alert')).toContainText('One role still grants this menu.')
})

test('menus are moved by keyboard and by dragging, and stay after F5, in the tree and in the sidebar', async ({
  page,
}) => {
  // The whole tree is in sight while something is dragged through it.
  await page.setViewportSize({ width: 1440, height: 1800 })
  await signIn(page, 'admin', MENUS)
  const name = unique('Help')
  const [one, two] = [unique('First'), unique('Second')]
  const made = await addDirectory(page, name, [one, two])
  await page.reload()
  const order = () => names(page).filter({ hasText: /^(First|Second) / })
  await expect(order()).toHaveText([one, two])
  const handle = page.getByRole('button', { name: `Move “${two}”` })
  await handle.focus()
  const saved = page.waitForResponse('**/api/menu/move')
  await handle.press('Alt+ArrowUp')
  await saved
  await expect(order()).toHaveText([two, one])
  await page.reload()
  await expect(order()).toHaveText([two, one])
  const links = sidebar(page)
    .getByRole('link')
    .filter({ hasText: /^(First|Second) / })
  if ((await links.count()) === 0) await sidebar(page).getByText(name, { exact: true }).click()
  await expect(links).toHaveText([new RegExp(two), new RegExp(one)])

  // Onto the middle of a directory: into it. Steps that lead nowhere are not offered.
  const website = await findMenu(page, (menu) => menu.resources === 'webSystemManage')
  await row(page, one).getByText('External link').hover()
  await page.mouse.down()
  await row(page, 'Website').getByText('Directory').hover()
  await expect(async () => {
    await row(page, 'Website').getByText('Directory').hover()
    await expect(row(page, 'Website')).toHaveAttribute('data-drop', 'into', { timeout: 500 })
  }).toPass()
  await page.mouse.up()
  const parentOf = async (title: string) => (await findMenu(page, (menu) => menu.title.en === title)).parentId
  await expect.poll(() => parentOf(one)).toBe(website.id)
  await page.getByRole('button', { name: `Move “${two}”` }).click()
  await expect(page.getByRole('menuitem', { name: 'Move up' })).toBeDisabled()
  await page.getByRole('menuitem', { name: 'Move out one level' }).click()
  await expect.poll(() => parentOf(two)).toBeNull()
  await made.remove()
})

test('hidden is out of sight only; disabled takes the page away; both are found by the filter', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'admin', MENUS)
  await page.getByRole('switch', { name: 'Show “Product types” in the sidebar' }).click()
  await expect(toast(page, '“Product types” is hidden from the sidebar')).toBeVisible()
  const editor = await atAnotherDesk(browser, baseURL, 'editor', TYPES)
  await expect(editor.getByRole('table')).toBeVisible()
  await expect(sidebar(editor).getByRole('link', { name: 'Products' })).toBeVisible()
  await expect(sidebar(editor).getByRole('link', { name: 'Product types' })).toHaveCount(0)

  await page.getByLabel('State').click()
  await page.getByTitle('Hidden', { exact: true }).click()
  await expect(page).toHaveURL(/flag=hidden$/)
  await expect(row(page, 'Product types')).toBeVisible()
  await expect(row(page, 'Products')).toHaveCount(0)
  await page.reload()
  await expect(row(page, 'Product types')).toBeVisible()
  await page.getByRole('switch', { name: 'Show “Product types” in the sidebar' }).click()
  await expect(row(page, 'Product types')).toHaveCount(0)
  await page.getByRole('button', { name: 'Clear the filters' }).click()

  await page.getByRole('switch', { name: 'Enable “Product types”' }).click()
  const asked = page.getByRole('dialog', { name: 'Disable “Product types”?' })
  await asked.getByRole('button', { name: 'Disable' }).click()
  await expect(toast(page, '“Product types” is disabled')).toBeVisible()
  expect((await call(editor, '/api/web/product/type/list')).code).toBe(403)
  await editor.reload()
  await expect(editor).toHaveURL(/401/)
  await openAddress(editor, PRODUCTS)
  await expect(editor.getByRole('table')).toBeVisible()
  await page.getByRole('switch', { name: 'Enable “Product types”' }).click()
  await expect(toast(page, '“Product types” is enabled')).toBeVisible()
  expect((await call(editor, '/api/web/product/type/list')).code).toBe(200)
  await editor.context().close()
})

test('menus on a phone: the tree fits, moves by its menu, and its drawer holds the switches', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'admin', MENUS)
  const expectFits = async () => fitsWidth(page, 390)
  await page.getByRole('button', { name: 'Expand all' }).click()
  await expect(row(page, 'Change and order')).toBeVisible()
  await expectFits()
  await page.getByRole('button', { name: 'Move “Products”' }).click()
  await expect(page.getByRole('menuitem', { name: 'Move up' })).toBeVisible()
  await expectFits()
  await page.keyboard.press('Escape')
  await names(page)
    .filter({ hasText: /^Products$/ })
    .click()
  const drawer = page.getByRole('dialog', { name: 'Edit “Products”' })
  await expect(drawer.getByRole('switch')).toHaveCount(2)
  await expectFits()
})
