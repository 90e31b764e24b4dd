// News in the console: from a draft to the public page with files, found in the list, in bulk, and out of WordPress.
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../testing/site.ts'
import {
  call,
  describePictures,
  field,
  pictureFile,
  signIn,
  speakEnglishWithoutComplaint,
  tab,
  unique,
} from '../testing/staff.ts'

speakEnglishWithoutComplaint()

const LIST = '/#/webSystemManage/web_news'
const FORM = '/#/webSystemManage/web_news_form'
type News = { id: number; version: number; title: { en: string }; body: { en: unknown } }
const rows = (page: Page) => page.locator('.list-table tbody tr[data-row-key]')
const bar = (page: Page) => page.locator('.editor-bar').filter({ visible: true })
const PDF = {
  name: 'Certificate.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\nx\n%%EOF'),
}

test('a piece goes from a draft to the public page with cover, text, source and a file, and is found by year', async ({
  page,
}) => {
  test.slow()
  const name = unique('Opening')
  await signIn(page, 'admin', LIST)
  await page.getByRole('link', { name: 'Add news' }).first().click()
  await expect(tab(page, 'Add news')).toBeVisible()
  await bar(page).getByRole('button', { name: 'Save and publish' }).click()
  await expect(page.getByRole('alert').first()).toContainText('Please enter a title')
  await field(page, 'news.title').first().fill(name)
  await field(page, 'news.summary').fill('In one sentence.')
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('We open at nine.')
  await field(page, 'news.category').click()
  await page.getByTitle('Service', { exact: true }).click()
  await field(page, 'news.date').fill('2017-03-04')
  await field(page, 'news.date').press('Enter')
  await field(page, 'news.author').fill('Front desk')
  await field(page, 'news.source').fill('The Gazette')
  await page.getByLabel('Pinned').check()
  await page
    .getByLabel('Upload pictures')
    .first()
    // Of a colour of its own: the same picture again would have the words that another journey gave it.
    .setInputFiles([await pictureFile('hall.png', '#5a1e8a')])
  await expect(page.getByRole('listitem', { name: 'Picture 1 of 1' })).toBeVisible()
  await page.getByLabel('Upload files').setInputFiles([PDF])
  await expect(page.getByRole('link', { name: 'Certificate.pdf' })).toBeVisible()
  await field(page, 'news.attachments.0.name').fill('The certificate')
  // The cover says nothing yet: the message leads to what describes it.
  await bar(page).getByRole('button', { name: 'Save and publish' }).click()
  await expect(page).toHaveURL(/web_news_form\/[1-9]\d*$/)
  const cover = page
    .getByRole('listitem', { name: 'Picture 1 of 1' })
    .getByRole('button', { name: /^Alt text/ })
  await expect(cover).toBeFocused()
  await field(page, 'news.title').focus()
  await page.getByRole('button', { name: /has no alt text in English/ }).click()
  await expect(cover).toBeFocused()
  await expect(cover).toBeInViewport()
  await describePictures(page)
  await bar(page).getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(bar(page)).toContainText(/Published \d/)
  const id = page.url().split('/').at(-1)

  await page.goto(`/#/newsDetail/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.locator('article')).toContainText('We open at nine.')
  await expect(page.locator('article')).toContainText('Source The Gazette')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: /The certificate/ }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('Certificate.pdf')
  expect((await readFile(await file.path())).equals(PDF.buffer)).toBe(true)

  await page.goto('/#/news')
  await page.getByRole('combobox', { name: 'Year' }).selectOption('2017')
  await expect(page).toHaveURL(/#\/news\?year=2017$/)
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.locator('main')).toContainText('Pinned')
})

const removeFirst = async (page: Page) => {
  await rows(page).first().getByRole('button', { name: /^More/ }).click()
  await page.getByRole('menuitem', { name: 'Delete', exact: true }).click()
}

test('the list narrows by its filters, keeps them over F5, and publishes and deletes many at once', async ({
  page,
}) => {
  const name = unique('Many')
  await signIn(page, 'admin', LIST)
  for (const at of [1, 2]) {
    const made = await call<News>(page, '/api/web/news/add', {
      title: { zh: `${name} ${at}`, en: `${name} ${at}` },
      body: { en: 'Words.' },
      category: 'knowledge',
      date: `2018-01-0${at}`,
    })
    expect(made.code).toBe(200)
  }
  await page.getByLabel('Category').click()
  await page.getByTitle('Knowledge', { exact: true }).click()
  await page.getByLabel('Keyword').fill(name)
  await page.getByLabel('Keyword').press('Enter')
  await expect(rows(page)).toHaveCount(2)
  await page.getByRole('columnheader', { name: 'Date', exact: true }).click()
  await expect(page).toHaveURL(/sort=date/)
  await page.reload()
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).first()).toContainText(`${name} 1`)

  await page.getByRole('columnheader').getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Published: 2 records')).toBeVisible()
  await expect(rows(page).first()).toContainText('Published')

  await removeFirst(page)
  // Nothing points at it, so nothing is asked; visitors see it again after Undo, by the keyboard too.
  await expect(rows(page)).toHaveCount(1)
  await page.getByLabel('Keyword').press('Control+z')
  await expect(page.getByRole('button', { name: 'Undo', exact: true }).last()).toBeVisible()
  await page.getByLabel('Keyword').blur()
  await page.keyboard.press('Control+z')
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).first()).toContainText('Published')
  await removeFirst(page)
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Trash' }).click()
  const trash = page.getByRole('dialog', { name: 'Trash' })
  await trash
    .getByRole('listitem')
    .filter({ hasText: `${name} 1` })
    .getByRole('button', { name: /Restore/ })
    .click()
  await expect(page.getByText(/restored as a draft/)).toBeVisible()
})

test('an export of WordPress is tried out, taken in, and the second time adds nothing', async ({ page }) => {
  const name = unique('Moved')
  const slug = name.toLowerCase().replace(' ', '-')
  const item = (id: number, title: string, status: string) => `<item><title>${title}</title>
    <link>http://old.example/2016/02/${slug}-${id}/</link><content:encoded><![CDATA[<p>Words of ${id}.</p>]]></content:encoded>
    <wp:post_id>${slug.length}${id}</wp:post_id><wp:post_date>2016-02-0${id} 10:00:00</wp:post_date><wp:post_type>post</wp:post_type>
    <wp:status>${status}</wp:status></item>`
  const xml = `<?xml version="1.0"?><rss xmlns:wp="w" xmlns:content="c"><channel><link>http://${slug}.example</link>
    <wp:wxr_version>1.2</wp:wxr_version>${item(1, name, 'publish')}${item(2, 'Rubbish', 'trash')}</channel></rss>`
  const file = { name: 'export.xml', mimeType: 'text/xml', buffer: Buffer.from(xml) }
  await signIn(page, 'admin', LIST)
  await page.getByRole('button', { name: /import Import from WordPress$/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Import news from WordPress' })
  await dialog
    .getByLabel('Choose a file')
    .last()
    .setInputFiles({ ...file, buffer: Buffer.from('no export') })
  await expect(dialog.getByRole('alert')).toContainText('not an export file')
  await dialog.getByLabel('Choose a file').last().setInputFiles(file)
  await expect(dialog).toContainText(`/2016/02/${slug}-1 will redirect here`)
  await expect(dialog).toContainText('Its state in WordPress is “trash”')
  await dialog.getByRole('button', { name: 'Import 1 post' }).click()
  await expect(dialog).toContainText('1 article imported')
  await dialog.getByRole('link', { name }).click()
  await expect(field(page, 'news.title').first()).toHaveValue(name)

  await page.goto(LIST)
  await page.getByRole('button', { name: /import Import from WordPress$/ }).click()
  await dialog.getByLabel('Choose a file').last().setInputFiles(file)
  await expect(dialog).toContainText('There is nothing to import')
})

test('an id of a form is digits alone', async ({ page }) => {
  await signIn(page, 'admin', LIST)
  await page.goto(`${FORM}/abc`)
  await expect(page).toHaveURL(/#\/404/)
})
