// Addresses of the public pages (spec §2), without the language and without the door they are opened through.
export const addresses = {
  home: '/HomePage',
  products: '/productModular',
  hotProducts: '/HotProduct',
  cases: '/successCase',
  news: '/news',
  about: '/aboutus',
  /** The offices; `/aboutus/lianxi` leads here. */
  contact: '/aboutus#lianxi',
  /** The contact page about one product. */
  enquiry: (product: number) => `/aboutus?product=${product}#lianxi`,
  /** The profile of the company; `/aboutus/qiye` leads here. */
  profile: '/aboutus#qiye',
  /** What the site keeps of its visitors. */
  privacy: '/aboutus#privacy',
  search: '/keyword',
  signIn: '/njlbWebLogin',
  type: (type: { id: number; productTypeLevel: string }) =>
    type.productTypeLevel === '0' ? `/productModular/${type.id}` : `/productModularChil/${type.id}`,
  /** The n-th step of a path of types: the first is a top-level category. */
  step: (id: number, at: number) => (at === 0 ? `/productModular/${id}` : `/productModularChil/${id}`),
  product: (id: number) => `/productDetail/${id}`,
  case: (id: number) => `/successCaseDetail/${id}`,
  newsItem: (id: number) => `/newsDetail/${id}`,
} as const
