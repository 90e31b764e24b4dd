// The kinds of canonical pages and an address of each, for what must hold on every kind in every language.
import type { APIRequestContext } from '@playwright/test'

const KINDS = {
  home: 'HomePage',
  products: 'productModular',
  filtered: 'productModular/1?f.principle=turbine',
  hot: 'HotProduct',
  compare: 'compare?ids=15,16,17',
  cases: 'successCase',
  downloads: 'document',
  news: 'news',
  events: 'event',
  vacancies: 'vacancy',
  dealers: 'dealer',
  'no dealer': 'dealer?country=TZ',
  about: 'aboutus',
  search: 'keyword?keyword=pump',
  'nothing found': 'keyword?keyword=qqqq',
  enquiry: 'message',
  'not found': '404',
  forbidden: '401',
  head: 'Heads',
  foot: 'Feets',
}
/** Pages of records are reached from a list: their ids are the store's. */
const REACHED: Record<string, [from: string, page: string]> = {
  category: ['productModular', 'productModular'],
  'sub-category': ['HomePage', 'productModularChil'],
  product: ['productModular/1', 'productDetail'],
  case: ['successCase', 'successCaseDetail'],
  document: ['document', 'documentDetail'],
  event: ['event', 'eventDetail'],
  vacancy: ['vacancy', 'vacancyDetail'],
  dealer: ['dealer', 'dealerDetail'],
  article: ['news', 'newsDetail'],
}

type Kind = { kind: string; address: string }

/** One page of each kind in a language. */
export async function canonicalPages(request: APIRequestContext, language: string): Promise<Kind[]> {
  const kinds = Object.entries(KINDS).map(([kind, path]) => ({ kind, address: `/${language}/${path}` }))
  for (const [kind, [from, page]] of Object.entries(REACHED)) {
    const html = await (await request.get(`/${language}/${from}`)).text()
    const [, address] = new RegExp(`href="(/${language}/${page}/[^"?#]+)"`).exec(html) ?? []
    if (!address) throw new Error(`${from} leads to no page of ${page}`)
    kinds.push({ kind, address })
  }
  return kinds
}
