// A visitor writes to the company: from the contact part and from a product, with and without scripts.
import { expect, test } from '../testing/site.ts'

type Item = {
  number: string
  name: string
  about: { kind: string; id: number; title: string } | null
  productId: number | null
  productName: string
}
type Answer<Data> = { data: Data }

/** What staff find under a keyword, spam or not. */
async function stored(baseURL: string, keyword: string): Promise<Item[]> {
  const call = async <Data>(path: string, body: object | null, token = '') => {
    const headers = { 'x-token': token, ...(body && { 'content-type': 'application/json' }) }
    const reply = await fetch(baseURL + path, {
      method: 'POST',
      headers,
      ...(body && { body: JSON.stringify(body) }),
    })
    return ((await reply.json()) as Answer<Data>).data
  }
  const who = { username: 'admin', password: 'Lanbo-2026!', code: 'any' }
  const { token } = await call<{ token: string }>('/api/auth/login', who)
  const query = `keyword=${encodeURIComponent(keyword)}`
  const good = await call<{ items: Item[] }>(`/api/web/message/list?${query}`, null, token)
  const spam = await call<{ items: Item[] }>(`/api/web/message/list?${query}&state=spam`, null, token)
  return [...good.items, ...spam.items]
}

test.beforeEach(({ context, baseURL }) =>
  context.addCookies([{ name: 'language', value: 'en', url: baseURL }]),
)

test('from the contact part: errors by field, kept over a reload, sent twice by accident and stored once', async ({
  page,
  baseURL,
}) => {
  await page.goto('/#/aboutus')
  // The home page that the server wrote has such a part as well, until this page takes its place.
  await page.locator('html:not([data-deep])').waitFor()
  const form = page.getByRole('form', { name: 'Contact us' })
  await page.locator('#enquiry').scrollIntoViewIfNeeded()
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(form.getByLabel('Name')).toBeFocused()
  await expect(form.getByText('Enter your name.')).toBeVisible()
  await expect(form.getByText('Please tick the box so that we can answer you.')).toBeVisible()
  await form.getByLabel('Name').fill('Journey Contact')
  await expect(form.getByText('Enter your name.')).toBeHidden()
  await form.getByLabel('Email').fill('no address')
  await form.getByLabel('Your inquiry').fill('How long do the batteries last?')
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(form.getByLabel('Email')).toBeFocused()

  await page.reload()
  await page.locator('html:not([data-deep])').waitFor()
  await page.locator('#enquiry').scrollIntoViewIfNeeded()
  await expect(form.getByLabel('Your inquiry')).toHaveValue('How long do the batteries last?')
  await form.getByLabel('Email').fill('journey@example.com')

  // The answer is lost on its way; trying again is the same sending.
  await page.route('**/api/web/message/add', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(form.getByText("We can't reach the server. Your text is safe; try again.")).toBeVisible()
  await page.unroute('**/api/web/message/add')
  await form.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you – we have your inquiry' })).toBeFocused()
  const number = await page.locator('.enquiry-number').textContent()
  expect(number).toMatch(/^M-\d{4}-[2-9A-Z]{5}$/)
  expect(await stored(baseURL, 'Journey Contact')).toMatchObject([{ number, productName: '' }])
})

test('from a product, which is carried along; what only programs fill in is answered the same', async ({
  page,
  baseURL,
}) => {
  await page.goto('/#/HotProduct')
  await page.locator('main .cards a').first().click()
  await expect(page).toHaveURL(/productDetail/)
  await expect(page.getByRole('heading', { name: /^Request a quote/ })).toBeVisible()
  await page.locator('#enquiry').scrollIntoViewIfNeeded()
  const form = page.getByRole('form', { name: 'Request a quote' })
  await form.getByLabel('Name').fill('Journey Product')
  await form.getByLabel('Phone').fill('+34 600 100 200')
  await form.getByLabel('Anything else we should know?').fill('Twelve of these, please.')
  await form.getByRole('checkbox').check()
  await form.locator('input[name="memo"]').fill('http://spam.example', { force: true })
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you – we have your inquiry' })).toBeVisible()
  const [item, ...others] = await stored(baseURL, 'Journey Product')
  expect(others).toEqual([])
  expect(item?.productName).not.toBe('')
})

for (const door of ['/en', '/#'])
  test(`by ${door}, the way to ask opens a form on the first screen that knows the product`, async ({
    page,
    baseURL,
  }) => {
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: width < 500 ? 640 : 800 })
      await page.goto(`${door}/productModularChil/2`)
      await page.locator('.listing .card a').first().click()
      await expect(page.locator('.buy h1')).toBeVisible()
      const model = (await page.locator('.buy .model').textContent())?.trim()
      const id = Number(/productDetail\/(\d+)/.exec(page.url())?.[1])
      const asks = page.getByRole('link', { name: /^(Request a quote|Quote)$/ })
      await asks.filter({ visible: true }).first().click()
      const sheet = page.getByRole('dialog', { name: 'Request a quote' })
      const whole = { ratio: 1 }
      await expect(sheet.getByRole('heading', { name: 'Request a quote' })).toBeInViewport(whole)
      await expect(sheet.locator('.model')).toHaveText(model ?? '')
      await expect(sheet.locator('.model')).toBeInViewport(whole)
      const form = sheet.getByRole('form', { name: 'Request a quote' })
      await expect(form.getByLabel('Size')).toBeInViewport(whole)

      const name = `Journey ${width} ${door}`
      await form.getByLabel('Name').fill(name)
      await form.getByLabel('Phone').fill('+52 55 0000 0110')
      await form.getByLabel('Anything else we should know?').fill('DN 100, water.')
      await form.getByRole('checkbox').check()
      await form.getByRole('button', { name: 'Send', exact: true }).click()
      await expect(page.getByRole('heading', { name: 'Thank you – we have your inquiry' })).toBeVisible()
      expect(await stored(baseURL, name)).toMatchObject([{ productId: id }])
    }
  })

test('what did not leave about one product is not sent about another', async ({ page, baseURL }) => {
  await page.route('**/api/web/message/add', (route) => route.abort())
  await page.goto('/en/productModularChil/2')
  const products = await page
    .locator('.listing .card a')
    .evaluateAll((links) =>
      links.flatMap((link) => /productDetail\/(\d+)/.exec(link.getAttribute('href') ?? '')?.[1] ?? []),
    )
  const [one, other] = [...new Set(products)]
  await page.goto(`/en/message?product=${one}`)
  const form = page.getByRole('form', { name: 'Request a quote' })
  await form.getByLabel('Name').fill('Journey Second Thought')
  await form.getByLabel('Phone').fill('+52 55 0000 0110')
  await form.getByLabel('Anything else we should know?').fill('The other one.')
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(form.getByRole('button', { name: 'Try again' })).toBeVisible()
  await page.unroute('**/api/web/message/add')
  await page.goto(`/en/message?product=${other}`)
  await form.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Thank you – we have your inquiry' })).toBeVisible()
  expect(await stored(baseURL, 'Journey Second Thought')).toMatchObject([{ productId: Number(other) }])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('a product leads to a form on the first screen of a phone that knows it', async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto('/en/productModularChil/2')
    await page.locator('.listing .card a').first().click()
    const id = Number(/productDetail\/(\d+)/.exec(page.url())?.[1])
    await page.locator('.buy').getByRole('link', { name: 'Request a quote' }).click()
    await expect(page.getByRole('link', { name: /^About the product: LEM-/ })).toBeInViewport({ ratio: 1 })
    await expect(page.getByLabel('Size')).toBeInViewport({ ratio: 1 })
    await page.getByLabel('Name').fill('Journey Unscripted')
    await page.getByLabel('Phone').fill('+52 55 0000 0110')
    await page.getByLabel('Anything else we should know?').fill('Without scripts.')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Thank you – we have your inquiry' })).toBeVisible()
    expect(await stored(baseURL, 'Journey Unscripted')).toMatchObject([{ productId: id }])
  })

  test('a case study leads to a form that knows it, and its inquiry as well', async ({ page, baseURL }) => {
    await page.goto('/en/successCase')
    await page.locator('main a[href*="successCaseDetail"]').first().click()
    const title = (await page.locator('h1').textContent()) ?? ''
    await page.getByRole('link', { name: 'Discuss your project' }).click()
    await expect(page.getByRole('heading', { level: 1, name: `Inquiry about ${title}` })).toBeVisible()
    await page.getByLabel('Name').fill('Journey Case')
    await page.getByLabel('Email').fill('nowhere')
    await page.getByLabel('Your inquiry').fill('The same for our town.')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    // What it is about stays through an error.
    await expect(page.getByRole('link', { name: `About: ${title}` })).toBeVisible()
    await page.getByLabel('Email').fill('case@example.com')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Thank you – we have your inquiry' })).toBeVisible()
    const [item] = await stored(baseURL, 'Journey Case')
    expect(item).toMatchObject({ about: { kind: 'successCase' }, productId: null })
  })

  test('the same form is a page of its own', async ({ page, baseURL }) => {
    await page.goto('/en/message')
    await page.getByLabel('Name').fill('Journey Plain')
    await page.getByLabel('Email').fill('plain@example')
    await page.getByRole('button', { name: 'Send' }).click()
    // What is wrong is said by field, within the site, and what was typed stays.
    await expect(page.getByRole('navigation', { name: 'Main' }).first()).toBeVisible()
    await expect(page.getByText('Enter an email address such as')).toBeVisible()
    await expect(page.getByLabel('Email')).toBeFocused()
    await expect(page.getByLabel('Name')).toHaveValue('Journey Plain')
    await page.getByLabel('Email').fill('plain@example.com')
    await page.getByLabel('Your inquiry').fill('Without scripts.')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('heading', { name: 'Thank you – we have your inquiry' })).toBeVisible()
    const number = await page.locator('.enquiry-number').textContent()
    expect(await stored(baseURL, 'Journey Plain')).toMatchObject([{ number }])
  })
})
