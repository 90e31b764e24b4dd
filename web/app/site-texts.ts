// The texts that a page of the site has beside those that all have, by the id of its route.
import type { Group } from '#web/i18n/messages.ts'

const AREAS: readonly (readonly [begins: string, group: Group])[] = [
  ['features/home/', 'site/home'],
  ['features/product', 'site/goods'],
  ['features/news/', 'site/stories'],
  ['features/kinds/success-case/', 'site/stories'],
  ['features/kinds/event/', 'site/events'],
  ['features/kinds/vacancy/', 'site/vacancies'],
  ['features/kinds/vacancy/', 'site/asked'],
  ['features/search/', 'site/search'],
  ['features/enquiry/', 'site/asked'],
]

/** What the texts of these routes come in. */
export const siteTextsOf = (routes: readonly (string | undefined)[]): Group[] => [
  'site',
  ...AREAS.filter(([begins]) => routes.some((id) => id?.startsWith(begins))).map(([, group]) => group),
]
