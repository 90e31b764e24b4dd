// Every page of the public site, one after the other, for what must hold on all of them.
import type { Page } from '@playwright/test'
import { expect } from './site.ts'

const PAGES = [
  'HomePage',
  'aboutus',
  'news',
  'productModular',
  'productModular/1',
  'HotProduct',
  'successCase',
  'event',
  'vacancy',
  'dealer',
  'keyword?keyword=pump',
  '404',
  '401',
  'Heads',
  'Feets',
]
/** Detail pages are reached by their lists: ids are the store's. */
const LISTS = {
  news: '.news-lead a',
  'productModular/1': '.listing .card a',
  successCase: '.feature-text .button',
  event: '.events a',
  vacancy: '.vacancies a',
  dealer: '.dealer h3 a',
}

/** A busy machine takes its time over all of them. */
export const EVERY_PAGE_MS = 240_000

/** Loads every page of the public site anew by its hash, and lets `visit` look at each. */
export async function everyPage(page: Page, visit: (name: string) => Promise<void>) {
  const open = async (address: string, name: string) => {
    // From one hash to another nothing would be loaded.
    await page.goto('about:blank')
    await page.goto(address)
    await expect(page.locator('h1')).toHaveCount(1)
    await page.waitForLoadState('networkidle')
    await visit(name)
  }
  for (const name of PAGES) await open(`/#/${name}`, name)
  for (const [list, link] of Object.entries(LISTS)) {
    await page.goto(`/#/${list}`)
    const address = await page.locator(link).first().getAttribute('href')
    await open(`/${address}`.replace('//', '/'), `a page of ${list}`)
  }
}
