// What an address under a language says of the page that it asks for.
import { isPageQuery } from '#contract/site/rendering.ts'

/** The path and what a page depends on of its query, so that a page is made once however it is pointed to; and the rest. */
export function plainRoute(given: string): { route: string; marks: string[] } {
  const at = given.indexOf('?')
  if (at === -1) return { route: given, marks: [] }
  const parts = given.slice(at + 1).split('&')
  const { kept = [], marks = [] } = Object.groupBy(
    parts.filter((part) => part !== ''),
    (part) => (isPageQuery(nameOf(part)) ? 'kept' : 'marks'),
  )
  const path = given.slice(0, at)
  return { route: kept.length === 0 ? path : `${path}?${kept.join('&')}`, marks }
}

/** Most names are written as they are. */
function nameOf(part: string): string {
  const [name = ''] = part.split('=', 1)
  return /[%+]/.test(name) ? ([...new URLSearchParams(name).keys()][0] ?? '') : name
}

/** What is not about the page goes on with the visitor, such as the marks of a campaign. */
export function withMarks(to: string, marks: readonly string[]): string {
  if (marks.length === 0) return to
  const [page = '', anchor] = to.split('#', 2)
  const query = `${page.includes('?') ? '&' : '?'}${marks.join('&')}`
  return `${page}${query}${anchor === undefined ? '' : `#${anchor}`}`
}

/** The path, decoded, and the query of an address inside a door; null when it is malformed. */
export function addressIn(route: string) {
  try {
    const at = route.indexOf('?')
    const path = decodeURIComponent(at === -1 ? route : route.slice(0, at))
    // To a browser, two slashes begin the name of a host.
    if (/^\/[/\\]/.test(path)) return null
    return { path, search: new URLSearchParams(at === -1 ? '' : route.slice(at)) }
  } catch {
    return null
  }
}
