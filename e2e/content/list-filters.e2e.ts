// A field of vacancies that narrows their list and stands beside the heading: from the settings to visitors, with scripts and without.
import { test as bare, expect, startSite } from '../testing/site.ts'
import { call, signIn } from '../testing/staff.ts'

// The fields of a kind are those of a whole site: no other journey has them in its forms.
const test = bare.extend<object, object>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures out of this pattern
    async ({}, use) => {
      const { site, stop } = await startSite()
      await use(site)
      await stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

type Vacancy = { id: number; version: number; title: { en: string } }

test('an owner marks a field as a filter; visitors narrow the list by it, keep it with a place, and take it away', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  test.slow()
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL }])
  await signIn(page, 'admin', '/#/webSystemManage/web_setting/fields/vacancy')
  await page.getByRole('button', { name: 'Add a field' }).click()
  const one = page.getByRole('group', { name: 'Field 1' })
  await one.getByLabel('Name').first().fill('Shift')
  await one.getByRole('combobox', { name: 'Kind' }).click()
  await page.getByTitle('Choice', { exact: true }).click()
  for (const [at, name] of ['Day', 'Night'].entries()) {
    await one.getByRole('button', { name: 'Add a choice' }).click()
    await one
      .getByRole('group', { name: `Choice ${at + 1}` })
      .getByLabel('Name')
      .fill(name)
  }
  await one.getByLabel('Filter of the list for visitors').check()
  await one.getByLabel('Beside the heading').check()
  await page.locator('.editor-bar').filter({ visible: true }).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved; forms and pages have these fields now')).toBeVisible()

  const said = async (title: string, place: string, o1: string) => {
    const words = (text: string) => ({ zh: text, en: text, es: text })
    const draft = { title: words(title), summary: words('You join us.'), place: words(place) }
    const more = { area: words('Production'), country: 'DE', values: { o1 } }
    const { data } = await call<Vacancy>(page, '/api/web/vacancy/add', { ...draft, ...more })
    await call(page, '/api/web/vacancy/publish', { id: data.id, version: data.version })
    return data.id
  }
  const id = await said('Welder by day', 'Kiel', 'c1')
  await said('Welder by night', 'Kiel', 'c2')
  await said('Turner by night', 'Bremen', 'c2')

  await page.goto('/en/vacancy')
  const rows = page.locator('.vacancies li')
  await page.locator('summary', { hasText: 'Shift' }).click()
  await page.getByRole('checkbox', { name: /^Night\s*2$/ }).click()
  await expect(page).toHaveURL(/\?f\.o1=c2$/)
  await expect(rows).toHaveCount(2)
  // A second value of the field is added to the first, and each is taken away by itself.
  await page.getByRole('checkbox', { name: /^Day\s*1$/ }).click()
  await expect(page).toHaveURL(/\?f\.o1=c1&f\.o1=c2$/)
  await expect(rows).toHaveCount(3)
  await expect(page.locator('summary', { hasText: 'Shift' })).toContainText('Day · Night')
  await page.getByRole('link', { name: 'Remove filter: Day' }).click()
  await expect(page).toHaveURL(/\?f\.o1=c2$/)
  await expect(rows).toHaveCount(2)
  await page.getByRole('navigation', { name: 'Location' }).getByRole('link', { name: 'Kiel' }).click()
  await expect(page).toHaveURL(/\?place=kiel&f\.o1=c2$/)
  await expect(rows).toHaveText(/Welder by night/)
  await page.reload()
  await expect(rows).toHaveCount(1)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/en\/vacancy$/)
  await page.getByRole('link', { name: 'Remove filter: Night' }).click()
  await expect(page).toHaveURL(/\?place=kiel$/)
  await expect(rows).toHaveCount(2)
  await page.goto(`/en/vacancyDetail/${id}`)
  await expect(page.locator('.side-facts')).toContainText(/Shift\s*Day/)
  await expect(page.locator('.vacancy-facts')).not.toContainText('Shift')

  const phone = await browser.newContext({
    ...{ baseURL, javaScriptEnabled: false, viewport: { width: 390, height: 844 } },
  })
  const plain = await phone.newPage()
  await plain.goto('/en/vacancy?place=bremen')
  await plain.locator('summary', { hasText: 'Shift' }).click()
  await plain.getByRole('checkbox', { name: /^Night/ }).check()
  await plain.getByRole('button', { name: 'Apply', exact: true }).click()
  await expect(plain).toHaveURL(/place=bremen&f\.o1=c2/)
  await expect(plain.locator('.vacancies li')).toHaveText(/Turner by night/)
  await plain.goto('/en/vacancy?place=bremen&f.o1=c1')
  await expect(plain.getByRole('heading', { name: 'Nothing matches all filters' })).toBeVisible()
  await plain.getByRole('link', { name: 'Clear all' }).last().click()
  await expect(plain).toHaveURL(/\/en\/vacancy\?place=bremen$/)
  await phone.close()
})
