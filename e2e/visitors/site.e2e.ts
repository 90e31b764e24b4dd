// A visitor on the public site: to a product in each language, through every redirect, with mouse, keyboard and thumb.
import type { BrowserContext, Page } from '@playwright/test'
import { LANGUAGES, type Language } from '#contract/languages/language-codes.ts'
import { inEach } from '#contract/testing/in-each.ts'
import { expectToLast } from '../testing/held-clock.ts'
import { expect, test } from '../testing/site.ts'

const WORDS = inEach({
  zh: {
    products: '产品',
    family: '流量测量',
    product: '电磁流量计',
    specs: '技术参数',
    accuracy: '±0.2',
    news: '新闻',
  },
  en: {
    products: 'Products',
    family: 'Flow measurement',
    product: 'Electromagnetic flow meter',
    specs: 'Specifications',
    accuracy: '±0.2',
    news: 'News',
  },
  es: {
    products: 'Productos',
    family: 'Medición de caudal',
    product: 'Medidor de caudal electromagnético',
    specs: 'Datos técnicos',
    accuracy: '±0.2',
    news: 'Noticias',
  },
})

/** The visitor has chosen a language before. */
const speak = (context: BrowserContext, baseURL: string, language: Language) =>
  context.addCookies([{ name: 'language', value: language, url: baseURL }])

const nav = (page: Page) => page.locator('.site-header .nav')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

for (const language of LANGUAGES) {
  const words = WORDS[language]

  test(`from the home page through the menu to a product in ${language}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await speak(context, baseURL, language)
    await page.goto('/')
    await expect(page).toHaveURL(/#\/HomePage$/)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await nav(page).locator('summary', { hasText: words.products }).click()
    await nav(page).getByRole('link', { name: words.family }).click()
    await expect(heading(page)).toHaveText(words.family)
    await page.locator('.listing').getByRole('link', { name: words.product, exact: true }).click()
    await expect(heading(page)).toHaveText(words.product)
    await expect(page.locator('.specs')).toContainText(words.accuracy)
    await expect(page.getByRole('heading', { name: words.specs })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(`^LEM-300 ${words.product} - `))
  })

  test(`from the home page through its families to a product in ${language}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await speak(context, baseURL, language)
    await page.goto('/')
    await page.locator('main .range').getByRole('link', { name: words.family }).click()
    await page.locator('.subs a').first().click()
    await expect(page).toHaveURL(/productModularChil\/\d+-/)
    await page.locator('.listing .card').first().getByRole('link').click()
    await expect(heading(page)).toHaveText(words.product)
    await page
      .getByRole('navigation', { name: /当前位置|Breadcrumb|Ruta/ })
      .getByRole('link', { name: words.family })
      .click()
    await expect(heading(page)).toHaveText(words.family)
  })
}

test('a new visitor is greeted in Chinese, the language of the site', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh')
  await expect(nav(page).getByRole('link', { name: '客户案例' })).toBeVisible()
})

test('the language is changed on the spot: page, place and choice are kept', async ({
  page,
  context,
  baseURL,
}) => {
  await page.clock.install()
  await speak(context, baseURL, 'zh')
  await page.goto('/#/aboutus')
  await page.locator('.timeline').scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollBy(0, 300))
  const english = () =>
    page.evaluate(() => document.querySelector<HTMLElement>('.footer-end [lang=en]')?.click())
  const told = page.getByRole('status').filter({ hasText: 'Switch Language Success' })
  await expectToLast(page, english, told, 3_000)
  await expect(page.locator('.timeline')).toContainText('Berlin office')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveURL(/#\/aboutus$/)
  await expect(page.locator('.timeline')).toBeInViewport()
  expect((await context.cookies()).find(({ name }) => name === 'language')?.value).toBe('en')
  await page.reload()
  await expect(heading(page)).toHaveText('Readings you can stand behind.')
})

const LEADS: [string, RegExp][] = [
  ['/', /#\/HomePage$/],
  ['/#/index.html', /#\/homePage$/],
  ['/#/aboutus/lianxi', /#\/aboutus#lianxi$/],
  ['/#/aboutus/qiye', /#\/aboutus#qiye$/],
  ['/#/nowhere', /#\/404$/],
  ['/#/newsDetail', /#\/news$/],
  ['/#/productDetail', /#\/productModular$/],
  ['/#/productModularChil', /#\/productModular$/],
  ['/#/successCaseDetail', /#\/successCase$/],
]
test('short, old and unknown addresses lead on, and the back button is not caught by them', async ({
  page,
}) => {
  for (const [from, to] of LEADS) {
    // A page of its own: what went before is not part of its history.
    const visit = await page.context().newPage()
    await visit.goto('/#/HotProduct')
    await expect(heading(visit)).toBeVisible()
    await visit.goto(from)
    await expect(visit, from).toHaveURL(to)
    await expect(heading(visit)).toBeVisible()
    await visit.goBack()
    await expect(visit, from).toHaveURL(/#\/HotProduct$/)
    await visit.close()
  }
})

test('an anchor brings its part of the page into view', async ({ page }) => {
  await page.goto('/#/aboutus/lianxi')
  await expect(page.locator('#lianxi')).toBeInViewport({ ratio: 0.5 })
})

test('a record is found by path, by slug and by query; an unknown one is the 404 page in place', async ({
  page,
}) => {
  await page.goto('/#/productModular/1')
  const href = (await page.locator('.listing .card a').first().getAttribute('href')) ?? ''
  const id = /productDetail\/(\d+)/.exec(href)?.[1]
  for (const form of [`/${id}`, `/${id}-some-slug`, `?id=${id}`]) {
    await page.goto(`/#/productDetail${form}`)
    await expect(page.locator('.buy .model')).toHaveText('LEM-300')
  }
  await page.goto('/#/productDetail/999999')
  await expect(page).toHaveURL(/productDetail\/999999$/)
  await expect(page.locator('.kicker', { hasText: '404' })).toBeVisible()
})

test('the 404 page leads on by search', async ({ page, context, baseURL }) => {
  await speak(context, baseURL, 'en')
  await page.goto('/#/404')
  await page.locator('main').getByRole('combobox').fill('bomba')
  await page.locator('main').getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/#\/keyword\?keyword=bomba$/)
})

test('a keyword is found in every kind, and what is found is marked', async ({ page, context, baseURL }) => {
  await speak(context, baseURL, 'en')
  await page.goto('/#/HomePage')
  await page.locator('.site-header').getByRole('combobox').fill('pump')
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Results for “pump”')
  await expect(page.locator('.found mark').first()).toHaveText(/pump/i)
  const tabs = page.getByRole('navigation', { name: 'Filter results' })
  await tabs.getByRole('link', { name: /^Products/ }).click()
  await expect(page).toHaveURL(/keyword=pump&kind=product$/)
  await expect(page.locator('.found .meta').first()).toContainText('Product')
  await page.locator('.found a').first().click()
  await expect(page.locator('.buy h1')).toBeVisible()
})

test('a keyword that finds nothing is taken literally and offers what others ask for', async ({
  page,
  context,
  baseURL,
}) => {
  await speak(context, baseURL, 'en')
  await page.goto(`/#/keyword?keyword=${encodeURIComponent('%_<qx>')}`)
  await expect(heading(page)).toHaveText('Nothing found for “%_<qx>”')
  await expect(page.locator('.cards .card')).toHaveCount(4)
})

test('pages and order of a list live in the address', async ({ page, context, baseURL }) => {
  await speak(context, baseURL, 'en')
  await page.goto('/#/productModular')
  await expect(page.locator('.listing .card')).toHaveCount(12)
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(/\?page=2$/)
  await expect(page.locator('#count')).toBeFocused()
  await page.getByLabel('Sort by').selectOption('Model, A to Z')
  await expect(page).toHaveURL(/\?sort=productModel$/)
  // The address changes first, the list when it has come.
  await expect(async () => {
    const models = await page.locator('.listing .model').allTextContents()
    expect(models).toEqual([...models].sort())
  }).toPass({ timeout: 10_000 })
  await page.goBack()
  await expect(page).toHaveURL(/\?page=2$/)
})
