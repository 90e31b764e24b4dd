// Tokens of programs as people make, look at and revoke them, and as a program uses one.
import { expect, test } from '../testing/site.ts'
import { signIn, speakEnglishWithoutComplaint, unique } from '../testing/staff.ts'

speakEnglishWithoutComplaint()

test('a token is made, shown once, used by a program, told in the log and revoked', async ({
  page,
  baseURL,
}) => {
  await signIn(page, 'admin', '/#/sysUserManage/tokenList')
  await page.getByRole('button', { name: 'New token' }).click()
  const drawer = page.getByRole('dialog', { name: 'New token' })
  const name = unique('Shop')
  await drawer.getByLabel('Name').fill(name)
  await drawer.getByRole('button', { name: 'Make the token' }).click()
  await expect(drawer.getByText('Choose at least one permission.')).toBeVisible()
  await drawer.getByText('30 days').click()
  const pictures = drawer.getByRole('group', { name: 'Pictures' })
  await pictures.getByRole('checkbox', { name: 'Change' }).check()
  await expect(pictures.getByRole('checkbox', { name: 'See' })).toBeChecked()
  await expect(drawer.getByText('2 permissions')).toBeVisible()
  await drawer.getByRole('button', { name: 'Make the token' }).click()
  const shown = page.getByRole('dialog', { name: 'The token' })
  const token = await shown.getByLabel('The token').inputValue()
  expect(token).toMatch(/^ctk_[\w-]{43}$/)
  await shown.getByRole('button', { name: 'Done' }).click()

  const card = page.getByRole('article', { name })
  await expect(card).toContainText('Pictures See · Change')
  await expect(card).toContainText('Never used')
  await expect(page.getByText(token)).toHaveCount(0)

  const program = async (path: string, body?: object) => {
    const reply = await fetch(`${baseURL}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    return reply.status
  }
  expect(await program('/api/web/media/addFolder', { parentId: null, name: unique('From the shop') })).toBe(
    200,
  )
  expect(await program('/api/user/list')).toBe(403)
  await page.reload()
  await expect(card).toContainText('from 127.0.0.1')

  await page.goto('/#/logManagement/operationLog')
  await expect(page.getByText(`via “${name}”`).first()).toBeVisible()

  await page.goto('/#/sysUserManage/tokenList')
  await card.getByRole('button', { name: 'Revoke' }).click()
  await page.getByRole('tooltip').getByRole('button', { name: 'Revoke' }).click()
  await expect(card).toContainText('Revoked')
  await expect(card.getByRole('button', { name: 'Revoke' })).toHaveCount(0)
  expect(await program('/api/web/media/folders')).toBe(401)
})
