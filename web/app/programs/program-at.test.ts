// Which program an address opens.
import type { RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { consolePart } from '#web/app/admin-routes.tsx'
import { routes as site } from '#web/app/routes.tsx'
import { createTexts } from '#web/i18n/texts.ts'
import { type Program, pathOfHash, programAt } from './program-at.ts'

const at = (hash: string, signedIn = true, pathname = '/'): Program => programAt({ pathname, hash }, signedIn)

/** Whole paths of a table of routes, without their parameters. */
function pathsOf(routes: readonly RouteObject[], above = ''): string[] {
  return routes.flatMap(({ path, children = [] }) => {
    const whole = path?.startsWith('/') ? path : [above, path].filter(Boolean).join('/')
    return [...(path ? [whole] : []), ...pathsOf(children, whole)]
  })
}
const staffs = pathsOf(consolePart(createTexts({}), () => 'en').routes)

test('every address of the staff opens one of their programs, and none of the site does', () => {
  expect(staffs.filter((path) => at(`#${path}`) === 'site')).toEqual([])
  const public_ = pathsOf(site).map((path) => (path.startsWith('/') ? path : `/${path}`))
  expect(public_.filter((path) => at(`#${path}`, false) !== 'site')).toEqual([])
  expect(public_.length).toBeGreaterThan(10)
})

test('a guest before the console is led to the sign-in without it', () => {
  expect(at('#/dashboard', false)).toBe('entrance')
  expect(at('#/webSystemManage/web_product?state=draft', false)).toBe('entrance')
  expect(at('#/njlbWebLogin/forgotten')).toBe('entrance')
  expect(at('#/LOGIN')).toBe('entrance')
})

test('the closed doors are the console’s for staff alone', () => {
  expect([at('#/404?from=%2Fx'), at('#/404', false), at('#/401/')]).toEqual(['console', 'site', 'console'])
})

test('a canonical address is the site’s whatever stands behind its hash', () => {
  expect(at('#/dashboard', true, '/en/HomePage')).toBe('site')
  expect([at(''), at('#'), at('#/HomePage'), at('#/dashboards')]).toEqual(Array(4).fill('site'))
})

test('the path of a hash is told without its query', () => {
  expect([pathOfHash('#/a?b#c'), pathOfHash('#a'), pathOfHash('')]).toEqual(['/a', '/a', '/'])
})
