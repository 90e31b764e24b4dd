// Which entry of the main navigation a page belongs to.
export type SectionName = 'home' | 'products' | 'cases' | 'news' | 'about'

const BEGINNINGS: [string, SectionName][] = [
  ['/homepage', 'home'],
  ['/product', 'products'],
  ['/hotproduct', 'products'],
  ['/successcase', 'cases'],
  ['/news', 'news'],
  ['/event', 'news'],
  ['/aboutus', 'about'],
  ['/vacancy', 'about'],
]

/** Paths are matched without regard to case, as the router does. */
export function sectionOf(pathname: string): SectionName | null {
  const path = pathname.toLowerCase()
  return BEGINNINGS.find(([beginning]) => path.startsWith(beginning))?.[1] ?? null
}
