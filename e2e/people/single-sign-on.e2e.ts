// Signing in where a company signs in, against a real provider: in three languages, turned away, shown again, and taken up where one was.
import { atCompany, signInThere } from '../testing/provider.ts'
import { expect } from '../testing/site.ts'
import { openAddress } from '../testing/staff.ts'

const test = atCompany({ people: 'made', roles: { desk: ['editor'] } })

const LOGIN_INFO = '/#/my/loginInfo'

const WORDS = {
  zh: { button: '使用Company登录', refused: '您已在登录服务中登录，但在本系统没有账号，请联系管理员。' },
  en: {
    button: 'Sign in with Company',
    refused: 'You are signed in there, but have no account here. Please ask your administrator.',
  },
  es: {
    button: 'Entrar con Company',
    refused: 'Ha iniciado sesión allí, pero no tiene cuenta aquí. Consulte a su administrador.',
  },
} as const

for (const [language, words] of Object.entries(WORDS))
  test(`in ${language}: who is unknown without a group is told so, and with one is led where they wanted`, async ({
    page,
    context,
    baseURL,
    company,
  }) => {
    await context.addCookies([{ name: 'language', value: language, url: baseURL }])
    const login = `wang.${language}`
    company.people.set(login, { name: 'Wang Fang', groups: [] })
    await page.goto(`/#/njlbWebLogin?redirect=${encodeURIComponent(LOGIN_INFO.slice(2))}`)
    await page.getByRole('button', { name: words.button }).click()
    await signInThere(page, login)
    await expect(page.getByRole('status')).toHaveText(words.refused)
    company.people.set(login, { name: 'Wang Fang', groups: ['desk'] })
    await page.getByRole('button', { name: words.button }).click()
    await expect(page.locator('.console-content')).toBeVisible()
    expect(page.url()).toContain(LOGIN_INFO)
    await expect(page.getByText('Wang Fang').first()).toBeVisible()
  })

test('what asks who it is leads to the provider in a window of its own, and then goes on', async ({
  page,
  context,
  baseURL,
  company,
}) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL }])
  company.people.set('li', { name: 'Li', groups: ['desk'] })
  await page.goto('/#/njlbWebLogin')
  await page.getByRole('button', { name: 'Sign in with Company' }).click()
  await signInThere(page, 'li')
  await expect(page.locator('.console-content')).toBeVisible()
  await openAddress(page, LOGIN_INFO)
  await expect(page.getByRole('heading', { name: 'Second step at sign-in' })).toBeVisible()
  // Who has no password here is not asked for one.
  await expect(page.getByRole('button', { name: 'Change password' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Set up an authenticator' }).click()
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' })
  const [beside] = await Promise.all([
    context.waitForEvent('page'),
    proof.getByRole('button', { name: 'Sign in again with Company' }).click(),
  ])
  await signInThere(beside, 'li', false)
  await expect(page.getByRole('dialog', { name: 'Set up an authenticator' })).toContainText('Scan the code')
})

test('whose session is over signs in beside the page, which keeps what was typed', async ({
  page,
  context,
  baseURL,
  company,
}) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL }])
  company.people.set('zhao', { name: 'Zhao', groups: ['desk'] })
  await page.goto(`/#/njlbWebLogin?redirect=${encodeURIComponent(LOGIN_INFO.slice(2))}`)
  await page.getByRole('button', { name: 'Sign in with Company' }).click()
  await signInThere(page, 'zhao')
  await page.getByLabel('Introduction').fill('Not saved yet')
  const cookies = await context.cookies()
  const token = cookies.find(({ name }) => name === 'Admin-Token')?.value ?? ''
  await page.request.post('/api/auth/logout', { headers: { 'X-Token': token } })
  await page.getByRole('button', { name: 'Save' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm logout' })
  const [beside] = await Promise.all([
    context.waitForEvent('page'),
    dialog.getByRole('button', { name: 'Sign in again with Company' }).click(),
  ])
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('Introduction')).toHaveValue('Not saved yet')
  await expect.poll(() => beside.isClosed(), 'its window closes by itself').toBe(true)
})
