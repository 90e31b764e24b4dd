// The console as a program of its own: its routes alone. A step to a page of the site opens that program instead.
import {
  createHashRouter,
  type LoaderFunctionArgs,
  type RouteObject,
  RouterContextProvider,
} from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { consolePart } from '#web/app/admin-routes.tsx'
import { leadOn } from '#web/app/lead-on.ts'
import { type Door, doorContext } from '#web/client/door.ts'
import { read } from '#web/client/send.ts'
import { LanguageProvider } from '#web/i18n/language.tsx'
import { doorAddress } from '#web/session/redirect.ts'
import { readToken } from '#web/session/token.ts'
import { programAt } from './program-at.ts'
import { openAnew, type StaffStart, shown, startStaff } from './staff-start.ts'

export const openConsoleAlone = () => openConsole(startStaff())

/** Fetches what stands around every page, before somebody needs it. */
export const bringFrame = () => import('#web/app/admin-console.tsx')

/** Draws the console once its first page is there; until then what is drawn stays. */
export async function openConsole({ language, root }: StaffStart) {
  await language.texts.bring(['console/start'], language.current())
  const part = consolePart(language.texts, language.current)
  const routes = part.routes.map(
    (route): RouteObject =>
      route.id === part.frame
        ? ({ ...route, children: [...(route.children ?? []), ...part.doors] } as RouteObject)
        : route,
  )
  const door: Door = {
    hash: true,
    language: language.current,
    read: (path, query, options) => read(path, query, { ...options, quiet: true }),
  }
  const router = createHashRouter([...routes, { path: '*', loader: leave }], {
    getContext: () => {
      const context = new RouterContextProvider()
      context.set(doorContext, door)
      return context
    },
  })
  language.subscribe(() => void router.revalidate())
  const draw = () => {
    root.render(
      <LanguageProvider store={language}>
        <RouterProvider router={router} />
      </LanguageProvider>,
    )
    shown()
  }
  if (document.getElementById('main')?.matches('.login')) await firstPage(router)
  draw()
}

/** Until the first page has been read; whoever signs in goes on seeing the form. */
function firstPage(router: ReturnType<typeof createHashRouter>) {
  return new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
}

/** What is no page of the console is one of the site, or none at all, which the site knows; below the console nothing is. */
function leave({ url }: LoaderFunctionArgs) {
  const address = url.pathname + url.search + url.hash
  if (programAt({ pathname: '/', hash: `#${address}` }, readToken() !== '') !== 'site')
    return leadOn(url, doorAddress('/404', url))
  openAnew(address)
  return new Promise<never>(() => {})
}
