// The one route table of the public site (spec §2): the hash router reads it in the browser, the server-rendered twin
// reads it later. The console adds its own part when it is asked for (`late-console.ts`).
import { type LazyRouteFunction, type RouteObject, replace } from 'react-router'
import { PageError, SiteError } from '#web/app/error-boundary.tsx'
import { FootAlone, HeadAlone } from '#web/site/lone-parts.tsx'
import { loader as shellLoader, shouldRevalidate } from '#web/site/shell-data.tsx'
import { SiteData, SiteShell } from '#web/site/site-shell.tsx'
import { Waiting } from '#web/site/waiting.tsx'

/** A page that comes with its own chunk; plates stand in its place on the first visit. */
const page = (path: string, lazy: LazyRouteFunction<RouteObject>): RouteObject => ({
  path,
  lazy,
  HydrateFallback: Waiting,
})
const leads = (path: string, to: string): RouteObject => ({
  path,
  loader: () => replace(to),
  HydrateFallback: Waiting,
})

const pages: RouteObject[] = [
  { index: true, loader: () => replace('/HomePage'), HydrateFallback: Waiting },
  leads('index.html', '/homePage'),
  leads('aboutus/lianxi', '/aboutus#lianxi'),
  leads('aboutus/qiye', '/aboutus#qiye'),
  page('HomePage', () => import('#web/features/home/home-page.tsx')),
  page('aboutus', () => import('#web/features/about/about-page.tsx')),
  page('news', () => import('#web/features/news/news-list-page.tsx')),
  page('newsDetail/:slug?', () => import('#web/features/news/news-detail-page.tsx')),
  page('productModular/:slug?', () => import('#web/features/product-type/product-type-page.tsx')),
  page('productModularChil/:slug?', () => import('#web/features/product-type/sub-type-page.tsx')),
  page('productDetail/:slug?', () => import('#web/features/product/product-detail-page.tsx')),
  page('HotProduct', () => import('#web/features/product/hot-products-page.tsx')),
  page('successCase', () => import('#web/features/success-case/case-list-page.tsx')),
  page('successCaseDetail/:slug?', () => import('#web/features/success-case/case-detail-page.tsx')),
  page('keyword', () => import('#web/features/search/search-page.tsx')),
  page('404', async () => ({
    Component: (await import('#web/features/errors/not-found-page.tsx')).NotFoundPage,
  })),
  page('401', async () => ({
    Component: (await import('#web/features/errors/forbidden-page.tsx')).ForbiddenPage,
  })),
  leads('*', '/404'),
]

/** The name under which what the server embedded is handed to the router. */
export const SHELL_ROUTE = 'shell'

export const routes: RouteObject[] = [
  {
    id: SHELL_ROUTE,
    path: '/',
    loader: shellLoader,
    shouldRevalidate,
    Component: SiteData,
    ErrorBoundary: SiteError,
    HydrateFallback: Waiting,
    children: [
      { path: 'Heads', Component: HeadAlone },
      { path: 'Feets', Component: FootAlone },
      { Component: SiteShell, children: [{ ErrorBoundary: PageError, children: pages }] },
    ],
  },
]
