// What the browser keeps of the products that were looked at lately.

/** Where the browser keeps them. */
export const KEPT_RECENT = 'recent'
/** Products that are kept. */
export const MOST_RECENT = 8

export type Seen = { id: number; address: string; model: string; picture: string }

/** What a browser may hold under our name that we did not write: it is left out. */
export const isSeen = (one: Partial<Seen> | null): one is Seen =>
  Number.isSafeInteger(one?.id) &&
  [one?.address, one?.model, one?.picture].every((text) => typeof text === 'string')

/** The latest first. A browser may keep nothing. */
export function readRecent(): Seen[] {
  try {
    const kept = JSON.parse(localStorage[KEPT_RECENT] ?? '[]')
    return Array.isArray(kept) ? kept.filter(isSeen).slice(0, MOST_RECENT) : []
  } catch {
    return []
  }
}
