// The pages behind the tabs: which of them exist, and how they begin anew (spec §4, decision 18).
import type { Tab, TabStrip } from './tabs.ts'

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
