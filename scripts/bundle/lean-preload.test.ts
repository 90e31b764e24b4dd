// What comes along with a later piece: nothing that is there already, by a helper that is known.
import { expect, test } from 'vitest'
import { broughtBy, leanHelper } from './lean-preload.ts'

test('a file brings all that it imports, and what that imports', () => {
  const chunks = {
    'main.js': { imports: ['site.js', 'react.js'] },
    'site.js': { imports: ['react.js'] },
    'react.js': {},
    'page.js': { imports: ['main.js'] },
  }
  expect([...broughtBy('main.js', chunks)].sort()).toEqual(['main.js', 'react.js', 'site.js'])
  expect([...broughtBy('gone.js', chunks)]).toEqual(['gone.js'])
})

test('a helper of another kind is refused by the build', () => {
  const known = 'export const __vitePreload = function preload(baseModule, deps, importerUrl) {}'
  expect(leanHelper(known)).toContain('export const __vitePreload = (load, files = [])')
  expect(() => leanHelper(known.replace('importerUrl', 'how'))).toThrow('in another way')
})
