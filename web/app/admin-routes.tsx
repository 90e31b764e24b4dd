// The routes of staff: the sign-in and the console (spec §2). Nothing of it is loaded before a member of staff comes.
import type { ComponentType } from 'react'
import {
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  Navigate,
  type RouteObject,
  useLocation,
} from 'react-router'
import type { Text } from '#contract/languages/language.ts'
import { allowStyleTexts } from '#web/admin/frame/looks/style-texts.ts'
import {
  CONSOLE_ROUTE,
  DASHBOARD_TITLE,
  LOGIN_INFO,
  LOGIN_INFO_TITLE,
} from '#web/admin/frame/tabs/page-handle.ts'
import { doorOf } from '#web/client/door.ts'
import type { Entrance } from '#web/features/login/entrance.tsx'
import {
  CONSOLE_HOME,
  doorAddress,
  FORGOTTEN,
  NEW_PASSWORD,
  SIGN_IN,
  safeRedirect,
} from '#web/session/redirect.ts'
import { readToken } from '#web/session/token.ts'
import { AdminError, AdminSplash } from './admin-error.tsx'
import { late, once } from './admin-late.tsx'
import { type MakePages, PAGES } from './admin-page.ts'
import { systemRoutes } from './admin-system-routes.tsx'
import { websiteRoutes } from './admin-website-routes.tsx'
import { refuseGuest } from './guard.tsx'
import type { ConsolePart } from './late-console.ts'
import { leadOn } from './lead-on.ts'

/** The staff's part of the route table. What its pages share is made when the first of them opens. */
function createConsolePart(): ConsolePart {
  allowStyleTexts()
  const opened = once(async () => (await import('./admin-console.tsx')).openConsole(PAGES))
  const frame = late(async () => (await opened()).Frame)

  /** A page behind the guard. A guest is turned away before anything of the console is loaded. */
  const page: MakePages['page'] = (handle, load, needs = handle) => {
    const content = late(load)
    const guard: MiddlewareFunction = async (args) => {
      refuseGuest(args.url)
      const step = { url: args.url, needs, language: doorOf(args).language() }
      const entered = opened().then((console) => console.enter(step))
      await Promise.all([entered, frame.load(), content.tryLoad()])
    }
    // A page that breaks is caught in its tab, inside the frame.
    return { handle: { ...handle, needs }, middleware: [guard], Component: content.Component }
  }

  /** Leads from a directory to the first of its pages in the person's sidebar. */
  const firstOf: MakePages['firstOf'] = (directory) => async (args) => {
    const { url } = args
    refuseGuest(url)
    const first = await (await opened()).firstOf({ url, language: doorOf(args).language() }, directory)
    return leadOn(url, first ?? doorAddress('/401', url))
  }

  /** A step behind the guard that has no tab of its own. */
  const step = (load: Parameters<MakePages['page']>[1]) => {
    const { handle: _, ...route } = page({ title: DASHBOARD_TITLE }, load)
    return route
  }
  const redirecting = async () => (await import('#web/admin/frame/tabs/redirect-page.tsx')).RedirectPage

  const door = (path: string, title: Text, load: Parameters<MakePages['page']>[1]) => ({
    path,
    ...page({ title, noCache: true, fleeting: true }, load),
  })
  const routes: RouteObject[] = [
    entrance(SIGN_IN, async () => (await import('#web/features/login/login-page.tsx')).LoginPage),
    entrance(FORGOTTEN, async () => (await import('#web/features/login/forgotten-page.tsx')).ForgottenPage),
    entrance(
      NEW_PASSWORD,
      async () => (await import('#web/features/login/new-password-page.tsx')).NewPasswordPage,
    ),
    { path: '/login', Component: ToSignIn },
    { path: '/auth-redirect', HydrateFallback: AdminSplash, loader: forward },
    {
      id: CONSOLE_ROUTE,
      HydrateFallback: AdminSplash,
      ErrorBoundary: AdminError,
      Component: frame.Component,
      children: [
        {
          path: CONSOLE_HOME,
          ...page({ title: DASHBOARD_TITLE, affix: true, noCache: true }, async () => {
            return (await import('#web/features/dashboard/admin-dashboard-page.tsx')).AdminDashboardPage
          }),
        },
        { path: '/redirect/*', ...step(redirecting) },
        {
          path: LOGIN_INFO,
          ...page({ title: LOGIN_INFO_TITLE }, async () => {
            return (await import('#web/features/my/admin-login-info-page.tsx')).AdminLoginInfoPage
          }),
        },
        ...systemRoutes({ page, firstOf }),
        ...websiteRoutes({ page, firstOf }),
      ],
    },
  ]
  const doors = [
    door('/401', DOOR_TITLES.closed, async () => {
      return (await import('#web/features/door/admin-closed-page.tsx')).AdminClosedPage
    }),
    door('/404', DOOR_TITLES.missing, async () => {
      return (await import('#web/features/door/admin-missing-page.tsx')).AdminMissingPage
    }),
  ]
  return { routes, frame: CONSOLE_ROUTE, doors }
}

const DOOR_TITLES = {
  closed: { zh: '没有权限', en: 'No access', es: 'Sin acceso' },
  missing: { zh: '没有内容', en: 'Nothing here', es: 'No hay nada aquí' },
} satisfies Record<string, Text>

export const consolePart: ConsolePart = createConsolePart()

/** Decision 2: `/login` is the sign-in under another name and keeps its query. */
function ToSignIn() {
  const { search } = useLocation()
  return <Navigate to={SIGN_IN + search} replace />
}

/** A page for guests: the sign-in and what leads to it. */
function entrance(path: string, Component: () => Promise<ComponentType>): RouteObject {
  return {
    path,
    HydrateFallback: AdminSplash,
    loader: readEntrance,
    ErrorBoundary: AdminError,
    lazy: { Component },
  }
}

/** What the pages for guests say of the company; they open without it too. */
async function readEntrance(args: LoaderFunctionArgs): Promise<Entrance> {
  const door = doorOf(args)
  try {
    const site = await door.read('/api/web/site/get', { lang: door.language() })
    const { companyName, passwordReset, captcha } = site
    return { companyName, passwordReset, captcha }
  } catch (error) {
    console.error(error)
    return { companyName: '', passwordReset: false, captcha: true }
  }
}

function forward({ url }: LoaderFunctionArgs) {
  return leadOn(url, readToken() ? safeRedirect(url.searchParams.get('redirect')) : SIGN_IN + url.search)
}
