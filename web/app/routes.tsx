// The one route table of the public site (spec §2), for both doors and for the server (decision 27). The console adds
// its own part when it is asked for (`late-console.ts`).

import { type ComponentType, lazy, Suspense } from 'react'
import {
  isRouteErrorResponse,
  type LazyRouteFunction,
  type LoaderFunctionArgs,
  type RouteObject,
  replace,
  useRevalidator,
  useRouteError,
} from 'react-router'
import { CODE } from '#contract/wire/answer.ts'
import { Refused, Unreachable } from '#web/client/send.ts'
import { FailedPage } from '#web/features/errors/failed-page.tsx'
import { ForbiddenPage } from '#web/features/errors/forbidden-page.tsx'
import { unknown } from '#web/site/links/unknown.ts'
import { loader as shellLoader, shouldRevalidate } from '#web/site/shell/shell-data.tsx'
import { SiteData, SiteShell, Waiting } from '#web/site/shell/site-shell.tsx'
import { LogoMark } from '#web/ui/logo-mark.tsx'
import { SHELL_ROUTE } from './embedded.ts'

/** A page that comes with its own chunk, which the build knows by `id`; plates stand in its place on the first visit. */
const page = (path: string, id: string, lazy: LazyRouteFunction<RouteObject>): RouteObject => ({
  id,
  path,
  lazy,
  HydrateFallback: Waiting,
})
const leads = (path: string, to: string): RouteObject => ({
  path,
  loader: () => replace(to),
  HydrateFallback: Waiting,
})

/** `/401` and `/404` give way to the console's own pages of these addresses, which are plain; below them there is nothing. */
function nothingBelow(args: LoaderFunctionArgs) {
  return args.params['*'] ? unknown(args) : null
}

type KindPage = Awaited<ReturnType<LazyRouteFunction<RouteObject>>>
/**
 * The pages of the kinds in `features/kinds/`, which are named after their folder: `success-case/…-list-page.tsx` is
 * `/successCase`, `success-case/…-detail-page.tsx` is `/successCaseDetail/:slug?`. Those in `own/` have the addresses that the
 * owner chose.
 */
const KIND_PAGES = import.meta.glob<KindPage>([
  '../features/kinds/*/*-{list,detail}-page.tsx',
  '!../features/kinds/own/*',
])
const kindPages = Object.entries(KIND_PAGES).map(([file, lazy]) => {
  const kind = file.split('/')[3]?.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  return page(
    file.endsWith('-list-page.tsx') ? `${kind}` : `${kind}Detail/:slug?`,
    file.slice('../'.length),
    lazy,
  )
})

/** What the server answers a page with, when that is not 200. */
type PageAnswer = { status: number }
const answered = (status: number): PageAnswer => ({ status })

const pages: RouteObject[] = [
  { index: true, loader: () => replace('/HomePage'), HydrateFallback: Waiting },
  leads('index.html', '/homePage'),
  leads('aboutus/lianxi', '/aboutus#lianxi'),
  leads('aboutus/qiye', '/aboutus#qiye'),
  page('HomePage', 'features/home/home-page.tsx', () => import('#web/features/home/home-page.tsx')),
  page('aboutus', 'features/about/about-page.tsx', () => import('#web/features/about/about-page.tsx')),
  page('news', 'features/news/news-list-page.tsx', () => import('#web/features/news/news-list-page.tsx')),
  page(
    'newsDetail/:slug?',
    'features/news/news-detail-page.tsx',
    () => import('#web/features/news/news-detail-page.tsx'),
  ),
  page(
    'productModular/:slug?',
    'features/product-type/product-type-page.tsx',
    () => import('#web/features/product-type/product-type-page.tsx'),
  ),
  page(
    'productModularChil/:slug?',
    'features/product-type/sub-type-page.tsx',
    () => import('#web/features/product-type/sub-type-page.tsx'),
  ),
  page(
    'productDetail/:slug?',
    'features/product/product-detail-page.tsx',
    () => import('#web/features/product/product-detail-page.tsx'),
  ),
  page(
    'HotProduct',
    'features/product/hot-products-page.tsx',
    () => import('#web/features/product/hot-products-page.tsx'),
  ),
  page(
    'compare',
    'features/product/compare/compare-page.tsx',
    () => import('#web/features/product/compare/compare-page.tsx'),
  ),
  ...kindPages,
  page('keyword', 'features/search/search-page.tsx', () => import('#web/features/search/search-page.tsx')),
  page(
    'message',
    'features/enquiry/enquiry-page.tsx',
    () => import('#web/features/enquiry/enquiry-page.tsx'),
  ),
  page('enquiry/:slug?', 'features/enquiry/own-page.tsx', () => import('#web/features/enquiry/own-page.tsx')),
  page(
    'enquiry/:slug/quote',
    'features/enquiry/quote/quote-page.tsx',
    () => import('#web/features/enquiry/quote/quote-page.tsx'),
  ),
  {
    ...page('404/*', 'features/errors/not-found-page.tsx', async () => ({
      Component: (await import('#web/features/errors/not-found-page.tsx')).NotFoundPage,
    })),
    loader: nothingBelow,
    handle: answered(404),
  },
  // Here from the beginning: who is sent here sees it at once. It is who asks that may not, so the answer is 403.
  { path: '401/*', Component: ForbiddenPage, loader: nothingBelow, handle: answered(403) },
  // Which kinds the owner made is known once the site was read (decision 66).
  page(
    ':own',
    'features/kinds/own/own-list-page.tsx',
    () => import('#web/features/kinds/own/own-list-page.tsx'),
  ),
  page(
    ':own/:slug',
    'features/kinds/own/own-detail-page.tsx',
    () => import('#web/features/kinds/own/own-detail-page.tsx'),
  ),
  { path: '*', loader: unknown, HydrateFallback: Waiting },
]

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
      page('Heads', 'site/shell/head-alone.tsx', async () => ({
        Component: (await import('#web/site/shell/head-alone.tsx')).HeadAlone,
      })),
      page('Feets', 'site/shell/foot-alone.tsx', async () => ({
        Component: (await import('#web/site/shell/foot-alone.tsx')).FootAlone,
      })),
      { Component: SiteShell, children: [{ ErrorBoundary: PageError, children: pages }] },
    ],
  },
]

/** A failed call can be made again on the spot; a chunk that a new release took away needs the new page. */
function useRetry(error: unknown): () => void {
  const { revalidate } = useRevalidator()
  const again = error instanceof Refused || error instanceof Unreachable
  return () => (again ? void revalidate() : window.location.reload())
}

/** Inside the shell: header and footer stay, the visitor can go on. */
function PageError() {
  const error = useRouteError()
  const retry = useRetry(error)
  const busy = useRevalidator().state !== 'idle'
  if (isRouteErrorResponse(error) && error.status === 404) return <Late Page={NotFound} />
  if (isOver(error)) return <Late Page={Over} />
  return <FailedPage onRetry={retry} busy={busy} offline={error instanceof Unreachable} />
}

// Few see them: they come when they are needed.
const NotFound = lazy(async () => ({
  default: (await import('#web/features/errors/not-found-page.tsx')).NotFoundPage,
}))
const Over = lazy(async () => ({
  default: (await import('#web/features/errors/preview-over-page.tsx')).PreviewOverPage,
}))
const Late = ({ Page }: { Page: ComponentType }) => (
  <Suspense>
    <Page />
  </Suspense>
)

/** The link of a preview ended while somebody looked. */
const isOver = (error: unknown) => error instanceof Refused && error.code === CODE.gone

/** Instead of the whole site, when not even the company's name could be read. */
function SiteError() {
  const error = useRouteError()
  const retry = useRetry(error)
  const busy = useRevalidator().state !== 'idle'
  return (
    <main className="bare-page">
      <p className="wrap logo">
        <LogoMark />
      </p>
      {isOver(error) ? (
        <Late Page={Over} />
      ) : (
        <FailedPage onRetry={retry} busy={busy} offline={error instanceof Unreachable} />
      )}
    </main>
  )
}
