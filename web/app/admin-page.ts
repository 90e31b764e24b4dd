// How a route of the console is made: what its pages are called by, where menus lead, and what every page stands behind.
import type { ComponentType } from 'react'
import type { LoaderFunction, LoaderFunctionArgs, RouteObject } from 'react-router'
import { DECLARED_PAGES, type DeclaredPage } from '#contract/kinds/declared.ts'
import type { Directory } from '#contract/wire/resource.ts'
import type { PageHandle } from '#web/admin/frame/tabs/page-handle.ts'
import type { Needs } from '#web/session/permissions.ts'
import { doorAddress } from '#web/session/redirect.ts'
import { leadOn } from './lead-on.ts'

const pagesOfKinds = Object.fromEntries(
  DECLARED_PAGES.map((page) => [page, `/webSystemManage/${page}`]),
) as Record<DeclaredPage, string>

/** Where the menu of a page leads. */
export const PAGES = {
  userList: '/sysUserManage/userList',
  roleList: '/sysUserManage/roleList',
  sysmenuList: '/sysUserManage/sysmenuList',
  loginLog: '/logManagement/loginLog',
  operationLog: '/logManagement/operationLog',
  monitor: '/logManagement/monitor',
  web_homepage: '/webSystemManage/web_homepage',
  web_aboutus: '/webSystemManage/web_aboutus',
  web_product_type: '/webSystemManage/web_product_type',
  web_product: '/webSystemManage/web_product',
  ...pagesOfKinds,
  web_media: '/webSystemManage/web_media',
  web_release: '/webSystemManage/web_release',
  web_search: '/webSystemManage/web_search',
  web_setting: '/webSystemManage/web_setting',
  web_webhook: '/webSystemManage/web_webhook',
  web_message: '/webSystemManage/web_message',
  web_delivery: '/webSystemManage/web_delivery',
}

export type MakePages = {
  /** A page behind the guard; `needs` is what its handle names, unless it is given. */
  page: (
    handle: PageHandle,
    load: () => Promise<ComponentType>,
    needs?: Needs,
  ) => Pick<RouteObject, 'handle' | 'middleware' | 'Component'>
  /** Leads from a directory to the first of its pages in the person's sidebar. */
  firstOf: (directory: Directory) => LoaderFunction
}

/** Spec §2: ids in an address are digits; anything else is no page. */
export function digitsOnly({ params, url }: LoaderFunctionArgs) {
  if (!/^[1-9]\d{0,15}$/.test(params.id ?? '')) throw leadOn(url, doorAddress('/404', url))
  return null
}
