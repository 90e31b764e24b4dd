// A field of the owner, from nothing in the settings to a filter that visitors use, and out again without a loss.
import { test as bare, expect, startSite } from '../testing/site.ts'
import { call, demoProduct, field, PRODUCTS, signIn } from '../testing/staff.ts'

// The fields of a kind are those of a whole site: no other journey has them in its forms.
const test = bare.extend<object, object>({
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

const FIELDS = '/#/webSystemManage/web_setting/fields/product'
type Stored = { id: number; version: number; productTypeId: number; values: object }

test('an owner adds a field of products; an editor fills it in; visitors read it, narrow a list by it, and lose it when it goes', async ({
  page,
  context,
  baseURL,
}) => {
  test.slow()
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL }])
  await signIn(page, 'admin', '/#/webSystemManage/web_setting')
  await page.getByRole('link', { name: 'Edit the fields of Products' }).click()
  await expect(page.getByRole('heading', { name: 'Fields: Products' })).toBeVisible()
  await page.getByRole('button', { name: 'Add a field' }).click()
  const one = page.getByRole('group', { name: 'Field 1' })
  await one.getByLabel('Name').first().fill('Made in')
  await one.getByRole('combobox', { name: 'Kind' }).click()
  await page.getByTitle('Choice', { exact: true }).click()
  for (const [at, name] of ['Suzhou', 'Bilbao'].entries()) {
    await one.getByRole('button', { name: 'Add a choice' }).click()
    await one
      .getByRole('group', { name: `Choice ${at + 1}` })
      .getByLabel('Name')
      .fill(name)
  }
  await one.getByLabel('Column of the list').check()
  const bar = page.locator('.editor-bar').filter({ visible: true })
  await bar.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved; forms and pages have these fields now')).toBeVisible()

  const products = [await demoProduct(page, 'LPT-350'), await demoProduct(page, 'LPT-500')]
  await page.goto(`${PRODUCTS}/${products[0]?.id}`)
  await field(page, 'product.values.o1').click()
  await page.getByTitle('Suzhou', { exact: true }).click()
  await bar.getByRole('button', { name: /^(Save and publish|Publish)$/ }).click()
  await expect(bar).toContainText(/Published \d/)
  const other = await call<Stored>(page, `/api/web/product/read?id=${products[1]?.id}`)
  const { id, version, values, productTypeId } = other.data
  const said = { id, version, values: { ...values, o1: 'c2' } }
  const saved = await call<Stored>(page, '/api/web/product/update', said)
  await call(page, '/api/web/product/publish', { id, version: saved.data.version })

  await page.goto(PRODUCTS)
  // The editor, which asks for the same field, has made way.
  await expect(page.getByRole('row', { name: /LPT-350/ })).toBeVisible()
  await page.getByRole('combobox', { name: 'Made in' }).click()
  // Cells of the column have the name as well.
  await page.locator('.ant-select-item-option').filter({ hasText: 'Bilbao', visible: true }).click()
  await expect(page).toHaveURL(/own=o1/)
  await expect(page.getByRole('row', { name: /LPT-500/ })).toContainText('Bilbao')
  await expect(page.getByRole('row', { name: /LPT-350/ })).toHaveCount(0)

  await page.goto(`/en/productDetail/${products[0]?.id}`)
  await expect(page.getByRole('row', { name: 'Made in Suzhou' })).toBeVisible()
  await page.goto(`/en/productModular/${productTypeId}`)
  const facets = page.locator('.facets')
  await facets.getByRole('checkbox', { name: /^Bilbao/ }).check()
  await expect(page).toHaveURL(/o1/)
  await expect(page.locator('.card').filter({ hasText: 'LPT-500' }).first()).toBeVisible()

  await page.goto(FIELDS)
  await page.getByRole('button', { name: 'Remove: Field 1' }).click()
  await bar.getByRole('button', { name: 'Save' }).click()
  const removed = page.getByRole('region', { name: 'Removed fields' })
  await expect(removed.getByText('Made in')).toBeVisible()
  await page.goto(`/en/productDetail/${products[0]?.id}`)
  await expect(page.getByRole('row', { name: /^Made in/ })).toHaveCount(0)

  await page.goto(FIELDS)
  await removed.getByRole('button', { name: 'Empty' }).click()
  const question = page.getByRole('dialog', { name: 'Empty “Made in” for good?' })
  await expect(question).toContainText('2 records say something here, 2 of them published')
  await question.getByRole('button', { name: 'Empty' }).click()
  await expect(page.getByText('Emptied in 2 records')).toBeVisible()
  await expect(removed).toHaveCount(0)
})

test('a text that becomes a figure shows what each record would become, and what can be read is converted', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL }])
  await signIn(page, 'admin', '/#/webSystemManage/web_setting')
  const words = (text: string) => ({ zh: text, en: text, es: text })
  type Settings = { kind: string; version: number; attributes: object[] }
  const { data } = await call<Settings[]>(page, '/api/web/setting/fields')
  const news = data.find(({ kind }) => kind === 'news')
  await call(page, '/api/web/setting/changeFields', {
    ...{ kind: 'news', version: news?.version },
    attributes: [{ key: 'o1', name: words('Read length'), type: 'text' }],
  })
  for (const said of ['10 mm', 'a lot'])
    await call(page, '/api/web/news/add', { title: { en: `News of ${said}` }, values: { o1: words(said) } })

  await page.goto('about:blank')
  await page.goto('/#/webSystemManage/web_setting/fields/news')
  const one = page.getByRole('group', { name: 'Field 1' })
  await one.getByRole('combobox', { name: 'Kind' }).click()
  await page.getByTitle('Number', { exact: true }).click()
  await one.getByRole('combobox', { name: 'Quantity' }).click()
  await page.getByTitle('Length', { exact: true }).click()
  const bar = page.locator('.editor-bar').filter({ visible: true })
  await bar.getByRole('button', { name: 'Save' }).click()
  const dialog = page.getByRole('dialog', { name: 'Values of “Read length”' })
  await expect(dialog).toContainText('2 records say something that no longer fits, 1 can be converted')
  await expect(dialog.getByRole('listitem').first()).toContainText(/a lot\s*cannot be converted/)
  await expect(dialog.getByRole('listitem').nth(1)).toContainText(/10 mm\s*10 mm/)
  await dialog.getByRole('button', { name: 'Convert 1' }).click()
  await expect(page.getByText('Converted in 1 record')).toBeVisible()
})

test('a text becomes the record of that title; the form then has it to choose, and what it leads to knows it', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL }])
  await signIn(page, 'admin', '/#/webSystemManage/web_setting')
  const words = (text: string) => ({ zh: text, en: text, es: text })
  type Settings = { kind: string; version: number; attributes: object[] }
  const { data } = await call<Settings[]>(page, '/api/web/setting/fields')
  await call(page, '/api/web/setting/changeFields', {
    ...{ kind: 'news', version: data.find(({ kind }) => kind === 'news')?.version },
    attributes: [{ key: 'o2', name: words('Follows'), type: 'text' }],
  })
  await call(page, '/api/web/news/add', { title: words('Hall 4 opens') })
  const later = await call<Stored>(page, '/api/web/news/add', {
    ...{ title: words('Hall 4 is full'), values: { o2: words('hall 4 opens') } },
  })

  await page.goto('about:blank')
  await page.goto('/#/webSystemManage/web_setting/fields/news')
  const one = page.getByRole('group', { name: 'Field 1' })
  await one.getByRole('combobox', { name: 'Kind', exact: true }).click()
  await page.getByTitle('Records', { exact: true }).click()
  await one.getByRole('combobox', { name: 'Of the kind' }).click()
  await page
    .locator('.ant-select-item-option')
    .filter({ hasText: /^News$/, visible: true })
    .click()
  const bar = page.locator('.editor-bar').filter({ visible: true })
  await bar.getByRole('button', { name: 'Save' }).click()
  const dialog = page.getByRole('dialog', { name: 'Values of “Follows”' })
  await expect(dialog.getByRole('listitem').first()).toContainText(/hall 4 opens\s*Hall 4 opens/)
  await dialog.getByRole('button', { name: 'Convert 1' }).click()
  await expect(page.getByText('Converted in 1 record')).toBeVisible()

  await page.goto('about:blank')
  await page.goto(`/#/webSystemManage/web_news_form/${later.data.id}`)
  const chosen = page.locator('.ant-form-item').filter({ hasText: 'Follows' }).last()
  await expect(chosen).toContainText('Hall 4 opens')
})
