// Answers of the public calls as small as they may be, for tests that need a page and no server.
import type { ReadPath } from '#contract/calls.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import type { News } from '#contract/news-and-cases/news.ts'
import type { SuccessCase } from '#contract/news-and-cases/success-case.ts'
import type { Product } from '#contract/products/product.ts'
import type { ProductCard } from '#contract/products/product-card.ts'
import type { ProductType } from '#contract/products/product-type.ts'
import type { Home } from '#contract/site/home.ts'
import type { Site } from '#contract/site/site.ts'
import { docOfPlain } from '#rich-text/plain-doc.ts'
import type { Door } from '#web/client/door.ts'
import { Refused } from '#web/client/send.ts'
import { about, cover } from './sample-about.ts'
import { productFacets } from './sample-facets.ts'
import { sampleKinds } from './sample-kinds.ts'
import { approval, grade, regionalPrices, regions } from './sample-regional.ts'

const site: Site = {
  companyName: 'Sample Company',
  logoLine: 'Sample',
  slogan: 'A slogan',
  address: 'A street',
  phone: '+86 512 0000 0110',
  email: 'hello@sample.example',
  phones: [{ region: 'China', phone: '+86 512 0000 0110' }],
  ...{ registration: '', publicSecurity: '' },
  themeColor: '#409EFF',
  ...{ logo: null, social: [], headerLinks: [] },
  kinds: [],
  footerLinks: [],
  regions,
  footNote: 'A note',
  hours: { first: 'mon', last: 'fri', opens: '08:30', closes: '17:30' },
  zone: 'Asia/Shanghai',
  ...{ passwordReset: false, captcha: true, work: false },
  language: 'zh',
  decimalSign: 'point',
}
const type: ProductType = {
  id: 1,
  address: '/productModular/1-flow-meters',
  productTypeName: 'Flow meters',
  productTypeLevel: '0',
  introduction: 'For liquids. And more.',
  cover,
  productCount: 1,
}
const subType: ProductType = {
  ...type,
  id: 2,
  address: '/productModularChil/2-turbine-meters',
  productTypeName: 'Turbine meters',
  productTypeLevel: '1',
}
const card: ProductCard = {
  id: 7,
  address: '/productDetail/7-turbine-meter',
  productModel: 'LTB-50',
  productName: 'Turbine meter',
  productTypeId: 2,
  productTypeName: 'Turbine meters',
  hot: true,
  discontinued: false,
  cover,
  keySpecs: [{ name: 'Accuracy', value: '±0.5', unit: '%', us: null, conditions: '', usConditions: null }],
}
const product: Product = {
  ...card,
  ...{ summary: 'A summary', day: '2026-11-22' },
  description: docOfPlain('A description'),
  illustrations: [],
  highlights: ['A highlight'],
  gallery: [cover],
  ...{ specs: [{ title: 'Measurement', rows: [...card.keySpecs, grade, approval] }], side: [] },
  ...{ notFor: '', price: '€ 480', regionalPrices, tables: [], curves: [] },
  ...{ orderPrefix: '', orderCode: [], replaces: [], parts: [] },
  ...{ path: [type, subType], downloads: [] },
  ...{ status: 'active', weight: null, ambient: null, usMeasures: { weight: null, ambient: null } },
  ...{ replacement: null, accessories: [] },
  seo: { title: '', description: '', picture: null, listed: true },
  ...{ related: [], cases: [], shownIn: { summary: 'en' } },
}
const successCase: SuccessCase = {
  id: 3,
  address: '/successCaseDetail/3-a-town-saves-water',
  title: 'A town saves water',
  summary: 'In one sentence',
  industry: 'Drinking water',
  region: 'Nowhere',
  cover,
  results: [{ value: '−61', unit: '%', says: 'less lost' }],
  gallery: [cover],
  client: 'A town',
  year: '2026',
  challenge: docOfPlain('A challenge'),
  solution: docOfPlain('A solution'),
  outcome: docOfPlain('An outcome'),
  illustrations: [],
  ...{ quotation: { text: 'We said so', by: 'Somebody' }, facts: card.keySpecs, side: [] },
  products: [card],
  seo: { title: '', description: '', picture: null, listed: true },
  previous: null,
  next: null,
}
const news: News = {
  id: 4,
  address: '/newsDetail/4-a-piece-of-news',
  title: 'A piece of news',
  summary: 'In one sentence',
  category: 'company',
  pinned: true,
  cover,
  date: '2026-11-12',
  body: docOfPlain('A beginning.\n\n## Why\n\nBecause.\n\n## How\n\nSo.'),
  ...{ facts: card.keySpecs, side: [], illustrations: [] },
  ...{ source: 'A paper', author: 'Somebody' },
  attachments: [{ key: 'a.pdf', name: 'A data sheet', type: 'pdf', bytes: 2048 }],
  products: [card],
  seo: { title: '', description: '', picture: null, listed: true },
  previous: null,
  next: null,
}
const home: Home = {
  slides: [
    {
      kicker: 'A kicker',
      title: 'Every litre counts',
      lede: 'A lede',
      tab: 'A tab',
      picture: cover,
      night: null,
      ground: 'plate',
      button: { label: 'Go', to: '/productModular' },
      second: null,
    },
  ],
  rangeTitle: 'The range',
  rangeLede: 'A lede',
  hotTitle: 'Popular products',
  strengthsTitle: 'Strengths',
  strengthsPicture: cover,
  strengths: [{ icon: 'gauge', title: 'Calibrated', text: 'On water' }],
  figures: [{ value: '15', unit: 'years', says: 'of spare parts' }],
  partnersTitle: 'Partners',
  partners: [
    { name: 'A partner', logo: cover, link: 'https://partner.example' },
    { name: 'Another', logo: null, link: '' },
  ],
  certificatesTitle: 'Certified',
  certificates: [{ name: 'ISO 9001', says: 'Quality' }],
  askTitle: 'Ask',
  askLede: 'A lede',
  types: [type],
  products: [card],
  cases: [successCase, { ...successCase, id: successCase.id + 1 }],
  news: [news],
  seo: { title: '', description: '', picture: null, listed: true },
}
const pageOf = <T>(...items: T[]) => ({ total: items.length, items })

const ANSWERS: Record<ReadPath, unknown> = {
  ...sampleKinds({ picture: cover, product: card, type }),
  '/api/web/site/get': site,
  '/api/web/homepage/getById': home,
  '/api/web/aboutus/getById': about,
  '/api/web/product/type/listAll': [type, subType],
  '/api/web/product/type/parentList': [type],
  '/api/web/product/type/fetchTypeListById': [subType],
  '/api/web/product/type/getTypeByid': type,
  '/api/web/product/type/getFenMianByid': [cover],
  '/api/web/product/type/getTypeInfoByid': {
    type: { ...type, seo: { title: '', description: '', picture: null, listed: true } },
    path: [type],
    children: [subType],
    products: [card],
  },
  '/api/web/product/listAll': pageOf(card),
  '/api/web/product/browse': {
    ...pageOf(card),
    facets: productFacets,
    otherFacets: [{ key: 'o30', name: 'Coating', type: 'choice', unit: '' }],
  },
  '/api/web/product/hotList': pageOf(card),
  '/api/web/product/compare': { products: [card], groups: [] },
  '/api/web/product/sizing': { rulers: [], media: [], products: [], more: false },
  '/api/web/product/sizeLines': { ruler: null, media: [], families: [] },
  '/api/web/product/getById': product,
  '/api/web/successCase/listAll': pageOf(successCase),
  '/api/web/successCase/filters': {
    industries: [{ key: 'water', name: 'Water', count: 1 }],
    ...{ regions: [{ key: 'nowhere', name: 'Nowhere', count: 1 }], facets: [] },
  },
  '/api/web/successCase/getById': successCase,
  '/api/web/message/asked': {
    items: [{ ...successCase, kind: 'successCase', kindName: 'Case study', code: '', picture: cover }],
  },
  '/api/web/news/listAll': pageOf(news),
  '/api/web/news/filters': {
    categories: [{ category: 'company', count: 1 }],
    ...{ years: [{ year: 2026, count: 1 }], facets: [] },
  },
  '/api/web/news/getById': news,
  '/api/web/search/suggest': { items: [] },
  '/api/web/search': {
    total: 1,
    counts: { product: 1, productType: 0, successCase: 0, news: 0, aboutus: 0 },
    more: [],
    ...{ loosely: false, mended: null, nearest: [], families: [] },
    items: [
      {
        ...{
          kind: 'product',
          id: 7,
          address: card.address,
          title: 'Turbine meter',
          code: 'LTB-50',
          keySpecs: [],
          summary: 'A summary',
          cover,
        },
        hits: { title: [], code: [[0, 3]], summary: [] },
      },
    ],
  },
}

/** An id that no record has. */
export const UNKNOWN_ID = 404404

/** A door to the sample answers; it refuses `UNKNOWN_ID` as the server would. */
export function sampleDoor(language: Language): Door {
  const read = async (path: ReadPath, query: object) => {
    if ('id' in query && query.id === UNKNOWN_ID) throw new Refused(404, 'no such record')
    return ANSWERS[path]
  }
  return { hash: false, language: () => language, read: read as Door['read'] }
}
