// What a page knows of the tab that it stands in, and what it may do with it.
import { createContext, use, useEffect } from 'react'
import type { TabTitle } from './tabs.ts'

export type TabHandle = {
  path: string
  /** Another one for every page, also for two of the same kind. */
  pageKey: number
  retitle: (title: TabTitle | null) => void
  /** The page has another address from now on; only the tab shown also takes the person there. False when the person went elsewhere. */
  moveOn: (address: string, state?: unknown) => Promise<boolean>
}

/** `null` outside of the tabs. */
export const TabContext = createContext<TabHandle | null>(null)

/** Gives the tab of this page a title of its own; `null` leaves it the route's. */
export function useTabTitle(title: TabTitle | null) {
  const retitle = use(TabContext)?.retitle
  const key = JSON.stringify(title)
  useEffect(() => retitle?.(JSON.parse(key)), [retitle, key])
}

/** Ids of a form's fields begin with this: hidden tabs may hold the same form for other records. */
export function useFormId(form: string): string {
  const tab = use(TabContext)
  return tab ? `${form}-${tab.pageKey}` : form
}

export function useTab(): TabHandle {
  const tab = use(TabContext)
  if (!tab) throw new Error('TabContext is missing')
  return tab
}
