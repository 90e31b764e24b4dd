// Keeps a person's tabs across F5 (decision 18). What is read back is judged anew: rights, titles and routes may have changed.
import { eachLanguage, LANGUAGES, type Language } from '#contract/languages/language-codes.ts'
import { createTabs, rankOf, type Tab, type TabPage, type TabStrip, type TabTitle } from './tabs.ts'

/** The part of a browser's storage that is used. */
export type TabStorage = Pick<Storage, 'getItem' | 'setItem'>

type SavedTab = { address: string; ownTitle?: TabTitle; pinned?: true }

/** More than anybody opens; what lies beyond is damage. */
const MOST_TABS = 100
const LONGEST_ADDRESS = 2_000
const LONGEST_TITLE = 300

const PREFIX = 'console-tabs:'

/** Each person has a place of their own: a second account in the same browser sees no tab of the first. */
export const tabsKey = (person: string): string => `${PREFIX}${person}`

/** What is worth keeping of the strip: addresses in their order, and titles that only the pages know. */
export function toSaved(strip: TabStrip): string {
  const lasting = strip.tabs.filter(({ fleeting }) => !fleeting)
  const tabs = lasting.map(
    ({ address, ownTitle, pinned }): SavedTab => ({
      address,
      ...(ownTitle && { ownTitle }),
      ...(pinned && { pinned }),
    }),
  )
  return JSON.stringify(tabs)
}

/**
 * The strip of a saved value. `pageAt` answers what the route at an address says today, or `null` when there is none or
 * the person may not open it. The affixed tabs are always there; of a damaged value nothing else is.
 */
export function restoreTabs(
  saved: string | null,
  affixed: readonly TabPage[],
  pageAt: (address: string) => TabPage | null,
): TabStrip {
  const fresh = createTabs(affixed)
  const found = new Map<string, Omit<Tab, 'pageKey'>>()
  for (const { address, ownTitle = null, pinned = false } of savedTabs(saved)) {
    const page = pageAt(address)
    if (page && !found.has(page.path)) found.set(page.path, { ...page, address, ownTitle, pinned })
  }
  for (const tab of fresh.tabs)
    found.set(tab.path, { ...(found.get(tab.path) ?? tab), affix: true, pinned: false })
  const ordered = [...found.values()].sort((one, other) => rankOf(one) - rankOf(other))
  const tabs = ordered.map((tab, pageKey) => ({ ...tab, pageKey }))
  return { ...fresh, tabs, nextKey: tabs.length }
}

function savedTabs(saved: string | null): SavedTab[] {
  let value: unknown
  try {
    value = JSON.parse(saved ?? '[]')
  } catch {
    return []
  }
  if (!Array.isArray(value)) return []
  return value.slice(0, MOST_TABS).flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null || !('address' in entry)) return []
    const { address } = entry
    if (typeof address !== 'string' || !/^\/(?!\/)/.test(address) || address.length > LONGEST_ADDRESS)
      return []
    const ownTitle = 'ownTitle' in entry ? titleOf(entry.ownTitle) : null
    const pinned = 'pinned' in entry && entry.pinned === true
    return [{ address, ...(ownTitle && { ownTitle }), ...(pinned && { pinned }) }]
  })
}

function titleOf(value: unknown): TabTitle | null {
  const short = (text: unknown): text is string => typeof text === 'string' && text.length <= LONGEST_TITLE
  if (short(value)) return value
  if (typeof value !== 'object' || value === null) return null
  const texts = value as Partial<Record<Language, unknown>>
  const titles = eachLanguage((language) => texts[language])
  const whole = (all: Record<Language, unknown>): all is Record<Language, string> =>
    LANGUAGES.every((language) => short(all[language]))
  return whole(titles) ? titles : null
}

/** Reads the person's tabs; a storage that refuses holds none. */
export function readSavedTabs(storage: TabStorage, person: string): string | null {
  try {
    return storage.getItem(tabsKey(person))
  } catch {
    return null
  }
}

/** Keeps the person's tabs; a storage that refuses or is full keeps none, and the console goes on. */
export function saveTabs(storage: TabStorage, person: string, strip: TabStrip): void {
  try {
    storage.setItem(tabsKey(person), toSaved(strip))
  } catch (error) {
    console.error(error)
  }
}

/** Forgets the tabs of everybody at logout. */
export function forgetAllTabs(storage: Pick<Storage, 'length' | 'key' | 'removeItem'>): void {
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
  for (const key of keys) if (key.startsWith(PREFIX)) storage.removeItem(key)
}

export const browserTabStorage: TabStorage = {
  getItem: (key) => sessionStorage.getItem(key) ?? localStorage.getItem(key),
  setItem: (key, value) => {
    sessionStorage.setItem(key, value)
    localStorage.setItem(key, value)
  },
}

/** Forgets the tabs of everybody in this browser (sign-out). */
export function forgetTabsHere() {
  try {
    forgetAllTabs(sessionStorage)
    forgetAllTabs(localStorage)
  } catch {
    // A browser that refuses its storage keeps nothing.
  }
}
