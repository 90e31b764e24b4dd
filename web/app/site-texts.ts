// The texts that a page of the site has beside those that all have, by the id of its route.
import type { Group } from '#web/i18n/messages.ts'

const TEXTS: Readonly<Record<string, readonly Group[]>> = {
  'features/home/': ['site/home', 'site/sizing'],
  'features/product-type/': ['site/goods', 'site/sizing'],
  'features/product/hot-products': ['site/goods'],
  'features/product/compare/': ['site/compare'],
  'features/product/product-detail': ['site/product', 'site/documents', 'site/share'],
  'features/news/': ['site/stories'],
  'features/news/news-detail': ['site/share'],
  'features/search/': ['site/search', 'site/found'],
  'features/enquiry/': ['site/asked', 'site/enquiry'],
  'features/enquiry/quote/': ['site/quote'],
  'features/kinds/success-case/': ['site/stories'],
  'features/kinds/success-case/case-detail': ['site/share'],
  'features/kinds/event/': ['site/events', 'site/asked'],
  'features/kinds/document/': ['site/documents'],
  'features/kinds/dealer/': ['site/dealers'],
  'features/kinds/vacancy/': ['site/vacancies', 'site/asked', 'site/enquiry'],
  'features/kinds/own/': ['site/own'],
}

/** What the texts of these routes come in. */
export const siteTextsOf = (routes: readonly (string | undefined)[]): Group[] => [
  'site',
  ...Object.entries(TEXTS).flatMap(([begins, groups]) =>
    routes.some((id) => id?.startsWith(begins)) ? groups : [],
  ),
]
