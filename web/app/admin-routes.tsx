// The routes of staff: the sign-in and the console (spec §2). Nothing of it is loaded before a member of staff comes.
import { source } from 'virtual:texts/console'
import type { ComponentType } from 'react'
import {
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  Navigate,
  type RouteObject,
  useLocation,
} from 'react-router'
import type { Text } from '#contract/languages/language.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import { allowStyleTexts } from '#web/admin/frame/looks/style-texts.ts'
import { PAGE_NAMES } from '#web/admin/frame/page-names.ts'
import { CONSOLE_ROUTE, LOGIN_INFO } from '#web/admin/frame/tabs/page-handle.ts'
import { doorOf } from '#web/client/door.ts'
import { learnPlainWords } from '#web/client/plain-words.ts'
import type { Entrance } from '#web/features/login/entrance.tsx'
import { type Texts, textsIn } from '#web/i18n/texts.ts'
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
import { OWN_TEXTS, PAGE_TEXTS } from './page-texts.ts'

/** The staff's part of the route table. What its pages share is made when the first of them opens. */
export function consolePart(texts: Texts, language: () => Language): ConsolePart {
  allowStyleTexts()
  texts.learn(source)
  learnPlainWords(() => textsIn(texts, language(), 'console/start').failures)
  const opened = once(async () => (await import('./admin-console.tsx')).openConsole(PAGES, texts))
  const frame = late(async () => (await opened()).Frame)

  /** A page behind the guard. A guest is turned away before anything of the console is loaded. */
  const page: MakePages['page'] = (handle, load, needs = handle) => {
    const content = late(load)
    const [key = ''] = [needs.resources ?? []].flat()
    const shown = handle.texts ?? PAGE_TEXTS[key] ?? []
    const guard: MiddlewareFunction = async (args) => {
      refuseGuest(args.url)
      const language = doorOf(args).language()
      const step = { url: args.url, needs, language }
      const entered = opened().then((console) => console.enter(step))
      await Promise.all([
        entered,
        frame.load(),
        texts.bring(FRAME, language),
        content.tryLoad(),
        // A page whose texts did not arrive says so in its own place.
        texts.bring(shown, language).catch(() => {}),
      ])
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
    const { handle: _, ...route } = page({ title: PAGE_NAMES.dashboard }, load)
    return route
  }
  const redirecting = async () => (await import('#web/admin/frame/tabs/redirect-page.tsx')).RedirectPage

  const door = (path: string, title: Text, load: Parameters<MakePages['page']>[1]) => ({
    path,
    ...page({ title, noCache: true, fleeting: true }, load),
  })
  const routes: RouteObject[] = [
    entrance(texts, SIGN_IN, async () => (await import('#web/features/login/login-page.tsx')).LoginPage),
    entrance(
      texts,
      FORGOTTEN,
      async () => (await import('#web/features/login/forgotten-page.tsx')).ForgottenPage,
    ),
    entrance(
      texts,
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
          ...page(
            {
              title: PAGE_NAMES.dashboard,
              affix: true,
              noCache: true,
              texts: ['console/dashboard'],
            },
            async () => {
              return (await import('#web/features/dashboard/admin-dashboard-page.tsx')).AdminDashboardPage
            },
          ),
        },
        { path: '/redirect/*', ...step(redirecting) },
        {
          path: LOGIN_INFO,
          ...page({ title: PAGE_NAMES.loginInfo, texts: OWN_TEXTS }, async () => {
            return (await import('#web/features/my/admin-login-info-page.tsx')).AdminLoginInfoPage
          }),
        },
        ...systemRoutes({ page, firstOf }),
        ...websiteRoutes({ page, firstOf }),
      ],
    },
  ]
  const doors = [
    door('/401', PAGE_NAMES.noAccess, async () => {
      return (await import('#web/features/door/admin-closed-page.tsx')).AdminClosedPage
    }),
    door('/404', PAGE_NAMES.nothingHere, async () => {
      return (await import('#web/features/door/admin-missing-page.tsx')).AdminMissingPage
    }),
  ]
  return { routes, frame: CONSOLE_ROUTE, doors }
}

/** The texts of the pages for guests, and of what stands around every page of the console. */
const ENTRANCE = ['console/login'] as const
const FRAME = ['console/frame'] as const

/** Decision 2: `/login` is the sign-in under another name and keeps its query. */
function ToSignIn() {
  const { search } = useLocation()
  return <Navigate to={SIGN_IN + search} replace />
}

/** A page for guests: the sign-in and what leads to it. */
function entrance(texts: Texts, path: string, Component: () => Promise<ComponentType>): RouteObject {
  return {
    path,
    HydrateFallback: AdminSplash,
    loader: async (args) => {
      const [entrance] = await Promise.all([
        readEntrance(args),
        texts.bring(ENTRANCE, doorOf(args).language()),
      ])
      return entrance
    },
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
