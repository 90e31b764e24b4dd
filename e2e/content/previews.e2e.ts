// A preview link: the real pages with the working copy, marked as a preview, and what others see meanwhile.

import { expect, test } from '../testing/site.ts'
import { call, fillSignIn, speakEnglishWithoutComplaint, unique } from '../testing/staff.ts'

speakEnglishWithoutComplaint()

type Product = { id: number; version: number }

test('a preview link shows the working copy on the real page, says so in the language of the page, and ends', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/#/njlbWebLogin')
  await fillSignIn(page, 'admin')
  await expect(page.locator('.console-content')).toBeVisible()
  const { data: list } = await call<{ items: Product[] }>(
    page,
    '/api/web/product/list?state=published&limit=1',
  )
  const [{ id, version }] = list.items as [Product]
  const name = unique('Working copy')
  await call(page, '/api/web/product/update', { id, version, productName: { zh: name, en: name } })
  const preview = await call<{ token: string }>(page, '/api/web/product/preview', { id })

  const guest = await (await browser.newContext({ baseURL })).newPage()
  await guest.goto(`/en/productDetail/${id}?preview=${preview.data.token}`)
  await expect(guest.getByRole('heading', { level: 1, name })).toBeVisible()
  const banner = guest.getByRole('complementary', { name: 'Preview' })
  await expect(banner).toContainText('Preview – not yet published.')
  await expect(banner).toContainText('Link valid until')
  await guest.getByRole('link', { name: 'News' }).first().click()
  await expect(banner).toBeVisible()
  await guest.goto(`/en/productDetail/${id}`)
  await expect(guest.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(guest.getByText(name)).toHaveCount(0)
  await expect(banner).toHaveCount(0)

  const over = await guest.goto('/?preview=nobody-made-this&lang=es')
  expect(over?.status()).toBe(410)
  await expect(guest.getByRole('heading', { name: 'Este enlace de vista previa venció' })).toBeVisible()
  await guest.context().close()
})
