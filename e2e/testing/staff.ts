// Members of staff in the browser: signing in, calls made beside the page, pictures to upload.
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { TOKEN_COOKIE } from '../../contract/wire/token.ts'
import { expect, test } from './site.ts'

export const PASSWORD = 'Lanbo-2026!'
export const PRODUCTS = '/#/webSystemManage/web_product'
export const TYPES = '/#/webSystemManage/web_product_type'

/** A name that no other journey uses. */
export const unique = (name: string) => `${name} ${Math.random().toString(36).slice(2, 8)}`

/** A field of the form in sight by its path, such as `product.specs.0.title`; in a tab the form's own number follows its name. */
export function field(page: Page, name: string) {
  const at = name.indexOf('.')
  const [form, path] = [name.slice(0, at), name.slice(at)]
  // The number of an open form is all that may stand between its name and the field.
  const numbered = `[id^="${form}-"][id$="${path}"]:not([id$=".seo${path}"])`
  return page.locator(`[id="${name}"], ${numbered}`).filter({ visible: true })
}
export const tabs = (page: Page) => page.getByRole('navigation', { name: 'Open pages' })
export const tab = (page: Page, name: string) => tabs(page).getByRole('link', { name, exact: true })
export const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Navigation' })

export async function fillSignIn(page: Page, username: string, password = PASSWORD) {
  await page.getByLabel('User name').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Opens a page of the console as a member of staff; the form of the sign-in has journeys of its own. */
export async function signIn(page: Page, username: string, address: string) {
  await takeSession(page, username)
  // From one hash to another nothing would be loaded.
  if (page.url() !== 'about:blank') await page.goto('about:blank')
  await page.goto(address)
  await page.waitForURL((url) => url.href.endsWith(address))
  await expect(page.locator('.console-content')).toBeVisible()
}

/** Signs in beside the page, as its browser, and keeps the session where the console keeps it. */
async function takeSession(page: Page, username: string) {
  const browser = await page.evaluate(() => navigator.userAgent)
  const reply = await page.request.post('/api/auth/login', {
    data: { username, password: PASSWORD, code: 'abcd' },
    headers: { 'User-Agent': browser },
  })
  const { data, message } = await reply.json()
  if (!data) throw new Error(`${username} cannot sign in: ${message}`)
  await page
    .context()
    .addCookies([{ name: TOKEN_COOKIE, value: data.token, url: new URL(reply.url()).origin }])
}

/** Somebody else at another desk, in English too. */
export async function atAnotherDesk(browser: Browser, baseURL: string, username: string, address: string) {
  const context = await browser.newContext({ baseURL })
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL }])
  const page = await context.newPage()
  await signIn(page, username, address)
  return page
}

/** Types an address while the page is open. */
export const openAddress = (page: Page, address: string) =>
  page.evaluate((hash) => {
    location.hash = hash
  }, address.slice(1))

/** A call made beside the page, as the same person would make it at another desk. */
export async function call<Data>(
  page: Page,
  path: string,
  body: unknown = {},
): Promise<{ code: number; data: Data }> {
  const cookies = await page.context().cookies()
  const token = cookies.find(({ name }) => name === TOKEN_COOKIE)?.value ?? ''
  return page.evaluate(
    async ({ path, body, token }) => {
      const headers = { 'X-Token': token, 'Content-Type': 'application/json' }
      const reply = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
      return reply.json()
    },
    { path, body, token },
  )
}

/** A product of the demo company: other journeys add products of their own. */
export async function demoProduct(page: Page, model: string) {
  type Row = { id: number; productModel: string }
  const { data } = await call<{ items: Row[] }>(page, `/api/web/product/list?keyword=${model}`)
  const found = data.items.find(({ productModel }) => productModel === model)
  if (!found) throw new Error(`the demo has no ${model}`)
  return found
}

/** A picture of one colour, as a file to choose. */
export async function pictureFile(name: string, colour: string) {
  const plain = sharp({ create: { width: 800, height: 600, channels: 3, background: colour } })
  return { name, mimeType: 'image/png', buffer: await plain.png().toBuffer() }
}

/** The words of the staff's journeys are English, and the browser's console must stay without complaint; answers what it said. */
export function speakEnglishWithoutComplaint() {
  const complaints: string[] = []
  test.beforeEach(async ({ page, context, baseURL }) => {
    complaints.length = 0
    await context.addCookies([{ name: 'language', value: 'en', url: baseURL }])
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !isRefusal(message.text())) {
        complaints.push(message.text())
      }
    })
  })
  test.afterEach(() => expect(complaints).toEqual([]))
  return complaints
}

/** Refused calls are what some journeys are about; the browser writes them down by itself. */
const isRefusal = (text: string) => text.startsWith('Failed to load resource')

/** Gives every picture without one an alternative text, beside the page; publishing asks for it. */
export async function describePictures(page: Page) {
  const { data } = await call<{ items: { id: number; version: number; name: string }[] }>(
    page,
    '/api/web/media/list?undescribed=true',
  )
  for (const { id, version, name } of data.items) {
    const alt = { zh: name, en: name, es: name }
    await call(page, '/api/web/media/describe', { id, version, alt })
  }
}
