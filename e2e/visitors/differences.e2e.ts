// The next page of a visitor travels as a difference from what the first one brought.
import { expect, test } from '../testing/site.ts'

test('the second page comes as a difference, less than half its size, and is the same page; another language comes whole first', async ({
  page,
}) => {
  const line = await page.context().newCDPSession(page)
  await line.send('Network.enable')
  const documents: { address: string; encoding: string | undefined; bytes: number }[] = []
  const underway = new Map<string, { address: string; encoding: string | undefined }>()
  line.on('Network.responseReceived', ({ requestId, type, response }) => {
    const encoding = response.headers['content-encoding'] ?? response.headers['Content-Encoding']
    if (type === 'Document') underway.set(requestId, { address: new URL(response.url).pathname, encoding })
  })
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const found = underway.get(requestId)
    if (found) documents.push({ ...found, bytes: encodedDataLength })
  })
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
  // The dictionary is made once the first page was asked for, and fetched when the browser finds the time.
  await expect(async () => {
    const dictionary = page.waitForResponse(/\/dictionary\/en-/, { timeout: 10_000 })
    await open('/en/successCase')
    await (await dictionary).finished()
  }).toPass()

  const difference = await open('/en/HotProduct')
  expect(difference.encoding).toBe('dcb')
  expect(difference.bytes).toBeLessThan((whole.bytes ?? 0) / 2)
  expect(difference.text).toBe(await (await page.request.get('/en/HotProduct')).text())
  await expect(page).toHaveTitle(/^Popular products/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Popular products')

  expect((await open('/es/news')).encoding).toBe('br')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Noticias')
})
