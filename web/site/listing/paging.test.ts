// Pages of a list in its address.
import { expect, test } from 'vitest'
import { keepWithin, pageCount, pageLinks, readPage, withPage } from './paging.ts'

const search = (text: string) => new URLSearchParams(text)

test('an address asks for a page from 1 on; anything else is the first', () => {
  expect(readPage(search('page=3'))).toBe(3)
  for (const odd of [
    '',
    'page=',
    'page=0',
    'page=-1',
    'page=1e3',
    'page=2.5',
    'page= 2',
    'page=99999999',
    'page=x',
  ]) {
    expect(readPage(search(odd))).toBe(1)
  }
})

test('a page keeps what else the address says, and the first page is not named', () => {
  expect(withPage(search('sort=productModel&page=2'), 3)).toBe('?sort=productModel&page=3')
  expect(withPage(search('sort=productModel&page=2'), 1)).toBe('?sort=productModel')
  expect(withPage(search('page=2'), 1)).toBe('?')
})

test('an empty list has one page', () => {
  expect(pageCount(0, 12)).toBe(1)
  expect(pageCount(12, 12)).toBe(1)
  expect(pageCount(13, 12)).toBe(2)
})

test('few pages are all shown', () => {
  expect(pageLinks(1, 1)).toEqual([1])
  expect(pageLinks(2, 3)).toEqual([1, 2, 3])
})

test('of many pages the first, the last and the neighbours are shown', () => {
  expect(pageLinks(1, 20)).toEqual([1, 2, 3, 'gap', 20])
  expect(pageLinks(10, 20)).toEqual([1, 'gap', 9, 10, 11, 'gap', 20])
  expect(pageLinks(20, 20)).toEqual([1, 'gap', 18, 19, 20])
})

test('a gap never stands for a single page', () => {
  for (let count = 1; count <= 30; count += 1) {
    for (let current = 1; current <= count; current += 1) {
      const links = pageLinks(current, count)
      for (const [at, link] of links.entries()) {
        if (link !== 'gap') continue
        expect(Number(links[at + 1]) - Number(links[at - 1])).toBeGreaterThan(2)
      }
      expect(links).toContain(current)
    }
  }
})

test('an address behind the last page leads to the last one', () => {
  const url = new URL('http://site.invalid/news?category=company&page=9')
  let thrown: unknown
  try {
    keepWithin(url, 15, 7)
  } catch (error) {
    thrown = error
  }
  expect((thrown as Response).headers.get('Location')).toBe('/news?category=company&page=3')
  expect(() => keepWithin(url, 63, 7)).not.toThrow()
})
