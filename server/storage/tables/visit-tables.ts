// The columns of the tables of visits, as Kysely types. Days are those of the site's time zone, as numbers like 20260601.

/** What visits are counted by, each on its own: pages, languages and so on are never stored together. */
export const VISIT_PARTS = [
  'view',
  'visitor',
  'page',
  'language',
  'device',
  'referrer',
  'country',
  'search',
] as const
export type VisitPart = (typeof VISIT_PARTS)[number]

export type VisitTables = {
  /** `value` is empty for views and visitors, and for what the smallest of a day were summed up to. */
  visit_day: { part: VisitPart; day: number; value: string; times: number }
  /** Who was seen today, as a hash; gone with its salt when the day is over. */
  visit_visitor: { day: number; hash: string }
  visit_salt: { day: number; salt: string }
}
