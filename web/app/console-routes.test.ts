// Which pages of the console are made anew each time they are come back to (spec §2), and which keep what was typed (decision 14 of docs/decisions).
import type { RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import type { PageHandle } from '#web/admin/frame/tabs/page-handle.ts'
import { createTexts } from '#web/i18n/texts.ts'
import { consolePart } from './admin-routes.tsx'

/** The handle of each page by the last part of its path; a list has the path of its directory. */
function pagesIn(routes: readonly RouteObject[], above = ''): [string, PageHandle][] {
  return routes.flatMap(({ path = above, handle, middleware, children = [] }): [string, PageHandle][] => [
    ...(middleware && handle ? [[path, handle] as [string, PageHandle]] : []),
    ...pagesIn(children, path),
  ])
}
const pages = new Map(pagesIn(consolePart(createTexts({}), () => 'en').routes))
const fresh = (path: string) => pages.get(path)?.noCache

test('lists, logs and the dashboard are made anew, and the dashboard is affixed', () => {
  const system = ['userList', 'roleList', 'sysmenuList', 'loginLog', 'operationLog']
  const website = ['web_news', 'web_product_type', 'web_product', 'web_success_case', 'web_message']
  for (const path of [...system, ...website, '/dashboard']) expect(fresh(path), path).toBe(true)
  expect(pages.get('/dashboard')?.affix).toBe(true)
})

test('pages where people type are kept', () => {
  for (const path of [
    'roleSetting/:id',
    'web_homepage',
    'web_aboutus',
    'web_news_form/0',
    'web_news_form/:id',
  ]) {
    expect(pages.has(path), path).toBe(true)
    expect(fresh(path), path).toBeUndefined()
  }
})
