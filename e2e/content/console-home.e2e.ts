// The home page and the about-us page in the console: changed, previewed, published, seen by visitors; also on a phone.
import type { Browser, Page } from '@playwright/test'
import { expect, test } from '../testing/site.ts'
import {
  call,
  describePictures,
  field,
  openAddress,
  signIn,
  speakEnglishWithoutComplaint,
  unique,
} from '../testing/staff.ts'

speakEnglishWithoutComplaint()

const HOME = '/#/webSystemManage/web_homepage'
const ABOUT = '/#/webSystemManage/web_aboutus'

const bar = (page: Page) => page.locator('.editor-bar').filter({ visible: true })
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
async function publish(page: Page) {
  await bar(page)
    .getByRole('button', { name: /^(Save and publish|Publish|Publish changes)$/ })
    .click()
  await expect(bar(page).getByText('Published', { exact: true })).toBeVisible()
  await expect(bar(page)).toContainText(/Everything is saved/)
}

/** What a visitor sees who comes without any cookie of the person who edits. */
async function asVisitor(
  browser: Browser,
  baseURL: string,
  address: string,
  look: (page: Page) => Promise<void>,
) {
  const context = await browser.newContext({ baseURL })
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL }])
  const page = await context.newPage()
  await page.goto(address)
  await look(page)
  await context.close()
}

test('a slide and the order of the strengths are changed, previewed, published and seen by visitors', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const title = unique('Every drop')
  await signIn(page, 'admin', HOME)
  await describePictures(page)
  await field(page, 'home.slides.0.title').fill(title)

  const strengths = part(page, 'Strengths and figures')
  await expect(field(page, 'home.strengths.0.title')).toHaveValue('Calibrated on water')
  await strengths.getByRole('button', { name: 'Move: Strength 1', exact: true }).press('Alt+ArrowDown')
  await expect(field(page, 'home.strengths.1.title')).toHaveValue('Calibrated on water')

  await part(page, 'Partners').getByRole('button', { name: 'Add a partner' }).click()
  await field(page, 'home.partners.6.name').fill(title)
  await field(page, 'home.partners.6.link').fill('https://partner.example')
  const picker = part(page, 'Products').getByRole('combobox')
  await picker.click()
  await picker.fill('LG-200')
  await page.getByRole('option').first().waitFor({ state: 'attached' })
  await page.locator('.ant-select-item-option').filter({ hasText: 'LG-200', visible: true }).first().click()
  await expect(part(page, 'Products').getByRole('button', { name: /^Move: LG-200/ })).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(bar(page)).toContainText('Unpublished changes')

  // There is one home page: it is neither duplicated nor deleted.
  await bar(page).getByRole('button', { name: 'More actions' }).click()
  await expect(page.getByRole('menuitem', { name: 'History' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: /Duplicate|Delete/ })).toHaveCount(0)
  await page.keyboard.press('Escape')

  const { data } = await call<{ token: string }>(page, '/api/web/homepage/preview', {
    id: await idOf(page, 'homepage'),
  })
  await asVisitor(browser, baseURL, `/?preview=${data.token}`, async (guest) => {
    await expect(guest.getByRole('heading', { level: 1, name: title })).toBeVisible()
  })
  await asVisitor(browser, baseURL, '/#/HomePage', async (guest) => {
    await expect(guest.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(guest.getByText(title)).toHaveCount(0)
  })

  await publish(page)
  await asVisitor(browser, baseURL, '/#/HomePage', async (guest) => {
    await expect(guest.getByRole('heading', { level: 1, name: title })).toBeVisible()
    const shown = guest.getByRole('region', { name: 'Built for plants that cannot afford errors' })
    await expect(shown.getByRole('heading', { level: 3 }).nth(1)).toHaveText('Calibrated on water')
    const partners = guest.getByRole('region', { name: 'Customers and partners (demo)' })
    await expect(partners.getByRole('link', { name: title })).toHaveAttribute(
      'href',
      'https://partner.example',
    )
    await expect(
      guest.getByRole('region', { name: 'Popular products' }).getByRole('heading', { level: 3 }),
    ).toHaveCount(1)
  })
})

test('the about-us page is changed, refused with what is wrong, published and seen, its places as links alone', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const value = unique('Ask twice')
  await signIn(page, 'admin', ABOUT)
  await describePictures(page)
  await part(page, 'Culture').getByRole('button', { name: 'Add a value' }).click()
  await field(page, 'about.culture.4.text').fill('Then cut once.')
  await part(page, 'Offices').getByRole('button', { name: 'Add an office' }).click()
  await field(page, 'about.offices.0.name').first().fill('Shown nowhere')
  const point = field(page, 'about.offices.0.map')
  await point.fill('somewhere')
  await expect(part(page, 'Offices')).toContainText('Write it as latitude, longitude')
  await point.fill('31.3001, 120.6002')
  await expect(
    part(page, 'Offices')
      .getByRole('link', { name: /See it on a map/ })
      .first(),
  ).toHaveAttribute('href', /mlat=31\.3001&mlon=120\.6002/)
  await part(page, 'Timeline')
    .getByRole('button', { name: 'Move: Event 6', exact: true })
    .press('Alt+ArrowUp')
  await bar(page).getByRole('button', { name: 'Save and publish' }).click()
  await expect(field(page, 'about.culture.4.title')).toBeFocused()
  await field(page, 'about.culture.4.title').fill(value)
  await publish(page)

  await asVisitor(browser, baseURL, '/#/aboutus', async (guest) => {
    await expect(guest.getByRole('heading', { level: 3, name: value })).toBeVisible()
    const map = guest.getByRole('link', { name: 'OpenStreetMap: see China and Asia (new window)' })
    // Offices that are records of their own stand in the place of those of the page.
    await expect(guest.getByText('31.299° N, 120.585° E')).toBeVisible()
    await expect(guest.getByText('Shown nowhere')).toHaveCount(0)
    await expect(map).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\//)
    await expect(guest.locator('iframe')).toHaveCount(0)
    await expect(guest.locator('.timeline li').nth(4)).toContainText('2026')
  })
})

test('on a phone both pages fit, and a change is saved and published', async ({ page }) => {
  test.slow()
  const kicker = unique('Small')
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'admin', ABOUT)
  await describePictures(page)
  await field(page, 'about.kicker').fill(kicker)
  await publish(page)
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)
  await expect.poll(fits).toBe(true)
  await openAddress(page, HOME)
  await expect(field(page, 'home.slides.0.title')).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Parts of the page' })
    .getByRole('button', { name: 'Partners' })
    .click()
  await expect(field(page, 'home.partnersTitle')).toBeInViewport()
  await expect.poll(fits).toBe(true)
})

const idOf = async (page: Page, base: 'homepage' | 'aboutus') =>
  (await call<{ id: number }>(page, `/api/web/${base}/read`)).data.id
