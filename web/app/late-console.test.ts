// When the console is loaded, and when it is not.
import type { RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { isPublic, isStaffs, lateConsole } from './late-console.ts'

const site: RouteObject[] = [
  {
    path: '/',
    children: [
      { path: 'HomePage' },
      { path: 'newsDetail/:slug?' },
      { path: '401/*' },
      { path: '404/*' },
      { path: ':own' },
      { path: ':own/:slug' },
      { path: '*' },
    ],
  },
]

/** Asks for `path` and says what was added to the table. */
function visitor(there = false, signedIn = false) {
  const patched: (string | null)[] = []
  let loads = 0
  const load = async () => {
    loads += 1
    return { routes: [{ path: '/dashboard' }], frame: 'frame', doors: [{ path: '/401' }] }
  }
  const visit = lateConsole(site, load, there, () => signedIn)
  const go = async (path: string, signal = new AbortController().signal) => {
    await visit({
      path,
      signal,
      matches: [],
      fetcherKey: undefined,
      patch: (below) => void patched.push(below),
    })
    return { loads, patched: patched.length, below: patched.at(-1) }
  }
  return go
}

test('a public address loads nothing of the console', async () => {
  expect(isPublic(site, '/newsDetail/3-annual-meeting')).toBe(true)
  expect(await visitor()('/newsDetail/3')).toMatchObject({ loads: 0, patched: 0 })
})

test('an address that an owner may have chosen brings nothing, one of staff does', async () => {
  for (const path of ['/references', '/reference/3-a-town']) {
    expect(isPublic(site, path)).toBe(true)
    expect(await visitor()(path)).toMatchObject({ loads: 0 })
  }
  for (const path of ['/dashboard', '/webSystemManage/web_news', '/njlbWebLogin', '/login'])
    expect(isPublic(site, path), path).toBe(false)
})

test('an address the site does not know brings the console once', async () => {
  const go = visitor()
  expect(await go('/dashboard')).toMatchObject({ loads: 1, patched: 1 })
  expect(await go('/nowhere/at/all')).toMatchObject({ loads: 1, patched: 1 })
})

test('staff who came straight have it already', async () => {
  expect(await visitor(true)('/dashboard')).toMatchObject({ loads: 0, patched: 0 })
})

test('staff meet closed doors in the frame of the console; guests keep the pages of the site', async () => {
  expect(await visitor()('/401')).toMatchObject({ loads: 0, patched: 0 })
  const go = visitor(false, true)
  expect(await go('/dashboard')).toMatchObject({ patched: 1, below: null })
  expect(await go('/401')).toMatchObject({ patched: 2, below: 'frame' })
  expect(await go('/404/')).toMatchObject({ patched: 2 })
  expect(await visitor(true, true)('/404')).toMatchObject({ patched: 1, below: 'frame' })
  expect([isStaffs(site, '/401', false), isStaffs(site, '/401', true)]).toEqual([false, true])
})

test('a navigation that was given up adds nothing, and the next one does', async () => {
  const go = visitor()
  expect(await go('/dashboard', AbortSignal.abort())).toMatchObject({ loads: 1, patched: 0 })
  expect(await go('/dashboard')).toMatchObject({ loads: 2, patched: 1 })
})
