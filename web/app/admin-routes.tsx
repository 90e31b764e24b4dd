// The routes of staff: the sign-in and the console (spec §2). Nothing of it is loaded before a member of staff comes.
import type { ComponentType } from 'react'
import {
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  Navigate,
  type RouteObject,
  redirect,
  useLocation,
} from 'react-router'
import type { Text } from '#contract/language.ts'
import {
  CONSOLE_ROUTE,
  DASHBOARD_TITLE,
  LOGIN_INFO,
  LOGIN_INFO_TITLE,
  type PageHandle,
} from '#web/admin/page-handle.ts'
import { AdminError, AdminSplash } from '#web/app/admin-error.tsx'
import { late, once } from '#web/app/admin-late.tsx'
import { refuseGuest } from '#web/app/guard.tsx'
import { doorOf } from '#web/client/door.ts'
import type { Needs } from '#web/session/permissions.ts'
import { CONSOLE_HOME, SIGN_IN, safeRedirect } from '#web/session/redirect.ts'
import { readToken } from '#web/session/token.ts'

const TITLES = {
  logs: { zh: '日志管理', en: 'Logs', es: 'Registros' },
  monitor: { zh: '服务监控', en: 'Monitor', es: 'Monitor' },
  website: { zh: '网站管理', en: 'Website', es: 'Sitio web' },
  types: { zh: '产品类型', en: 'Product types', es: 'Tipos de producto' },
  products: { zh: '产品', en: 'Products', es: 'Productos' },
  addProduct: { zh: '新增产品', en: 'New product', es: 'Nuevo producto' },
  cases: { zh: '成功案例', en: 'Success cases', es: 'Casos de éxito' },
  addCase: { zh: '新增案例', en: 'New success case', es: 'Nuevo caso de éxito' },
  editCase: { zh: '编辑案例', en: 'Edit success case', es: 'Editar caso de éxito' },
  news: { zh: '新闻', en: 'News', es: 'Noticias' },
  editNews: { zh: '编辑新闻', en: 'Edit news', es: 'Editar noticia' },
  editProduct: { zh: '编辑产品', en: 'Edit product', es: 'Editar producto' },
} satisfies Record<string, Text>

/** Where the menu of a page leads. */
const PAGES = {
  monitor: '/logManagement/monitor',
  web_product_type: '/webSystemManage/web_product_type',
  web_product: '/webSystemManage/web_product',
  web_success_case: '/webSystemManage/web_success_case',
  web_news: '/webSystemManage/web_news',
}

/** The staff's part of the route table. What its pages share is made when the first of them opens. */
export function createAdminRoutes(): RouteObject[] {
  const opened = once(async () => (await import('#web/app/admin-console.tsx')).openConsole(PAGES))
  const frame = late(async () => (await opened()).Frame)

  /** A page behind the guard. A guest is turned away before anything of the console is loaded. */
  const page = (handle: PageHandle, load: () => Promise<ComponentType>, needs: Needs = handle) => {
    const content = late(load)
    const guard: MiddlewareFunction = async (args) => {
      refuseGuest(args.url.pathname + args.url.search)
      const entered = opened().then((console) => console.enter(needs, doorOf(args).language()))
      await Promise.all([entered, frame.load(), content.tryLoad()])
    }
    // A page that breaks is caught in its tab, inside the frame.
    return { handle: { ...handle, needs }, middleware: [guard], Component: content.Component }
  }

  /** A step behind the guard that has no tab of its own. */
  const step = (load: () => Promise<ComponentType>) => {
    const { handle: _, ...route } = page({ title: DASHBOARD_TITLE }, load)
    return route
  }
  const redirecting = async () => (await import('#web/admin/redirect-page.tsx')).RedirectPage
  const form = async () =>
    (await import('#web/features/product/admin-product-form-page.tsx')).AdminProductFormPage

  const caseForm = async () =>
    (await import('#web/features/success-case/admin-case-form-page.tsx')).AdminCaseFormPage

  return [
    {
      path: SIGN_IN,
      HydrateFallback: AdminSplash,
      loader: companyName,
      ErrorBoundary: AdminError,
      lazy: { Component: async () => (await import('#web/features/login/login-page.tsx')).LoginPage },
    },
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
        {
          path: '/logManagement',
          handle: { title: TITLES.logs, resources: 'logManagement', noredirect: true } satisfies PageHandle,
          children: [
            { index: true, loader: () => redirect(PAGES.monitor) },
            {
              path: 'monitor',
              ...page({ title: TITLES.monitor, resources: 'monitor', noCache: true }, async () => {
                return (await import('#web/features/monitor/admin-monitor-page.tsx')).AdminMonitorPage
              }),
            },
          ],
        },
        {
          path: '/webSystemManage',
          handle: {
            title: TITLES.website,
            resources: 'webSystemManage',
            noredirect: true,
          } satisfies PageHandle,
          children: [
            { index: true, loader: () => redirect(PAGES.web_product) },
            {
              path: 'web_product_type',
              ...page({ title: TITLES.types, resources: 'web_product_type', noCache: true }, async () => {
                return (await import('#web/features/product-type/admin-product-type-page.tsx'))
                  .AdminProductTypePage
              }),
            },
            {
              path: 'web_product',
              handle: { title: TITLES.products, resources: 'web_product' } satisfies PageHandle,
              children: [
                {
                  index: true,
                  ...page(
                    { title: TITLES.products, resources: 'web_product', breadcrumb: false, noCache: true },
                    async () =>
                      (await import('#web/features/product/admin-product-list-page.tsx'))
                        .AdminProductListPage,
                  ),
                },
                {
                  path: 'add',
                  ...page({ title: TITLES.addProduct }, form, {
                    resources: 'web_product',
                    button: 'web_product:add',
                  }),
                },
                {
                  path: ':id',
                  loader: digitsOnly,
                  ...page({ title: TITLES.editProduct }, form, { resources: 'web_product' }),
                },
              ],
            },
            {
              path: 'web_success_case',
              handle: { title: TITLES.cases, resources: 'web_success_case' } satisfies PageHandle,
              children: [
                {
                  index: true,
                  ...page(
                    { title: TITLES.cases, resources: 'web_success_case', breadcrumb: false, noCache: true },
                    async () =>
                      (await import('#web/features/success-case/admin-case-list-page.tsx')).AdminCaseListPage,
                  ),
                },
                {
                  path: 'add',
                  ...page({ title: TITLES.addCase }, caseForm, {
                    resources: 'web_success_case',
                    button: 'web_success_case:add',
                  }),
                },
                {
                  path: ':id',
                  loader: digitsOnly,
                  ...page({ title: TITLES.editCase }, caseForm, { resources: 'web_success_case' }),
                },
              ],
            },
            {
              path: 'web_news',
              ...page({ title: TITLES.news, resources: 'web_news', noCache: true }, async () => {
                return (await import('#web/features/news/admin-news-list-page.tsx')).AdminNewsListPage
              }),
            },
            {
              // Spec §2: its key is news_form; it is hidden, so whoever may open the list may open it (decision 11).
              path: 'web_news_form/:id',
              loader: digitsOrNew,
              ...page(
                { title: TITLES.editNews, resources: 'news_form' },
                async () => (await import('#web/features/news/admin-news-form-page.tsx')).AdminNewsFormPage,
                { resources: 'web_news' },
              ),
            },
          ],
        },
      ],
    },
  ]
}

export const adminRoutes: RouteObject[] = createAdminRoutes()

/** Decision 2: `/login` is the sign-in under another name and keeps its query. */
function ToSignIn() {
  const { search } = useLocation()
  return <Navigate to={SIGN_IN + search} replace />
}

/** For the title of the sign-in; the page opens without it too. */
async function companyName(args: LoaderFunctionArgs): Promise<string> {
  const door = doorOf(args)
  try {
    return (await door.read('/api/web/site/get', { lang: door.language() })).companyName
  } catch (error) {
    console.error(error)
    return ''
  }
}

function forward({ url }: LoaderFunctionArgs) {
  return redirect(readToken() ? safeRedirect(url.searchParams.get('redirect')) : SIGN_IN + url.search)
}

/** Spec §2: ids in an address are digits; anything else is no page. */
function digitsOnly({ params }: LoaderFunctionArgs) {
  if (!/^[1-9]\d{0,15}$/.test(params.id ?? '')) throw redirect('/404')
  return null
}

/** The same, and 0 for a record that is not stored yet. */
function digitsOrNew(args: LoaderFunctionArgs) {
  return args.params.id === '0' ? null : digitsOnly(args)
}
