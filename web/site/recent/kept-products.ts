// What the browser keeps of the products that were looked at lately.

/** Where the browser keeps them. */
const KEPT_RECENT = 'recent'
/** Products that are kept. */
const MOST_RECENT = 8

export type Seen = { id: number; address: string; model: string; picture: string }

/** What a browser may hold under our name that we did not write: it is left out. */
const isSeen = (one: Partial<Seen> | null): one is Seen =>
  Number.isSafeInteger(one?.id) &&
  [one?.address, one?.model, one?.picture].every((text) => typeof text === 'string')

/** What draws them is handed this: it comes later, in a file that needs no other. */
export type KeptProducts = { readRecent(): Seen[]; forgetRecent(): void }

/** The latest first. A browser may keep nothing. */
export function readRecent(): Seen[] {
  try {
    const kept = JSON.parse(localStorage[KEPT_RECENT] ?? '[]')
    return Array.isArray(kept) ? kept.filter(isSeen).slice(0, MOST_RECENT) : []
  } catch {
    return []
  }
}

/** `said` is what a page says of its product; of anything else nothing is kept. */
export function keepRecent(said: string) {
  try {
    const one: Partial<Seen> | null = JSON.parse(said)
    if (!isSeen(one)) return
    const others = readRecent().filter(({ id }) => id !== one.id)
    localStorage[KEPT_RECENT] = JSON.stringify([one, ...others].slice(0, MOST_RECENT))
  } catch {}
}

export function forgetRecent() {
  try {
    localStorage.removeItem(KEPT_RECENT)
  } catch {}
}
