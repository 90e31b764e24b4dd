import { expect, test } from 'vitest'
import { visitedPage } from './visited-page.ts'

test('a path of a record is its kind and id, however it is written', () => {
  for (const path of ['/productDetail/12', '/productDetail/12-some-valve', '/productDetail?id=12']) {
    expect(visitedPage(path)).toEqual({ page: 'product:12' })
  }
  expect(visitedPage('/productModularChil/7?page=2')).toEqual({ page: 'productType:7' })
})

test('other pages are their names, and the words searched for are kept in one way to write them', () => {
  expect(visitedPage('/')).toEqual({ page: 'home' })
  expect(visitedPage('/HomePage')).toEqual({ page: 'home' })
  expect(visitedPage('/aboutus#lianxi'.split('#')[0] ?? '')).toEqual({ page: 'about' })
  expect(visitedPage('/keyword?keyword=%20Gear%20%20PUMP')).toEqual({ page: 'search', word: 'gear pump' })
  expect(visitedPage('/keyword')).toEqual({ page: 'search' })
})

test('files, errors and addresses of nothing are no pages', () => {
  for (const path of [
    '/404',
    '/productDetail/abc',
    '/productDetail',
    '/feed.xml',
    '/news/3/4',
    '/constructor',
    '/message/sent',
  ]) {
    expect(visitedPage(path)).toBeNull()
  }
})
