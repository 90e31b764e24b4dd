// The kinds of pages of the public site, and a server with the demo content to look at them on.
import { freePort, openDemo } from './running-site.ts'

/** Each kind of page, by its path or the list that leads to one. */
export const SITE_PAGES = {
  home: 'HomePage',
  category: 'productModular/1',
  'sub-category': 'productModularChil/2',
  product: 'HotProduct > productDetail',
  hot: 'HotProduct',
  cases: 'successCase',
  case: 'successCase > successCaseDetail',
  news: 'news',
  article: 'news > newsDetail',
  about: 'aboutus',
  search: 'keyword?keyword=pump',
  'not found': '404',
}

export async function serveSite() {
  const port = await freePort()
  const site = `http://127.0.0.1:${port}`
  const { stop } = await openDemo({ NODE_ENV: 'production', PORT: `${port}`, PUBLIC_URL: site })
  return { site, stop }
}

/** `list > page` is the first page of that kind that the list leads to. */
export async function addressOf(base: string, path: string): Promise<string> {
  const [list = '', page] = path.split(' > ')
  // Where the address of a record has moved to.
  if (!page) return (await fetch(base + list)).url
  const html = await (await fetch(base + list)).text()
  const [, end] = new RegExp(`href="[^"]*/[a-z]{2}/(${page}/[^"?#]+)"`).exec(html) ?? []
  if (!end) throw new Error(`${list} leads to no ${page}`)
  return base + end
}
