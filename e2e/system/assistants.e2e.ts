// What an assistant of a buyer is told over the Model Context Protocol stands on the page that it names, in three languages.
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import { test as bare, expect, startSite } from '../testing/site.ts'

const test = bare.extend<object, object>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures out of this pattern
    async ({}, use) => {
      const { site, stop } = await startSite({ ASSISTANTS: 'on' })
      await use(site)
      await stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

type Found = { products: { id: number; name: string; page: string }[] }
type Product = { name: string; model: string; facts: { facts: { name: string; value: string }[] }[] }

for (const language of LANGUAGES)
  test(`in ${language}: an assistant finds a product by a quantity, and its page says the same`, async ({
    page,
    baseURL,
  }) => {
    const client = new Client({ name: 'an assistant', version: '1' })
    await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', baseURL)) as never)
    const use = async (name: string, given: object) =>
      (await client.callTool({ name, arguments: { ...given, language } })).structuredContent
    const { products } = (await use('find_products', { question: 'DN 50' })) as Found
    const [found] = products
    expect(found).toBeDefined()
    const product = (await use('read_product', { id: found?.id })) as Product
    await client.close()
    // The address as others reach it; here it is that of the test.
    const { pathname } = new URL(found?.page ?? '', baseURL)
    expect(pathname).toContain(`/${language}/productDetail/`)
    await page.goto(pathname)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(product.name)
    await expect(page.getByText(product.model).first()).toBeVisible()
    const [fact] = product.facts.flatMap(({ facts }) => facts)
    const [figure = ''] = fact?.value.split(' ') ?? []
    await expect(page.locator('main')).toContainText(fact?.name ?? '')
    await expect(page.locator('main')).toContainText(figure)
  })
