// Starts the site and the console in the browser: one route table behind the hash router (spec §2).
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createHashRouter, parsePath, RouterContextProvider } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { LANGUAGES, type Language } from '#contract/language-codes.ts'
import { readStart } from '#web/app/embedded.ts'
import { isPublic, lateConsole } from '#web/app/late-console.ts'
import { Providers } from '#web/app/providers.tsx'
import { routes, SHELL_ROUTE } from '#web/app/routes.tsx'
import { readCookie, writeCookie } from '#web/client/cookie.ts'
import { type Door, doorContext } from '#web/client/door.ts'
import { previewToken } from '#web/client/preview.ts'
import { read } from '#web/client/send.ts'
import { createLanguageStore } from '#web/i18n/language.tsx'
import { DoorwayProvider } from '#web/site/doorway.tsx'
import { PreviewProvider } from '#web/site/preview.tsx'
import './site/site.css'

const LANGUAGE_COOKIE = 'language'

const preview = previewToken(location.search)
const chosen = askedLanguage() ?? languageOf(readCookie(LANGUAGE_COOKIE))
const start = await readStart(document.getElementById('data')?.textContent ?? 'null', chosen, preview)

document.documentElement.lang = start.language
// Sections wait to be revealed only where scripts run.
document.documentElement.classList.add('js')

const language = createLanguageStore(start.language, (next) => {
  writeCookie(LANGUAGE_COOKIE, next)
  document.documentElement.lang = next
})

const door: Door = {
  language: language.current,
  // A page shows its own failures; they are nobody else's to report.
  read: (path, query, options) => read(path, query, { ...options, quiet: true, preview }),
}

const loadConsole = async () => (await import('#web/app/admin-routes.tsx')).adminRoutes
// Staff who come straight to a page of the console never see the public frame flash by.
const straight = !isPublic(routes, parsePath(location.hash.slice(1)).pathname ?? '/')

const router = createHashRouter(straight ? [...routes, ...(await loadConsole())] : routes, {
  patchRoutesOnNavigation: lateConsole(routes, loadConsole, straight),
  ...(start.shell && { hydrationData: { loaderData: { [SHELL_ROUTE]: start.shell } } }),
  getContext: () => {
    const context = new RouterContextProvider()
    context.set(doorContext, door)
    return context
  },
})
language.subscribe(() => void router.revalidate())

function languageOf(code: string | null): Language | null {
  return LANGUAGES.find((known) => known === code) ?? null
}

/** An address that names its language chooses it, once: a reload keeps what was chosen since. */
function askedLanguage(): Language | null {
  const address = new URL(location.href)
  const asked = languageOf(address.searchParams.get('lang'))
  if (!asked) return null
  writeCookie(LANGUAGE_COOKIE, asked)
  address.searchParams.delete('lang')
  history.replaceState(history.state, '', address)
  return asked
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <Providers language={language}>
      <PreviewProvider
        preview={preview === undefined ? null : { token: preview, until: start.previewUntil ?? null }}
      >
        <DoorwayProvider doorway={{ hash: true, prefetch: () => {} }}>
          <RouterProvider router={router} />
        </DoorwayProvider>
      </PreviewProvider>
    </Providers>
  </StrictMode>,
)
