// The time machine in a browser: a page as it was, what is different today, and what proves it; also on a phone.
import { expectAccess } from '../testing/axe.ts'
import { fitsWidth } from '../testing/looks.ts'
import { test as bare, expect, startSite } from '../testing/site.ts'
import { call, demoProduct, signIn, speakEnglishWithoutComplaint, unique } from '../testing/staff.ts'

const test = bare.extend<object, object>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures out of this pattern
    async ({}, use) => {
      const { site, stop } = await startSite({ TWIN: 'on' })
      await use(site)
      await stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})
const complaints = speakEnglishWithoutComplaint()

const PAST = '/#/webSystemManage/web_past'
type Shown = { id: number; version: number; address: string }
type Moments = { items: { deed: string }[] }

/** Those who look into the frame here run scripts in it, or try to; the page itself does not. */
function leaveOutFrames() {
  const own = complaints.filter((text) => !text.startsWith("Blocked script execution in 'blob:"))
  complaints.splice(0, complaints.length, ...own)
}

test('a page is looked at as it was, compared with today, and taken out with its proof', async ({ page }) => {
  test.setTimeout(180_000)
  await signIn(page, 'admin', PAST)
  const { id } = await demoProduct(page, 'LG-200')
  const [old, now] = [unique('Told before'), unique('Told now')]
  const address = async () => {
    const { data } = await call<Shown>(page, `/api/web/product/getById?id=${id}&lang=en`)
    return `/en${data.address}`
  }
  const tell = async (summary: string) => {
    const read = await call<Shown>(page, `/api/web/product/read?id=${id}`)
    const { version } = read.data
    const saved = await call<Shown>(page, '/api/web/product/update', {
      id,
      version,
      summary: { en: summary },
    })
    await call(page, '/api/web/product/publish', { id, version: saved.data.version })
  }
  const changes = async (of: string) => {
    const asked = `/api/web/past/moments?${new URLSearchParams({ address: of })}`
    return (await call<Moments>(page, asked)).data.items.length
  }
  /** Of when the newest copy of what was published is. */
  const copied = async (address: string) => {
    const asked = `/api/web/past/page?${new URLSearchParams({ address, at: new Date().toISOString() })}`
    const { data } = await call<{ earlier: { moment: { number: number } } }>(page, asked)
    if (!data) return 0
    const site = await call<{ asOf: string }>(page, `/api/web/past/site?number=${data.earlier.moment.number}`)
    return Date.parse(site.data?.asOf ?? '1970-01-01')
  }
  const at = await address()
  // The first copy of the whole takes its time.
  await expect.poll(() => copied(at), { timeout: 90_000 }).toBeGreaterThan(0)
  for (const summary of [old, now]) {
    const before = await changes(at)
    const told = Date.now()
    await tell(summary)
    await expect.poll(() => changes(at), { timeout: 30_000 }).toBeGreaterThan(before)
    await expect.poll(() => copied(at), { timeout: 30_000 }).toBeGreaterThan(told)
  }

  await page.reload()
  await page.getByLabel('Address of the page').fill(`https://www.example.com${at}?from=mail`)
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  const moments = page.getByRole('navigation', { name: 'Changes of this page' })
  await moments.getByRole('button').nth(1).click()
  await expect(page.getByRole('heading', { name: /^As published on / })).toBeVisible()
  const frame = page.frameLocator('.past-frame')
  await expect(frame.getByText(old)).toBeVisible()
  await expectAccess(page, 'time machine', { within: '.past' })

  await page.getByText('Compared with today', { exact: true }).click()
  await expect(page.locator('.past-words del').first()).toBeVisible()
  await expect(page.locator('.past-words ins').first()).toBeVisible()

  await page.getByText('Proof', { exact: true }).click()
  await expect(page.locator('.past-facts')).toContainText('BEGIN PUBLIC KEY')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download page and proof' }).click()
  expect((await download).suggestedFilename()).toMatch(/^proof-\d{4}-\d\d-\d\d-\d+\.zip$/)

  // The site of that moment comes back as a release.
  await page.getByRole('button', { name: 'Bring back the site of this moment' }).click()
  const back = page.getByRole('dialog')
  await expect(back.locator('.past-differences')).toContainText('Gets its former content back')
  await expectAccess(page, 'the site of a moment', { within: '.ant-modal' })
  await back.getByRole('button', { name: 'Put 1 record into a release' }).click()
  await expect(page.getByText('The release is ready: look at it, then publish')).toBeVisible()
  const seen = async () => (await page.request.get(at)).text()
  expect(await seen()).toContain(now)
  await page.getByRole('button', { name: 'Publish now' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click()
  await expect.poll(seen).toContain(old)

  await page.goto(`${PAST}?address=${at}`)
  await page.setViewportSize({ width: 360, height: 740 })
  await fitsWidth(page, 360)

  await page.getByLabel('Address of the page').fill('/en/nothing')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page.getByText('This page is not in the record')).toBeVisible()
  leaveOutFrames()
})

test('visitors are shown the copy of a moment, and what is published again', async ({ page }) => {
  test.setTimeout(120_000)
  await signIn(page, 'admin', PAST)
  const asked = `/api/web/past/moments?${new URLSearchParams({ address: '/en/HomePage' })}`
  const known = async () => (await call<Moments>(page, asked)).data.items.length
  await expect.poll(known, { timeout: 60_000 }).toBeGreaterThan(0)
  const serve = page.getByRole('button', { name: 'Show visitors the site of this moment' })
  const question = page.getByRole('dialog')
  const reason = question.getByLabel('Reason')
  const agree = question.getByRole('button', { name: 'Show the copy' })
  const notice = page.locator('.past-served')
  // Refused for as long as the first copy is not whole.
  await expect(async () => {
    const at = encodeURIComponent(new Date().toISOString())
    await page.goto(`${PAST}?address=/en/HomePage&at=${at}`)
    await page.reload()
    await serve.click()
    await expect(question).toContainText('All visitors see the pages of that moment')
    await expectAccess(page, 'copy for visitors', { within: '.ant-modal' })
    // Without a reason nothing happens.
    await agree.click()
    await expect(reason).toBeFocused()
    await reason.fill('A page was changed by nobody of ours')
    await agree.click()
    await expect(notice).toContainText('A page was changed by nobody of ours', { timeout: 3_000 })
  }).toPass({ timeout: 90_000 })
  const state = async () => (await page.request.get('/readyz')).json()
  expect(await state()).toHaveProperty('copy')
  expect((await page.request.get('/en/news')).status()).toBe(200)
  await page.goto('/#/dashboard')
  await page.reload()
  await expect(page.getByText(/^Visitors see a copy of/)).toBeVisible()

  await page.goto(PAST)
  await page.getByRole('button', { name: 'Show what is published again' }).click()
  await page.getByRole('dialog').getByLabel('Reason').fill('It was mended')
  await page.getByRole('dialog').getByRole('button', { name: 'Show what is published' }).click()
  await expect(notice).toBeHidden()
  expect(await state()).not.toHaveProperty('copy')
  leaveOutFrames()
})
