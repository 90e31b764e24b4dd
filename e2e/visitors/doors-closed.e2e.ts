// Closed doors of the console: Back leaves them at the first press, and a broken line signs nobody out.
import { expect, test } from '../testing/site.ts'
import {
  atAnotherDesk,
  call,
  PRODUCTS,
  signIn,
  speakEnglishWithoutComplaint,
  tab,
  tabs,
} from '../testing/staff.ts'

const complaints = speakEnglishWithoutComplaint()

test('Back leaves the sign-in, /401 and the addresses that lead on at the first press', async ({ page }) => {
  await page.goto('/')
  // The application has taken the page over.
  await expect(page).toHaveURL(/#\/HomePage$/)
  await page.goto(`${PRODUCTS}?state=draft`)
  await expect(page).toHaveURL(/njlbWebLogin/)
  await page.goBack()
  await expect(page).toHaveURL(/#\/HomePage$/)

  await signIn(page, 'writer', '/#/my/loginInfo')
  const typed: [string, RegExp][] = [
    ['/#/sysUserManage/userList', /#\/401/],
    ['/#/sysUserManage', /#\/401/],
    ['/#/webSystemManage', /web_product$/],
    ['/#/auth-redirect', /#\/dashboard$/],
  ]
  for (const [address, there] of typed) {
    await page.goto(address)
    await expect(page).toHaveURL(there)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/#\/my\/loginInfo$/)
  }
})

test('neither the sign-in nor a page of the console shows the home page first', async ({ page }) => {
  // The moment at which the place is shown, before anything is drawn in it.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.documentElement.hasAttribute('data-deep')) return
      Object.assign(window, { home: document.querySelector('#root .hero') !== null })
    }).observe(document, { attributeFilter: ['data-deep'], subtree: true })
  })
  const homeShown = () => page.evaluate(() => (window as unknown as { home?: boolean }).home)
  await page.goto('/#/njlbWebLogin')
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  expect(await homeShown()).toBe(false)
  await signIn(page, 'writer', PRODUCTS)
  expect(await homeShown()).toBe(false)
})

test('hidden pages follow the page that leads to them, and a new piece of news asks for the right to add', async ({
  page,
}) => {
  await signIn(page, 'admin', '/#/sysUserManage/roleList')
  const keys = ['roleList', 'web_news']
  const name = `reader-${Math.random().toString(36).slice(2, 8)}`
  const title = { zh: name, en: name, es: name }
  type Made = { id: number; version: number }
  const { data: role } = await call<Made>(page, '/api/role/add', {
    name,
    title,
    sort: 0,
    flag: 'enabled',
    remark: '',
  })
  await call(page, '/api/role/grant', { ...role, grants: keys })
  const { data: people } = await call<{ items: { id: number }[] }>(page, '/api/user/list?name=writer')
  await call(page, '/api/role/setMembers', { id: role.id, add: people.items.map(({ id }) => id), remove: [] })

  await signIn(page, 'writer', `/#/sysUserManage/roleSetting/${role.id}`)
  const trail = page.getByRole('navigation', { name: 'You are here' })
  await expect(trail.getByRole('link', { name: 'Roles' })).toBeVisible()
  await expect(page.getByRole('tree', { name: 'Permissions' })).toBeVisible()
  await expect(page.getByRole('treeitem', { name: 'Edit news' })).toHaveCount(0)
  await page.goto('/#/webSystemManage/web_news_form/0')
  await expect(page).toHaveURL(/#\/401/)
  await page.goto('/#/webSystemManage')
  await expect(page).toHaveURL(/web_product$/)

  // The writer is somebody else's again.
  await signIn(page, 'admin', '/#/dashboard')
  await call(page, '/api/role/setMembers', { id: role.id, add: [], remove: people.items.map(({ id }) => id) })
})

test('a closed door names the right and who has it, is asked for, and says so once it is granted', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'writer', PRODUCTS)
  await page.goto('/#/logManagement/monitor')
  await expect(page).toHaveURL(/#\/401\?from=/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('needs a right')
  const door = page.locator('.door')
  await expect(door).toContainText('Logs › Monitor')
  // By the name that the administrator goes by now.
  await expect(door.getByRole('listitem').first()).toBeVisible()
  await expect(tabs(page).getByRole('link')).toHaveText(['Dashboard', 'Products', 'No access'])
  await door.getByLabel(/Why do you need it/).fill('To look after the disk.')
  await door.getByRole('button', { name: 'Ask for it' }).click()
  await expect(door.getByRole('status')).toContainText('You asked for it')
  await page.reload()
  await expect(door.getByRole('status')).toContainText('You asked for it')

  const desk = await atAnotherDesk(browser, baseURL, 'admin', '/#/dashboard')
  await desk.getByRole('button', { name: /Requests for rights: \d+ waiting/ }).click()
  const requests = desk.getByRole('dialog', { name: 'Requests for rights' })
  await expect(requests).toContainText('To look after the disk.')
  type Made = { id: number; version: number }
  const name = `watch-${Math.random().toString(36).slice(2, 8)}`
  const title = { zh: name, en: name, es: name }
  const { data: role } = await call<Made>(desk, '/api/role/add', {
    ...{ name, title, sort: 0, flag: 'enabled', remark: '' },
  })
  await call(desk, '/api/role/grant', { ...role, grants: ['monitor'] })
  const { data: people } = await call<{ items: { id: number }[] }>(desk, '/api/user/list?name=writer')
  const ids = people.items.map(({ id }) => id)
  await call(desk, '/api/role/setMembers', { id: role.id, add: ids, remove: [] })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You may open this page now', {
    timeout: 30_000,
  })
  await door.getByRole('link', { name: 'Open it' }).click()
  await expect(page).toHaveURL(/#\/logManagement\/monitor$/)
  await expect(tab(page, 'No access')).toHaveCount(0)
  await call(desk, '/api/role/setMembers', { id: role.id, add: [], remove: ids })

  await page.goto('/#/webSystemManage/web_product/none/at/all')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is nothing at this address')
  await door.getByRole('link', { name: 'Products' }).click()
  await expect(page).toHaveURL(/web_product$/)
  await expect(tab(page, 'Nothing here')).toHaveCount(0)
})

test('a line that breaks while the console asks who is there signs nobody out, and a refusal is told', async ({
  page,
  context,
}) => {
  await signIn(page, 'admin', PRODUCTS)
  const USER = '**/api/user/getUserInfo'
  const gateway = '<html><h1>Bad gateway</h1></html>'
  await page.route(USER, (route) => route.fulfill({ status: 502, contentType: 'text/html', body: gateway }))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'The server cannot be reached' })).toBeVisible()
  await expect(page).toHaveURL(/web_product$/)
  await page.unroute(USER)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products')

  const { value } = (await context.cookies()).find(({ name }) => name === 'Admin-Token') ?? { value: '' }
  await context.addCookies([{ name: 'Admin-Token', value: 'x'.repeat(value.length), url: page.url() }])
  await page.reload()
  await expect(page).toHaveURL(/#\/HomePage$/)
  const notice = page.getByRole('complementary', { name: 'Your session' })
  await expect(notice).toContainText('Your session has ended')
  await notice.getByRole('link', { name: 'Sign in again' }).click()
  await expect(page).toHaveURL(/njlbWebLogin\?redirect=%2FwebSystemManage%2Fweb_product$/)
  // The gateway's page and the refusal are written down by the browser.
  complaints.length = 0
})
