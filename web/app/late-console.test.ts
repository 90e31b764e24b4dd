// When the console is loaded, and when it is not.
import type { RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { isPublic, lateConsole } from './late-console.ts'

const site: RouteObject[] = [
  { path: '/', children: [{ path: 'HomePage' }, { path: 'newsDetail/:slug?' }, { path: '*' }] },
]

/** Asks for `path` and says what was added to the table. */
function visitor(there = false) {
  const patched: RouteObject[][] = []
  let loads = 0
  const load = async () => {
    loads += 1
    return [{ path: '/dashboard' }]
  }
  const visit = lateConsole(site, load, there)
  const go = async (path: string, signal = new AbortController().signal) => {
    await visit({
      path,
      signal,
      matches: [],
      fetcherKey: undefined,
      patch: (_, children) => patched.push(children),
    })
    return { loads, patched: patched.length }
  }
  return go
}

test('a public address loads nothing of the console', async () => {
  expect(isPublic(site, '/newsDetail/3-annual-meeting')).toBe(true)
  expect(await visitor()('/newsDetail/3')).toEqual({ loads: 0, patched: 0 })
})

test('an address the site does not know brings the console once', async () => {
  const go = visitor()
  expect(await go('/dashboard')).toEqual({ loads: 1, patched: 1 })
  expect(await go('/nowhere')).toEqual({ loads: 1, patched: 1 })
})

test('staff who came straight have it already', async () => {
  expect(await visitor(true)('/dashboard')).toEqual({ loads: 0, patched: 0 })
})

test('a navigation that was given up adds nothing, and the next one does', async () => {
  const go = visitor()
  expect(await go('/dashboard', AbortSignal.abort())).toEqual({ loads: 1, patched: 0 })
  expect(await go('/dashboard')).toEqual({ loads: 2, patched: 1 })
})
