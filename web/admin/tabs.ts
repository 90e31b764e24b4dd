// The strip of visited pages as plain values: which tabs there are, which one is shown, whose pages are kept (spec §2, decision 18).
// Every function answers a new strip, or the one it was given when nothing changes.
import type { Text } from '#contract/language.ts'
import type { Language } from '#contract/language-codes.ts'
import { same } from './difference.ts'
import { textIn } from './text-in.ts'

export type TabTitle = Text | string

/** What a route says about the page at an address. */
export type TabPage = {
  /** The path with its parameters: a tab's identity. Two records are two tabs. */
  path: string
  /** Where the tab leads: the path with its last query. */
  address: string
  title: TabTitle
  /** Stands first and cannot be closed. */
  affix: boolean
  /** Its page lives on while another one is shown: the opposite of a route's `noCache`. */
  cached: boolean
}

export type Tab = TabPage & {
  /** What the page itself calls the tab, such as the name of its record. */
  ownTitle: TabTitle | null
  /** The React key of its page: a new key is a new page. */
  pageKey: number
}

export type TabStrip = {
  tabs: readonly Tab[]
  /** The path of the tab shown; `''` when there is none. */
  active: string
  /** Paths of the cached pages, the one used last at the end. */
  kept: readonly string[]
  nextKey: number
}

/** Cached pages kept at once, each a whole React tree; the one that was not seen for longest is let go, its tab stays. */
export const KEPT_PAGES = 20

/** A strip with the affixed tabs alone. */
export function createTabs(affixed: readonly TabPage[]): TabStrip {
  const tabs = affixed.map((page, pageKey) => ({ ...page, affix: true, ownTitle: null, pageKey }))
  return { tabs, active: '', kept: [], nextKey: tabs.length }
}

/** `/news/3/?page=2#top` without query, fragment and closing slash: the identity of its tab. */
export function tabPath(address: string): string {
  const path = address.replace(/[?#].*$/s, '')
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path
}

/**
 * Shows a page: in its tab, or in a new one at the end (an affixed one after the other affixed). Another query updates
 * the tab. `spare` names pages that must be kept although they are too many, since they hold input not saved yet.
 */
export function openTab(
  strip: TabStrip,
  page: TabPage,
  spare: (path: string) => boolean = () => false,
): TabStrip {
  const at = strip.tabs.findIndex((tab) => tab.path === page.path)
  const known = strip.tabs[at]
  const tab: Tab = known
    ? { ...known, ...page, affix: known.affix }
    : { ...page, ownTitle: null, pageKey: strip.nextKey }
  const others = strip.kept.filter((path) => path !== page.path)
  const kept = page.cached ? [...withinLimit(others, KEPT_PAGES - 1, spare), page.path] : others
  const next: TabStrip = {
    tabs: known ? strip.tabs.with(at, tab) : inserted(strip.tabs, tab),
    active: page.path,
    kept,
    nextKey: known ? strip.nextKey : strip.nextKey + 1,
  }
  return same(strip, next) ? strip : next
}

function inserted(tabs: readonly Tab[], tab: Tab): Tab[] {
  return tabs.toSpliced(tab.affix ? affixedCount(tabs) : tabs.length, 0, tab)
}

function withinLimit(paths: readonly string[], limit: number, spare: (path: string) => boolean): string[] {
  let excess = paths.length - limit
  return paths.filter((path) => {
    if (excess <= 0 || spare(path)) return true
    excess -= 1
    return false
  })
}

/** Closes a tab that is not affixed. Closing the one shown shows the last that remains. */
export const closeTab = (strip: TabStrip, path: string): TabStrip =>
  remaining(strip, (tab) => tab.affix || tab.path !== path)

/** Closes all but this one and the affixed; the one shown stays shown if it stays, else this one is. */
export function closeOthers(strip: TabStrip, path: string): TabStrip {
  if (!findTab(strip, path)) return strip
  return remaining(strip, (tab) => tab.affix || tab.path === path, path)
}

/** Closes all but the affixed. */
export const closeAll = (strip: TabStrip): TabStrip => remaining(strip, (tab) => tab.affix)

/** Takes away, also among the affixed, what the person may not open any more (decision 11). */
export const keepAllowed = (strip: TabStrip, allowed: (address: string) => boolean): TabStrip =>
  remaining(strip, (tab) => allowed(tab.address))

function remaining(strip: TabStrip, stays: (tab: Tab) => boolean, instead?: string): TabStrip {
  const tabs = strip.tabs.filter(stays)
  if (tabs.length === strip.tabs.length) return strip
  const left = new Set(tabs.map((tab) => tab.path))
  const active = left.has(strip.active) ? strip.active : (instead ?? tabs.at(-1)?.path ?? '')
  return { ...strip, tabs, active, kept: strip.kept.filter((path) => left.has(path)) }
}

/** Where the router has to be: the address of the tab shown, or `/` when none is left (spec §2). */
export const shownAddress = (strip: TabStrip): string => findTab(strip, strip.active)?.address ?? '/'

export const findTab = (strip: TabStrip, path: string): Tab | undefined =>
  strip.tabs.find((tab) => tab.path === path)

/** Moves a tab from one place to another, counted from 0. Affixed ones stay before all others. */
export function moveTab(strip: TabStrip, from: number, to: number): TabStrip {
  const tab = strip.tabs[from]
  if (!tab) return strip
  const border = affixedCount(strip.tabs)
  const [first, last] = tab.affix ? [0, border - 1] : [border, strip.tabs.length - 1]
  const place = Math.min(Math.max(to, first), last)
  if (place === from) return strip
  return { ...strip, tabs: strip.tabs.toSpliced(from, 1).toSpliced(place, 0, tab) }
}

const affixedCount = (tabs: readonly Tab[]) => tabs.filter((tab) => tab.affix).length

/** Gives a tab the title of its page's own choice; `null` takes it back. */
export function retitle(strip: TabStrip, path: string, ownTitle: TabTitle | null): TabStrip {
  const tab = findTab(strip, path)
  if (!tab || same(tab.ownTitle, ownTitle)) return strip
  return { ...strip, tabs: strip.tabs.with(strip.tabs.indexOf(tab), { ...tab, ownTitle }) }
}

/** What the tab is called in a language: the page's own title, else the route's. */
export function tabTitle({ ownTitle, title }: Tab, language: Language): string {
  const said = (text: TabTitle | null) =>
    typeof text === 'string' ? text : text ? textIn(text, language) : ''
  return said(ownTitle) || said(title)
}
