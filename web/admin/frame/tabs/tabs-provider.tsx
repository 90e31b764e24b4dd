// The tabs of the signed-in person: follows the router, keeps the strip over F5, closes and refreshes (spec §2, decision 18).
import { useQueryClient } from '@tanstack/react-query'
import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { UNSAFE_DataRouterContext, useLocation, useNavigate } from 'react-router'
import { useUnsaved } from '#web/admin/frame/unsaved/unsaved.tsx'
import { useAskToLeave } from '#web/admin/frame/unsaved/use-ask-unsaved.ts'
import { useSession } from '#web/session/permit.tsx'
import { CONSOLE_HOME } from '#web/session/redirect.ts'
import { readToken } from '#web/session/token.ts'
import { createPageAt, type PageAt } from './page-at.ts'
import { createTabActions, createTabStore, forgetReads, type TabActions } from './tab-actions.ts'
import { browserTabStorage, readSavedTabs, restoreTabs, saveTabs } from './tab-storage.ts'
import { keepAllowed, openTab, type TabStrip } from './tabs.ts'

export type Tabs = TabActions & {
  strip: TabStrip
  /** The path of the tab shown, or `''` while what is shown has no tab. */
  shown: string
  pageAt: PageAt
}

const TabsContext = createContext<Tabs | null>(null)

export function useTabs(): Tabs {
  const tabs = use(TabsContext)
  if (!tabs) throw new Error('TabsProvider is missing')
  return tabs
}

export function TabsProvider({ children }: { children: ReactNode }) {
  const info = useSession()
  const router = use(UNSAFE_DataRouterContext)?.router
  if (!router) throw new Error('The console needs a data router')
  const pageAt = useMemo(() => createPageAt(router.routes, info), [router, info])
  const { pathname, search, hash } = useLocation()
  const page = useMemo(() => pageAt(pathname + search + hash), [pageAt, pathname, search, hash])
  const unsaved = useUnsaved()
  const [owner] = useState(String(info.id))
  // Somebody else may sign in here just before the page is loaded anew for them: these tabs are not theirs.
  const isOwn = owner === String(info.id)

  const [store] = useState(() => {
    const home = pageAt(CONSOLE_HOME)
    return createTabStore(restoreTabs(readSavedTabs(browserTabStorage, owner), home ? [home] : [], pageAt))
  })
  const before = useSyncExternalStore(store.subscribe, store.current)
  const strip = useMemo(() => {
    const allowed = keepAllowed(before, (address) => pageAt(address) !== null)
    return page ? openTab(allowed, page, unsaved.in) : allowed
  }, [before, page, pageAt, unsaved])
  useLayoutEffect(() => store.update(() => strip), [store, strip])
  useEffect(() => {
    // After the sign-out nothing may be written back.
    if (isOwn && readToken()) saveTabs(browserTabStorage, owner, strip)
  }, [isOwn, owner, strip])

  const navigate = useNavigate()
  const client = useQueryClient()
  const ask = useAskToLeave()
  const actions = useMemo(() => {
    const shown = () => router.state.location.pathname
    const go = async (address: string, options = {}) => navigate(address, options)
    const forget = () => forgetReads(client)
    return createTabActions({ store, go, shown, ask, unsaved, pageAt, forget })
  }, [store, navigate, router, ask, unsaved, pageAt, client])
  const tabs = useMemo(
    () => ({ ...actions, strip, pageAt, shown: page?.path ?? '' }),
    [actions, strip, pageAt, page],
  )
  return <TabsContext value={tabs}>{children}</TabsContext>
}
