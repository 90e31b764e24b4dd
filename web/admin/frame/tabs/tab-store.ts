// Holds the strip of tabs of the signed-in person while the frame stands.
import type { TabStrip } from './tabs.ts'

export type TabStore = {
  current: () => TabStrip
  update: (change: (strip: TabStrip) => TabStrip) => void
  subscribe: (changed: () => void) => () => void
}

export function createTabStore(first: TabStrip): TabStore {
  let strip = first
  const listeners = new Set<() => void>()
  return {
    current: () => strip,
    update: (change) => {
      const next = change(strip)
      if (next === strip) return
      strip = next
      for (const changed of listeners) changed()
    },
    subscribe: (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
  }
}
