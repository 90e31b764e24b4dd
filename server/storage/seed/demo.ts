// The demo content that an empty store begins with; Lanbo is a fictional company.
import { about } from './demo-about.ts'
import { industryCases } from './demo-cases-industry.ts'
import { waterCases } from './demo-cases-water.ts'
import { home } from './demo-home.ts'
import { media } from './demo-media.ts'
import { siblingMedia } from './demo-media-siblings.ts'
import { companyNews } from './demo-news-company.ts'
import { knowledgeNews } from './demo-news-knowledge.ts'
import { productNews } from './demo-news-product.ts'
import { serviceNews } from './demo-news-service.ts'
import { products } from './demo-products.ts'
import type { Demo } from './demo-shape.ts'
import { site } from './demo-site.ts'
import { types } from './demo-types.ts'

const news = [...companyNews, ...productNews, ...serviceNews, ...knowledgeNews].toSorted((a, b) =>
  b.date.localeCompare(a.date),
)

export const demo: Demo = {
  site,
  media: [...media, ...siblingMedia],
  types,
  products,
  home,
  about,
  news,
  cases: [...waterCases, ...industryCases],
}
