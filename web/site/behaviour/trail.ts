// The pages of this visit, kept in the browser's tab alone and sent with an enquiry; no cookie, and gone with the tab.

const KEY = 'trail'
/** As many as the server takes, and as long. */
export const TRAIL_PAGES = 20
const LENGTH = 200

/** The last pages, in their order. */
export function readTrail(): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((path) => typeof path === 'string').slice(-TRAIL_PAGES) : []
  } catch {
    return []
  }
}

/** The trail one page further; a page that is looked at again on the spot is no other. */
export const withPage = (trail: readonly string[], path: string): string[] =>
  trail.at(-1) === path ? [...trail] : [...trail, path.slice(0, LENGTH)].slice(-TRAIL_PAGES)

/** Notes a page that is shown. */
export function noteTrail(path: string) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(withPage(readTrail(), path)))
  } catch {
    // A browser that keeps nothing sends no trail.
  }
}
