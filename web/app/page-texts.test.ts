// Each page of the console brings the texts that it shows, so that none of its parts has to wait for them.
import { rooms } from 'virtual:texts/all'
import type { RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import { pageHandle } from '#web/admin/frame/tabs/page-handle.ts'
import { type Group, groupOf, type Room } from '#web/i18n/messages.ts'
import { createTexts } from '#web/i18n/texts.ts'
import { consolePart } from './admin-routes.tsx'
import { KIND_TEXTS, PAGE_TEXTS } from './page-texts.ts'

/** The code of the web by its place in it. */
const CODE = import.meta.glob<string>('../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true })
const codeOf = (file: string) => CODE[`../${file}`] ?? CODE[`./${file.replace(/^app\//, '')}`]
const IMPORTS = /(?:^|\n)(?:import|export)(?! type)[^;'"]*?'([^']+)'/g
const ROOMS = /(?:useTexts|say)\(\s*'([a-z][\w/-]+)'|room: '([^']+)'/g

/** The groups of the rooms that a module and what it imports name. */
function groupsOf(file: string, seen = new Set<string>()): Set<Group> {
  const found = new Set<Group>()
  const code = codeOf(file)
  if (seen.has(file) || code === undefined) return found
  seen.add(file)
  for (const [, one, other] of code.matchAll(ROOMS)) {
    const room = one ?? other ?? ''
    if (room in rooms.en) found.add(groupOf(room as Room))
  }
  for (const [, way = ''] of code.matchAll(IMPORTS))
    for (const group of groupsOf(fileOf(way, file), seen)) found.add(group)
  return found
}
const fileOf = (way: string, from: string) =>
  way.startsWith('#web/')
    ? way.slice('#web/'.length)
    : way.startsWith('.')
      ? new URL(way, `file:///${from}`).pathname.slice(1)
      : ''

/** The programs that the tables of routes name, and the pages that lead there. */
const TABLES = ['admin-routes.tsx', 'admin-directories.tsx']
const programs = TABLES.flatMap((table) => {
  const file = `app/${table}`
  return [...(codeOf(file) ?? '').matchAll(/import\('([^']+)'\)/g)].map(([, way = '']) => fileOf(way, file))
})
const needed = (part: string) => {
  const file = programs.find((one) => one.includes(part))
  if (!file) throw new Error(`no page ${part}`)
  return [...groupsOf(file)].filter((group) => !group.startsWith('site') && group !== 'console/frame').sort()
}

const PAGES: Record<string, string[]> = {
  userList: ['user-list-page'],
  roleList: ['role-list-page'],
  roleSetting: ['role/setting/'],
  sysmenuList: ['menu-page'],
  tokenList: ['my/tokens/'],
  loginLog: ['login-log-page'],
  operationLog: ['operation-log-page'],
  monitor: ['monitor-page'],
  web_product_type: ['product-type-page'],
  web_product: ['kinds/kind-list-page', 'kinds/kind-form-page'],
  web_news: ['news/import/'],
  web_media: ['media-page'],
  web_release: ['release-list-page', 'release-page'],
  web_review: ['review-list-page', 'review-page'],
  web_proposal: ['proposal-list-page', 'proposal-page'],
  web_translation: ['translation-page'],
  web_past: ['past-page'],
  web_search: ['search/admin-missing-page'],
  web_setting: ['features/setting/'],
  web_webhook: ['webhook-page'],
  web_message: ['message-list-page', 'message-page'],
  web_quote: ['quote-list-page'],
  web_delivery: ['delivery-list-page'],
}

test.each(Object.entries(PAGES))('the page %s brings its texts', (key, parts) => {
  const brought = PAGE_TEXTS[key] ?? []
  for (const part of parts) expect(needed(part).filter((group) => !brought.includes(group))).toEqual([])
})

test('the pages of declared kinds bring theirs', () => {
  for (const part of ['kinds/kind-list-page', 'kinds/kind-form-page', 'kinds/single-form-page'])
    expect(needed(part).filter((group) => !KIND_TEXTS.includes(group))).toEqual([])
})

test('the pages without a key bring theirs, and the frame shows no others', () => {
  const handles = (routes: readonly RouteObject[]): Map<string, readonly Group[]> =>
    new Map(
      routes.flatMap(({ path = '', handle, children = [] }) => [
        [path, pageHandle(handle)?.texts ?? []] as const,
        ...handles(children),
      ]),
    )
  const own = handles(consolePart(createTexts({}), () => 'en').routes)
  expect(own.get('/dashboard')).toEqual(needed('dashboard-page'))
  expect(own.get('/my/loginInfo')).toEqual(needed('login-info-page'))
  expect(needed('admin-closed-page')).toEqual([])
  expect(needed('admin-console')).toEqual([])
  expect(needed('login-page')).toEqual(['console/login'])
})

test('the keys of the table are pages of the console, and every language has its texts', () => {
  expect(Object.keys(PAGE_TEXTS).sort()).toEqual(Object.keys(PAGES).sort())
  for (const language of LANGUAGES)
    expect(Object.keys(rooms[language]).length).toBe(Object.keys(rooms.en).length)
})
