// The next page of a visitor travels as a difference from the page before, and is as new as ever.
import type { Page } from '@playwright/test'
import { expect, test } from '../testing/site.ts'

/** Follows what documents come over the line. */
async function followDocuments(page: Page) {
  const line = await page.context().newCDPSession(page)
  await line.send('Network.enable')
  const documents: { encoding: string | undefined; bytes: number }[] = []
  const underway = new Map<string, string | undefined>()
  line.on('Network.responseReceived', ({ requestId, type, response }) => {
    const encoding = response.headers['content-encoding'] ?? response.headers['Content-Encoding']
    if (type === 'Document') underway.set(requestId, encoding)
  })
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (underway.has(requestId))
      documents.push({ encoding: underway.get(requestId), bytes: encodedDataLength })
  })
  return documents
}

test('the second page comes as a difference from the first, about half its size, and is the same page; another language comes whole first', async ({
  page,
}) => {
  const documents = await followDocuments(page)
  /** Opens a page as an address that is typed, and waits until it came in whole. */
  const open = async (address: string) => {
    const before = documents.length
    const response = await page.goto(address)
    await expect.poll(() => documents.length).toBe(before + 1)
    const text = await response?.text()
    return { text, ...documents.at(-1) }
  }

  const whole = await open('/en/news')
  expect(whole.encoding).toBe('br')
  const difference = await open('/en/HotProduct')
  expect(difference.encoding).toBe('dcb')
  expect(difference.bytes).toBeLessThan((whole.bytes ?? 0) * 0.55)
  expect(difference.text).toBe(await (await page.request.get('/en/HotProduct')).text())
  await expect(page).toHaveTitle(/^Popular products/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Popular products')

  expect((await open('/es/news')).encoding).toBe('br')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Noticias')
})

test('behind a proxy that takes the headers of differences away every page comes whole', async ({ page }) => {
  const documents = await followDocuments(page)
  let stripped = 0
  // Answers lose what tells of dictionaries, so that the next request names none.
  await page.route(/\/en\//, async (route) => {
    const response = await route.fetch()
    const { 'use-as-dictionary': told, ...headers } = response.headers()
    if (told) stripped++
    await route.fulfill({ response, headers })
  })
  for (const address of ['/en/news', '/en/HotProduct', '/en/successCase']) await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(documents.map(({ encoding }) => encoding)).not.toContain('dcb')
  expect(stripped).toBe(3)
})

test('a page that may be a dictionary is asked for anew by links, exchanges and reloads', async ({
  page,
}) => {
  const came: { search: string; kept: boolean }[] = []
  const line = await page.context().newCDPSession(page)
  await line.send('Network.enable')
  line.on('Network.responseReceived', ({ response }) => {
    const { pathname, search } = new URL(response.url)
    if (pathname === '/en/news') came.push({ search, kept: response.fromDiskCache ?? false })
  })
  await page.goto('/en/news')
  await page.goto('/en/HotProduct')
  await page.goto('/en/news')
  await page.reload()
  expect(came).toHaveLength(3)
  for (const at of [1, 0, 1]) {
    const tab = page.locator('.tabs a').nth(at)
    await tab.click()
    await expect(tab).toHaveAttribute('aria-current', 'page')
  }
  // A browser that shows a stale answer asks for a new one behind its back.
  expect(came.filter(({ search }) => search !== '')).toHaveLength(2)
  expect(came.filter(({ kept }) => kept)).toEqual([])
})
