// The list of roles in the console: what the role admin is spared, many roles at once, and all of it on a phone.
import { fitsWidth } from '../testing/looks.ts'
import { box, choose, newKey, ROLES, row, toast } from '../testing/roles.ts'
import { expect, test } from '../testing/site.ts'
import { call, signIn, speakEnglishWithoutComplaint, unique } from '../testing/staff.ts'

speakEnglishWithoutComplaint()

test('the role admin cannot be weakened, and each way that is closed says why', async ({ page }) => {
  await signIn(page, 'admin', ROLES)
  await expect(page.getByRole('switch', { name: 'Enable “Administrator”' })).toBeDisabled()
  await row(page, 'Administrator').getByRole('button', { name: 'More actions: Administrator' }).click()
  const removal = page.getByRole('menuitem', { name: 'Delete' })
  await expect(removal).toBeDisabled()
  await expect(page.locator('.row-actions-reason').filter({ visible: true })).toContainText(
    'it cannot be deleted',
  )
  await page.getByRole('menuitem', { name: 'Members' }).click()
  const members = page.getByRole('dialog', { name: 'Members of “Administrator”' })
  await members.getByRole('button', { name: /^Remove “.*admin/ }).click()
  await expect(members.getByRole('alert')).toBeVisible()
  await expect(members.getByRole('listitem')).toHaveCount(1)
  await members.getByRole('button', { name: 'Close' }).click()

  await choose(page, 'Administrator', 'Edit')
  const drawer = page.getByRole('dialog', { name: 'Edit “Administrator”' })
  await expect(drawer.getByRole('alert')).toContainText('This role has full access')
  await expect(drawer.getByLabel('Key', { exact: true })).toBeDisabled()
  await expect(drawer.getByRole('switch', { name: 'Enabled' })).toBeDisabled()
  await drawer.getByRole('button', { name: 'Cancel' }).click()

  await choose(page, 'Administrator', 'Permissions')
  await expect(page.getByText('This role has full access; there is nothing to set.')).toBeVisible()
  await expect(box(page, /^Website \d/)).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Save permissions' })).toHaveCount(0)
})

test('roles are switched and deleted together, the ones that may not change left out, and back again', async ({
  page,
}) => {
  await signIn(page, 'admin', ROLES)
  const name = unique('Team')
  for (const end of ['one', 'two']) {
    const title = { zh: '', en: `${name} ${end}`, es: '' }
    await call(page, '/api/role/add', { name: newKey(), title, sort: 5, flag: 'enabled', remark: '' })
  }
  await page.reload()
  await page.getByRole('checkbox', { name: 'Select “Administrator”' }).check()
  await page.getByRole('checkbox', { name: `Select “${name} one”` }).check()
  await page.getByRole('checkbox', { name: `Select “${name} two”` }).check()
  await page.getByRole('toolbar').getByRole('button', { name: 'Disable' }).click()
  await page
    .getByRole('dialog', { name: 'Disable 2 roles?' })
    .getByRole('button', { name: 'Disable' })
    .click()
  await expect(toast(page, 'Disabled: 2 roles')).toBeVisible()
  await expect(page.getByRole('switch', { name: `Enable “${name} one”` })).not.toBeChecked()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByRole('switch', { name: `Enable “${name} one”` })).toBeChecked()
  await expect(page.getByRole('switch', { name: `Enable “${name} two”` })).toBeChecked()

  await page.getByRole('searchbox', { name: 'Role' }).fill(name)
  await page.getByRole('searchbox', { name: 'Role' }).press('Enter')
  await expect(page.locator('tbody tr[data-row-key]')).toHaveCount(2)
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check()
  await page.getByRole('toolbar').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog', { name: 'Delete 2 roles?' }).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No role matches these filters')).toBeVisible()
})

test('roles and permissions on a phone: everything fits and is in reach', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'admin', ROLES)
  const expectFits = async () => fitsWidth(page, 390)
  await expect(row(page, 'Editor')).toBeVisible()
  await expectFits()
  await choose(page, 'Editor', 'Members')
  await expect(
    page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'editor' }).first(),
  ).toBeVisible()
  await expectFits()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await choose(page, 'Writer', 'Permissions')
  await page.getByRole('searchbox', { name: 'Search permissions' }).fill('web_product:add')
  await box(page, 'Add').click()
  const changes = page.getByRole('complementary', { name: 'Changes to save' })
  await expect(changes.getByRole('heading', { name: '1 added' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save permissions' })).toBeInViewport()
  await expectFits()
  await page.getByRole('button', { name: 'Discard the changes' }).click()
  await expect(changes.getByText('Nothing has changed')).toBeVisible()
})
