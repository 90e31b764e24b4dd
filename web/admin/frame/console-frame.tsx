// The frame of the console: sidebar, top bar, main area (spec §2 "Admin layout").
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigation, useRevalidator } from 'react-router'
import { siteQuery } from '#web/admin/admin-api.ts'
import { FailureReports } from '#web/admin/frame/errors/failure-reports.tsx'
import { SIDEBAR_COLLAPSED, SIDEBAR_WIDTH } from '#web/admin/frame/looks/console-theme.ts'
import { Sidebar } from '#web/admin/frame/sidebar/sidebar.tsx'
import type { ConsolePages } from '#web/admin/frame/sidebar/sidebar-items.ts'
import { openSignIn, openStart } from '#web/admin/frame/sign-in/open-sign-in.ts'
import { TabPages } from '#web/admin/frame/tabs/tab-pages-shown.tsx'
import { TabStripBar } from '#web/admin/frame/tabs/tab-strip.tsx'
import { TabsProvider } from '#web/admin/frame/tabs/tabs-provider.tsx'
import { LeaveGuard } from '#web/admin/frame/unsaved/leave-guard.tsx'
import { useUnsaved } from '#web/admin/frame/unsaved/unsaved.tsx'
import { MessagesLive } from '#web/admin/messages/messages-live.tsx'
import { useMobile } from '#web/admin/page-parts/use-media.ts'
import { ProofRequests } from '#web/admin/second-step/proof-requests.tsx'
import { readCookie, writeCookie } from '#web/client/cookie.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { watchOtherWindows } from '#web/session/elsewhere.ts'
import { SessionProvider } from '#web/session/permit.tsx'
import { readSession, type SignedIn, sessionQuery } from '#web/session/session.ts'
import { readToken } from '#web/session/token.ts'
import { LineNotice } from './line-notice.tsx'
import { NewVersionNotice } from './new-version.tsx'
import { TopBar } from './top-bar.tsx'

const SIDEBAR_COOKIE = 'sidebarStatus'
const CONTENT = 'console-content'

const SidebarDrawer = lazy(async () => ({
  default: (await import('#web/admin/frame/sidebar/sidebar-drawer.tsx')).SidebarDrawer,
}))
const ChangePasswordDialog = lazy(async () => ({
  default: (await import('#web/admin/frame/sign-in/password-form.tsx')).ChangePasswordDialog,
}))
const SetUpDialog = lazy(async () => ({
  default: (await import('#web/admin/second-step/set-up-dialog.tsx')).SetUpDialog,
}))

export function ConsoleFrame({ pages }: { pages: ConsolePages }) {
  const data = useFound()
  useGuardAgain(data?.info)
  if (!data) return null
  return (
    <SessionProvider info={data.info}>
      <FailureReports />
      <ProofRequests />
      <SamePerson id={data.info.id} />
      {data.info.mustChangePassword ? (
        <Suspense>
          <ChangePasswordDialog />
        </Suspense>
      ) : data.info.mustSetUpSecondStep ? (
        <Suspense>
          <SetUpDialog />
        </Suspense>
      ) : (
        <TabsProvider key={data.info.id}>
          <MessagesLive>
            <Shell pages={pages} />
          </MessagesLive>
        </TabsProvider>
      )}
    </SessionProvider>
  )
}

/**
 * The guard reads; here the frame only hears of what it found. Of `useQuery` it would also hear that the guard asks again,
 * and a page that is being drawn at that moment would be drawn anew in one long task.
 */
function useFound(): SignedIn | undefined {
  const client = useQueryClient()
  return useSyncExternalStore(
    useCallback((changed) => client.getQueryCache().subscribe(changed), [client]),
    () => client.getQueryData<SignedIn>(sessionQuery().queryKey),
  )
}

function SamePerson({ id }: { id: number }) {
  useSamePerson(id)
  return null
}

/** Rights that changed while a page was open are applied to the page shown (decision 11). */
function useGuardAgain(info: unknown) {
  const { revalidate } = useRevalidator()
  const judged = useRef(info)
  useEffect(() => {
    if (judged.current !== info) void revalidate()
    judged.current = info
  }, [info, revalidate])
}

function Shell({ pages }: { pages: ConsolePages }) {
  const texts = useTexts('console/frame/console')
  const mobile = useMobile()
  const [collapsed, setCollapsed] = useState(() => readCookie(SIDEBAR_COOKIE) === '0')
  const [drawer, setDrawer] = useState(false)
  const [used, setUsed] = useState(false)
  const closeDrawer = useCallback(() => setDrawer(false), [])
  const toggle = () => {
    if (mobile) {
      setUsed(true)
      return setDrawer((open) => !open)
    }
    setCollapsed(!collapsed)
    writeCookie(SIDEBAR_COOKIE, collapsed ? '1' : '0')
  }

  return (
    <div className="console-layout">
      <a className="skip" href={`#${CONTENT}`} onClick={focusContent}>
        {texts.skip}
      </a>
      <Opening />
      <OnStep run={closeDrawer} />
      {mobile ? (
        used && (
          <Suspense>
            <SidebarDrawer open={drawer} onClose={() => setDrawer(false)}>
              <Brand collapsed={false} />
              <Sidebar pages={pages} collapsed={false} onChosen={() => setDrawer(false)} />
            </SidebarDrawer>
          </Suspense>
        )
      ) : (
        <aside className="sidebar" style={{ width: collapsed ? SIDEBAR_COLLAPSED : SIDEBAR_WIDTH }}>
          <Brand collapsed={collapsed} />
          <Sidebar pages={pages} collapsed={collapsed} />
        </aside>
      )}
      <div className="console-main">
        <div className="console-head">
          <TopBar pages={pages} menuOpen={mobile ? drawer : !collapsed} mobile={mobile} onToggle={toggle} />
          <TabStripBar />
          <LineNotice />
        </div>
        <main id={CONTENT} className="console-content" tabIndex={-1}>
          <TabPages />
        </main>
      </div>
      <LeaveGuard />
      <NewVersionNotice />
    </div>
  )
}

// What hears of every step stands by itself, so that a step draws nothing else of the frame anew.
function Opening() {
  const texts = useTexts('console/frame/console')
  return (
    useNavigation().state !== 'idle' && (
      <div className="console-busy" role="status" aria-label={texts.opening} />
    )
  )
}

/** Spec §2: on a mobile the sidebar closes on each change of the route. */
function OnStep({ run }: { run: () => void }) {
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what closes it
  useEffect(run, [pathname])
  return null
}

/** The address after `#` is the page's, so the skip link moves the focus itself. */
function focusContent(event: React.MouseEvent) {
  event.preventDefault()
  document.getElementById(CONTENT)?.focus()
}

function Brand({ collapsed }: { collapsed: boolean }) {
  const { data: site } = useQuery(siteQuery(useLanguage()))
  return (
    <div className="sidebar-brand" data-collapsed={collapsed || undefined}>
      <img
        src={collapsed ? '/favicon.svg' : '/logo-dark.svg'}
        alt={site?.companyName ?? 'Lanbo'}
        height={28}
      />
    </div>
  )
}

function useSamePerson(id: number) {
  const client = useQueryClient()
  const unsaved = useUnsaved()
  useEffect(() => {
    const { queryKey } = sessionQuery()
    const giveUp = (leave: () => void) => {
      unsaved.release()
      client.clear()
      leave()
    }
    const check = async (told: boolean): Promise<void> => {
      const token = readToken()
      if (!token) return giveUp(openSignIn)
      if (!told && client.getQueryData<SignedIn>(queryKey)?.token === token) return
      try {
        const found = await readSession({ quiet: true })
        // What another window did with the cookie may arrive after its word.
        if (readToken() !== found.token) return await check(told)
        if (found.info.id === id) client.setQueryData(queryKey, found)
        else giveUp(openStart)
      } catch (error) {
        if (!readToken()) return giveUp(openSignIn)
        // The next step in this window finds out and says so.
        console.error(error)
      }
    }
    return watchOtherWindows((told) => void check(told))
  }, [client, unsaved, id])
}
