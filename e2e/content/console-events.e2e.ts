// An event from a draft to somebody who registers for it and keeps it in a calendar.
import type { Page } from '@playwright/test'
import { sheetFile } from '../testing/sheet.ts'
import { expect, test } from '../testing/site.ts'
import { call, field, signIn, speakEnglishWithoutComplaint, unique } from '../testing/staff.ts'

speakEnglishWithoutComplaint()

const bar = (page: Page) => page.locator('.editor-bar').filter({ visible: true })
/** A day so many days from now. */
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('an event is written with its days, found ahead of others, registered for, and kept in a calendar', async ({
  page,
}) => {
  test.slow()
  const name = unique('Open day')
  const days = [inDays(2), inDays(3)] as const
  await signIn(page, 'admin', '/#/webSystemManage/web_event')
  await page.getByRole('link', { name: 'Add event' }).first().click()
  await field(page, 'event.title').first().fill(name)
  await field(page, 'event.summary').fill('The water rig runs, and you turn the valves.')
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Bring your own meter.')
  await field(page, 'event.place').fill('Suzhou')
  await bar(page).getByRole('button', { name: 'Save and publish' }).click()
  await expect(page.locator('.editor-problems')).toContainText('Please enter the first day.')
  await field(page, 'event.starts').fill(days[0])
  await field(page, 'event.starts').press('Enter')
  await field(page, 'event.ends').fill(days[1])
  await field(page, 'event.ends').press('Enter')
  await bar(page)
    .getByRole('button', { name: /^(Save and publish|Publish)$/ })
    .click()
  await expect(bar(page)).toContainText(/Published \d/)
  const id = Number(page.url().split('/').at(-1))

  await page.goto('/en/event')
  await expect(page.locator('.events h2').first()).toHaveText(name)
  const all = await page.getByRole('link', { name: 'Subscribe to all events' }).getAttribute('href')
  expect(await (await page.request.get(all ?? '')).text()).toContain(`SUMMARY:${name}`)
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  const own = await page.getByRole('link', { name: 'Add to your calendar' }).getAttribute('href')
  const file = await (await page.request.get(own ?? '')).text()
  expect(file).toContain(`DTSTART;VALUE=DATE:${days[0].replaceAll('-', '')}`)
  await page.locator('#register').scrollIntoViewIfNeeded()
  const form = page.getByRole('form', { name: `Register: ${name}` })
  await form.getByLabel('Name').fill('Journey Guest')
  await form.getByLabel('Phone').fill('+86 512 0000 0110')
  await form.getByLabel('When you are coming, and your questions').fill('On the first day, two of us.')
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you – we have your registration' })).toBeFocused()

  await page.goto('/#/webSystemManage/web_event')
  const about = async (state: string) =>
    (await call<{ items: object[] }>(page, `/api/web/message/list?aboutId=${id}${state}`)).data.items
  expect([...(await about('')), ...(await about('&state=spam'))]).toMatchObject([
    { name: 'Journey Guest', about: { kind: 'event', id, title: name } },
  ])
})

test('events go out to a spreadsheet and come in from one: a wrong cell is named by its column, the corrected row is a draft', async ({
  page,
}) => {
  const name = unique('Sheet day')
  const heading = ['Title (English)', 'First day', 'Place (English)']
  await signIn(page, 'admin', '/#/webSystemManage/web_event')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: /Export$/ }).click()
  expect((await downloading).suggestedFilename()).toMatch(/^Events-\d{4}-\d\d-\d\d\.xlsx$/)

  await page.getByRole('button', { name: /Import$/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Import events' })
  const file = dialog.locator('input[type=file]')
  await file.setInputFiles(await sheetFile('e.xlsx', [heading, [name, 'soon', 'Suzhou']]))
  await expect(dialog.getByText('1 of 1 rows have errors; nothing was imported')).toBeVisible()
  await expect(dialog.getByRole('row').nth(1)).toContainText('First day')
  await file.setInputFiles(await sheetFile('e.xlsx', [heading, [name, '2027-05-01', 'Suzhou']]))
  await dialog.getByRole('button', { name: 'Import 1 row' }).click()
  await expect(dialog.getByText('Imported: 1 added, 0 updated, 0 unchanged')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await page.goto(`/#/webSystemManage/web_event?keyword=${encodeURIComponent(name)}`)
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Draft')
})
