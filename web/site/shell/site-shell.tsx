// The public site around its pages: header, main, footer, and what tells a visitor that something happens.
import { useEffect, useRef } from 'react'
import {
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigation,
  useNavigationType,
  useRevalidator,
  useSearchParams,
} from 'react-router'
import { tellVisit, visitPath } from '#web/client/visit.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { AskSheetDoor } from '#web/site/ask-sheet/ask-sheet-door.tsx'
import { noteTrail } from '#web/site/behaviour/trail.ts'
import { systemIn } from '#web/site/cards/units-switch.tsx'
import { useDoor } from '#web/site/links/doorway.tsx'
import { Notices } from '#web/site/notices/notices.tsx'
import { usePreview } from '#web/site/notices/preview.tsx'
import { Tray } from '#web/site/tray/tray.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { LanguageToast } from './language-toast.tsx'
import { Piece } from './piece.tsx'
import { ShellProvider, useShell } from './shell-data.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

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
  const main = useRef<HTMLElement>(null)
  const busy = useBusy()
  useArrival(main)
  const units = systemIn(useSearchParams()[0])
  const { pathname } = useLocation()
  useEffect(() => noteTrail(pathname), [pathname])
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
        <SiteHeader />
      </Piece>
      <main
        id="main"
        ref={main}
        tabIndex={-1}
        aria-busy={busy}
        data-units-now={units}
        data-regions={useRegions()}
      >
        <Outlet />
      </main>
      <div>
        <Piece name="footer" own={<LanguageSwitch />}>
          <SiteFooter />
        </Piece>
      </div>
      <Tray />
      <AskSheetDoor />
    </>
  )
}

/** The regions with their countries, `r1 DE FR;r2 US`, for the script that guesses the visitor's; nothing where there are none. */
function useRegions(): string | undefined {
  const { regions } = useShell().site
  return regions.map(({ key, countries }) => [key, ...countries].join(' ')).join(';') || undefined
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

  // The router scrolls to an anchor on the page it walks to; the first page of the hash door comes after its chunk. At a
  // canonical address the browser has been there already.
  const { hash: inHash } = useDoor()
  const { key } = useLocation()
  const first = useRef(key)
  useEffect(() => {
    if (!inHash && first.current === key) return
    if (hash && type === 'POP') document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash, type, inHash, key])
}

/** Reports each page that a visitor opens within the application; the first one behind a canonical address the server knows. */
function useVisit() {
  const { pathname, search } = useLocation()
  const { hash } = useDoor()
  const preview = usePreview()
  const language = useLanguage()
  const last = useRef<string | null>(null)
  const path = visitPath(pathname, search)
  useEffect(() => {
    const first = last.current === null
    if (last.current === path) return
    last.current = path
    if (preview || (first && !hash)) return
    tellVisit({ path, language, referrer: first ? cameFrom() : null })
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
