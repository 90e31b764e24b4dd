// Later imports lead to the file that holds what they ask for.
import { expect, test } from 'vitest'
import { facadeIn, namedBySource, pastFacades } from './no-facades.ts'

const DIALOG = {
  holder: 'forms-1.js',
  names: [['t', 'Dialog'] as [string, string], ['n', 'Reason'] as [string, string]],
}

test('a file that only says where its piece is, is known by that', () => {
  expect(facadeIn('export{t as Dialog,n as Reason}from"./forms-1.js";')).toEqual(DIALOG)
  expect(facadeIn('export{same}from"./forms-1.js"')).toEqual({
    holder: 'forms-1.js',
    names: [['same', 'same']],
  })
  expect(facadeIn('import{t}from"./forms-1.js";export{t as Dialog};')).toBeNull()
  expect(facadeIn('var e=1;export{e as t};')).toBeNull()
})

test('a later import is led to the file that holds the piece, under the names that were asked for', async () => {
  const facades = new Map([['dialog-2.js', DIALOG]])
  expect(pastFacades('x(()=>import(`./dialog-2.js`),y);import("./page-3.js")', facades)).toBe(
    'x(()=>import(`./forms-1.js`).then(e=>({Dialog:e.t,Reason:e.n})),y);import("./page-3.js")',
  )
})

test('the manifest names that file by the source that it holds', () => {
  const manifest = {
    'index.html': { file: 'assets/index-4.js', imports: ['_forms-1.js'] },
    '_forms-1.js': { file: 'assets/forms-1.js' },
    'page.tsx': { file: 'assets/page-3.js', imports: ['_forms-1.js', '_base-5.js'] },
    '_base-5.js': { file: 'assets/base-5.js' },
  }
  expect(namedBySource(manifest, new Map([['assets/forms-1.js', 'dialog.tsx']]))).toEqual({
    'index.html': { file: 'assets/index-4.js', imports: ['dialog.tsx'] },
    'dialog.tsx': { file: 'assets/forms-1.js' },
    'page.tsx': { file: 'assets/page-3.js', imports: ['dialog.tsx', '_base-5.js'] },
    '_base-5.js': { file: 'assets/base-5.js' },
  })
})
