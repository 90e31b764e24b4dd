// Where to buy: staff add a dealer, a visitor finds one by country and family, with scripts and without, on a phone and a desk.
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../testing/site.ts'
import { field, signIn, speakEnglishWithoutComplaint, unique } from '../testing/staff.ts'

speakEnglishWithoutComplaint()

const bar = (page: Page) => page.locator('.editor-bar').filter({ visible: true })
const shown = (page: Page) => page.locator('.dealer h3')

/** On phones a dealer is who, where and how to reach them; the rest is opened. */
async function unfold(dealer: Locator) {
  const fold = dealer.locator('summary')
  if (!(await fold.isVisible())) return
  await expect(dealer.locator('.dealer-where')).toBeHidden()
  await fold.click()
}

/** Somebody in Mexico looks for flow meters. */
async function findInMexico(page: Page, go: () => Promise<void>) {
  await page.goto('/en/dealer')
  const form = page.getByRole('search', { name: 'Find a dealer' })
  await form.getByLabel('Country or region').selectOption({ label: 'Mexico' })
  await go()
  await expect(page).toHaveURL(/country=MX/)
  await form.getByLabel('Product family').selectOption({ label: 'Flow measurement' })
  await go()
  await expect(page).toHaveURL(/family=\d+/)
  await expect(shown(page).first()).toHaveText('Latin America')
  await expect(shown(page)).toContainText(['Latin America', 'Caudal del Norte'])
  await expect(page.locator('.dealer', { hasText: 'Servicio Bajío' })).toHaveCount(0)
  const dealer = page.locator('.dealer', { hasText: 'Caudal del Norte' })
  await expect(dealer.getByRole('link', { name: '+52 81 0000 0121' })).toHaveAttribute(
    'href',
    'tel:+528100000121',
  )
  await unfold(dealer)
  await expect(dealer.getByRole('link', { name: /Directions to .* OpenStreetMap/ })).toHaveAttribute(
    'rel',
    /noopener/,
  )
}

for (const width of [390, 1440])
  test.describe(`${width} wide, without scripts`, () => {
    test.use({ viewport: { width, height: 844 }, javaScriptEnabled: false })
    test('the form alone finds a dealer in Mexico for flow meters', async ({ page }) => {
      await findInMexico(page, () => page.getByRole('button', { name: 'Show' }).click())
      await expect(page.getByRole('button', { name: 'Nearest to me' })).toBeHidden()
    })
  })

test('a dealer is added, and found by country and product family with and without scripts, the nearest first', async ({
  page,
  context,
}) => {
  test.slow()
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  const name = unique('Dealer')
  await signIn(page, 'admin', '/#/webSystemManage/web_dealer')
  await page.getByRole('link', { name: 'Add dealer or office' }).first().click()
  await field(page, 'dealer.name').first().fill(name)
  await field(page, 'dealer.place').first().fill('Nairobi')
  await field(page, 'dealer.map').fill('-1.2921, 36.8219')
  await bar(page).getByRole('button', { name: 'Save and publish' }).click()
  await expect(page.locator('.editor-problems')).toContainText('Please choose the country')
  await field(page, 'dealer.country').fill('keny')
  await field(page, 'dealer.country').press('Enter')
  await bar(page)
    .getByRole('button', { name: /^(Save and publish|Publish)$/ })
    .click()
  await expect(bar(page)).toContainText(/Published \d/)

  await page.setViewportSize({ width: 390, height: 844 })
  await findInMexico(page, async () => {})
  // Nobody is there, and nobody serves it: the nearest others, and the head office.
  await page.goto('/en/dealer?country=KE&family=1')
  await expect(shown(page)).toHaveText([name])
  await page.goto('/en/dealer?country=TZ')
  await expect(page.getByRole('heading', { name: 'No dealer in Tanzania yet' })).toBeVisible()
  await expect(shown(page).first()).toHaveText(name)
  await expect(shown(page).last()).toHaveText('China and Asia')

  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 29.8, longitude: -95.3 })
  await page.goto('/en/dealer')
  await page.getByRole('button', { name: 'Nearest to me' }).click()
  await expect(shown(page).first()).toHaveText('Bayou Process Supply')
  await expect(page.locator('.dealer .distance').first()).toContainText('km')
  await page.getByRole('button', { name: 'By country' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Kenya' })).toBeVisible()
  const added = page.locator('.dealer', { hasText: name })
  await unfold(added)
  await added.getByRole('link', { name: /^Ask this dealer/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  // Nothing was asked of anybody else.
  expect([...hosts]).toEqual([new URL(page.url()).host])
})
