// Starts the site and the console in the browser: one route table behind the hash router (spec §2).
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createHashRouter, parsePath, RouterContextProvider } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { LANGUAGES } from '#contract/language-codes.ts'
import { readStart } from '#web/app/embedded.ts'
import { isPublic, lateConsole } from '#web/app/late-console.ts'
import { Providers } from '#web/app/providers.tsx'
import { routes, SHELL_ROUTE } from '#web/app/routes.tsx'
import { readCookie, writeCookie } from '#web/client/cookie.ts'
import { type Door, doorContext } from '#web/client/door.ts'
import { read } from '#web/client/send.ts'
import { createLanguageStore } from '#web/i18n/language.tsx'
import './site/site.css'

const LANGUAGE_COOKIE = 'language'

const cookie = LANGUAGES.find((language) => language === readCookie(LANGUAGE_COOKIE)) ?? null
const start = await readStart(document.getElementById('data')?.textContent ?? 'null', cookie)

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
  read: (path, query, options) => read(path, query, { ...options, quiet: true }),
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

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <Providers language={language}>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
)
