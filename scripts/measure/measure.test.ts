// What is measured of the code.
import { expect, test } from 'vitest'
import { circlesOf } from './circles.ts'
import { crowdedFolders, MOST_ENTRIES } from './folders.ts'
import { sourceOf } from './source-files.ts'

test('imports of files of ours are found, those of types apart', () => {
  const { imports } = sourceOf(
    'web/site/menu.tsx',
    `import { z } from 'zod'
    import './menu.css'
    import './early.ts'
    import type { News } from '#contract/news.ts'
    import { type Product, price } from '#contract/product.ts'
    import { type Case } from '#contract/success-case.ts'
    import type { Menu } from './early.ts'
    export { open } from '../ui/open.ts'
    export type { Way } from './way.ts'
    const later = () => import('./later.tsx')
    type Last = import('./last.ts').Last`,
  )
  expect([...imports.values]).toEqual([
    'web/site/early.ts',
    'contract/product.ts',
    'web/ui/open.ts',
    'web/site/later.tsx',
  ])
  expect([...imports.types].sort()).toEqual([
    'contract/news.ts',
    'contract/success-case.ts',
    'web/site/last.ts',
    'web/site/way.ts',
  ])
})

test('functions are found with their names, places and lengths', () => {
  const text = `export function one() {
  return 1
}
const two = (x: number) => {
  const three = function () {
  }
}
const made = { four() {}, five: () => 5 }
made.map(() => 1)
`
  const { functions, lines } = sourceOf('web/x.ts', text)
  expect(lines).toBe(9)
  expect(functions).toEqual([
    { name: 'one', line: 1, lines: 3 },
    { name: 'two', line: 4, lines: 4 },
    { name: 'three', line: 5, lines: 2 },
    { name: 'four', line: 8, lines: 1 },
    { name: 'five', line: 8, lines: 1 },
    { name: 'without a name', line: 9, lines: 1 },
  ])
})

test('a file that cannot be parsed is no file without functions', () => {
  expect(() => sourceOf('web/x.ts', 'const = 1')).toThrow('web/x.ts')
})

test('circles are told apart from what only leads to them', () => {
  const graph: Record<string, string[]> = {
    start: ['a', 'x', 'end'],
    a: ['b'],
    b: ['c', 'end'],
    c: ['a'],
    x: ['y'],
    y: ['x', 'a'],
    end: [],
    itself: ['itself'],
  }
  const circles = circlesOf(Object.keys(graph), (name) => graph[name] ?? [])
  expect(circles.sort()).toEqual([
    ['a', 'b', 'c'],
    ['x', 'y'],
  ])
})

test('files and folders count as entries of the folder they are in', () => {
  const many = Array.from({ length: MOST_ENTRIES }, (_, at) => `web/site/${at}.ts`)
  expect(crowdedFolders(many)).toEqual([])
  expect(crowdedFolders([...many, 'web/site/a/b/c.ts', 'web/site/a/d.ts'])).toEqual([
    { folder: 'web/site', entries: MOST_ENTRIES + 1 },
  ])
})
