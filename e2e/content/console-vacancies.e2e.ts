// A vacancy from a draft to the application, and what becomes of it when its last day has passed.
import type { Page } from '@playwright/test'
import { expect, test } from '../testing/site.ts'
import { call, field, signIn, speakEnglishWithoutComplaint, unique } from '../testing/staff.ts'

speakEnglishWithoutComplaint()

type Vacancy = { id: number; version: number }
const bar = (page: Page) => page.locator('.editor-bar').filter({ visible: true })
const jobs = async (page: Page) => {
  const told = await page.locator('script[type="application/ld+json"]').allTextContents()
  return told.map((json) => JSON.parse(json)).filter((one) => one['@type'] === 'JobPosting')
}

test('a vacancy is written, found by its place, applied for, and closed after its last day', async ({
  page,
}) => {
  test.slow()
  const name = unique('Welder')
  await signIn(page, 'admin', '/#/webSystemManage/web_vacancy')
  await page.getByRole('link', { name: 'Add vacancy' }).first().click()
  await field(page, 'vacancy.title').first().fill(name)
  await field(page, 'vacancy.summary').fill('You join what must stay tight.')
  await page.getByRole('textbox', { name: 'What you will do' }).fill('Weld.')
  await page.getByRole('button', { name: 'Choose an existing one: Place' }).click()
  await page.getByRole('menuitem', { name: 'Berlin' }).click()
  await field(page, 'vacancy.area').fill('Production')
  await page.getByRole('button', { name: 'Add a step' }).click()
  await field(page, 'vacancy.steps.0.title').fill('A trial seam')
  await bar(page).getByRole('button', { name: 'Save and publish' }).click()
  await expect(page.locator('.editor-problems')).toContainText('Please choose the country')
  await field(page, 'vacancy.country').fill('germ')
  await field(page, 'vacancy.country').press('Enter')
  await bar(page)
    .getByRole('button', { name: /^(Save and publish|Publish)$/ })
    .click()
  await expect(bar(page)).toContainText(/Published \d/)
  const id = Number(page.url().split('/').at(-1))

  await page.goto('/en/vacancy')
  await page.getByRole('navigation', { name: 'Location' }).getByRole('link', { name: 'Berlin' }).click()
  await expect(page).toHaveURL(/\?place=berlin$/)
  await expect(page.locator('.vacancies li')).toHaveCount(2)
  await page.reload()
  await expect(page.locator('.vacancies li')).toHaveCount(2)
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.locator('main')).toContainText('A trial seam')
  await expect(page.locator('.vacancy-facts')).toContainText('Until filled')
  await page.reload()
  expect(await jobs(page)).toMatchObject([
    { title: name, jobLocation: { address: { addressLocality: 'Berlin', addressCountry: 'DE' } } },
  ])
  await page.locator('#apply').scrollIntoViewIfNeeded()
  const form = page.getByRole('form', { name: `Apply: ${name}` })
  await form.getByLabel('Name').fill('Journey Welder')
  await form.getByLabel('Phone').fill('+49 30 0000 0110')
  await form.getByLabel('About you').fill('Twenty years of stainless steel.')
  await expect(form.getByLabel('Company')).toHaveCount(0)
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Send the application' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you – we have your application' })).toBeFocused()
  const number = await page.locator('.enquiry-number').textContent()

  await page.goto('/#/webSystemManage/web_vacancy')
  const found = await call<{ items: object[] }>(page, `/api/web/message/list?aboutId=${id}`)
  const spam = await call<{ items: object[] }>(page, `/api/web/message/list?aboutId=${id}&state=spam`)
  expect([...found.data.items, ...spam.data.items]).toMatchObject([
    { number, name: 'Journey Welder', about: { kind: 'vacancy', id, title: name } },
  ])
  const { version } = (await call<Vacancy>(page, `/api/web/vacancy/read?id=${id}`)).data
  const changed = await call<Vacancy>(page, '/api/web/vacancy/update', { id, version, until: '2026-01-31' })
  await call(page, '/api/web/vacancy/publish', { id, version: changed.data.version })
  await page.goto(`/en/vacancyDetail/${id}`)
  await expect(page.locator('main')).toContainText('This vacancy is closed.')
  await expect(page.locator('main')).toContainText('Applications closed on 31 January 2026.')
  await expect(page.locator('#apply')).toHaveCount(0)
  expect(await jobs(page)).toEqual([])
  await page.goto('/en/vacancy?place=berlin')
  await expect(page.locator('.vacancies li')).toHaveCount(1)
})
