// A role in the console: made, set, given and felt at once; nothing comes by itself; and it is explained why.
import type { Page } from '@playwright/test'
import { findMenu } from '../testing/menus.ts'
import { box, choose, newKey, ROLES, row, toast } from '../testing/roles.ts'
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

const LATER = 'web_product:delete'
type Changed = { id: number; version: number }

/** Rights are taken as read for a few seconds; the navigation after that asks anew. */
const goOnUntil = (page: Page, arrived: () => Promise<void>) =>
  expect(async () => {
    await openAddress(page, '/#/dashboard')
    await expect(page).toHaveURL(/dashboard$/)
    await openAddress(page, PRODUCTS)
    await expect(page).toHaveURL(/web_product$/)
    await arrived()
  }).toPass({ timeout: 60_000 })

test('a role is made, granted and given: its member sees page and button at the next step, and nothing that comes later', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000)
  await signIn(page, 'admin', ROLES)
  const name = unique('Crew')
  // A button that no role grants stands nowhere while the page around it is granted whole.
  const later = await findMenu(page, ({ resources }) => resources === LATER)
  expect((await call(page, '/api/menu/delete', { id: later.id, version: later.version })).code).toBe(200)

  await page.getByRole('button', { name: 'Add a role' }).click()
  await field(page, 'role.title.en').fill(name)
  await page.getByLabel('Key', { exact: true }).fill('9 lives')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Please begin with a letter and use 2 to 60 letters')).toBeVisible()
  await page.getByLabel('Key', { exact: true }).fill('EDITOR')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('.ant-form-item-explain')).toHaveText(
    'Another role has this name already, whatever its case.',
  )
  await page.getByLabel('Key', { exact: true }).fill(newKey())
  await page.getByRole('button', { name: 'Save' }).click()
  await toast(page, `“${name}” was added`).getByRole('link', { name: 'Set its permissions' }).click()

  await expect(page.getByRole('heading', { name: `Permissions of “${name}”` })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search permissions' }).fill('web_product_type:add')
  await box(page, 'web_product_type:add').click()
  await page.getByRole('searchbox', { name: 'Search permissions' }).fill('')
  // Linked: seeing the page came along with its button.
  await expect(box(page, /^See the page web_product_type$/)).toBeChecked()
  await box(page, /^Products \d/).click()
  await expect(box(page, /^Products (\d+)\/\1$/)).toBeChecked()
  const changes = page.getByRole('complementary', { name: 'Changes to save' })
  await expect(changes.getByRole('heading', { name: '9 added' })).toBeVisible()
  await expect(changes.getByText('Website › Products › Publish')).toBeVisible()
  await page.getByRole('button', { name: 'Save permissions' }).click()
  await expect(toast(page, /Permissions of “.+” saved/)).toBeVisible()
  await expect(changes.getByText('Nothing has changed')).toBeVisible()

  const { parentId, type, resources, title, icon, address, hidden, alwaysShow, flag } = later
  const again = { parentId, type, resources, title, icon, address, hidden, alwaysShow, flag }
  expect((await call<Changed>(page, '/api/menu/add', again)).code).toBe(200)
  await page.reload()
  await expect(box(page, /^Products 7\/8$/)).toBeChecked({ indeterminate: true })
  await expect(box(page, LATER)).not.toBeChecked()

  const member = await atAnotherDesk(browser, baseURL, 'writer', PRODUCTS)
  await expect(member.getByRole('table')).toBeVisible()
  const typesLink = sidebar(member).getByRole('link', { name: 'Product types' })
  await expect(typesLink).toHaveCount(0)
  await expect(member.getByRole('link', { name: 'New product' })).toHaveCount(0)

  await page.goto(ROLES)
  await page.getByRole('button', { name: `Members of “${name}”` }).click()
  const members = page.getByRole('dialog', { name: `Members of “${name}”` })
  await expect(members.getByText('No members yet')).toBeVisible()
  await members.getByRole('combobox', { name: 'Add members' }).fill('writer')
  await page.getByTitle('writer', { exact: true }).click()
  await members.getByRole('button', { name: 'Add 1 person' }).click()
  await expect(toast(page, 'Added: 1 person')).toBeVisible()
  await expect(members.getByRole('listitem')).toHaveCount(1)
  await members.getByRole('button', { name: 'Close' }).click()
  await expect(row(page, name).getByRole('button', { name: `Members of “${name}”` })).toHaveText('1')

  // No new sign-in: going on is enough.
  const newProduct = member.getByRole('link', { name: 'New product' })
  await goOnUntil(member, () => expect(newProduct).toBeVisible({ timeout: 1000 }))
  await openAddress(member, TYPES)
  await expect(member.getByRole('button', { name: 'Add a type' })).toBeVisible()
  await expect(typesLink).toBeVisible()

  await page.getByRole('button', { name: 'Explain a permission' }).click()
  const explain = page.getByRole('dialog', { name: 'Explain a permission' })
  const ask = async (words: string) => {
    await explain.getByRole('combobox', { name: 'Permission' }).fill(words)
    await page
      .locator('.ant-select-tree-title')
      .getByText(words.split(' › ').at(-1) ?? '')
      .click()
  }
  await explain.getByRole('combobox', { name: 'Person' }).fill('writer')
  await page.getByTitle('writer', { exact: true }).click()
  await ask('Website › Product types › Add')
  const answer = explain.locator('.explanation')
  await expect(answer).toContainText('writer can use “Website › Product types › Add”.')
  await expect(answer.getByRole('listitem').filter({ hasText: name })).toContainText('grants it')
  await expect(answer.getByRole('listitem').filter({ hasText: 'Writer' })).toContainText('does not grant it')
  await ask('Website › Products › Delete')
  await expect(answer).toContainText('writer cannot use “Website › Products › Delete”.')
  await expect(answer).toContainText('None of the enabled roles of this person grants it.')
  await expect(answer).toContainText('Any of these roles would give it')
  await expect(answer.getByRole('link', { name: 'Administrator' })).toBeVisible()
  await explain.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('switch', { name: `Enable “${name}”` }).click()
  await page
    .getByRole('dialog', { name: `Disable “${name}”?` })
    .getByRole('button', { name: 'Disable' })
    .click()
  await expect(toast(page, `“${name}” is disabled`)).toBeVisible()
  await goOnUntil(member, () => expect(newProduct).toHaveCount(0, { timeout: 1000 }))
  await openAddress(member, TYPES)
  await expect(member).toHaveURL(/401/)
  await member.context().close()

  await choose(page, name, 'Delete')
  const deletion = page.getByRole('dialog', { name: `Delete “${name}”?` })
  await deletion.getByRole('button', { name: 'Delete' }).click()
  await expect(deletion.getByRole('alert')).toContainText('One person still has this role.')
  await deletion.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: `Members of “${name}”` }).click()
  await members.getByRole('button', { name: 'Remove “writer”' }).click()
  await expect(members.getByText('No members yet')).toBeVisible()
  await members.getByRole('button', { name: 'Close' }).click()
  await choose(page, name, 'Delete')
  await deletion.getByRole('button', { name: 'Delete' }).click()
  await expect(row(page, name)).toHaveCount(0)
})
