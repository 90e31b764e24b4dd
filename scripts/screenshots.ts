// Takes the pictures of the README: a server with the demo company, the home page and the console's product list.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { chromium, type Page } from '@playwright/test'
import { chromiumArguments, findChromium } from './browser/chromium.mjs'

const FOLDER = 'docs/screenshots'
const PASSWORD = 'Lanbo-2026!'

mkdirSync(FOLDER, { recursive: true })
const server = spawn(process.execPath, ['server/testing/serve.ts'], { stdio: ['pipe', 'pipe', 'inherit'] })
const [line] = await once(createInterface(server.stdout), 'line')
const { address } = JSON.parse(line) as { address: string }

const executablePath = findChromium()
const browser = await chromium.launch({
  args: chromiumArguments(),
  ...(executablePath && { executablePath }),
})
const context = await browser.newContext({
  viewport: { width: 1440, height: 900 },
  reducedMotion: 'reduce',
})
await context.addCookies([{ name: 'language', value: 'en', url: address }])
const page = await context.newPage()

await page.goto(`${address}/`, { waitUntil: 'networkidle' })
await keep(page, 'site')

await page.goto(`${address}/#/njlbWebLogin?redirect=/webSystemManage/web_product`)
await page.getByLabel('User name').fill('admin')
await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
await page.getByLabel('Verification code', { exact: true }).fill('none')
await page.getByRole('button', { name: 'Sign in' }).click()
await page.getByRole('table').waitFor()
for (const image of (await page.getByRole('table').locator('img').all()).slice(0, 10)) {
  await image.evaluate('(shown) => shown.decode()')
}
await keep(page, 'console')

await browser.close()
server.kill('SIGTERM')
await once(server, 'exit')

async function keep(shown: Page, name: string) {
  await shown.screenshot({ path: `${FOLDER}/${name}.jpg`, type: 'jpeg', quality: 82 })
}
