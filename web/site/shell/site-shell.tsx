// The public site around its pages: header, main, footer, and what tells a visitor that something happens.
import { useEffect, useRef, useState } from 'react'
import {
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigation,
  useNavigationType,
  useRevalidator,
} from 'react-router'
import { useTexts } from '#web/i18n/language.tsx'
import { useTrail } from '#web/site/enquiry-form/trail.ts'
import { LeftNotice } from '#web/site/notices/left-notice.tsx'
import { PreviewNotice } from '#web/site/notices/preview.tsx'
import { LanguageToast } from './language-toast.tsx'
import { ShellProvider } from './shell-data.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { useVisit } from './use-visit.ts'

/** Hands the company and the range to every public page. */
export function SiteData() {
  return (
    <ShellProvider>
      <Outlet />
      <LanguageToast />
      <ScrollRestoration />
    </ShellProvider>
  )
}

export function SiteShell() {
  const texts = useTexts('site/frame')
  const { key } = useLocation()
  const [menuAt, setMenuAt] = useState<string | null>(null)
  const menuOpen = menuAt === key
  const main = useRef<HTMLElement>(null)
  const busy = useBusy()
  useArrival(main)
  useTrail()
  useVisit()
  return (
    <>
      <div className="progress" data-busy={busy || undefined} aria-hidden="true" />
      {/* biome-ignore lint/a11y/useValidAnchor: without scripts it is a plain link to the main part */}
      <a
        className="skip"
        href="#main"
        onClick={(event) => {
          // The hash belongs to the router.
          event.preventDefault()
          main.current?.focus()
        }}
      >
        {texts.skip}
      </a>
      <PreviewNotice />
      <LeftNotice />
      <SiteHeader menuOpen={menuOpen} onMenu={(open) => setMenuAt(open ? key : null)} />
      <main id="main" ref={main} tabIndex={-1} aria-busy={busy} inert={menuOpen}>
        <Outlet />
      </main>
      <div inert={menuOpen}>
        <SiteFooter />
      </div>
    </>
  )
}

function useBusy(): boolean {
  const walking = useNavigation().state !== 'idle'
  const refreshing = useRevalidator().state !== 'idle'
  return walking || refreshing
}

/** Readers of the screen and of the keyboard begin a new page at its beginning. */
function useArrival(main: { current: HTMLElement | null }) {
  const { pathname, hash } = useLocation()
  const type = useNavigationType()
  const came = useRef(pathname)
  useEffect(() => {
    if (came.current === pathname) return
    came.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname, main])

  // The router scrolls to an anchor on the page it walks to; the first page of a visit comes after its chunk.
  useEffect(() => {
    if (hash && type === 'POP') document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash, type])
}
