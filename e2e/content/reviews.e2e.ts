// Four eyes: a price is asked for, talked about, approved by sales and published, in three languages; and a translator who writes Spanish alone.
import type { Page } from '@playwright/test'
import { fitsWidth } from '../testing/looks.ts'
import { newPerson } from '../testing/people.ts'
import { test as bare, expect, startSite } from '../testing/site.ts'
import { call, field, PRODUCTS, signIn, TYPES, unique } from '../testing/staff.ts'

// Rules hold for the whole site: a server of its own.
const test = bare.extend<object>({
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

type Row = { id: number; version: number; productModel: string }
const REVIEWS = '/#/webSystemManage/web_review'

const WORDS = {
  en: {
    publish: 'Save and publish',
    ask: 'Ask for a review',
    asked: 'The review is asked for',
    waiting: /asked for a review/,
    look: 'Look at it',
    comment: 'Comment here: Price to go by (English)',
    send: 'Send',
    approve: /Approve version/,
    approved: /is approved$/,
    live: /^Publish version/,
    returned: 'Return…',
    reason: 'Reason',
    giveBack: 'Return it',
  },
  zh: {
    publish: '保存并发布',
    ask: '请求审核',
    asked: '已请求审核',
    waiting: /已请求审核/,
    look: '查看',
    comment: '在此写意见: 参考价格 (English)',
    send: '发送',
    approve: /批准版本/,
    approved: /已批准$/,
    live: /^发布版本/,
    returned: '退回…',
    reason: '原因',
    giveBack: '退回',
  },
  es: {
    publish: 'Guardar y publicar',
    ask: 'Pedir una revisión',
    asked: 'Revisión pedida',
    waiting: /pidió una revisión/,
    look: 'Revisar',
    comment: 'Comentar aquí: Precio orientativo (English)',
    send: 'Enviar',
    approve: /Aprobar la versión/,
    approved: /está aprobada$/,
    live: /^Publicar la versión/,
    returned: 'Devolver…',
    reason: 'Motivo',
    giveBack: 'Devolver',
  },
} as const

/** A product that visitors see, another one for each language: all of them stand on one site. */
async function shownProduct(page: Page, language: string) {
  const { data } = await call<{ items: Row[] }>(
    page,
    '/api/web/product/list?state=published&limit=3&sort=productModel',
  )
  return data.items[Object.keys(WORDS).indexOf(language)] as Row
}
/** The language that the form is written in. */
const editIn = (page: Page, language: string) => page.locator('.language-choice').getByText(language).click()
const speak = (page: Page, baseURL: string, language: string) =>
  page.context().addCookies([{ name: 'language', value: language, url: baseURL }])

for (const [language, words] of Object.entries(WORDS))
  test(`in ${language}: a price is asked for, returned, asked for again, approved by sales and published`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await speak(page, baseURL, language)
    await signIn(page, 'admin', REVIEWS)
    const { data: rules } = await call<{ version: number }>(page, '/api/web/review/rules')
    const own = { kind: 'product', general: 0, price: 1, legal: 0 }
    await call(page, '/api/web/review/keepRules', { version: rules.version, rules: [own] })
    const product = await shownProduct(page, language)
    const writer = await newPerson(page, ['web_product:update', 'web_product:publish'])
    const sales = await newPerson(page, ['web_product:review', 'web_review'], { groups: ['price'] })

    await signIn(page, writer, `${PRODUCTS}/${product.id}`)
    const price = unique('from € 480')
    await editIn(page, 'English')
    await field(page, 'product.price').fill(price)
    await page.getByRole('button', { name: words.publish }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('New list of prices')
    await dialog.getByRole('button', { name: words.ask, exact: true }).click()
    await expect(page.getByText(words.asked, { exact: true }).first()).toBeVisible()
    await expect(page.getByText(words.waiting).first()).toBeVisible()

    const desk = await (await browser.newContext({ baseURL })).newPage()
    await speak(desk, baseURL, language)
    await signIn(desk, sales, '/#/dashboard')
    await desk.locator('.wait').getByRole('link', { name: words.look }).first().click()
    await expect(desk.locator('.review-blocks')).toContainText(price)
    await desk.getByRole('button', { name: words.comment }).click()
    await desk.locator('.review-form textarea').fill('Say ex works')
    await desk.getByRole('button', { name: words.send }).click()
    await expect(desk.locator('.review-comment')).toContainText('Say ex works')
    await desk.getByRole('button', { name: words.returned }).click()
    await desk.getByLabel(words.reason).fill('Without the terms')
    await desk.getByRole('dialog').getByRole('button', { name: words.giveBack, exact: true }).click()
    await expect(desk.locator('.review-notice')).toContainText('Without the terms')

    await page.reload()
    await expect(page.locator('.review-note')).toContainText('Without the terms')
    await editIn(page, 'English')
    await field(page, 'product.price').fill(`${price}, ex works`)
    await page.getByRole('button', { name: words.publish }).click()
    await dialog.getByRole('button', { name: words.ask, exact: true }).click()
    await expect(page.getByText(words.asked, { exact: true }).first()).toBeVisible()

    await desk.reload()
    await desk.getByRole('button', { name: words.approve }).click()
    await expect(desk.locator('.review-foot strong')).toHaveText(words.approved)
    expect(await desk.getByRole('button', { name: words.live }).count()).toBe(0)
    for (const width of [360, 768, 1440]) {
      await desk.setViewportSize({ width, height: 900 })
      await fitsWidth(desk, width)
    }

    await page.goto(`${REVIEWS}/product/${product.id}`)
    await page.getByRole('button', { name: words.live }).click()
    await expect(page.locator('.review-same')).toBeVisible()
    const guest = await (await browser.newContext({ baseURL })).newPage()
    await guest.goto(`/en/productDetail/${product.id}`)
    await expect(guest.getByText(`${price}, ex works`)).toBeVisible()
  })

test('a rule is set in the console, and whoever may publishes past it with a reason', async ({
  page,
  baseURL,
}) => {
  await speak(page, baseURL, 'en')
  await signIn(page, 'admin', REVIEWS)
  await page.getByRole('button', { name: 'Rules' }).click()
  const drawer = page.getByRole('dialog', { name: 'Who approves what' })
  await drawer.getByRole('combobox', { name: 'News: Changes' }).click()
  await page.locator('.ant-select-item-option').getByText('1 person').filter({ visible: true }).click()
  await drawer.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The rules are saved')).toBeVisible()
  const { data } = await call<{ items: { id: number }[] }>(page, '/api/web/news/list?state=published&limit=1')
  const id = data.items[0]?.id
  await page.goto(`/#/webSystemManage/web_news_form/${id}`)
  await editIn(page, 'English')
  const title = unique('Recall of pumps')
  await field(page, 'news.title').fill(title)
  await page.getByRole('button', { name: 'Save and publish' }).click()
  await page.getByRole('button', { name: 'Publish as urgent…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish without approval' })
  await expect(dialog.getByRole('button', { name: 'Publish now' })).toBeDisabled()
  await dialog.getByLabel('Reason').fill('They leak')
  await dialog.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('It is live; the reviewers are told why')).toBeVisible()
  await page.goto(`/en/newsDetail/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

test('a product type, which has no page of its own, is asked for from its form', async ({
  page,
  baseURL,
}) => {
  await speak(page, baseURL, 'en')
  await signIn(page, 'admin', REVIEWS)
  const { data: rules } = await call<{ version: number }>(page, '/api/web/review/rules')
  const own = { kind: 'productType', general: 1, price: 0, legal: 0 }
  await call(page, '/api/web/review/keepRules', { version: rules.version, rules: [own] })
  type Type = { id: number; version: number; productTypeName: { en: string } }
  const { data: types } = await call<Type[]>(page, '/api/web/product/type/tree')
  const [type] = types
  const introduction = { en: unique('Said anew') }
  const changed = await call<Type>(page, '/api/web/product/type/update', {
    ...{ id: type?.id, version: type?.version, introduction, publish: false },
  })
  expect(changed.code).toBe(200)
  await page.goto(TYPES)
  await page.getByRole('button', { name: `Edit: ${type?.productTypeName.en}` }).click()
  await page.getByRole('link', { name: 'Ask for a review…' }).click()
  await expect(page.locator('.review-blocks')).toContainText(introduction.en)
  await page.getByRole('button', { name: 'Ask for a review…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ask for a review', exact: true }).click()
  await expect(page.locator('.review-head .review-state')).toHaveText('Review asked')
})

test('a release asks for the reviews of all its records at once', async ({ page, baseURL }) => {
  await speak(page, baseURL, 'en')
  await signIn(page, 'admin', REVIEWS)
  const { data: rules } = await call<{ version: number }>(page, '/api/web/review/rules')
  const own = { kind: 'product', general: 1, price: 0, legal: 0 }
  await call(page, '/api/web/review/keepRules', { version: rules.version, rules: [own] })
  const { data } = await call<{ items: Row[] }>(
    page,
    '/api/web/product/list?state=published&limit=9&sort=-productModel',
  )
  const entries = []
  for (const { id, version } of data.items.slice(0, 2)) {
    const changed = { id, version, summary: { en: unique('Said anew') } }
    expect((await call(page, '/api/web/product/update', changed)).code).toBe(200)
    entries.push({ id, action: 'publish' })
  }
  const { data: release } = await call<{ id: number; version: number }>(page, '/api/web/release/add', {
    name: unique('Spring'),
  })
  await call(page, '/api/web/release/put', { ...{ id: release.id, version: release.version }, entries })
  await page.goto(`/#/webSystemManage/web_release/${release.id}`)
  const reviews = page.locator('.release-reviews')
  await expect(reviews).toContainText('0 of 2 records that need an approval have it')
  await reviews.getByRole('button', { name: 'Ask for 2 reviews' }).click()
  await expect(page.getByText('2 reviews are asked for')).toBeVisible()
  await expect(reviews.getByText('Review asked')).toHaveCount(2)
  await reviews.getByRole('link').first().click()
  await expect(page.locator('.review-head .review-state')).toHaveText('Review asked')
})
