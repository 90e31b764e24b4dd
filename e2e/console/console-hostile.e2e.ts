// A member of staff meets a server that answers wrongly: what was typed stays, it is said plainly, and can be tried again.
import { ENGINE_WORDS, EVERY_FAULT, meeting } from '../testing/hostile.ts'
import { expect, test } from '../testing/site.ts'
import { call, field, openAddress, signIn, unique } from '../testing/staff.ts'

const ABOUT = '/#/webSystemManage/web_aboutus'

test.beforeEach(async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL }])
  await page.clock.install()
})

test('the editor keeps what is typed through every fault, tries again by itself, and offers it after a reload', async ({
  page,
}) => {
  await signIn(page, 'admin', ABOUT)
  const title = field(page, 'about.title').first()
  const update = '**/api/web/aboutus/update'
  const says = page.locator('.editor-says')
  const save = page.getByRole('button', { name: 'Save', exact: true })
  const typed = unique('Kept')
  for (const [at, fault] of EVERY_FAULT.entries()) {
    await test.step(fault, async () => {
      await meeting(page, update, fault, async () => {
        await title.fill(`${typed} ${at}`)
        await page.clock.runFor(3_000)
      })
      await expect(says).toHaveText(/^(Not saved yet, trying again|Autosave failed)/)
      await expect(says).not.toContainText(ENGINE_WORDS)
      await expect(save).toBeEnabled()
      await expect(title).toHaveValue(`${typed} ${at}`)
    })
  }
  const last = `${typed} ${EVERY_FAULT.length - 1}`
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await page.unroute(update)
  await page.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(title).toHaveValue(last)
  await expect(says).toHaveText(/^Everything is saved/)
  const { data } = await call<{ title: { en: string } }>(page, '/api/web/aboutus/read')
  expect(data.title.en).toBe(last)
})

test('a list says that it could not be loaded, and comes when it is tried again', async ({ page }) => {
  await signIn(page, 'admin', '/#/my/loginInfo')
  const again = page.getByRole('button', { name: 'Try again' })
  const list = '**/api/user/list?*'
  for (const [at, fault] of EVERY_FAULT.entries()) {
    await test.step(fault, async () => {
      await meeting(page, list, fault, () =>
        at === 0 ? openAddress(page, '/#/sysUserManage/userList') : again.click(),
      )
      const failed = page.locator('.load-failed')
      await expect(failed).toContainText('Could not load')
      await expect(failed).toContainText(/The server (cannot|gave|did not|refused)/)
      await expect(page.locator('body')).not.toContainText(ENGINE_WORDS)
      await expect(again).toBeEnabled()
    })
  }
  await page.unroute(list)
  await again.click()
  await expect(page.getByRole('table')).toBeVisible()
})
