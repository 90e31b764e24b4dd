// Starts the site and the console in the browser, through the door that the address names (decision 27).
import { source } from 'virtual:texts/entry'
import { type ReactNode, startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import {
  createBrowserRouter,
  createHashRouter,
  matchRoutes,
  parsePath,
  type RouteObject,
  RouterContextProvider,
} from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { directionOf, LANGUAGES, type Language } from '#contract/languages/language-codes.ts'
import { setDecimalSign } from '#contract/languages/locales.ts'
import { AppRoot } from '#web/app/app-root.tsx'
import { readStart, SHELL_ROUTE } from '#web/app/embedded.ts'
import { type ConsolePart, isStaffs, lateConsole } from '#web/app/late-console.ts'
import { createPrefetch } from '#web/app/prefetch.ts'
import { chosenLanguage, languageOf } from '#web/app/programs/chosen-language.ts'
import { routes } from '#web/app/routes.tsx'
import { siteTextsOf } from '#web/app/site-texts.ts'
import { LANGUAGE_COOKIE, writeCookie } from '#web/client/cookie.ts'
import { type Door, doorContext } from '#web/client/door.ts'
import { previewToken } from '#web/client/preview.ts'
import { read } from '#web/client/send.ts'
import { createLanguageStore } from '#web/i18n/language.tsx'
import { createTexts } from '#web/i18n/texts.ts'
import { readToken } from '#web/session/token.ts'
import { closeExchange, pageData } from '#web/site/behaviour/exchange.ts'
import { learnToWalk } from '#web/site/behaviour/walk.ts'
import { allCame } from '#web/site/later/later.tsx'

const named = languageOf(location.pathname.split('/', 2)[1] ?? '', LANGUAGES)
const hash = named === null
const preview = previewToken(location.search)
const chosen = named ?? chosenLanguage()
/** The page says its language, and from which side that is written. */
function say(shown: Language) {
  document.documentElement.lang = shown
  document.dir = directionOf(shown)
}

// The page may have been exchanged while this was on its way.
await closeExchange().catch(() => {})
const start = await readStart(pageData(), chosen, preview)

say(start.language)
if (start.shell) setDecimalSign(start.shell.site.decimalSign)

// Before anything is drawn: the page that is there is taken over word for word.
const texts = createTexts({}, source)
const here = hash
  ? (parsePath(location.hash.slice(1)).pathname ?? '/')
  : location.pathname.slice(1 + (named ?? '').length) || '/'
const shown = matchRoutes(routes, here === '/' ? '/HomePage' : here) ?? []
await texts.bring(siteTextsOf(shown.map(({ route }) => route.id)), start.language)

const language = createLanguageStore(start.language, texts, (next) => {
  writeCookie(LANGUAGE_COOKIE, next)
  say(next)
})

const asking: Door = {
  hash,
  language: language.current,
  // A page shows its own failures; they are nobody else's to report.
  read: (path, query, options) => read(path, query, { ...options, quiet: true, preview }),
}
const prefetch = createPrefetch(routes, asking)
const door: Door = { ...asking, read: prefetch.read, last: { frame: start.shell } }
const getContext = () => {
  const context = new RouterContextProvider()
  context.set(doorContext, door)
  return context
}

/** Made once: what its pages share would be there twice. */
let madeConsole: ConsolePart | undefined
const loadConsole = async () => {
  const words = texts.bring(['console/start'], language.current())
  const { consolePart } = await import('#web/app/admin-routes.tsx')
  await words
  madeConsole ??= consolePart(texts, language.current)
  return madeConsole
}
const signedIn = () => readToken() !== ''

/** Of the pages that a hash names, home, however it is written, is the one that the server rendered. */
const atHome = hash && /^\/?(HomePage)?$/i.test(here)
const embedded = hash && !atHome ? null : start.embedded

async function openHashDoor() {
  // What the server rendered at `/` is the page of this address.
  if (embedded && atHome) history.replaceState(history.state, '', '#/HomePage')
  // Staff who come straight to a page of the console never see the public frame flash by.
  const straight = isStaffs(routes, here, signedIn())
  return createHashRouter(straight ? [...routes, ...(await loadConsole()).routes] : routes, {
    patchRoutesOnNavigation: lateConsole(routes, loadConsole, straight, signedIn),
    ...(start.shell && { hydrationData: { loaderData: { [SHELL_ROUTE]: start.shell } } }),
    ...(embedded && { hydrationData: embedded }),
    getContext,
  })
}
const openCanonicalDoor = () =>
  createBrowserRouter(routes, {
    basename: `/${start.language}`,
    ...(embedded && { hydrationData: embedded }),
    getContext,
  })

// The page that is there is taken over as it is, so what draws it has to be there as well.
if (embedded) await bringPages(atHome ? '/HomePage' : here).then(allCame)
// Where this page stands is known to the browser: the router would lead back to where a visit before it stood.
if (embedded && !hash) forgetPlace()
const router = hash ? await openHashDoor() : openCanonicalDoor()
language.subscribe(() => void router.revalidate())
// The secret of a preview goes along.
learnToWalk((path) => {
  const [pathname = '', given] = path.split('?')
  const search = new URLSearchParams(given)
  if (preview !== undefined && !hash) search.set('preview', preview)
  void router.navigate({ pathname, search: String(search) })
})
const { key: first } = router.state.location
const stay = router.subscribe(({ location }) => {
  if (location.key === first) return
  document.documentElement.dataset.moved = ''
  stay()
})

/** Puts the chunks of a page into the table, as the router would on the way there. */
async function bringPages(path: string) {
  await Promise.all(
    (matchRoutes(routes, path) ?? []).map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      const brought = (await route.lazy()) as RouteObject
      Object.assign(route, brought, { lazy: undefined })
    }),
  )
}

function forgetPlace() {
  const KEY = 'react-router-scroll-positions'
  try {
    const places = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, number>
    delete places[(history.state as { key?: string } | null)?.key ?? 'default']
    sessionStorage.setItem(KEY, JSON.stringify(places))
  } catch {
    // Then nothing was kept.
  }
}

let tell = () => {}
/** Settles once React answers for what is on the page. */
export const taken = new Promise<void>((settle) => {
  tell = settle
})
function Taken({ children }: { children: ReactNode }) {
  useEffect(() => tell(), [])
  return children
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
const app = (
  <AppRoot
    language={language}
    doorway={{ hash, prefetch: prefetch.bring, everywhere: embedded?.everywhere, there: embedded?.there }}
    preview={preview === undefined ? null : { token: preview, until: start.previewUntil ?? null }}
  >
    <Taken>
      <RouterProvider router={router} />
    </Taken>
  </AppRoot>
)
// In small steps: a visitor may scroll and touch while a long page is taken over.
if (embedded) startTransition(() => void hydrateRoot(root, app))
else {
  // Another page than the one that is there: it must not be seen while this one is on its way.
  root.replaceChildren()
  createRoot(root).render(app)
}
document.documentElement.removeAttribute('data-deep')
