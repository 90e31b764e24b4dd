// The strip of visited pages as plain values: which tabs there are, which one is shown, whose pages are kept (spec §2, decision 18).
// Every function answers a new strip, or the one it was given when nothing changes.

import { same } from '#contract/content/same.ts'
import type { Text } from '#contract/languages/language.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'

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
  /** It says that there is nothing to see: its tab goes when it is left. */
  fleeting?: boolean
}

export type Tab = TabPage & {
  /** What the page itself calls the tab, such as the name of its record. */
  ownTitle: TabTitle | null
  /** The React key of its page: a new key is a new page. */
  pageKey: number
  /** The person keeps it: it stands after the affixed and cannot be closed before it is let go. */
  pinned: boolean
}

export type TabStrip = {
  tabs: readonly Tab[]
  /** The path of the tab shown; `''` when there is none. */
  active: string
  /** The path of the tab that was shown before; `''` when there was none. */
  before: string
  /** Paths of the cached pages, the one used last at the end. */
  kept: readonly string[]
  nextKey: number
}

/** Cached pages kept at once, each a whole React tree; the one that was not seen for longest is let go, its tab stays. */
export const KEPT_PAGES = 20

/** A strip with the affixed tabs alone. */
export function createTabs(affixed: readonly TabPage[]): TabStrip {
  const tabs = affixed.map((page, pageKey) => ({
    ...page,
    affix: true,
    ownTitle: null,
    pageKey,
    pinned: false,
  }))
  return { tabs, active: '', before: '', kept: [], nextKey: tabs.length }
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
  const there = strip.tabs.filter((tab) => !tab.fleeting || tab.path === page.path)
  const at = there.findIndex((tab) => tab.path === page.path)
  const known = there[at]
  const tab: Tab = known
    ? { ...known, ...page, affix: known.affix }
    : { ...page, ownTitle: null, pageKey: strip.nextKey, pinned: false }
  const others = strip.kept.filter((path) => path !== page.path)
  const kept = page.cached ? [...withinLimit(others, KEPT_PAGES - 1, spare), page.path] : others
  const next: TabStrip = {
    tabs: known ? there.with(at, tab) : inserted(there, tab),
    active: page.path,
    before: strip.active === page.path ? strip.before : strip.active,
    kept,
    nextKey: known ? strip.nextKey : strip.nextKey + 1,
  }
  return same(strip, next) ? strip : next
}

/** The place of a tab's group in the strip: the affixed, the pinned, the others. */
export const rankOf = ({ affix, pinned }: Pick<Tab, 'affix' | 'pinned'>): number =>
  affix ? 0 : pinned ? 1 : 2

/** It cannot be closed: it is affixed, or pinned. */
export const isFixed = (tab: Tab): boolean => rankOf(tab) < 2

/** At the end of its group. */
function inserted(tabs: readonly Tab[], tab: Tab): Tab[] {
  return tabs.toSpliced(tabs.filter((other) => rankOf(other) <= rankOf(tab)).length, 0, tab)
}

function withinLimit(paths: readonly string[], limit: number, spare: (path: string) => boolean): string[] {
  let excess = paths.length - limit
  return paths.filter((path) => {
    if (excess <= 0 || spare(path)) return true
    excess -= 1
    return false
  })
}

/** Closes a tab that is neither affixed nor pinned. Closing the one shown shows the last that remains. */
export const closeTab = (strip: TabStrip, path: string): TabStrip =>
  remaining(strip, (tab) => isFixed(tab) || tab.path !== path)

/** The tab's page has another address: whatever it is, it goes. */
export const dropTab = (strip: TabStrip, path: string): TabStrip =>
  remaining(strip, (tab) => tab.path !== path)

/** Closes all but this one, the affixed and the pinned, and shows this one. */
export function closeOthers(strip: TabStrip, path: string): TabStrip {
  if (!findTab(strip, path)) return strip
  const left = remaining(strip, (tab) => isFixed(tab) || tab.path === path, path)
  return left.active === path ? left : { ...left, active: path }
}

/** Closes what stands on one side of a tab, the affixed and the pinned left out; this one is shown when the one shown goes. */
export function closeBeside(strip: TabStrip, path: string, side: 'left' | 'right'): TabStrip {
  const here = strip.tabs.findIndex((tab) => tab.path === path)
  if (here < 0) return strip
  const beside = new Set(side === 'left' ? strip.tabs.slice(0, here) : strip.tabs.slice(here + 1))
  return remaining(strip, (tab) => isFixed(tab) || !beside.has(tab), path)
}

/** Closes all but the affixed and the pinned. */
export const closeAll = (strip: TabStrip): TabStrip => remaining(strip, isFixed)

/** Pins a tab, at the end of the pinned, or lets it go, before all others that are not. */
export function pinTab(strip: TabStrip, path: string, pinned: boolean): TabStrip {
  const tab = findTab(strip, path)
  if (!tab || tab.affix || tab.pinned === pinned) return strip
  const others = strip.tabs.filter((other) => other !== tab)
  const border = others.filter(isFixed).length
  return { ...strip, tabs: others.toSpliced(border, 0, { ...tab, pinned }) }
}

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

/** Moves a tab from one place to another, counted from 0. Affixed ones stay before the pinned, and those before all others. */
export function moveTab(strip: TabStrip, from: number, to: number): TabStrip {
  const tab = strip.tabs[from]
  if (!tab) return strip
  const first = strip.tabs.findIndex((other) => rankOf(other) === rankOf(tab))
  const last = strip.tabs.findLastIndex((other) => rankOf(other) === rankOf(tab))
  const place = Math.min(Math.max(to, first), last)
  if (place === from) return strip
  return { ...strip, tabs: strip.tabs.toSpliced(from, 1).toSpliced(place, 0, tab) }
}

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

/** Drops the page of one tab, so that its next showing begins anew; the page shown begins anew at once (Refresh). */
export const dropCached = (strip: TabStrip, path: string): TabStrip => anew(strip, (tab) => tab.path === path)

/** Drops the pages of all tabs (the size choice, spec §4). */
export const dropAllCached = (strip: TabStrip): TabStrip => anew(strip, () => true)

function anew(strip: TabStrip, wanted: (tab: Tab) => boolean): TabStrip {
  const dropped = new Set(strip.tabs.filter(wanted).map((tab) => tab.path))
  if (dropped.size === 0) return strip
  let { nextKey } = strip
  const tabs = strip.tabs.map((tab) => {
    if (!dropped.has(tab.path)) return tab
    nextKey += 1
    return { ...tab, pageKey: nextKey - 1 }
  })
  return {
    ...strip,
    tabs,
    nextKey,
    kept: strip.kept.filter((path) => path === strip.active || !dropped.has(path)),
  }
}

/** The tabs whose pages exist: the one shown and the kept. Their order never changes, so that moving a tab moves no page. */
export function livePages(strip: TabStrip): Tab[] {
  return strip.tabs
    .filter((tab) => tab.path === strip.active || strip.kept.includes(tab.path))
    .sort((one, other) => one.pageKey - other.pageKey)
}
