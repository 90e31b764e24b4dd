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
import { tellVisit } from '#web/client/visit.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useTrail } from '#web/site/enquiry-form/trail.ts'
import { useDoor } from '#web/site/links/doorway.tsx'
import { Notices } from '#web/site/notices/notices.tsx'
import { usePreview } from '#web/site/notices/preview.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { LanguageToast } from './language-toast.tsx'
import { Piece } from './piece.tsx'
import { ShellProvider } from './shell-data.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

/** Pages and filters of a list are the same page; another record or another search is not. */
const RECORD = /[?&]((?:id|keyword)=[^&]*)/
const PLATES = ['one', 'two', 'three', 'four']

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
      <Notices />
      <Piece name="header" own={<LanguageSwitch />}>
        <SiteHeader menuOpen={menuOpen} onMenu={(open) => setMenuAt(open ? key : null)} />
      </Piece>
      <main id="main" ref={main} tabIndex={-1} aria-busy={busy} inert={menuOpen}>
        <Outlet />
      </main>
      <div inert={menuOpen}>
        <Piece name="footer" own={<LanguageSwitch />}>
          <SiteFooter />
        </Piece>
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

/** Reports each page that a visitor opens within the application; the first one behind a canonical address the server knows. */
function useVisit() {
  const { pathname, search } = useLocation()
  const { hash } = useDoor()
  const preview = usePreview()
  const language = useLanguage()
  const last = useRef<string | null>(null)
  const record = RECORD.exec(search)?.[1]
  const path = record ? `${pathname}?${record}` : pathname
  useEffect(() => {
    const first = last.current === null
    if (last.current === path) return
    last.current = path
    if (preview || (first && !hash)) return
    tellVisit({ path: path.slice(0, 300), language, referrer: first ? cameFrom() : null })
  }, [path, hash, preview, language])
}

/** The host that led here, `''` for none, null for this site itself. */
function cameFrom() {
  const host = document.referrer.split('/', 3)[2] ?? ''
  return host === location.host ? null : host.slice(0, 200)
}

/** Plates in place while the first page of a visit comes. */
export function Waiting() {
  const texts = useTexts('site/frame')
  return (
    <div className="wrap waiting" aria-busy="true">
      <p className="hidden-text">{texts.loading}</p>
      <div />
      <ul aria-hidden="true">
        {PLATES.map((plate) => (
          <li key={plate} />
        ))}
      </ul>
    </div>
  )
}
