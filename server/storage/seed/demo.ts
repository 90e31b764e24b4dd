// The demo content that an empty store begins with; Lanbo is a fictional company.

import { industryCases } from '#server/storage/seed/cases/demo-cases-industry.ts'
import { waterCases } from '#server/storage/seed/cases/demo-cases-water.ts'
import { dealersInAmerica } from '#server/storage/seed/kinds/demo-dealers-america.ts'
import { dealersInTheEast } from '#server/storage/seed/kinds/demo-dealers-east.ts'
import { demoDocuments } from '#server/storage/seed/kinds/demo-documents.ts'
import { demoEvents } from '#server/storage/seed/kinds/demo-events.ts'
import { demoOffices } from '#server/storage/seed/kinds/demo-offices.ts'
import { demoFiles } from '#server/storage/seed/kinds/demo-papers.ts'
import { vacanciesAbroad } from '#server/storage/seed/kinds/demo-vacancies-abroad.ts'
import { suzhouVacancies } from '#server/storage/seed/kinds/demo-vacancies-suzhou.ts'
import { companyNews } from '#server/storage/seed/news/demo-news-company.ts'
import { knowledgeNews } from '#server/storage/seed/news/demo-news-knowledge.ts'
import { productNews } from '#server/storage/seed/news/demo-news-product.ts'
import { serviceNews } from '#server/storage/seed/news/demo-news-service.ts'
import { products } from '#server/storage/seed/products/demo-products.ts'
import { types } from '#server/storage/seed/products/demo-types.ts'
import { about } from './demo-about.ts'
import { home } from './demo-home.ts'
import { media } from './demo-media.ts'
import { siblingMedia } from './demo-media-siblings.ts'
import type { Demo } from './demo-shape.ts'
import { site } from './demo-site.ts'

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
  kinds: (inDays) => ({
    event: demoEvents(inDays),
    document: demoDocuments,
    vacancy: [...suzhouVacancies(inDays), ...vacanciesAbroad(inDays)],
    dealer: [...demoOffices, ...dealersInAmerica, ...dealersInTheEast],
  }),
  files: demoFiles,
}
