// Every link of the public site, walked as a search engine does: each address of the pages, of the sitemap and of what they load answers 200 at once, and each place on a page is there.
import { test as bare } from '@playwright/test'
import { eachLanguage, isLanguage } from '#contract/languages/language-codes.ts'
import { isPageQuery } from '#contract/site/rendering.ts'
import { expect, startSite } from '../testing/site.ts'

/** Requests at a time. */
const AT_ONCE = 8
/** Pages of the demo company in three languages, so that a crawl that ends early is noticed. */
const LEAST_PAGES = 100

const PUBLIC_URL = 'https://lanbo.example'

/** A site that knows where it stands: without that it has no sitemap. */
const test = bare.extend<{ address: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures out of this pattern
  address: async ({}, use) => {
    const { site, stop } = await startSite({ PUBLIC_URL })
    await use(site.address)
    await stop()
  },
})

/** What a page or a style sheet names on this site, without the place on the page. */
function addressesIn(body: string, base: string): string[] {
  const named = [
    ...[...body.matchAll(/\s(?:href|src|action)="([^"]*)"/g)].map(([, address]) => address ?? ''),
    ...[...body.matchAll(/\s(?:imagesrcset|srcset)="([^"]*)"/gi)].flatMap(([, set = '']) =>
      set.split(/,\s+/).map((one) => one.trim().split(/\s+/)[0] ?? ''),
    ),
    ...[...body.matchAll(/<(?:loc|image:loc)>([^<]*)</g)].map(([, address]) => address ?? ''),
    ...[...body.matchAll(/url\(["']?([^"')]+)["']?\)/g)].map(([, address]) => address ?? ''),
  ]
  return named.flatMap((address) => {
    const { origin, pathname, search } = new URL(
      address.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"),
      PUBLIC_URL + base,
    )
    return origin === PUBLIC_URL ? [pathname + search] : []
  })
}

test('no link of the site is broken, and none leads round a corner', async ({ address: site }) => {
  const from = new Map<string, string>(
    ['/', '/robots.txt', '/sitemap.xml'].map((address) => [address, 'the start']),
  )
  const waiting = [...from.keys()]
  const wrong: string[] = []
  const pages = eachLanguage(() => 0)

  async function visit(address: string) {
    const asked = await fetch(site + address, { redirect: 'manual' })
    // The lasting address of a document leads to the file of its newest edition.
    const leads = asked.status === 302 && address.startsWith('/download/document/')
    const reply = leads ? await fetch(new URL(asked.headers.get('location') ?? '', site)) : asked
    if (reply.status !== 200) wrong.push(`${reply.status} ${address} (${from.get(address)})`)
    const type = reply.headers.get('content-type') ?? ''
    const bytes = await reply.arrayBuffer()
    const body = /html|xml|css/.test(type) && reply.ok ? new TextDecoder().decode(bytes) : ''
    const [, language, behind] = address.split('/')
    if (isLanguage(language) && behind !== undefined && type.startsWith('text/html')) {
      pages[language]++
      const [, own] = /<link rel="canonical" href="([^"]*)"/.exec(body) ?? []
      // A page of a list with filters names the list without them.
      if (own && new URL(own, site).pathname !== address.split('?')[0])
        wrong.push(`${address} is called ${own}`)
    }
    for (const [, place = ''] of body.matchAll(/\shref="([^"?]*#[^"]+)"/g)) {
      const { origin, pathname, hash } = new URL(place, PUBLIC_URL + address)
      const here = origin === PUBLIC_URL && pathname === address.split('?')[0] && pathname !== '/'
      if (here && !body.includes(` id="${decodeURIComponent(hash.slice(1))}"`))
        wrong.push(`${hash} is not on ${address}`)
    }
    // Other views of the same page, such as one in other units, are no addresses of their own.
    const followed = body.replaceAll(/<a [^>]*rel="nofollow"[^>]*>/g, '')
    for (const found of addressesIn(followed, address)) {
      if (from.has(found)) continue
      // The server drops what it does not know of the query of a page.
      const { pathname, searchParams } = new URL(found, site)
      const unknown = [...searchParams.keys()].filter((name) => !isPageQuery(name))
      if (isLanguage(pathname.split('/')[1]) && unknown.length > 0) wrong.push(`${found} asks for ${unknown}`)
      from.set(found, address)
      waiting.push(found)
    }
  }

  const underway = new Set<Promise<void>>()
  while (waiting.length > 0 || underway.size > 0) {
    while (waiting.length > 0 && underway.size < AT_ONCE) {
      const visiting = visit(waiting.shift() as string).finally(() => underway.delete(visiting))
      underway.add(visiting)
    }
    await Promise.race(underway)
  }
  expect(wrong).toEqual([])
  expect(Math.min(...Object.values(pages)) * 3).toBeGreaterThan(LEAST_PAGES)
  expect(new Set(Object.values(pages)).size).toBe(1)
})
