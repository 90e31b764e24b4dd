// What can be done with tabs, and where each of it leads the router (spec §2).

import type { QueryClient } from '@tanstack/react-query'
import type { Unsaved } from '#web/admin/frame/unsaved/unsaved.tsx'
import { sessionQuery } from '#web/session/session.ts'
import type { PageAt } from './page-at.ts'
import {
  closeAll,
  closeBeside,
  closeOthers,
  closeTab,
  dropAllCached,
  dropCached,
  dropTab,
  findTab,
  moveTab,
  openTab,
  pinTab,
  retitle,
  shownAddress,
  type TabStrip,
  type TabTitle,
  tabPath,
} from './tabs.ts'

export type TabActions = ReturnType<typeof createTabActions>

type Means = {
  store: TabStore
  go: (address: string, options?: { replace?: boolean; state?: unknown }) => Promise<void>
  /** The path that the router shows. */
  shown: () => string
  ask: () => Promise<boolean>
  unsaved: Unsaved
  pageAt: PageAt
  /** Lets everything that was read be read anew. */
  forget: () => Promise<void>
}

export function createTabActions({ store, go, shown, ask, unsaved, pageAt, forget }: Means) {
  /** Whether the input of these tabs may be lost; asked once, and answered for all of them. */
  async function mayLose(paths: readonly string[]): Promise<boolean> {
    const holding = paths.filter(unsaved.in)
    if (holding.length > 0 && !(await ask())) return false
    for (const path of holding) unsaved.release(path)
    return true
  }

  /** Goes on from a tab that is about to close; answers whether its page is out of sight. */
  async function goFrom(path: string, address: string, options = {}): Promise<boolean> {
    await go(address, options)
    if (tabPath(shown()) === path) return false
    // The router has arrived before the strip hears of it; outside of the console it hears of nothing any more.
    if (pageAt(shown())) await until(() => store.current().active !== path)
    return true
  }

  function until(done: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      if (done()) return resolve()
      const stop = store.subscribe(() => {
        if (!done()) return
        stop()
        resolve()
      })
    })
  }

  async function close(change: (strip: TabStrip) => TabStrip) {
    const before = store.current()
    const after = change(before)
    const lost = before.tabs.map((tab) => tab.path).filter((path) => !findTab(after, path))
    if (!(await mayLose(lost))) return
    const now = store.current()
    const next = change(now)
    // First the way to the tab that is shown instead: the page in sight would open its tab again.
    if (next.active !== now.active && !(await goFrom(now.active, shownAddress(next)))) return
    store.update(change)
  }

  async function refresh(path: string) {
    const tab = findTab(store.current(), path)
    if (!tab || !(await mayLose([path]))) return
    void forget()
    store.update((strip) => dropCached(strip, path))
    if (tabPath(shown()) !== path) await go(tab.address)
  }

  return {
    close: (path: string) => close((strip) => closeTab(strip, path)),
    closeOthers: (path: string) => close((strip) => closeOthers(strip, path)),
    closeBeside: (path: string, side: 'left' | 'right') => close((strip) => closeBeside(strip, path, side)),
    closeAll: () => close(closeAll),
    pin: (path: string, pinned: boolean) => store.update((strip) => pinTab(strip, path, pinned)),
    refresh,
    /** What `/redirect/{fullPath}` does: the page at the address begins anew, with its query. */
    refreshAt: async (address: string) => {
      const path = tabPath(address)
      if (await mayLose([path])) {
        void forget()
        store.update((strip) => dropCached(strip, path))
      }
      await go(address, { replace: true })
    },
    /** Every page begins anew, except those with input that would be lost. */
    refreshAll: () => {
      void forget()
      store.update((strip) =>
        unsaved.any()
          ? strip.tabs.reduce((left, { path }) => (unsaved.in(path) ? left : dropCached(left, path)), strip)
          : dropAllCached(strip),
      )
    },
    move: (from: number, to: number) => store.update((strip) => moveTab(strip, from, to)),
    retitle: (path: string, title: TabTitle | null) => store.update((strip) => retitle(strip, path, title)),
    /** The page of a tab has another address from now on, such as a record that was just made. */
    moveOn: async (path: string, address: string, state: unknown = null) => {
      if (tabPath(shown()) === path) {
        if (!(await goFrom(path, address, { replace: true, state }))) return false
        store.update((strip) => {
          const pinned = findTab(strip, path)?.pinned ?? false
          return pinTab(dropTab(strip, path), tabPath(address), pinned)
        })
        return true
      }
      const page = pageAt(address)
      store.update((strip) => {
        const rest = dropTab(strip, path)
        // Its tab only, and no page: that is made when it is shown.
        return page
          ? { ...openTab(rest, page), active: rest.active, before: rest.before, kept: rest.kept }
          : rest
      })
      return true
    },
  }
}

type TabStore = {
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

/**
 * Drops what nobody shows: a page may have broken on it. What is shown is old from now on, and is asked for by the page
 * that takes the place of the one in sight; asking here as well would ask twice. Who is signed in is known to the frame without
 * its asking, and stays: without it the whole console would begin anew, and what is typed in other tabs would be lost.
 */
export async function forgetReads(client: QueryClient): Promise<void> {
  const [session] = sessionQuery().queryKey
  client.removeQueries({
    predicate: (query) => query.getObserversCount() === 0 && query.queryKey[0] !== session,
  })
  await client.invalidateQueries({ refetchType: 'none' })
}
