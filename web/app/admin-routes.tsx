// The routes of staff: the sign-in and the console (spec §2). Nothing of it is loaded before a member of staff comes.
import { source } from 'virtual:texts/console'
import type { ComponentType } from 'react'
import { type LoaderFunctionArgs, Navigate, type RouteObject, useLocation } from 'react-router'
import type { Text } from '#contract/languages/language.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import { allowStyleTexts } from '#web/admin/frame/looks/style-texts.ts'
import { PAGE_NAMES } from '#web/admin/frame/page-names.ts'
import { CONSOLE_ROUTE, LOGIN_INFO } from '#web/admin/frame/tabs/page-handle.ts'
import { readEntrance } from '#web/app/programs/read-entrance.ts'
import { routedEntrance } from '#web/app/programs/routed-entrance.tsx'
import { doorOf } from '#web/client/door.ts'
import { learnPlainWords } from '#web/client/plain-words.ts'
import { type Texts, textsIn } from '#web/i18n/texts.ts'
import { CONSOLE_HOME, FORGOTTEN, NEW_PASSWORD, SIGN_IN, safeRedirect } from '#web/session/redirect.ts'
import { readToken } from '#web/session/token.ts'
import { directoriesOf } from './admin-directories.tsx'
import { AdminError, AdminSplash } from './admin-error.tsx'
import { late, once } from './admin-late.tsx'
import { createPageMakers, type Load, pagesIn } from './admin-page.ts'
import type { ConsolePart } from './late-console.ts'
import { leadOn } from './lead-on.ts'
import { OWN_TEXTS } from './page-texts.ts'

/** The staff's part of the route table. What its pages share is made when the first of them opens. */
export function consolePart(texts: Texts, language: () => Language): ConsolePart {
  allowStyleTexts()
  texts.learn(source)
  learnPlainWords(() => textsIn(texts, language(), 'console/start').failures)
  const opened = once(async () => (await import('./admin-console.tsx')).openConsole(pages, texts))
  const frame = late(async () => (await opened()).Frame)
  const make = createPageMakers({ opened, frame, texts })
  const directories = directoriesOf(make)
  const pages = pagesIn(directories)
  const { page } = make

  const door = (path: string, title: Text, load: Load) => ({
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
        // A step behind the guard that has no tab of its own.
        {
          path: '/redirect/*',
          ...page({ title: PAGE_NAMES.dashboard }, async () => {
            return (await import('#web/admin/frame/tabs/redirect-page.tsx')).RedirectPage
          }),
          handle: undefined,
        },
        {
          path: LOGIN_INFO,
          ...page({ title: PAGE_NAMES.loginInfo, texts: OWN_TEXTS }, async () => {
            return (await import('#web/features/my/admin-login-info-page.tsx')).AdminLoginInfoPage
          }),
        },
        ...directories,
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

const ENTRANCE = ['console/login'] as const

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
        readEntrance(doorOf(args).read, doorOf(args).language()),
        texts.bring(ENTRANCE, doorOf(args).language()),
      ])
      return entrance
    },
    ErrorBoundary: AdminError,
    lazy: { Component: async () => routedEntrance(await Component()) },
  }
}

function forward({ url }: LoaderFunctionArgs) {
  return leadOn(url, readToken() ? safeRedirect(url.searchParams.get('redirect')) : SIGN_IN + url.search)
}
