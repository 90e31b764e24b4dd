// Addresses of the public pages (spec §2), without the language and without the door they are opened through. Records bring
// their own along.
export const addresses = {
  home: '/HomePage',
  products: '/productModular',
  hotProducts: '/HotProduct',
  comparison: '/compare',
  /** Products beside each other, in this order. */
  compare: (products: readonly number[]) => `/compare?ids=${products.join(',')}`,
  cases: '/successCase',
  news: '/news',
  events: '/event',
  documents: '/document',
  /** The documents that name a product. */
  documentsOf: (product: number) => `/document?product=${product}`,
  about: '/aboutus',
  /** Dealers and offices, and those who sell a family of products. */
  dealers: '/dealer',
  dealersOf: (family: number) => `/dealer?family=${family}`,
  vacancies: '/vacancy',
  /** The offices; `/aboutus/lianxi` leads here. */
  contact: '/aboutus#lianxi',
  /** The form to write in. */
  ask: '/message',
  /** The form about one product, and about a record of any kind. */
  enquiry: (product: number, code = '') =>
    `/message?product=${product}${code && `&code=${encodeURIComponent(code)}`}`,
  /** The form about several products. */
  askFor: (products: readonly number[]) => `/message?ids=${products.join(',')}`,
  askAbout: (record: number) => `/message?about=${record}`,
  /** The profile of the company; `/aboutus/qiye` leads here. */
  profile: '/aboutus#qiye',
  /** What the site keeps of its visitors. */
  privacy: '/aboutus#privacy',
  search: '/keyword',
  signIn: '/njlbWebLogin',
} as const

/** The calendar file of all events ahead in a language, or of one event. */
export const calendar = (language: string, id?: number) =>
  `/calendar/${language}${id === undefined ? '' : `/${id}`}.ics`

/** The data sheet of a product, by the address of its page; a system of units is said where it is not the first. */
export const dataSheet = (language: string, page: string, units?: string) =>
  `/sheets/${language}${page.slice(page.lastIndexOf('/'))}.pdf${units ? `?units=${units}` : ''}`

/** The comparison of these products as a PDF, in their order: the rows that differ, or all of them. */
export const comparisonPaper = (
  language: string,
  products: readonly number[],
  { rows, units }: { rows: 'differing' | 'all'; units?: string | undefined },
) =>
  `/sheets/${language}/compare.pdf?ids=${products.join(',')}${rows === 'all' ? '&rows=all' : ''}${units ? `&units=${units}` : ''}`

/** The catalog of a product type as a PDF, by the address of its page. */
export const catalogPaper = (language: string, page: string, units?: string) =>
  `/sheets/${language}/catalog${page.slice(page.lastIndexOf('/'))}.pdf${units ? `?units=${units}` : ''}`
