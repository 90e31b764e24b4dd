// Success cases in the console: from a draft to the public page, found there by industry.
import type { Page } from '@playwright/test'
import { expect, test } from '../testing/site.ts'
import {
  call,
  describePictures,
  field,
  pictureFile,
  signIn,
  speakEnglishWithoutComplaint,
  unique,
} from '../testing/staff.ts'

speakEnglishWithoutComplaint()

const LIST = '/#/webSystemManage/web_success_case'
type Case = { id: number; version: number }
const rows = (page: Page) => page.locator('.list-table tbody tr[data-row-key]')
const bar = (page: Page) => page.locator('.editor-bar').filter({ visible: true })

test('a case goes from a draft to the public page with story, figures, quotation, pictures and products', async ({
  page,
}) => {
  test.slow()
  const name = unique('A quiet pump')
  const industry = unique('Breweries')
  await signIn(page, 'admin', LIST)
  await page.getByRole('link', { name: 'Add case study' }).first().click()
  await field(page, 'case.title').first().fill(name)
  await field(page, 'case.summary').fill('In one sentence.')
  await page.getByRole('textbox', { name: 'Challenge' }).fill('It was loud.')
  await page.getByRole('textbox', { name: 'Outcome' }).fill('It is quiet.')
  await field(page, 'case.client').fill('A brewery')
  await field(page, 'case.industry').fill(industry)
  await page.getByRole('button', { name: 'Choose an existing one: Region' }).click()
  await page.getByRole('menuitem', { name: 'East China' }).click()
  await expect(field(page, 'case.region')).toHaveValue('East China')
  await field(page, 'case.year').fill('2024')
  await page.getByRole('button', { name: 'Add a quotation' }).click()
  await field(page, 'case.quotation.text').fill('We hear the yeast work.')
  await page.getByRole('button', { name: 'Add a figure' }).click()
  await field(page, 'case.results.0.value').fill('−20')
  await field(page, 'case.results.0.unit').fill('dB')
  await page
    .getByLabel('Upload pictures')
    .nth(1)
    .setInputFiles([await pictureFile('more.png', '#1e6b4a')])
  // A full list takes no more: the field of the cover is gone after it.
  await page
    .getByLabel('Upload pictures')
    .nth(0)
    .setInputFiles([await pictureFile('cover.png', '#6b4a1e')])
  await expect(page.getByRole('listitem', { name: 'Picture 1 of 1' })).toHaveCount(2)
  await describePictures(page)
  await field(page, 'case.products').click()
  await field(page, 'case.products').fill('LG-100')
  await page
    .getByRole('option', { name: /LG-100/ })
    .or(page.getByTitle(/LG-100/))
    .last()
    .click()
  await bar(page).getByRole('button', { name: 'Save and publish' }).click()
  // The figure does not say yet what it means; the draft is kept.
  await expect(page).toHaveURL(/web_success_case\/\d+$/)
  await expect(page.locator('.editor-problems')).toContainText('Please complete this before publishing')
  await field(page, 'case.results.0.says').fill('less noise')
  await bar(page)
    .getByRole('button', { name: /^(Save and publish|Publish)$/ })
    .click()
  await expect(bar(page)).toContainText(/Published \d/)
  await expect(page.locator('.editor-problems')).toHaveCount(0)
  const id = page.url().split('/').at(-1)

  await page.goto('/#/successCase')
  await page.getByRole('link', { name: industry }).first().click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await page.goto(`/#/successCaseDetail/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  for (const words of ['It was loud.', 'It is quiet.', 'We hear the yeast work.', 'less noise', 'LG-100'])
    await expect(page.locator('main')).toContainText(words)
  await expect(page.locator('.case-gallery li img')).toHaveCount(1)
})

test('the list narrows by industry and state, and what is incomplete leads to what is missing', async ({
  page,
}) => {
  const name = unique('Half')
  await signIn(page, 'admin', LIST)
  const made = await call<Case>(page, '/api/web/successCase/add', { title: { zh: name, en: name } })
  expect(made.code).toBe(200)
  await page.goto(`${LIST}?keyword=${encodeURIComponent(name)}&state=draft`)
  await expect(rows(page)).toHaveCount(1)
  await rows(page)
    .first()
    .getByRole('button', { name: /^Publish/ })
    .click()
  const dialog = page.getByRole('dialog', { name: /cannot be published yet/ })
  await expect(dialog).toContainText('Please enter a summary')
  await dialog.getByRole('button', { name: 'Complete it' }).click()
  await expect(page).toHaveURL(new RegExp(`web_success_case/${made.data.id}$`))
  await expect(page.getByText('Please enter the industry').first()).toBeVisible()
})
