// The forms of staff meet a server that answers wrongly, or whose answer is lost though it has stored: what was typed stays, is told plainly, and is done once.
import type { Page } from '@playwright/test'
import { ENGINE_WORDS, losingAnswer, meeting } from '../testing/hostile.ts'
import { findMenu } from '../testing/menus.ts'
import { newKey, ROLES } from '../testing/roles.ts'
import { expect, test } from '../testing/site.ts'
import { call, field, openAddress, signIn, TYPES, unique } from '../testing/staff.ts'

test.beforeEach(async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL }])
  await page.clock.install()
})

type Form = {
  address: string
  /** The call that stores it. */
  write: string
  /** Opens the form and fills in all of it. */
  fill: (page: Page, name: string) => Promise<unknown>
  /** Where the name stands. */
  typed: (page: Page) => ReturnType<Page['locator']>
  save: string
  /** How often it is stored; takes away what other journeys would see. */
  stored: (page: Page, name: string) => Promise<number>
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const count = <Item>(items: readonly Item[], fits: (item: Item) => boolean) => items.filter(fits).length

const FORMS: Record<string, Form> = {
  'a new role': {
    address: ROLES,
    write: '/api/role/add',
    async fill(page, name) {
      await page.getByRole('button', { name: 'Add a role' }).click()
      await field(page, 'role.title.en').fill(name)
      await page.getByLabel('Key', { exact: true }).fill(newKey())
    },
    typed: (page) => field(page, 'role.title.en'),
    save: 'Save',
    async stored(page, name) {
      type Row = { title: { en: string } }
      const { data } = await call<{ items: Row[] }>(page, '/api/role/list?limit=100')
      return count(data.items, ({ title }) => title.en === name)
    },
  },
  'a new person': {
    address: '/#/sysUserManage/userList',
    write: '/api/user/add',
    async fill(page, name) {
      await page.getByRole('button', { name: 'New user' }).click()
      await field(page, 'user.username').fill(name.replace(' ', '.'))
      await field(page, 'user.roles').fill('editor')
      await field(page, 'user.roles').press('Enter')
      await page.getByRole('button', { name: 'Generate a password' }).click()
      await field(page, 'user.nickName').fill(name)
    },
    typed: (page) => field(page, 'user.nickName'),
    save: 'Save',
    async stored(page, name) {
      type Row = { nickName: string }
      const { data } = await call<{ items: Row[] }>(page, '/api/user/list?limit=100')
      return count(data.items, ({ nickName }) => nickName === name)
    },
  },
  'a new menu': {
    address: '/#/sysUserManage/sysmenuList',
    write: '/api/menu/add',
    async fill(page, name) {
      await page.getByRole('button', { name: 'Add a menu' }).click()
      await page.getByText('Directory', { exact: true }).last().click()
      await field(page, 'menu.title.en').fill(name)
      await page.getByLabel('Key', { exact: true }).fill(newKey())
    },
    typed: (page) => field(page, 'menu.title.en'),
    save: 'Save',
    async stored(page, name) {
      const { id, version } = await findMenu(page, ({ title }) => title.en === name)
      expect((await call(page, '/api/menu/delete', { id, version })).code).toBe(200)
      return 1
    },
  },
  'a new product type': {
    address: TYPES,
    write: '/api/web/product/type/add',
    async fill(page, name) {
      await page.getByRole('button', { name: 'Add a type' }).click()
      await field(page, 'type.productTypeName.en').fill(name)
    },
    typed: (page) => field(page, 'type.productTypeName.en'),
    save: 'Save and publish',
    async stored(page, name) {
      type Row = { id: number; version: number; productTypeName: { en: string } }
      const { data } = await call<Row[]>(page, '/api/web/product/type/tree')
      const mine = data.filter(({ productTypeName }) => productTypeName.en === name)
      for (const { id, version } of mine)
        await call(page, `/api/web/product/type/delete?id=${id}&version=${version}`)
      return mine.length
    },
  },
  'the settings': {
    address: '/#/webSystemManage/web_setting',
    write: '/api/web/setting/update',
    fill: (page, name) => field(page, 'setting.logoLine').fill(name),
    typed: (page) => field(page, 'setting.logoLine'),
    save: 'Save',
    async stored(page, name) {
      type Settings = { version: number; logoLine: { en: string } }
      const { data } = await call<Settings>(page, '/api/web/setting/read')
      const logoLine = { en: 'Fluid Technology' }
      await call(page, '/api/web/setting/update', { version: data.version, logoLine })
      return data.logoLine.en === name ? 1 : 0
    },
  },
  'the own information': {
    address: '/#/my/loginInfo',
    write: '/api/user/my/update',
    fill: (page, name) => field(page, 'my_introduction').fill(name),
    typed: (page) => field(page, 'my_introduction'),
    save: 'Save',
    async stored(page, name) {
      const { data } = await call<{ introduction: string }>(page, '/api/user/getUserInfo')
      return data.introduction === name ? 1 : 0
    },
  },
  'a reply to an inquiry': {
    address: '/#/webSystemManage/web_message',
    write: '/api/web/message/reply',
    async fill(page, name) {
      await page.locator('tbody tr[data-row-key] a').first().click()
      await page.getByRole('textbox', { name: 'Text', exact: true }).fill(name)
    },
    typed: (page) => page.getByRole('textbox', { name: 'Text', exact: true }),
    save: 'Send',
    async stored(page, name) {
      const [id] = /\d+$/.exec(page.url()) ?? []
      type Event = { did: string }
      const { data } = await call<{ history: Event[] }>(page, `/api/web/message/read?id=${id}`)
      const told = data.history.filter((event) => JSON.stringify(event).includes(name))
      return count(told, ({ did }) => did === 'replied')
    },
  },
}

for (const [what, form] of Object.entries(FORMS)) {
  test(`${what}: nothing typed is lost on a hostile server, and a lost answer does not do it twice`, async ({
    page,
  }) => {
    const name = unique('Hostile')
    await signIn(page, 'admin', form.address)
    await form.fill(page, name)
    const save = () => press(page, form.save)
    const refuses = async (act: () => Promise<unknown>) => {
      await act()
      await expect(page.locator('.ant-message-error')).toHaveText(/^The server (cannot|gave|refused|did not)/)
      await expect(page.locator('body')).not.toContainText(ENGINE_WORDS)
      await expect(form.typed(page)).toHaveValue(name)
      await expect(page.getByRole('button', { name: form.save, exact: true })).toBeEnabled()
      await page.clock.fastForward(6_000)
      await expect(page.locator('.ant-message-error')).toHaveCount(0)
    }
    await refuses(() => meeting(page, `**${form.write}`, 'another object', save))
    await page.unroute(`**${form.write}`)
    await refuses(() => losingAnswer(page, `**${form.write}`, save))
    const answered = page.waitForResponse((reply) => reply.url().endsWith(form.write))
    await save()
    expect((await answered).status()).toBe(200)
    await expect(page.getByRole('dialog', { name: /Someone else|merge/i })).toHaveCount(0)
    await expect.poll(() => form.stored(page, name)).toBe(1)
  })
}

test('the editor takes its own version for its own: what was typed after a lost save goes on, a new article is there once', async ({
  page,
}) => {
  await signIn(page, 'admin', '/#/webSystemManage/web_news_form/0')
  const name = unique('Lost')
  const title = field(page, 'news.title').first()
  await title.fill(name)
  await losingAnswer(page, '**/api/web/news/add', () => press(page, 'Save'))
  await title.fill(`${name} B`)
  await press(page, 'Save')
  await expect(page).toHaveURL(/web_news_form\/\d+$/)
  const says = page.locator('.editor-says').filter({ visible: true })
  await expect(says).toHaveText(/^Everything is saved/)
  const saves = losingAnswer(page, '**/api/web/news/update', () => title.fill(`${name} BC`))
  await page.clock.runFor(3_000)
  await saves
  await title.fill(`${name} BCD`)
  await page.clock.runFor(6_000)
  await expect(says).toHaveText(/^Everything is saved/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  type Row = { title: { en: string } }
  const { data } = await call<{ items: Row[] }>(
    page,
    `/api/web/news/list?keyword=${encodeURIComponent(name)}`,
  )
  expect(data.items.map((item) => item.title.en)).toEqual([`${name} BCD`])
  await openAddress(page, '/#/dashboard')
})

test('a list of choices that could not be read says so and comes when it is tried again', async ({
  page,
}) => {
  await signIn(page, 'admin', '/#/dashboard')
  const roles = '**/api/role/listAll*'
  await page.route(roles, (route) => route.fulfill({ status: 502, body: '<html>Bad gateway</html>' }))
  await openAddress(page, '/#/sysUserManage/userList')
  const failed = page.locator('.choices-failed').filter({ visible: true })
  await page.getByRole('combobox', { name: 'Role' }).click()
  await expect(failed).toContainText('The choices could not be loaded.')
  await expect(page.locator('body')).not.toContainText(ENGINE_WORDS)
  await page.unroute(roles)
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByTitle('Editor', { exact: true })).toBeVisible()
})

test('a file that did not arrive says why and is sent again without choosing it anew', async ({ page }) => {
  await signIn(page, 'admin', '/#/webSystemManage/web_news_form/0')
  const upload = '**/api/web/media/uploadFile*'
  await page.route(upload, (route) => route.abort('connectionreset'))
  const buffer = Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\n%%EOF')
  const file = { name: 'Again.pdf', mimeType: 'application/pdf', buffer }
  await page.getByLabel('Upload files').setInputFiles([file])
  const failed = page.getByRole('alert').filter({ hasText: 'Again.pdf: The server cannot be reached' })
  await expect(failed).toBeVisible()
  await page.unroute(upload)
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('link', { name: 'Again.pdf' })).toBeVisible()
  await expect(failed).toHaveCount(0)
})
