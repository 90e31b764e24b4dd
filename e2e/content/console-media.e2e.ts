// The library of pictures: uploading, ordering, cutting, replacing in place, where-used, and a refused delete.
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '../testing/site.ts'
import { call, pictureFile, signIn, speakEnglishWithoutComplaint, unique } from '../testing/staff.ts'

const LIBRARY = '/#/webSystemManage/web_media'
/** A busy machine takes its time over pictures. */
const PATIENT = { timeout: 30_000 }

speakEnglishWithoutComplaint()

const card = (page: Page, name: string) => page.getByRole('button', { name: `Open ${name}` })
const drawer = (page: Page, name: string) => page.getByRole('dialog', { name })
const save = async (page: Page, name: string) => {
  await drawer(page, name).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(drawer(page, name)).toBeHidden(PATIENT)
}

/** Red on the left, blue on the right. */
async function halves(name: string) {
  const blue = { create: { width: 600, height: 400, channels: 3 as const, background: '#00f' } }
  const red = { create: { width: 1200, height: 400, channels: 3 as const, background: '#f00' } }
  const buffer = await sharp(red)
    .composite([{ input: blue, left: 600, top: 0 }])
    .png()
    .toBuffer()
  return { name, mimeType: 'image/png', buffer }
}

/** A small picture of its own colour, sent beside the page. */
async function uploadBeside(page: Page, name: string) {
  const cookies = await page.context().cookies()
  const token = cookies.find((cookie) => cookie.name === 'Admin-Token')?.value ?? ''
  const file = await pictureFile(
    name,
    `#${Math.floor(Math.random() * 0xffffff)
      .toString(16)
      .padStart(6, '0')}`,
  )
  await page.request.post('/api/web/media/upload', { headers: { 'X-Token': token }, multipart: { file } })
}

/** The colour of the picture on a product's page: `r`, `g` or `b`. */
async function publicColour(page: Page, id: number) {
  const answer = await call<{ gallery: { key: string }[] }>(page, `/api/web/product/getById?id=${id}&lang=en`)
  const key = answer.data.gallery[0]?.key ?? ''
  const reply = await page.request.get(`/image?filepath=${key}&w=160&h=160&fit=cover&format=png`)
  const { data } = await sharp(await reply.body())
    .resize(1, 1)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { key, colour: 'rgb'[[...data].indexOf(Math.max(...data))] }
}

test('staff fill the library, cut and replace a picture that a page shows, and cannot delete it', async ({
  page,
}) => {
  test.slow()
  const [one, two] = [`${unique('halves')}.png`, `${unique('green')}.png`]
  await signIn(page, 'admin', LIBRARY)
  const upload = page.getByLabel('Upload pictures', { exact: true }).and(page.locator('input'))
  await upload.setInputFiles([await halves(one), await pictureFile(two, '#0a0')])
  await expect(card(page, one)).toBeVisible(PATIENT)
  await expect(card(page, two)).toBeVisible(PATIENT)
  await upload.setInputFiles(await halves('the same again.png'))
  await expect(page.getByText(`The library has this picture already: ${one}`)).toBeVisible(PATIENT)

  const folder = unique('Valves')
  await page.getByRole('button', { name: 'New folder' }).click()
  await page.getByRole('textbox', { name: 'Name of the folder' }).fill(folder)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/folderId=\d+/)
  await page.getByRole('tree').getByText('All pictures').click()

  await card(page, one).click()
  const detail = drawer(page, one)
  await detail.getByLabel('Alt text: English').fill('Two halves')
  await detail.getByRole('combobox', { name: 'Folder' }).click()
  await page.getByRole('treeitem', { name: folder }).last().click()
  await detail.locator('[id="media.tags"]').fill('test-tag')
  await page.keyboard.press('Enter')
  await save(page, one)
  await page.getByRole('tree').getByText(folder).click()
  await expect(card(page, one)).toBeVisible(PATIENT)
  await expect(card(page, two)).toBeHidden()
  await page.getByRole('tree').getByText('All pictures').click()

  // A product whose page shows it, made at another desk.
  const { data: found } = await call<{ items: { key: string }[] }>(
    page,
    `/api/web/media/list?keyword=${encodeURIComponent(one)}`,
  )
  const { data: types } = await call<{ id: number }[]>(page, '/api/web/product/type/tree')
  const { data: product } = await call<{ id: number; version: number }>(page, '/api/web/product/add', {
    productModel: 'HALF',
    productName: { en: 'Half valve' },
    productTypeId: types[0]?.id,
    summary: { en: 'Half.' },
    gallery: [found.items[0]?.key],
  })
  const published = await call(page, '/api/web/product/publish', { id: product.id, version: product.version })
  expect(published.code).toBe(200)
  const before = await publicColour(page, product.id)

  await card(page, one).click()
  const point = detail.getByRole('button', { name: /Focal point position/ })
  await point.focus()
  for (let step = 0; step < 10; step += 1) await page.keyboard.press('Shift+ArrowLeft')
  await save(page, one)
  await expect.poll(async () => (await publicColour(page, product.id)).colour, PATIENT).toBe('r')
  const focused = await publicColour(page, product.id)
  expect(focused.key).not.toBe(before.key)

  await card(page, one).click()
  await expect(detail.getByRole('region', { name: 'Where it is used' })).toContainText('Half valve', PATIENT)
  await expect(detail.getByRole('region', { name: 'Where it is used' })).toContainText('visitors see it')
  const other = await pictureFile(one, '#0b0')
  await detail.getByLabel('Replace the file').and(page.locator('input')).setInputFiles(other)
  await expect(page.getByText('Replaced: every page shows the new picture')).toBeVisible(PATIENT)
  await expect(detail.getByRole('button', { name: 'Restore this file' })).toBeVisible(PATIENT)
  await expect.poll(async () => (await publicColour(page, product.id)).colour, PATIENT).toBe('g')
  await detail.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('checkbox', { name: `Select ${one}` }).check()
  await page.getByRole('toolbar').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('dialog')).toContainText('Half valve', PATIENT)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  await page.getByRole('toolbar').getByRole('button', { name: 'Select none' }).click()

  await page.getByRole('checkbox', { name: `Select ${two}` }).check()
  await page.getByRole('toolbar').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(card(page, two)).toBeHidden(PATIENT)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(card(page, two)).toBeVisible(PATIENT)
})

test('on a phone pictures are found, described, and picked for a record', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 780 })
  await signIn(page, 'admin', LIBRARY)
  await expect(page.locator('.media-card').first()).toBeVisible(PATIENT)
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
  expect(await wide()).toBe(false)
  await page.getByRole('button', { name: 'Folders' }).click()
  await page.getByRole('tree').getByText('Unfiled').click()
  await expect(page).toHaveURL(/folderId=0/)
  await page.getByRole('searchbox', { name: 'Search pictures' }).fill('product-gear-pump')
  await page.keyboard.press('Enter')
  const found = card(page, 'product-gear-pump.jpg')
  await expect(found).toBeVisible(PATIENT)
  await expect(page.locator('.media-card')).toHaveCount(1)
  await found.click()
  await expect(drawer(page, 'product-gear-pump.jpg')).toBeVisible()
  expect(await wide()).toBe(false)

  for (let more = 0; more < 12; more += 1) await uploadBeside(page, `more-${more}.png`)
  await page.goto('/#/webSystemManage/web_product/add')
  await page.getByRole('region', { name: 'Basics' }).getByRole('button', { name: 'From the library' }).click()
  const picker = page.getByRole('dialog', { name: 'Choose pictures' })
  // Further ones come at the end of the list, which the keyboard reaches as well.
  await expect(picker.locator('.media-card')).toHaveCount(30)
  await picker.getByRole('button', { name: /^Show more/ }).press('Enter')
  await expect.poll(() => picker.locator('.media-card').count()).toBeGreaterThan(30)
  await picker.getByRole('searchbox', { name: 'Search pictures' }).fill('gateway')
  await page.keyboard.press('Enter')
  await picker.getByRole('button', { name: 'Select product-gateway.jpg' }).click()
  await picker.getByRole('button', { name: 'Use' }).click()
  await expect(page.getByRole('listitem', { name: 'Picture 1 of 1' })).toBeVisible()
})
