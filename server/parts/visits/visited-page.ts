// Which page of the site a path of the route table opens, as visits are counted by: a name, with the id of its record.
import { DECLARED, SINGLE } from '#contract/kinds/declared.ts'
import { homepageKind } from '#contract/kinds/home.ts'

/** The routes that show one record, and the kind of the record. */
const RECORDS: Record<string, string> = {
  productDetail: 'product',
  productModular: 'productType',
  productModularChil: 'productType',
  ...Object.fromEntries(DECLARED.map(({ kind, address }) => [address.record, kind])),
}
const PAGES: Record<string, string> = {
  '': homepageKind.visits,
  ...Object.fromEntries(SINGLE.map(({ address, visits }) => [address, visits])),
  HotProduct: 'hotProducts',
  compare: 'compare',
  ...Object.fromEntries(DECLARED.map(({ address, visits }) => [address.list, visits])),
  keyword: 'search',
  message: 'enquiry',
}
const WORD = 60

export type VisitedPage = {
  /** `news:12` for the page of a record, else the name of the page. */
  page: string
  /** What was searched for there. */
  word?: string
}

/** Answers null for what is no page that visitors read: files, addresses of nothing, the pages of errors. */
export function visitedPage(path: string): VisitedPage | null {
  const [route = '', query = ''] = path.split('?', 2)
  const [, name = '', slug, ...more] = route.split('/')
  if (more.length > 0) return null
  const fields = new URLSearchParams(query)
  const kind = Object.hasOwn(RECORDS, name) ? RECORDS[name] : undefined
  if (kind) {
    const id = /^[1-9]\d{0,14}(?=-|$)/.exec(slug ?? fields.get('id') ?? '')?.[0]
    return id ? { page: `${kind}:${id}` } : null
  }
  const page = Object.hasOwn(PAGES, name) && !slug ? PAGES[name] : undefined
  if (!page) return null
  const word = page === 'search' ? plainWord(fields.get('keyword') ?? '') : ''
  return word === '' ? { page } : { page, word }
}

/** The same search however it is typed. */
const plainWord = (typed: string): string =>
  typed.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase().slice(0, WORD)
