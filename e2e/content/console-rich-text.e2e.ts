// A rich text from the editor to the public page: typed, formatted, a table, a paste from Word with a picture, saved, published, read.
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '../testing/site.ts'
import { call, field, PRODUCTS, signIn, speakEnglishWithoutComplaint, unique } from '../testing/staff.ts'

speakEnglishWithoutComplaint()

const WORD = (
  picture: string,
) => `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p {} --></style></head><body>
<!--StartFragment--><h1><span lang=EN-US>From Word<o:p></o:p></span></h1>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span><![endif]>first point</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span><![endif]>second <b onclick="alert(1)">point</b></p>
<p><img src="data:image/png;base64,${picture}"></p><p><img src="https://elsewhere.example/a.png"></p>
<script>alert(1)</script><!--EndFragment--></body></html>`

/** Editors of languages that were left stay behind it. */
const EDITOR = '.rich-content:not([hidden] *)'

const paste = (page: Page, selector: string, types: Record<string, string>) =>
  page.evaluate(
    ({ selector, types }) => {
      const data = new DataTransfer()
      for (const [type, value] of Object.entries(types)) data.setData(type, value)
      document
        .querySelector(selector)
        ?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
    },
    { selector, types },
  )

test('what is typed, formatted and pasted from Word stands on the public page', async ({ page }) => {
  const colour = Math.floor(Math.random() * 0xffffff)
  const picture = await sharp({
    create: { width: 640, height: 400, channels: 3, background: `#${colour.toString(16).padStart(6, '0')}` },
  })
    .png()
    .toBuffer()
  await signIn(page, 'admin', PRODUCTS)
  await page.getByRole('row').filter({ hasText: 'Published' }).first().getByRole('link').first().click()
  const text = field(page, 'product.description')
  await expect(text).toHaveAttribute('contenteditable', 'true')

  // Side by side: every field says its language, below the name of it; one bar works on the text with the cursor.
  const side = page.getByRole('switch', { name: 'Side by side' })
  const stood = await side.boundingBox()
  await side.click()
  const spanish = page.getByRole('textbox', { name: 'Product name: Español' })
  const head = page.locator('.language-heads').getByText('Español')
  expect(await side.boundingBox()).toEqual(stood)
  const [above, below] = [await head.boundingBox(), await spanish.boundingBox()]
  expect(Math.abs((above?.x ?? 0) - (below?.x ?? 99))).toBeLessThan(16)
  const bars = page.getByRole('toolbar', { name: 'Format' })
  await expect(bars).toHaveCount(1)
  await page.locator('.rich-content[lang="es"]').click()
  await expect(bars).toContainText('Acts on: Description · Español')
  await side.click()
  await expect(text).toHaveAttribute('contenteditable', 'true')

  const heading = unique('Made for water')
  await text.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await page.keyboard.type('## ')
  await page.keyboard.type(heading)
  await page.keyboard.press('Enter')
  await page.keyboard.type('Plain and ')
  await page.getByRole('button', { name: /^Bold/ }).click()
  await page.keyboard.type('bold')
  await page.keyboard.press('Control+b')
  await page.keyboard.type(' words, read ')
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Address of the link' })
  await dialog.getByRole('textbox').fill('javascript:alert(1)')
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(dialog).toContainText('This address cannot be a link.')
  await dialog.getByRole('textbox').fill('https://standards.example/flow')
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(dialog).toBeHidden()
  await page.keyboard.press('Enter')

  await page.getByRole('button', { name: 'Insert a table' }).click()
  await page.keyboard.type('Size')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Flow')
  await page.getByRole('button', { name: 'Delete the column' }).click()
  await page.getByRole('button', { name: 'Insert a row below' }).click()
  await expect(text.locator('tr')).toHaveCount(4)
  // A press that comes while the table is still drawn leaves the cursor in it.
  await expect(async () => {
    await text.locator('p').last().click()
    await expect(page.getByRole('button', { name: 'Delete the table' })).toBeHidden({ timeout: 1_000 })
  }).toPass()

  await paste(page, EDITOR, { 'text/html': WORD(picture.toString('base64')) })
  await expect(text.locator('ul > li')).toHaveCount(2)
  await expect(page.getByText('A picture from another site')).toBeVisible()
  await expect(text.locator('figure img')).toHaveAttribute('src', /^\/image\?/)
  await text.getByPlaceholder('Caption (optional)').fill('One colour')
  await text.locator('p').last().click()
  // Another language in between: what was typed before can still be undone.
  await page.keyboard.type('a second thought')
  const languages = page.locator('.language-choice')
  await languages.getByText('Español').click()
  await expect(text).not.toContainText('a second thought')
  await languages.getByText('English').click()
  await expect(text).toContainText('a second thought')
  await text.focus()
  await page.keyboard.press('Control+z')
  await expect(text).not.toContainText('a second thought')
  await page.keyboard.press('Control+Shift+z')
  await expect(text).toContainText('a second thought')
  await paste(page, EDITOR, { 'text/plain': 'https://www.youtube.com/watch?v=abcdefghijk' })
  await expect(text.locator('.rich-video')).toContainText('YouTube abcdefghijk')

  // A pasted picture says nothing yet: the message leads to it, also from another language.
  await page.getByRole('button', { name: 'Save and publish' }).click()
  const problems = page.getByRole('alert').filter({ hasText: 'Please complete this' })
  const alt = text.getByRole('textbox', { name: 'Alt text, English' })
  await expect(alt).toBeFocused()
  await expect(problems).toContainText('Description (English) · picture 1')
  await languages.getByText('Español').click()
  await problems.getByRole('button', { name: /has no alt text in English/ }).click()
  await expect(alt).toBeFocused()
  await alt.fill('A plate of one colour')
  await expect(problems).toBeHidden()
  await text.getByRole('button', { name: 'Decoration only' }).click()
  await expect(text.getByText('screen readers pass over it')).toBeVisible()
  await text.getByRole('button', { name: 'Write an alt text' }).click()
  await alt.fill('A plate of one colour')
  const published = page.waitForResponse(/product\/publish$/)
  await page.getByRole('button', { name: /^(Save and publish|Publish changes)$/ }).click()
  const { data } = await (await published).json()
  expect(data.state).toBe('published')

  await page.goto('about:blank')
  await page.goto(`/#/productDetail/${data.id}`)
  const shown = page.locator('#description .prose')
  await expect(shown.getByRole('heading', { name: heading })).toBeVisible()
  await expect(shown.locator('strong').first()).toHaveText('bold')
  await expect(shown.getByRole('link', { name: 'https://standards.example/flow' })).toHaveAttribute(
    'rel',
    'noopener noreferrer',
  )
  await expect(shown.locator('thead th').first()).toHaveText('Size')
  await expect(shown.locator('ul > li')).toHaveText(['first point', 'second point'])
  await expect(shown.locator('figure figcaption').first()).toHaveText('One colour')
  await expect(shown.locator('figure img')).toHaveAttribute('alt', 'A plate of one colour')
  await expect(shown.locator('figure img')).toHaveJSProperty('complete', true)
  await expect(shown.locator('iframe')).toHaveCount(0)
  await expect(shown.getByRole('button', { name: /Play the video/ })).toBeVisible()
})

test('a long text is read once a pause and not with every key, and nothing of the pause is lost', async ({
  page,
}) => {
  await signIn(page, 'admin', '/#/webSystemManage/web_news_form/0')
  await field(page, 'news.title').first().fill(unique('A long piece'))
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(/web_news_form\/[1-9]\d*$/)
  // A new record goes on in the form of its own address, which takes a moment.
  await page.reload()
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await text.click()
  await paste(page, EDITOR, { 'text/html': `<p>${'Some words of a sentence. '.repeat(15)}</p>`.repeat(400) })
  await expect(text.locator('p')).toHaveCount(400)
  // A whole text is read to be told to its form, and that ends with the measure of its bytes.
  const reads = await page.evaluate(async () => {
    let count = 0
    const { encode } = TextEncoder.prototype
    TextEncoder.prototype.encode = function (words) {
      count += 1
      return encode.call(this, words)
    }
    for (let key = 0; key < 40; key++) {
      document.execCommand('insertText', false, 'e')
      await new Promise((done) => setTimeout(done))
    }
    return count
  })
  expect(reads).toBeLessThan(6)
  // Saved by a key within the pause, and gone on with while it is on its way.
  await page.keyboard.type('e of the pause')
  await page.keyboard.press('Control+s')
  await page.keyboard.type(' and gone on')
  const id = Number(page.url().split('/').at(-1))
  const end = `${'e'.repeat(41)} of the pause and gone on`
  await expect
    .poll(async () => JSON.stringify((await call(page, `/api/web/news/read?id=${id}`)).data), {
      timeout: 20_000,
    })
    .toContain(end)
  await page.reload()
  await expect(text).toContainText(end)
})
