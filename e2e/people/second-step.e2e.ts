// The second step of a sign-in as people meet it: passkeys, codes, recovery codes, a role that demands one, and showing again who one is.
import type { BrowserContext, Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { test as bare, expect, startSite } from '../testing/site.ts'
import { call, fillSignIn, PASSWORD, signIn, speakEnglishWithoutComplaint, unique } from '../testing/staff.ts'

const test = bare.extend<object, object>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures out of this pattern
    async ({}, use) => {
      const { site, stop } = await startSite()
      // Browsers have passkeys for names alone.
      await use({ address: site.address.replace('127.0.0.1', 'localhost') })
      await stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

const LOGIN_INFO = '/#/my/loginInfo'
const SIGN_IN = '/#/njlbWebLogin'
const codeOf = (secret: string, later = 0) =>
  new TOTP({ secret: secret.replaceAll(' ', '') }).generate({ timestamp: Date.now() + later })

speakEnglishWithoutComplaint()

/** A device of the browser that makes and keeps passkeys, and whose owner always agrees. */
async function device(page: Page) {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
}

const leave = (context: BrowserContext) => context.clearCookies({ name: /^Admin-/ })
const card = (page: Page) => page.getByRole('region', { name: 'Second step at sign-in' })

test('a passkey is made on the own page and signs in alone, and after the password nobody is in without it', async ({
  page,
  context,
}) => {
  await device(page)
  await signIn(page, 'editor', LOGIN_INFO)
  await expect(card(page)).toContainText('Your password alone signs you in at the moment.')
  await card(page).getByRole('button', { name: 'Add a passkey' }).click()
  const codes = page.getByRole('dialog', { name: 'Recovery codes' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  await codes.getByRole('button', { name: 'I have kept them' }).click()
  await expect(card(page)).toContainText('10 codes left')
  const name = unique('Laptop')
  await card(page)
    .getByRole('button', { name: /^Rename / })
    .click()
  await card(page).getByLabel('Name of the passkey').fill(name)
  await page.keyboard.press('Enter')
  await expect(card(page).getByText(name)).toBeVisible()

  await leave(context)
  await page.goto(SIGN_IN)
  await page.reload()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL(/#\/dashboard$/)

  await leave(context)
  await page.goto(SIGN_IN)
  await page.reload()
  await fillSignIn(page, 'editor')
  // The page asks the device by itself.
  await expect(page).toHaveURL(/#\/dashboard$/)
  await page.goto(LOGIN_INFO)
  await card(page)
    .getByRole('button', { name: `Remove ${name}` })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(card(page)).toContainText('Your password alone signs you in at the moment.')
})

test('an authenticator is set up by its code; a wrong code is said, another way is at hand, a recovery code works once', async ({
  page,
  context,
}) => {
  await signIn(page, 'writer', LOGIN_INFO)
  await card(page).getByRole('button', { name: 'Set up an authenticator' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator' })
  const secret = (await dialog.locator('code').textContent()) ?? ''
  await dialog.getByLabel('Code of the authenticator').fill('000000')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog.getByRole('alert')).toContainText('This code is wrong')
  await dialog.getByLabel('Code of the authenticator').fill(codeOf(secret))
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  const codes = page.getByRole('dialog', { name: 'Recovery codes' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  const [first = ''] = await codes.getByRole('listitem').allTextContents()
  await codes.getByRole('button', { name: 'I have kept them' }).click()

  await leave(context)
  await page.goto(SIGN_IN)
  await page.reload()
  await fillSignIn(page, 'writer')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One-time code')
  await page.getByLabel('Code', { exact: true }).fill('000000')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('This code is wrong')
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
  // That of the next half minute, since the one that set it up is used.
  await page.getByLabel('Code', { exact: true }).fill(codeOf(secret, 30_000))
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/#\/dashboard$/)

  await leave(context)
  await page.goto(SIGN_IN)
  await page.reload()
  await fillSignIn(page, 'writer')
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(first.toLowerCase())
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/#\/dashboard$/)
  await page.goto(LOGIN_INFO)
  await expect(card(page)).toContainText('9 codes left')
})

test('a role that demands a second step lets nobody on before it is set up', async ({ page, context }) => {
  await signIn(page, 'admin', '/#/sysUserManage/roleList')
  type People = { items: { id: number; version: number }[] }
  const { data } = await call<People>(page, '/api/user/list?name=writer')
  // What a journey before left of a second step.
  for (const { id, version } of data.items) await call(page, '/api/user/resetFactors', { id, version })
  await page
    .getByRole('row', { name: /Writer/ })
    .getByRole('button', { name: 'Edit: Writer' })
    .click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('switch', { name: 'Second step at sign-in' }).click()
  await drawer.getByRole('button', { name: 'Save' }).click()
  await expect(drawer).toBeHidden()

  await leave(context)
  await device(page)
  await page.goto(SIGN_IN)
  await page.reload()
  await fillSignIn(page, 'writer')
  const dialog = page.getByRole('dialog', { name: 'Set up a second step' })
  await expect(dialog).toContainText('Required by: Writer')
  await dialog.getByRole('button', { name: 'Add a passkey' }).click()
  await page
    .getByRole('dialog', { name: 'Recovery codes' })
    .getByRole('button', { name: 'I have kept them' })
    .click()
  await expect(dialog).toBeHidden()
  await expect(page.locator('.console-content')).toBeVisible()
})

const WORDS = {
  zh: { title: '恢复码', other: '使用恢复码', submit: '登录', name: '用户名', password: '密码' },
  es: {
    ...{ title: 'Código de recuperación', other: 'Usar un código de recuperación' },
    ...{ submit: 'Iniciar sesión', name: 'Usuario', password: 'Contraseña' },
  },
} as const

for (const [language, words] of Object.entries(WORDS))
  test(`the second step speaks the language of the page: ${language}`, async ({ page, context, baseURL }) => {
    await signIn(page, 'editor', LOGIN_INFO)
    const begun = await call<{ step: string; secret: string }>(page, '/api/user/my/authenticator/begin')
    const { step, secret } = begun.data
    const added = { step, code: codeOf(secret) }
    await call(page, '/api/user/my/authenticator/add', added)
    const { data } = await call<{ recoveryCodes: string[] }>(page, '/api/user/my/recovery/renew')
    await leave(context)
    await context.addCookies([{ name: 'language', value: language, url: baseURL }])
    await page.goto(SIGN_IN)
    await page.reload()
    await page.getByLabel(words.name).fill('editor')
    await page.getByLabel(words.password, { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: words.submit, exact: true }).click()
    await page.getByRole('button', { name: words.other }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title)
    await page.getByLabel(words.title).fill(data.recoveryCodes[0] ?? '')
    await page.getByRole('button', { name: words.submit, exact: true }).click()
    await expect(page).toHaveURL(/#\/dashboard$/)
    await call(page, '/api/user/my/authenticator/delete')
  })

const hasty = test.extend<object, object>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures out of this pattern
    async ({}, use) => {
      const { site, stop } = await startSite({ PROOF_MINUTES: '0.05' })
      await use(site)
      await stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

hasty(
  'an export asks who it is once the sign-in is some time ago, and goes on after the password',
  async ({ page }) => {
    await signIn(page, 'admin', '/#/logManagement/loginLog')
    // Refused for what it lacks while the sign-in is fresh, and then for that.
    await expect.poll(async () => (await call(page, '/api/role/grant')).code).toBe('4031')
    await page.getByRole('button', { name: 'Export' }).click()
    const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' })
    await dialog.getByLabel('Password').fill('not-the-password')
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await expect(dialog.getByRole('alert')).toContainText('The current password is not correct.')
    await dialog.getByLabel('Password').fill(PASSWORD)
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    expect((await download).suggestedFilename()).toMatch(/\.xlsx$/)
    await expect(dialog).toBeHidden()
  },
)
